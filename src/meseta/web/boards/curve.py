"""A curve for each player through the moments of a game: points of El Grande, regions of Condottiere, chances to win.

It is drawn twice, wide for desktops and narrow for phones, so that its letters stay readable; the page shows one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from markupsafe import Markup

from meseta.web.boards.tokens import piece
from meseta.web.markup import html, joined, number

STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)  # between two lines of the grid
APART: Final = 25  # pixels between two tokens at the end of their curves
ROUND_TOKEN: Final = 0.46
LAST_TOKEN: Final = 0.8


@dataclass(frozen=True, slots=True)
class Curve:
    """One player's figures, the first before anything happened."""

    seat: int
    mark: str
    values: list[int]


@dataclass(frozen=True, slots=True)
class Band:
    """A stretch between two moments that has a name."""

    begin: int
    end: int
    says: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on a curve that is spoken of, and by which sign."""

    seat: int
    moment: int
    says: str


@dataclass(frozen=True, slots=True)
class Chart:
    label: str
    curves: list[Curve]
    ticks: list[str]  # what stands under each moment; nothing under some
    bands: list[Band] = field(default_factory=list[Band])
    goal: int | None = None  # a figure that wins
    apart: float = 0  # pixels between curves with the same figures
    most: int = 1  # what the highest line stands for at least
    unit: str = ""  # of the figures
    marks: list[Mark] = field(default_factory=list[Mark])

    @property
    def top(self) -> int:
        most = max(max(curve.values) for curve in self.curves)
        return max(most, self.goal or 0, self.most)


@dataclass(frozen=True, slots=True)
class Frame:
    """The sheet a chart is drawn on, and the margins round its curves."""

    name: str
    width: int
    height: int
    grid: int  # lines of the grid at most
    above: int = 34
    left: int = 40
    right: int = 84
    below: int = 30


WIDE: Final = Frame("wide", 900, 430, 5)
NARROW: Final = Frame("narrow", 380, 300, 4, left=32, right=92)


def chart(drawn: Chart, *frames: Frame) -> Markup:
    return joined(Drawing(drawn, frame).whole() for frame in frames)


class Drawing:
    """One chart on one sheet."""

    def __init__(self, drawn: Chart, frame: Frame) -> None:
        self.chart, self.frame = drawn, frame
        self.moments = len(drawn.ticks) - 1
        self.top = drawn.top
        self.step = next((step for step in STEPS if self.top <= step * frame.grid), STEPS[-1])

    def whole(self) -> Markup:
        frame = self.frame
        return html(
            '<svg class="chart {}" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>',
            frame.name,
            frame.width,
            frame.height,
            self.chart.label,
            [*self.bands(), *self.grid(), *self.ticks(), *self.curves(), *self.marks(), *self.ends()],
        )

    # ---- Where things are.
    def x(self, moment: int) -> float:
        room = self.frame.width - self.frame.left - self.frame.right
        return self.frame.left + room * moment / max(1, self.moments)

    def y(self, value: float) -> float:
        room = self.frame.height - self.frame.above - self.frame.below
        return self.frame.above + room * (1 - value / self.top)

    # ---- Behind the curves.
    def bands(self) -> list[Markup]:
        return [self.band(self.x(band.begin), self.x(band.end), band.says) for band in self.chart.bands]

    def band(self, left: float, right: float, says: str) -> Markup:
        above, height = self.frame.above, self.frame.height - self.frame.above - self.frame.below
        return html(
            '<rect class="score-band" x="{}" y="{}" width="{}" height="{}"/><text class="band" x="{}" y="{}">{}</text>',
            left,
            above,
            right - left,
            height,
            (left + right) / 2,
            above - 10,
            says,
        )

    def grid(self) -> list[Markup]:
        return [self.line(value) for value in range(0, self.top + 1, self.step)]

    def line(self, value: int) -> Markup:
        """Of the grid, with its figure before it."""
        return html(
            '<path class="{}" d="M{} {}H{}"/><text class="tick" x="{}" y="{}" text-anchor="end">{}</text>',
            "goal-line" if value == self.chart.goal else "gridline",
            self.frame.left,
            self.y(value),
            self.frame.width - self.frame.right,
            self.frame.left - 8,
            self.y(value) + 4,
            f"{value}{self.chart.unit}",
        )

    def ticks(self) -> list[Markup]:
        low = self.frame.height - self.frame.below + 18
        return [
            html('<text class="tick" x="{}" y="{}" text-anchor="middle">{}</text>', self.x(moment), low, says)
            for moment, says in enumerate(self.chart.ticks)
            if says
        ]

    # ---- The curves: those behind are drawn first, so the leader's lies on top.
    def curves(self) -> list[Markup]:
        lines: list[Markup] = []
        across = [number(self.x(at)) for at in range(self.moments + 1)]
        for curve in sorted(self.chart.curves, key=lambda curve: curve.values[-1]):
            aside = (curve.seat - (len(self.chart.curves) - 1) / 2) * self.chart.apart
            down = {value: number(self.y(value) + aside) for value in set(curve.values)}
            points = " ".join([f"{x} {down[value]}" for x, value in zip(across, curve.values, strict=True)])
            lines.append(html('<polyline class="curve-halo" points="{}"/>', points))
            lines.append(html('<polyline class="curve p{}" points="{}"/>', curve.seat + 1, points))
            lines += [
                piece(curve.seat, "", self.x(band.end), self.y(curve.values[band.end]), ROUND_TOKEN)
                for band in self.chart.bands[:-1]
            ]
        return lines

    def marks(self) -> list[Markup]:
        values = {curve.seat: curve.values for curve in self.chart.curves}
        return [self.mark(mark, self.y(values[mark.seat][mark.moment])) for mark in self.chart.marks]

    def mark(self, mark: Mark, y: float) -> Markup:
        return html(
            '<g class="mark p{}" transform="translate({} {})"><circle r="9"/><text y="4">{}</text></g>',
            mark.seat + 1,
            self.x(mark.moment),
            y,
            mark.says,
        )

    def ends(self) -> list[Markup]:
        """At the end of each curve its token and the last figure, moved apart where they would touch."""
        first = sorted(self.chart.curves, key=lambda curve: (-curve.values[-1], curve.seat))
        places = spread([self.y(curve.values[-1]) for curve in first], APART, self.frame.height - self.frame.below + 6)
        return [self.end(curve, y) for curve, y in zip(first, places, strict=True)]

    def end(self, curve: Curve, y: float) -> Markup:
        edge, value = self.x(self.moments), curve.values[-1]
        return html(
            '<path class="leader" d="M{} {}L{} {}h6"/>{}<text class="end" x="{}" y="{}">{}</text>',
            edge,
            self.y(value),
            edge + 14,
            y,
            piece(curve.seat, curve.mark, edge + 30, y, LAST_TOKEN),
            edge + 46,
            y + 5.5,
            f"{value}{self.chart.unit}",
        )


def spread(wished: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Places from top to bottom, as near to the wished ones as they can be without touching."""
    places: list[float] = []
    for wish in wished:
        places.append(max(wish, places[-1] + apart) if places else wish)
    limit = lowest
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], limit)
        limit = places[at] - apart
    return places


# ---- The same as text.
def chart_as_table(drawn: Chart, names: Sequence[str], heads: Sequence[str], corner: str) -> Markup:
    """A real table: a row for each moment, a column for each player."""
    people = [html('<th scope="col">{}</th>', names[curve.seat]) for curve in drawn.curves]
    rows = [figures(head, [curve.values[at] for curve in drawn.curves]) for at, head in enumerate(heads)]
    return html(
        '<table class="lined-table"><caption>{}</caption><thead><tr><th scope="col">{}</th>{}</tr></thead>'
        "<tbody>{}</tbody></table>",
        drawn.label,
        corner,
        people,
        rows,
    )


def figures(head: str, values: Sequence[int]) -> Markup:
    return html('<tr><th scope="row">{}</th>{}</tr>', head, [html("<td>{}</td>", value) for value in values])
