"""While a table is shown moment by moment: what was done, in place of a question, and the way to the present."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meseta.web.boards.page import Words, text
from meseta.web.boards.tokens import icon
from meseta.web.panels.log_lines import Told, seat_token
from meseta.web.scene import Scene


def moment(scene: Scene, lines: Sequence[Told], words: Words) -> Markup:
    """The deed as heading, below it what led to it and what came of it. The log speaks, so this is silent."""
    fresh, newest = scene.last_seen_entry, lines[-1].number if lines else 0
    told = [line for line in lines if line.number > min(fresh, newest - 1)]
    deed = next((line for line in told if line.number == told[-1].number), None)
    seat = None if deed is None else deed.seat
    mark = icon("clock", "big") if seat is None else seat_token(scene, seat, "l")
    colour = "" if seat is None else f" p{seat + 1}"
    heading = words.say("log-empty") if deed is None else deed.says
    more = " · ".join(line.says for line in told if line is not deed)
    return Markup(
        f'<section class="panel prompt moment{colour}" id="prompt" tabindex="-1">{mark}'
        f'<div><h1>{text(heading)}</h1><p class="why">{text(more)}</p></div>{skipping(words)}</section>'
    )


def skipping(words: Words) -> str:
    return (
        f'<button type="button" class="btn quiet skip" data-skip aria-keyshortcuts=". Escape">'
        f"{text(words.say('walk-skip'))}{icon('skip')}</button>"
    )
