"""Caballeros in an area: one row for each colour in the order of their numbers, the largest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.majority import ranked
from meseta.web.boards.page import answer, at
from meseta.web.boards.tokens import colour, face, shape
from meseta.web.markup import NOTHING, html, joined

DRAWN_SINGLY: Final = 4  # more are one stack
FAN: Final = 11.0  # from one drawn caballero to the next
STACK: Final = 6.0  # how far a stack reaches to the right
# By how many colours there are: the distance of rows and the size of tokens.
PITCH: Final = {1: 36.0, 2: 36.0, 3: 34.0, 4: 30.0}
SIZE: Final = {1: 1.16, 2: 1.16, 3: 1.12, 4: 1.02}
TIGHT_PITCH: Final = 26.6
TIGHT_SIZE: Final = 0.92
TOKEN: Final = 13.0  # from the middle of a token to its side
BEFORE_NUMERAL: Final = 21.0
NUMERAL: Final = 8.0
STRIKE: Final = "M-12 9 12-9"


class Row(NamedTuple):
    """One colour in an area: how many, what it would be paid, and the answer that picks one of them.

    In a preview one more caballero is a ghost: it would come, and is counted, or it would leave, and is not.
    """

    colour: int
    caballeros: int
    mark: str
    role: str
    paid: int = 0
    ghost: int = 0  # 1: comes, -1: leaves
    answer: int | None = None
    label: str = ""

    def solid(self) -> int:
        """Those that are no ghosts."""
        return self.caballeros - 1 if self.ghost > 0 else self.caballeros

    def reach(self) -> float:
        """From the first token to the last, the ghost not counted."""
        return FAN * max(0, self.solid() - 1) if self.solid() <= DRAWN_SINGLY else STACK

    def ghost_at(self) -> float:
        return self.reach() + FAN if self.solid() else 0

    def numeral_at(self) -> float:
        last = self.ghost_at() if self.ghost else self.reach()
        return last + BEFORE_NUMERAL + 4 * (self.caballeros > 9)

    def width(self) -> float:
        return TOKEN + self.numeral_at() + NUMERAL + 4 * (self.caballeros > 9)


def rows(counts: list[int], cast: Cast, paid: Sequence[int], moved: int | None = None, way: int = 0) -> list[Row]:
    """Only seats are paid. One caballero of the colour that is `moved` is a ghost."""
    pays = [*paid, *[0] * (len(counts) - len(paid))]
    order = ranked(counts)
    if moved is not None and not counts[moved]:
        order.append((moved, 0))  # the last one leaves
    return [
        Row(each, count, cast.marks[each], cast.roles[each], pays[each], way if each == moved else 0)
        for each, count in order
    ]


def crowd(area: str, x: float, y: float, its_rows: list[Row], extra: str = "") -> Markup:
    """The rows around one point. With the name of an area each is a kept node: a change of rank makes it glide."""
    if not its_rows:
        return NOTHING
    count = len(its_rows)
    size, pitch = SIZE.get(count, TIGHT_SIZE), PITCH.get(count, TIGHT_PITCH)
    left = TOKEN * size - size * max(row.width() for row in its_rows) / 2
    drawn = [
        drawn_row(area, row, rank, left, (rank - (count - 1) / 2) * pitch, size) for rank, row in enumerate(its_rows)
    ]
    return html('<g class="crowd n{} {}" {}>{}</g>', count, extra, at(x, y), drawn)


def drawn_row(area: str, row: Row, rank: int, x: float, y: float, size: float) -> Markup:
    return html(
        '<g {}class="row{} r{} {}" transform="translate({} {}) scale({})"{}>{}</g>',
        kept(area, row.colour) if area else NOTHING,
        "" if row.answer is None else " pick",
        rank + 1,
        colour(row.colour, row.role),
        x,
        y,
        str(size),  # to its last digit
        button(row),
        inside(row),
    )


@lru_cache(maxsize=256)
def kept(area: str, colour: int) -> Markup:
    return html('id="row-{}-p{}" ', area, colour + 1)


def button(row: Row) -> Markup:
    if row.answer is None:
        return NOTHING
    return html(' role="button" tabindex="0" aria-label="{}"{}', row.label, answer(row.answer))


@lru_cache(maxsize=4096)
def inside(row: Row) -> Markup:
    """The same few rows stand in many areas and at many moments."""
    return joined([grip(row), tokens(row), numeral(row), strike(row)])


def grip(row: Row) -> Markup:
    if row.answer is None:
        return NOTHING
    return html('<rect class="grip-box" x="-17" y="-14.5" width="{}" height="29" rx="14"/>', row.width() + 8)


def numeral(row: Row) -> Markup:
    x = 13 if row.caballeros < 10 else 17
    paid = html('<text class="pay" x="{}" y="-1">+{}</text>', x, row.paid) if row.paid else NOTHING
    return html('<g class="num" {}><text class="count">{}</text>{}</g>', at(row.numeral_at(), 7), row.caballeros, paid)


def strike(row: Row) -> Markup:
    """Through the one that leaves; where one may be picked, through the last one, as long as it is looked at."""
    if row.answer is None and row.ghost >= 0:
        return NOTHING
    x = row.ghost_at() if row.answer is None else row.reach()
    return html('<path class="strike" {} d="{}"/>', at(x, 0), STRIKE)


def tokens(row: Row) -> Markup:
    """The first with its letter, the others behind it: side by side, or as a stack."""
    drawn = shape(row.colour, row.role)
    if not row.solid():
        return html('<g class="ghost">{}</g>', face(row.colour, row.mark, row.role))
    behind = [(FAN * place, 0.0) for place in range(row.solid() - 1, 0, -1)]
    if row.solid() > DRAWN_SINGLY:
        behind = [(STACK, STACK / 2), (STACK / 2, STACK / 4)]
    ghost = [fanned(drawn, row.ghost_at(), 0, " ghost")] if row.ghost else []
    fan = [fanned(drawn, right, down) for right, down in behind]
    return joined([*ghost, *fan, face(row.colour, row.mark, row.role)])


def fanned(drawn: str, right: float, down: float, extra: str = "") -> Markup:
    return html(
        '<use class="fan{}" href="#tok-{}" x="{}" y="{}" width="30" height="30"/>', extra, drawn, right - 15, down - 15
    )
