"""The king moves. He must leave where he is (ruling A15); where he cannot, the card does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import KING, MOVE
from meseta.games.el_grande.board import mask
from meseta.games.el_grande.crowds import emptiest_regions, fullest_regions
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class KingMoves(Change):
    NAME: ClassVar[str] = "king-moves"
    MEANS: ClassVar[tuple[str, str]] = ("", "area")

    def happen(self, position: ElGrande, by: i64, first: i64, area: i64) -> None:
        position.king = area
        asked = position.rules.told_of_kings
        while asked is not None:
            asked.part.king_moved(position)
            asked = asked.rest


KING_MOVES: Final = KingMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingKing(Question):
    NAME: ClassVar[str] = "choosing-king"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "places")

    def __init__(self, seat: i64, places: i64) -> None:
        self.seat = seat
        self.places: i64 = places  # where he may go, one bit each

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        places = position.empty_answers()
        places.add_each(KING, self.places)
        return places

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.propose(KING_MOVES, seat, 0, answer - KING)

    def copy(self) -> ChoosingKing:
        return ChoosingKing(self.seat, self.places)


def choose_king(position: ElGrande, by: i64, places: i64) -> None:
    """Anywhere among the places but where he stands, and what else is closed."""
    elsewhere = places & ~position.closed()
    if elsewhere:
        position.push(ChoosingKing(by, elsewhere))


# ---- Where to.
@final
class MoveKing(Step):
    """To one of a few places, by their names; to any region where none is named."""

    def __init__(self, *places: str) -> None:
        self.places: list[str] = list(places)

    def begin(self, position: ElGrande, by: i64) -> None:
        places = position.board.open_to_king
        if self.places:
            places = mask([position.board.number[name] for name in self.places])
        choose_king(position, by, places)


@final
class MoveKingNear(Step):
    """Along neighbouring regions: one step, or up to two."""

    def __init__(self, steps: i64) -> None:
        self.steps: i64 = steps
        assert 1 <= steps <= 2

    def begin(self, position: ElGrande, by: i64) -> None:
        near = position.next_door() if self.steps == 1 else position.board.within_two_steps[position.king]
        choose_king(position, by, near)


@final
class MoveKingToFullest(Step):
    """If that is his own region alone, he stays; if others are level with it, he goes to one of them (ruling A28)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        choose_king(position, by, fullest_regions(position) & position.board.open_to_king)


@final
class MoveKingToEmptiest(Step):
    """Likewise."""

    def begin(self, position: ElGrande, by: i64) -> None:
        choose_king(position, by, emptiest_regions(position) & position.board.open_to_king)


@final
class MoveKingToGrande(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        if position.board.is_region(position.grande[by]):
            choose_king(position, by, 1 << position.grande[by] & position.board.open_to_king)


# ---- Not alone.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Escorting(Question):
    """So many caballeros, of whichever colours, follow the king out of the region he left, as far as there are any."""

    NAME: ClassVar[str] = "escorting"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "area")

    def __init__(self, seat: i64, left: i64, area: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.area: i64 = area  # the region he left

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.left > 0 and self.legal(position, self.seat).count > 0 else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        pieces = position.empty_answers()
        for colour in range(position.colours):
            piece = self.area * position.board.width + colour
            if position.caballeros[piece] > 0:
                pieces.add(MOVE + piece)
        return pieces

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        self.left -= 1
        position.propose(CABALLERO_MOVES, seat, answer - MOVE, position.king)

    def copy(self) -> Escorting:
        return Escorting(self.seat, self.left, self.area)


@final
class MoveKingWithEntourage(Step):
    """From anywhere but a region he comes alone (ruling A29)."""

    def __init__(self, entourage: i64) -> None:
        self.entourage: i64 = entourage

    def begin(self, position: ElGrande, by: i64) -> None:
        if position.board.is_region(position.king):
            position.push(Escorting(by, self.entourage, position.king))
        choose_king(position, by, position.board.open_to_king)
