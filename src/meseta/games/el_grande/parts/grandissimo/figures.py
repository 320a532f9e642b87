"""Queen and Jester: they come with the card of the seventh deck, and help in every turn (003:890-894)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.games.el_grande.answers import PLACE
from meseta.games.el_grande.parts.grandissimo.answers import FIGURE
from meseta.games.el_grande.parts.grandissimo.map import gift_row
from meseta.games.el_grande.parts.grandissimo.state import JESTER, QUEEN, state_of
from meseta.games.el_grande.steps.when_taken import WhenTaken

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

BOTH: Final[i64] = 1 << QUEEN | 1 << JESTER


# ---- Taking one.
def figures_open(position: ElGrande, seat: i64) -> i64:
    """Those beside the board; if none is there, those of other players (ruling B74). One bit each."""
    figures = state_of(position).figures
    beside: i64 = 0
    with_others: i64 = 0
    for figure in range(len(figures)):
        if figures[figure] == NOBODY:
            beside |= 1 << figure
        elif figures[figure] != seat:
            with_others |= 1 << figure
    return beside or with_others


def take_figure(position: ElGrande, seat: i64, figure: i64) -> None:
    state_of(position).figures[figure] = seat
    position.offer_again()
    position.tell("figure-taken", seat, figure)


@final
class TakeFigure(WhenTaken):
    """Whoever has both takes none."""

    def begin(self, position: ElGrande, by: i64) -> None:
        figures = figures_open(position, by)
        if figures == BOTH:
            position.push(ChoosingFigure(by))
        elif figures:
            take_figure(position, by, QUEEN if figures >> QUEEN & 1 else JESTER)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingFigure(Question):
    NAME: ClassVar[str] = "choosing-figure"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        return EITHER

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        take_figure(position, seat, answer - FIGURE)

    def copy(self) -> ChoosingFigure:
        return ChoosingFigure(self.seat)


EITHER: Final = Answers([FIGURE + QUEEN, FIGURE + JESTER])


# ---- The Jester's gifts: caballeros of whoever has him, placed by others.
def give(position: ElGrande, seat: i64, receiver: i64) -> None:
    position.tell("gift-given", seat, receiver)
    position.province[seat] -= 1
    position.put_down(seat, NOWHERE, gift_row(position, receiver))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlacingGift(Question):
    """At the beginning of the turn, in a region; in the Castillo where it is one (ruling B77)."""

    NAME: ClassVar[str] = "placing-gift"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: i64, piece: i64) -> None:
        self.seat = seat
        self.piece: i64 = piece

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        rows = regions_open(position)
        places = position.empty_answers()
        places.add_each(PLACE, rows)
        return places

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.tell("gift-placed", seat, self.piece, answer - PLACE)
        position.move(self.piece, answer - PLACE)

    def copy(self) -> PlacingGift:
        return PlacingGift(self.seat, self.piece)


def begin_to_place_gifts(position: ElGrande, seat: i64) -> None:
    """One question for each."""
    caballeros, first = position.caballeros, gift_row(position, seat) * position.board.width
    for piece in range(first, first + position.colours):
        for _each in range(caballeros[piece]):
            position.push(PlacingGift(seat, piece))


def regions_open(position: ElGrande) -> i64:
    """Regions where something may come in, and the Castillo where it counts as one; one bit each."""
    regions = position.board.region_mask
    if position.rules.castillo_is_a_region:
        regions |= 1 << position.board.castillo
    return regions & position.may_enter()
