"""What cards do with the inquisitor: he comes to a court, or leaves it; his caballeros move."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import MOVE
from meseta.games.el_grande.parts.inquisitor.state import black, state_of
from meseta.games.el_grande.steps.move_caballeros import Moving

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


# ---- The figure.
def give_to(position: ElGrande, seat: i64) -> None:
    """He comes to a court, or beside the board (NOBODY)."""
    state_of(position).holder = seat
    position.offer_again()
    position.share_again()


@final
class InquisitorComes(Change):
    NAME: ClassVar[str] = "inquisitor-comes"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        give_to(position, by)


@final
class InquisitorLeaves(Change):
    """He stands beside the board: his caballeros belong to nobody."""

    NAME: ClassVar[str] = "inquisitor-leaves"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        give_to(position, NOBODY)


INQUISITOR_COMES: Final = InquisitorComes()
INQUISITOR_LEAVES: Final = InquisitorLeaves()


@final
class TakeInquisitor(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        if state_of(position).holder != by:
            position.propose(INQUISITOR_COMES, by)


@final
class SendInquisitorAway(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        if state_of(position).holder != NOBODY:
            position.propose(INQUISITOR_LEAVES, by)


# ---- His caballeros.
@mypyc_attr(acyclic=True, free_list_len=1)
class MovingBlack(Moving):
    """Only his, whoever's they are at the moment."""

    NAME: ClassVar[str] = "moving-black"

    def movable(self, position: ElGrande, enough: i64) -> Answers:
        movable = position.empty_answers()
        leaving, width, colour = position.worth_searching(), position.board.width, black(position)
        for row in position.board.standing:
            piece = row * width + colour
            if leaving >> row & 1 and position.caballeros[piece] > 0 and self.can_leave(position, piece):
                movable.add(MOVE + piece)
                if movable.count >= enough:
                    break
        return movable

    def copy(self) -> MovingBlack:
        return MovingBlack(
            self.seat,
            self.left,
            self.own,
            self.others,
            self.one_region,
            self.castillo,
            self.area,
            self.piece,
            self.arrived,
        )


@final
class MoveBlack(Step):
    """Up to so many."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(MovingBlack(by, self.count, self.count, self.count, 0, 1, NOWHERE, NOBODY, 0))
