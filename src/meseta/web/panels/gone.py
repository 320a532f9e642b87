"""A game that cannot be played on says so, and what can still be done with it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.storage.rows import TableStatus
from meseta.tables.gone import GoneGame
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.around import export, link, rematch
from meseta.web.scene import Scene
from meseta.wording.words import Words


def gone_panel(game: GoneGame, words: Words, table_buttons: Markup) -> Markup:
    """In the place of a question."""
    return html(
        '<section class="panel prompt gone" id="prompt" tabindex="-1">{}<div><h1>{}</h1>{}</div>'
        '<div class="buttons">{}</div></section>',
        icon("clock", "big"),
        words.say("gone-title"),
        why(game, words),
        table_buttons,
    )


def why(game: GoneGame, words: Words) -> Markup:
    """The sentence; and up to where the table is shown, if that is not where it stands."""
    refusal = game.refusal
    says = words.say(refusal.message, played=refusal.played, program=refusal.program)
    if not game.is_stored:
        says += " " + words.say("gone-shown-to", followed=game.followed, answers=game.answers)
    return html('<p class="why">{}</p>', says)


def ways(scene: Scene, words: Words) -> Markup:
    """Looking back and taking the record home, if anything was played; the same people once more."""
    path, played = f"/t/{scene.table.id}", bool(scene.entries)
    theirs = scene.sits or scene.away or scene.table.status == TableStatus.OVER
    return joined(
        [
            link(f"{path}/replay", "restart", words.say("replay")) if played else NOTHING,
            export(scene, words) if played and theirs else NOTHING,
            rematch(scene, words) if scene.sits else NOTHING,
        ]
    )
