"""Shares and their intervals as a picture: SVG of our own making."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from meseta.arena.results import Figures

NAMES: Final = 220  # the width of the column of names
SCALE: Final = 400  # of the axis from 0 to 100 %
MARGIN: Final = 70  # right of it, for the figures
ROW: Final = 28
TOP: Final = 34

STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.grid{stroke:#ddd}.fair{stroke:#b00;stroke-dasharray:4 3}"
    ".interval{stroke:#25507a;stroke-width:3}.share{fill:#25507a}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#444}.interval{stroke:#8ab8e6}.share{fill:#8ab8e6}}"
)


def plot(figures: Sequence[Figures]) -> str:
    """One row for each contestant: the share as a dot, its interval as a line, the fair share as a dashed one."""
    height = TOP + ROW * len(figures) + 10
    width = NAMES + SCALE + MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<style>{STYLE}</style>",
        *[tick(percent, height) for percent in range(0, 101, 25)],
        *[line for number, each in enumerate(figures) for line in row(each, TOP + ROW * number + ROW / 2)],
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def across(share: float) -> float:
    return round(NAMES + SCALE * share, 1)


def tick(percent: int, height: int) -> str:
    x = across(percent / 100)
    return (
        f'<line class="grid" x1="{x}" y1="{TOP - 8}" x2="{x}" y2="{height - 6}"/>'
        f'<text x="{x}" y="{TOP - 14}" text-anchor="middle">{percent} %</text>'
    )


def row(figures: Figures, y: float) -> list[str]:
    low, high, fair = across(figures.low), across(figures.high), across(figures.fair)
    return [
        f'<text x="{NAMES - 12}" y="{y + 4}" text-anchor="end">{escape(shortened(figures.name))}</text>',
        f'<line class="fair" x1="{fair}" y1="{y - 11}" x2="{fair}" y2="{y + 11}"/>',
        f'<line class="interval" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        f'<circle class="share" cx="{across(figures.share)}" cy="{y}" r="5"/>',
        f'<text x="{across(1) + 10}" y="{y + 4}">{100 * figures.share:.1f} %</text>',
    ]


def shortened(name: str, most: int = 30) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
