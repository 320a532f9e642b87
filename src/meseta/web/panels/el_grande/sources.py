"""What the points of El Grande were for: a bar for each player, in parts."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import Words, number, text
from meseta.web.boards.tokens import token
from meseta.web.summaries.el_grande import SOURCES, GameSummary

LONGEST: Final = 352  # of a bar
HIGH: Final = 20
ROOM_FOR_NUMBER: Final = 14


def sources(summary: GameSummary, cast: Cast, words: Words) -> Markup:
    ranked = sorted(range(len(summary.sources)), key=lambda seat: (-sum(summary.sources[seat]), seat))
    most = max(1, *[sum(points) for points in summary.sources])
    bars = "".join(
        f'<li class="p{seat + 1}">{token(seat, cast.marks[seat], "s")}'
        f"{bar(summary.sources[seat], most, cast.names[seat], words)}</li>"
        for seat in ranked
    )
    keys = "".join(
        f'<li><svg viewBox="0 0 16 12" aria-hidden="true"><rect class="src s{at}" width="16" height="12"/></svg>'
        f"{text(words.say(f'end-source-{source}'))}</li>"
        for at, source in enumerate(SOURCES)
    )
    return Markup(
        f'<section class="panel sourced"><div class="caption"><b>{text(words.say("end-sources"))}</b></div>'
        f'<ul class="sources">{bars}</ul><ul class="key">{keys}</ul></section>'
    )


def bar(points: list[int], most: int, name: str, words: Words) -> str:
    parts, x = [], 0.0
    for at, value in enumerate(points):
        width = LONGEST * value / most
        if value:
            parts.append(
                f'<rect class="src s{at}" x="{number(x)}" width="{number(max(1, width - 1.5))}" height="{HIGH}"/>'
            )
        if width >= ROOM_FOR_NUMBER:
            parts.append(f'<text class="srcnum s{at}" x="{number(x + width / 2 - 0.7)}" y="14.5">{value}</text>')
        x += width
    said = ", ".join(
        f"{words.say(f'end-source-{source}')} {value}" for source, value in zip(SOURCES, points, strict=True)
    )
    label = text(f"{name}: {said}")
    return f'<svg viewBox="0 0 {LONGEST} {HIGH}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
