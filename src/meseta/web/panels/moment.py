"""While a table is shown moment by moment: what was done, in place of a question, and the way to the present."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meseta.web.boards.tokens import icon
from meseta.web.log import LogLine
from meseta.web.markup import NOTHING, html
from meseta.web.panels.log_lines import seat_token
from meseta.web.scene import Scene
from meseta.wording.words import Words


def moment(scene: Scene, lines: Sequence[LogLine], words: Words, ways: Markup = NOTHING) -> Markup:
    """The answer as heading, below it what led to it and what came of it. The log speaks, so this is silent."""
    seen, newest = scene.last_seen_entry, lines[-1].number if lines else 0
    fresh = [line for line in lines if line.number > min(seen, newest - 1)]
    answer = next((line for line in fresh if line.number == newest), None)
    seat = None if answer is None else answer.seat
    mark = icon("clock", "big") if seat is None else seat_token(scene, seat, "l")
    colour = "" if seat is None else f" p{seat + 1}"
    heading = words.say("log-empty") if answer is None else answer.says
    more = " · ".join(line.says for line in fresh if line is not answer)
    return html(
        '<section class="panel prompt moment{}" id="prompt" tabindex="-1">{}'
        '<div><h1>{}</h1><p class="why">{}</p></div>{}</section>',
        colour,
        mark,
        heading,
        more,
        ways,
    )


def going_on(words: Words) -> Markup:
    """Puts a table away, and goes on with the story."""
    return html(
        '<button type="button" class="btn primary" id="walk-go-on" data-go-on>{}</button>', words.say("walk-go-on")
    )


def skipping(words: Words) -> Markup:
    """Its name keeps it from being morphed into an answer, which would then have the focus."""
    return html(
        '<button type="button" class="btn quiet walk-skip" id="walk-skip" data-skip aria-keyshortcuts=". Escape">'
        "{}{}</button>",
        words.say("walk-skip"),
        icon("skip"),
    )
