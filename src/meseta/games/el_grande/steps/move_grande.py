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

    def happen(self, game: ElGrande, by: i64, first: i64, area: i64) -> None:
        game.grande[by] = area


GRANDE_MOVES: Final = GrandeMoves()


def may_leave(game: ElGrande, seat: i64) -> bool:
    """Nothing leaves a closed region or the Castillo."""
    home = game.grande[seat]
    return home != game.board.castillo and not game.closed() & bit(home)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingHome(Question):
    """Any region but the king's and the present one; several grandes may share it."""

    NAME: ClassVar[str] = "choosing-home"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, game: ElGrande) -> i64:
        return self.seat if may_leave(game, self.seat) else NOBODY

    def legal(self, game: ElGrande, seat: i64) -> Answers:
        homes = game.empty_answers()
        homes.add_each(GRANDE, game.board.open_to_grandes & game.may_enter() & ~bit(game.grande[seat]))
        return homes

    def answer(self, game: ElGrande, seat: i64, answer: i64) -> None:
        game.pop()
        game.propose(GRANDE_MOVES, seat, 0, answer - GRANDE)

    def copy(self) -> ChoosingHome:
        return ChoosingHome(self.seat)


@final
class MoveGrande(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(ChoosingHome(by))


# ---- Into the Castillo (ruling A31).
@final
class GrandeIntoCastillo(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        castillo = game.board.castillo
        if may_leave(game, by) and game.may_enter() >> castillo & 1:
            game.propose(GRANDE_MOVES, by, 0, castillo)


# ---- With the king (ruling A30).
@final
class KingAndGrandeSwap(Change):
    NAME: ClassVar[str] = "king-and-grande-swap"

    def happen(self, game: ElGrande, by: i64, first: i64, second: i64) -> None:
        game.king, game.grande[by] = game.grande[by], game.king


KING_AND_GRANDE_SWAP: Final = KingAndGrandeSwap()


@final
class SwapKingAndGrande(Step):
    """Both must stand in regions; in the same one there is nothing to swap."""

    def begin(self, game: ElGrande, by: i64) -> None:
        home = game.grande[by]
        if home != game.king and game.board.is_region(home) and game.board.is_region(game.king):
            game.propose(KING_AND_GRANDE_SWAP, by)
