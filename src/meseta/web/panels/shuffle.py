"""Where the luck of a table comes from: the fingerprint of its secret, words of its players, at the end the secret."""

from __future__ import annotations

from markupsafe import Markup

from meseta.storage.rows import Table
from meseta.tables.dealing import Shuffle, shuffle_of
from meseta.web.markup import NOTHING, html, joined
from meseta.web.scene import Scene
from meseta.wording.words import Words


def shuffle_panel(scene: Scene, words: Words) -> Markup:
    """In the waiting room; whoever sits there may add something."""
    shuffle = shuffle_of(scene.table)
    if shuffle is None:
        return NOTHING
    return html(
        '<section class="panel shuffle"><h2>{}</h2><p class="fine">{}</p>{}{}</section>',
        words.say("shuffle-title"),
        words.say("shuffle-says"),
        facts(shuffle, words),
        words_form(scene, words),
    )


def facts(shuffle: Shuffle, words: Words) -> Markup:
    """The same before, during and after the game."""
    added = [html("<li>{}</li>", said) for said in shuffle.words]
    shown = [
        fact("shuffle-commitment", html("<code>{}</code>", shuffle.commitment), words),
        fact("shuffle-words", html("<ul>{}</ul>", added) if added else words.say("shuffle-no-words"), words),
    ]
    if shuffle.secret is not None:
        shown.append(fact("shuffle-secret", html("<code>{}</code>", shuffle.secret), words))
    return html('<dl class="facts">{}</dl>', joined(shown))


def fact(name: str, shown: Markup | str, words: Words) -> Markup:
    return html("<dt>{}</dt><dd>{}</dd>", words.say(name), shown)


def words_form(scene: Scene, words: Words) -> Markup:
    """A plain form: it works before any script has loaded."""
    if scene.seat is None:
        return NOTHING
    return html(
        '<form class="adding" method="post" action="/t/{}/words" data-keep><label class="field">{}'
        '<input name="text" maxlength="40" autocomplete="off" value="{}"></label><p class="fine">{}</p>'
        '<button class="btn">{}</button></form>',
        scene.table.id,
        words.say("shuffle-add"),
        scene.table.seats[scene.seat].words,
        words.say("shuffle-add-says"),
        words.say("shuffle-add-go"),
    )


def imported_note(table: Table, words: Words) -> Markup:
    """That nobody else can sit down, and why."""
    if not table.imported:
        return NOTHING
    return html(
        '<details class="standing"><summary>{}</summary><p class="fine">{}</p></details>',
        words.say("shuffle-imported-title"),
        words.say("shuffle-imported"),
    )
