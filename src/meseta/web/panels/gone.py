"""A game that cannot be played on says so, and what can still be done with it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.tables.gone import GoneGame
from meseta.web.boards.page import text
from meseta.web.boards.tokens import icon
from meseta.web.panels.around import export, form
from meseta.web.scene import Scene
from meseta.wording.words import Words


def gone_panel(game: GoneGame, words: Words, acts: Markup) -> Markup:
    """In the place of a question."""
    return Markup(
        f'<section class="panel prompt gone" id="prompt" tabindex="-1">{icon("clock", "big")}'
        f"<div><h1>{text(words.say('gone-title'))}</h1>{why(game, words)}</div>"
        f'<div class="acts">{acts}</div></section>'
    )


def why(game: GoneGame, words: Words) -> Markup:
    """The sentence; and up to where the table is shown, if that is not where it stands."""
    says = words.say(game.refusal.message, **game.refusal.given)
    if not game.is_stored:
        says += " " + words.say("gone-shown-to", followed=game.followed, answers=game.answers)
    return Markup(f'<p class="why">{text(says)}</p>')


def ways(scene: Scene, words: Words) -> Markup:
    """Looking back and taking the record home, if anything was played; the same people once more."""
    path, played = f"/t/{scene.table.id}", bool(scene.entries)
    back = f'<a class="btn" href="{path}/replay">{icon("restart")}{text(words.say("replay"))}</a>' if played else ""
    theirs = scene.sits or scene.away or scene.table.status == "over"
    home = export(scene, words) if played and theirs else ""
    again = form(f"{path}/rematch", "end-rematch", words) if scene.sits else ""
    return Markup(f"{back}{home}{again}")
