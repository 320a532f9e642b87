"""Hints: the button that asks for one, and what it says. On the map the answers are marked by `static/hint.js`."""

from __future__ import annotations

from markupsafe import Markup

from meseta.tables.hint import Advice, Hint, may_be_hinted
from meseta.web.boards.tokens import icon
from meseta.web.faces.catalogue import FACES
from meseta.web.markup import NOTHING, html
from meseta.web.scene import Scene
from meseta.wording.words import Words


def hint_button(scene: Scene, words: Words) -> Markup:
    """Where the reader has a choice, and hints are allowed."""
    if not scene.turn or len(scene.view["legal"]) < 2 or not may_be_hinted(scene.table):
        return NOTHING
    return html(
        '<button type="button" class="btn" data-hint="{}" aria-controls="hint" title="{says}">{}{says}</button>',
        words.say("hint-thinking"),
        icon("bot", "small"),
        says=words.say("hint"),
    )


def hint_lines(hint: Hint, scene: Scene, words: Words) -> Markup:
    """The best answer and the one after it; to press one is to give it."""
    return html(
        '<div data-decision="{}"><p>{}</p><ol>{}</ol></div>'
        '<button type="button" class="btn quiet round" data-hint-away aria-label="{}">✕</button>',
        hint.decision,
        words.say("hint-says"),
        [hint_line(each, scene, words) for each in hint.advice],
        words.say("hint-away"),
    )


def hint_line(advice: Advice, scene: Scene, words: Words) -> Markup:
    return html(
        '<li><button type="button" class="btn" data-hinted="{}">{}</button> <span>{}</span></li>',
        advice.answer,
        FACES[scene.table.game].answer(scene.view, advice.notation, scene.table.seats, words),
        brings(advice, scene, words),
    )


def brings(advice: Advice, scene: Scene, words: Words) -> str:
    """The chance to win, and points in a game that is about them."""
    chance = round(100 * advice.chance)
    if not FACES[scene.table.game].points(scene.view):
        return words.say("hint-brings", chance=chance)
    return words.say("hint-brings-points", chance=chance, points=round(advice.points))
