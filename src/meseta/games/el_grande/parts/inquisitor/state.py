"""Who has the inquisitor in the court, and whose his caballeros are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.engine.saving import PartState

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "inquisitor"
BLACK: Final = "black"  # the colour of his caballeros


@final
class InquisitorState(PartState):
    NAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = ("holder", "helped")

    def __init__(self, holder: i64 = NOBODY, helped: i64 = 0) -> None:
        self.holder: i64 = holder  # whose court he is in; NOBODY: he stands beside the board
        self.helped: i64 = helped  # 1 once he has helped in this turn

    def copy(self) -> InquisitorState:
        return InquisitorState(self.holder, self.helped)


def state_of(position: ElGrande) -> InquisitorState:
    state = position.first_state
    while not isinstance(state, InquisitorState):
        assert state is not None, "there is no inquisitor in this game"
        state = state.next
    return state


def state_if_played(position: ElGrande) -> InquisitorState | None:
    """For parts that may be played with him or without him."""
    state = position.first_state
    while state is not None and not isinstance(state, InquisitorState):
        state = state.next
    return state


def black(position: ElGrande) -> i64:
    """The number of his colour: no other part brings one where he is played."""
    return position.seats
