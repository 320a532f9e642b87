"""Caballeros in an area: one row for each colour in the order of their numbers, the largest first."""

from __future__ import annotations

from typing import Final

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.majority import ranked
from meseta.web.boards.page import answer, at, text
from meseta.web.boards.tokens import colour, face, shape
from meseta.web.markup import number

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


class Row:
    """One colour in an area: how many, what it would be paid, and the answer that picks one of them.

    In a preview one more caballero is a ghost: it would come, and is counted, or it would leave, and is not.
    """

    __slots__ = ("answer", "colour", "count", "ghost", "label", "mark", "paid", "role")

    def __init__(self, colour: int, count: int, mark: str, role: str = "", paid: int = 0, ghost: int = 0) -> None:
        self.colour = colour
        self.count = count
        self.mark = mark
        self.role = role
        self.paid = paid
        self.ghost = ghost  # 1: comes, -1: leaves
        self.answer: int | None = None
        self.label = ""

    def solid(self) -> int:
        """Those that are no ghosts."""
        return self.count - 1 if self.ghost > 0 else self.count

    def reach(self) -> float:
        """From the first token to the last, the ghost not counted."""
        return FAN * max(0, self.solid() - 1) if self.solid() <= DRAWN_SINGLY else STACK

    def ghost_at(self) -> float:
        return self.reach() + FAN if self.solid() else 0

    def numeral_at(self) -> float:
        last = self.ghost_at() if self.ghost else self.reach()
        return last + BEFORE_NUMERAL + 4 * (self.count > 9)

    def width(self) -> float:
        return TOKEN + self.numeral_at() + NUMERAL + 4 * (self.count > 9)


def rows(counts: list[int], cast: Cast, paid: list[int], moved: int | None = None, way: int = 0) -> list[Row]:
    """Only seats are paid. One caballero of the colour that is `moved` is a ghost."""
    pays = [*paid, *[0] * (len(counts) - len(paid))]
    order = ranked(counts)
    if moved is not None and not counts[moved]:
        order.append((moved, 0))  # the last one leaves
    return [
        Row(each, count, cast.marks[each], cast.roles[each], pays[each], way if each == moved else 0)
        for each, count in order
    ]


def crowd(area: str, x: float, y: float, its_rows: list[Row], extra: str = "") -> str:
    """The rows around one point. With the name of an area each is a kept node: a change of rank makes it glide."""
    if not its_rows:
        return ""
    count = len(its_rows)
    size, pitch = SIZE.get(count, TIGHT_SIZE), PITCH.get(count, TIGHT_PITCH)
    left = TOKEN * size - size * max(row.width() for row in its_rows) / 2
    drawn = [
        drawn_row(area, row, rank, left, (rank - (count - 1) / 2) * pitch, size) for rank, row in enumerate(its_rows)
    ]
    return f'<g class="crowd n{count} {extra}" {at(x, y)}>{"".join(drawn)}</g>'


def drawn_row(area: str, row: Row, rank: int, x: float, y: float, size: float) -> str:
    place = f'transform="translate({number(x)} {number(y)}) scale({size})"'
    kept = f'id="row-{area}-p{row.colour + 1}" ' if area else ""
    return (
        f'<g {kept}class="row{" pick" if row.answer is not None else ""} r{rank + 1} {colour(row.colour, row.role)}"'
        f" {place}{button(row)}>{grip(row)}{tokens(row)}{numeral(row)}{strike(row)}</g>"
    )


def button(row: Row) -> str:
    if row.answer is None:
        return ""
    return f' role="button" tabindex="0" aria-label="{text(row.label)}"{answer(row.answer)}'


def grip(row: Row) -> str:
    if row.answer is None:
        return ""
    return f'<rect class="grip-box" x="-17" y="-14.5" width="{number(row.width() + 8)}" height="29" rx="14"/>'


def numeral(row: Row) -> str:
    paid = f'<text class="pay" x="{13 if row.count < 10 else 17}" y="-1">+{row.paid}</text>' if row.paid else ""
    return f'<g class="num" {at(row.numeral_at(), 7)}><text class="count">{row.count}</text>{paid}</g>'


def strike(row: Row) -> str:
    """Through the one that leaves; where one may be picked, through the last one, as long as it is looked at."""
    if row.answer is not None:
        return f'<path class="strike" {at(row.reach(), 0)} d="{STRIKE}"/>'
    return f'<path class="strike" {at(row.ghost_at(), 0)} d="{STRIKE}"/>' if row.ghost < 0 else ""


def tokens(row: Row) -> str:
    """The first with its letter, the others behind it: side by side, or as a stack."""
    drawn = shape(row.colour, row.role)
    if not row.solid():
        return f'<g class="ghost">{face(row.colour, row.mark, row.role)}</g>'
    behind = [(FAN * place, 0.0) for place in range(row.solid() - 1, 0, -1)]
    if row.solid() > DRAWN_SINGLY:
        behind = [(STACK, STACK / 2), (STACK / 2, STACK / 4)]
    ghost = [fanned(drawn, row.ghost_at(), 0, " ghost")] if row.ghost else []
    fan = [fanned(drawn, right, down) for right, down in behind]
    return "".join([*ghost, *fan, face(row.colour, row.mark, row.role)])


def fanned(drawn: str, right: float, down: float, extra: str = "") -> str:
    return (
        f'<use class="fan{extra}" href="#tok-{drawn}" x="{number(right - 15)}" y="{number(down - 15)}"'
        ' width="30" height="30"/>'
    )
