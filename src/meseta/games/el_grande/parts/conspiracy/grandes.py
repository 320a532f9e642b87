"""Conspiracy: at the next general scoring all grandes go where the disks of their players point (ruling B12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.engine.saving import PartState
from meseta.games.el_grande.general_scoring import LeaveCastillo, SetDisks
from meseta.games.el_grande.steps.move_grande import may_leave

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "conspiracy"


@final
class ConspiracyState(PartState):
    NAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: i64 = NOBODY) -> None:
        self.by: i64 = by  # who conspires, or NOBODY

    def copy(self) -> ConspiracyState:
        return ConspiracyState(self.by)


def state_of(position: ElGrande) -> ConspiracyState:
    state = position.first_state
    while not isinstance(state, ConspiracyState):
        assert state is not None, "there are no conspiracies in this game"
        state = state.next
    return state


@final
class Conspires(Change):
    NAME: ClassVar[str] = "conspires"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        state_of(position).by = by


KEEP_CONSPIRACY: Final = Conspires()


# ---- At the general scoring.
@final
class SetDisksOfConspirators(SetDisks):
    """While a conspiracy is out, whoever has a grande that may leave its region sets a disk too."""

    def leaving(self, position: ElGrande) -> i64:
        seats = super().leaving(position)
        if state_of(position).by != NOBODY:
            for seat in range(position.seats):
                if may_leave(position, seat):
                    seats |= 1 << seat
        return seats


@final
class LeaveWithGrandes(LeaveCastillo):
    """Sent to a closed region a grande stays where it is (ruling B12)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        super().begin(position, by)
        if state_of(position).by == NOBODY:
            return
        for seat in range(position.seats):
            disk = position.disk[seat]
            moves = disk not in (NOWHERE, position.grande[seat]) and may_leave(position, seat)
            if moves and position.may_enter() >> disk & 1:
                position.grande[seat] = disk
                position.tell("grande-goes", seat, 0, disk)


@final
class EndConspiracy(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        state_of(position).by = NOBODY
