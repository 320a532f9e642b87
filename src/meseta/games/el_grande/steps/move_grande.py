"""A grande moves to a new home: not into the king's region, nor out of it, nor into the Castillo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import NOBODY, Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import GRANDE
from meseta.games.el_grande.board import REGIONS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class GrandeMoves(Change):
    NAME: ClassVar[str] = "grande-moves"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        game.grande[by] = where


GRANDE_MOVES: Final = GrandeMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingHome(Question):
    NAME: ClassVar[str] = "choosing-home"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, game: ElGrande) -> i64:
        return NOBODY if game.grande[self.seat] == game.king else self.seat

    def options(self, game: ElGrande, seat: i64) -> Options:
        homes = game.empty_options()
        for region in range(REGIONS):
            if region != game.king and region != game.grande[seat]:
                homes.add(GRANDE + region)
        return homes

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        game.pop()
        game.propose(GRANDE_MOVES, seat, 0, option - GRANDE)

    def data(self) -> list[Any]:
        return [self.seat]

    def copy(self) -> ChoosingHome:
        return ChoosingHome(self.seat)


@final
class MoveGrande(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(ChoosingHome(by))


def move_own_grande() -> Step:
    return MoveGrande()
