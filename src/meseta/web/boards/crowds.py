"""Caballeros in an area: one row for each colour in the order of their numbers, the largest first."""

from __future__ import annotations

from typing import Final

from meseta.web.boards.majority import ranked
from meseta.web.boards.page import answer, at, number, text
from meseta.web.boards.tokens import SHAPES, colour, face

DRAWN_SINGLY: Final = 4  # more are one stack
FAN: Final = 11.0  # from one drawn caballero to the next
# By how many colours there are: the distance of rows and the size of tokens.
PITCH: Final = {1: 36.0, 2: 36.0, 3: 34.0, 4: 30.0}
SIZE: Final = {1: 1.16, 2: 1.16, 3: 1.12, 4: 1.02}
TIGHT_PITCH: Final = 26.6
TIGHT_SIZE: Final = 0.92
TOKEN: Final = 13.0  # from the middle of a token to its side
BEFORE_NUMERAL: Final = 21.0
NUMERAL: Final = 8.0


class Row:
    """One colour in an area: how many, what it would be paid, and the answer that picks one of them."""

    __slots__ = ("answer", "colour", "count", "label", "mark", "paid")

    def __init__(
        self, colour: int, count: int, mark: str, paid: int = 0, answer: int | None = None, label: str = ""
    ) -> None:
        self.colour = colour
        self.count = count
        self.mark = mark
        self.paid = paid
        self.answer = answer
        self.label = label

    def fanned(self) -> int:
        """How many tokens lie behind the first one, side by side."""
        return self.count - 1 if self.count <= DRAWN_SINGLY else 0

    def numeral_at(self) -> float:
        return FAN * self.fanned() + BEFORE_NUMERAL + (5 if self.count > DRAWN_SINGLY else 0) + 4 * (self.count > 9)

    def width(self) -> float:
        return TOKEN + self.numeral_at() + NUMERAL + 4 * (self.count > 9)


def rows(counts: list[int], marks: list[str], paid: list[int]) -> list[Row]:
    """What is paid is known for seats, not for the automa."""
    pays = [*paid, *[0] * (len(counts) - len(paid))]
    return [Row(each, count, marks[each], pays[each]) for each, count in ranked(counts)]


def crowd(area: str, x: float, y: float, its_rows: list[Row], automa: int | None, extra: str = "") -> str:
    """The rows around one point. Each is a kept node: a change of rank makes it glide."""
    if not its_rows:
        return ""
    count = len(its_rows)
    size, pitch = SIZE.get(count, TIGHT_SIZE), PITCH.get(count, TIGHT_PITCH)
    left = TOKEN * size - size * max(row.width() for row in its_rows) / 2
    drawn = [
        drawn_row(area, row, rank, left, (rank - (count - 1) / 2) * pitch, size, row.colour == automa)
        for rank, row in enumerate(its_rows)
    ]
    return f'<g class="crowd n{count} {extra}" {at(x, y)}>{"".join(drawn)}</g>'


def drawn_row(area: str, row: Row, rank: int, x: float, y: float, size: float, automa: bool) -> str:
    place = f'transform="translate({number(x)} {number(y)}) scale({size})"'
    button = ""
    if row.answer is not None:
        button = f' role="button" tabindex="0" aria-label="{text(row.label)}"{answer(row.answer)}'
    kind = "row pick" if row.answer is not None else "row"
    ring = f'<rect class="grip-box" x="-17" y="-14.5" width="{number(row.width() + 8)}" height="29" rx="14"/>'
    paid = f'<text class="pay" x="{13 if row.count < 10 else 17}" y="-1">+{row.paid}</text>' if row.paid else ""
    return (
        f'<g id="row-{area}-p{row.colour + 1}" class="{kind} r{rank + 1} {colour(row.colour, automa)}"'
        f' data-count="{row.count}" {place}{button}>{ring if button else ""}{tokens(row, automa)}'
        f'<g class="num" {at(row.numeral_at(), 7)}><text class="count">{row.count}</text>{paid}</g></g>'
    )


def tokens(row: Row, automa: bool) -> str:
    """The first with its letter, the others behind it: side by side, or as a stack."""
    shape = "automa" if automa else SHAPES[row.colour]
    behind = [(FAN * place, 0.0) for place in range(row.fanned(), 0, -1)]
    if row.count > DRAWN_SINGLY:
        behind = [(6, 3), (3, 1.5)]
    drawn = [
        f'<use class="fan" href="#tok-{shape}" x="{number(right - 15)}" y="{number(down - 15)}"'
        ' width="30" height="30"/>'
        for right, down in behind
    ]
    return "".join([*drawn, face(row.colour, row.mark, automa)])
