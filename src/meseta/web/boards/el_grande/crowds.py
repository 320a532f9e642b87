"""Caballeros in an area: one row for each colour in the order of their numbers, the largest first.

From one moment to the next most areas stay as they are, so what was drawn is kept ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.attributes import answer, at, label, same
from meseta.web.boards.el_grande.majority import ranked
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
COLUMN: Final = 46.0  # that one token and its number need
PAY: Final = 22.0  # that what is paid needs after the number
TWO_COLUMNS: Final = 136.0  # that they need with what they are paid, twice
MANY: Final = 5  # lines of them in an area: more colours stand in two columns
DISC: Final = 16.5  # from its middle to its edge
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
    place: str = ""  # with a name it is a kept node: a change of rank makes it glide
    carries: str = ""  # what each of them stands on
    elsewhere: bool = False  # does its answer stand below the question, for here is too little room to press it
    one: bool = False  # is only one of them drawn, for there is no room for more

    def solid(self) -> int:
        """Those that are no ghosts."""
        return self.caballeros - 1 if self.ghost > 0 else self.caballeros

    def reach(self) -> float:
        """From the first token to the last, the ghost not counted."""
        if self.one:
            return 0
        return FAN * max(0, self.solid() - 1) if self.solid() <= DRAWN_SINGLY else STACK

    def ghost_at(self) -> float:
        return self.reach() + FAN if self.solid() else 0

    def pressed(self) -> Markup:
        """The attributes by which one of them is picked: where it stands elsewhere, it is no second stop for keys."""
        if self.answer is None:
            return NOTHING
        if self.elsewhere:
            return same(self.answer)
        name = label(self.label, self.text())
        return html(' role="button" tabindex="0" aria-label="{}"{}', name, answer(self.answer))

    def text(self) -> str:
        """The letter and the numbers that are drawn."""
        return f"{self.mark}{self.caballeros}+{self.paid}" if self.paid else f"{self.mark}{self.caballeros}"

    def numeral_at(self) -> float:
        last = self.ghost_at() if self.ghost else self.reach()
        return last + BEFORE_NUMERAL + 4 * (self.caballeros > 9)

    def width(self) -> float:
        return TOKEN + self.numeral_at() + NUMERAL + 4 * (self.caballeros > 9)


def rows(
    counts: list[int], cast: Cast, paid: Sequence[int], moved: int | None = None, way: int = 0, carries: str = ""
) -> list[Row]:
    """Only seats are paid. One caballero of the colour that is `moved` is a ghost."""
    pays = [*paid, *[0] * (len(counts) - len(paid))]
    order = ranked(counts)
    if moved is not None and not counts[moved]:
        order.append((moved, 0))  # the last one leaves
    return [
        Row(each, count, cast.marks[each], cast.roles[each], pays[each], way if each == moved else 0, carries=carries)
        for each, count in order
    ]


@lru_cache(maxsize=2048)
def crowd(x: float, y: float, its_rows: tuple[Row, ...], extra: str = "", most_lines: int = MANY) -> Markup:
    """The rows around one point; in two columns where there would be too many lines."""
    if not its_rows:
        return NOTHING
    count = len(its_rows)
    if count > most_lines:
        return html('<g class="crowd n{} {}" {}>{}</g>', count, extra, at(x, y), in_columns(its_rows, TWO_COLUMNS, 2))
    size, pitch = SIZE.get(count, TIGHT_SIZE), PITCH.get(count, TIGHT_PITCH)
    left = TOKEN * size - size * max(row.width() for row in its_rows) / 2
    drawn = [drawn_row(row, rank, left, (rank - (count - 1) / 2) * pitch, size) for rank, row in enumerate(its_rows)]
    return html('<g class="crowd n{} {}" {}>{}</g>', count, extra, at(x, y), drawn)


@lru_cache(maxsize=2048)
def crowd_in_box(x: float, y: float, wide: float, high: float, its_rows: tuple[Row, ...], extra: str = "") -> Markup:
    """The same in a narrow box: in columns if need be, and then of each only one token and its number."""
    if not its_rows:
        return NOTHING
    columns = 1
    if len(its_rows) * TIGHT_PITCH > high or any(row.width() * TIGHT_SIZE > wide for row in its_rows):
        its_rows = tuple(row._replace(paid=0) for row in its_rows)
        columns = max(1, min(len(its_rows), int(wide // COLUMN)))
    lines = -(-len(its_rows) // columns)
    drawn = in_columns(its_rows, wide, columns, min(TIGHT_PITCH, high / lines))
    return html('<g class="crowd-in-box {}" {}>{}</g>', extra, at(x, y), drawn)


@lru_cache(maxsize=256)
def crowd_in_line(x: float, y: float, wide: float, its_rows: tuple[Row, ...], extra: str = "") -> Markup:
    """The same side by side: of each one token and its number, smaller where there are many."""
    if not its_rows:
        return NOTHING
    across = min(COLUMN, wide / len(its_rows))
    unpaid = tuple(row._replace(paid=0) for row in its_rows)
    drawn = in_columns(unpaid, across * len(unpaid), len(unpaid), TIGHT_PITCH * across / COLUMN)
    return html('<g class="crowd-in-box {}" {}>{}</g>', extra, at(x, y), drawn)


def in_columns(its_rows: tuple[Row, ...], wide: float, columns: int, pitch: float = TIGHT_PITCH) -> list[Markup]:
    """In several of them each shows only one token."""
    size, across = TIGHT_SIZE * pitch / TIGHT_PITCH, wide / columns
    lines = -(-len(its_rows) // columns)
    drawn: list[Markup] = []
    for rank, each in enumerate(its_rows):
        row = each._replace(one=columns > 1)
        line, column = divmod(rank, columns)
        wide_row = row.width() + (PAY if row.paid else 0)
        left = (column - (columns - 1) / 2) * across + (TOKEN - wide_row / 2) * size
        drawn.append(drawn_row(row, rank, left, (line - (lines - 1) / 2) * pitch, size))
    return drawn


def drawn_row(row: Row, rank: int, x: float, y: float, size: float) -> Markup:
    return html(
        '<g {}class="row{} r{} {}" transform="translate({} {}) scale({})"{}>{}{}{}{}</g>',
        html('id="row-{}-p{}" ', row.place, row.colour + 1) if row.place else NOTHING,
        "" if row.answer is None else " spot" if row.elsewhere else " pick",
        rank + 1,
        colour(row.colour, row.role),
        x,
        y,
        str(size),  # to its last digit
        row.pressed(),
        grip(row),
        tokens(row),
        numeral(row),
        strike(row),
    )


def grip(row: Row) -> Markup:
    if row.answer is None:
        return NOTHING
    return html('<rect class="grip-box" x="-17" y="-14.5" width="{}" height="29" rx="14"/>', row.width() + 8)


def below(count: int, most_lines: int = MANY) -> float:
    """From the middle of so many rows to that of the last one."""
    if count > most_lines:
        return (-(-count // 2) - 1) / 2 * TIGHT_PITCH
    return (count - 1) / 2 * PITCH.get(count, TIGHT_PITCH)


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
        return html('<g class="ghost">{}{}</g>', disc(row.carries, 0), face(row.colour, row.mark, row.role))
    behind = [(FAN * place, 0.0) for place in range(row.solid() - 1, 0, -1)]
    if row.solid() > DRAWN_SINGLY:
        behind = [(STACK, STACK / 2), (STACK / 2, STACK / 4)]
    ghost = [fanned(drawn, row.ghost_at(), 0, " ghost")] if row.ghost else []
    fan = [] if row.one else [fanned(drawn, right, down) for right, down in behind]
    carried = disc(row.carries, 0 if row.one else row.reach())
    return joined([*ghost, carried, *fan, face(row.colour, row.mark, row.role)])


@cache
def disc(carries: str, reach: float) -> Markup:
    """What somebody stands on; under several it is a long one."""
    if not carries:
        return NOTHING
    return html(
        '<rect class="disc {}" x="{edge}" y="{edge}" width="{}" height="{}" rx="{}"/>',
        carries,
        2 * DISC + reach,
        2 * DISC,
        DISC,
        edge=-DISC,
    )


def fanned(drawn: str, right: float, down: float, extra: str = "") -> Markup:
    return html(
        '<use class="fan{}" href="#tok-{}" x="{}" y="{}" width="30" height="30"/>', extra, drawn, right - 15, down - 15
    )
