"""A grande moves: to a new home, into the Castillo, or in exchange with the king."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import GRANDE
from meseta.games.el_grande.board import bit

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class GrandeMoves(Change):
    NAME: ClassVar[str] = "grande-moves"
    MEANS: ClassVar[tuple[str, str]] = ("", "area")

    def happen(self, position: ElGrande, by: i64, first: i64, area: i64) -> None:
        position.grande[by] = area


GRANDE_MOVES: Final = GrandeMoves()


def may_leave(position: ElGrande, seat: i64) -> bool:
    """Nothing leaves a closed region or the Castillo."""
    home = position.grande[seat]
    return home != position.board.castillo and not position.closed() & bit(home)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingHome(Question):
    """Any region but the king's and the present one; several grandes may share it."""

    NAME: ClassVar[str] = "choosing-home"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if may_leave(position, self.seat) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        homes = position.empty_answers()
        homes.add_each(GRANDE, position.board.open_to_grandes & ~position.closed() & ~bit(position.grande[seat]))
        return homes

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.propose(GRANDE_MOVES, seat, 0, answer - GRANDE)

    def copy(self) -> ChoosingHome:
        return ChoosingHome(self.seat)


@final
class MoveGrande(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(ChoosingHome(by))


# ---- Into the Castillo (ruling A31).
@final
class GrandeIntoCastillo(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        castillo = position.board.castillo
        if may_leave(position, by) and position.may_enter() >> castillo & 1:
            position.propose(GRANDE_MOVES, by, 0, castillo)


# ---- With the king (ruling A30).
@final
class KingAndGrandeSwap(Change):
    NAME: ClassVar[str] = "king-and-grande-swap"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        position.king, position.grande[by] = position.grande[by], position.king


KING_AND_GRANDE_SWAP: Final = KingAndGrandeSwap()


@final
class SwapKingAndGrande(Step):
    """Both must stand in regions; in the same one there is nothing to swap."""

    def begin(self, position: ElGrande, by: i64) -> None:
        home = position.grande[by]
        if home != position.king and position.board.is_region(home) and position.board.is_region(position.king):
            position.propose(KING_AND_GRANDE_SWAP, by)
