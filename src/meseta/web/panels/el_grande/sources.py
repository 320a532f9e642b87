"""What the points of El Grande were for: a bar for each player, in parts."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.tokens import token
from meseta.web.markup import html
from meseta.web.summaries.el_grande import GameSummary
from meseta.wording.words import Words

LONGEST: Final = 352  # of a bar
HIGH: Final = 20
ROOM_FOR_NUMBER: Final = 14


def sources(summary: GameSummary, cast: Cast, words: Words) -> Markup:
    ranked = sorted(range(len(summary.sources)), key=lambda seat: (-sum(summary.sources[seat]), seat))
    most = max(1, *[sum(points) for points in summary.sources])
    return html(
        '<section class="panel sourced"><div class="caption"><b>{}</b></div>'
        '<ul class="sources">{}</ul><ul class="key">{}</ul></section>',
        words.say("end-sources"),
        [row(summary, seat, most, cast, words) for seat in ranked],
        [key(at, words.say(f"end-source-{source}")) for at, source in enumerate(summary.source_names)],
    )


def key(at: int, said: str) -> Markup:
    return html(
        '<li><svg viewBox="0 0 16 12" aria-hidden="true"><rect class="src s{}" width="16" height="12"/></svg>{}</li>',
        at,
        said,
    )


def row(summary: GameSummary, seat: int, most: int, cast: Cast, words: Words) -> Markup:
    points = dict(zip(summary.source_names, summary.sources[seat], strict=True))
    drawn = bar(points, most, cast.names[seat], words)
    return html('<li class="p{}">{}{}</li>', seat + 1, token(seat, cast.marks[seat], "s"), drawn)


def bar(points: dict[str, int], most: int, name: str, words: Words) -> Markup:
    parts, x = list[Markup](), 0.0
    for at, value in enumerate(points.values()):
        width = LONGEST * value / most
        if value:
            shown = max(1, width - 1.5)
            parts.append(html('<rect class="src s{}" x="{}" width="{}" height="{}"/>', at, x, shown, HIGH))
        if width >= ROOM_FOR_NUMBER:
            middle = x + width / 2 - 0.7
            parts.append(html('<text class="srcnum s{}" x="{}" y="14.5">{}</text>', at, middle, value))
        x += width
    said = ", ".join(f"{words.say(f'end-source-{source}')} {value}" for source, value in points.items())
    return html('<svg viewBox="0 0 {} {}" role="img" aria-label="{}: {}">{}</svg>', LONGEST, HIGH, name, said, parts)
