"""Free choice: two caballeros are moved in the next general scoring, before the regions are paid (003:902)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, NOWHERE
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import TO
from meseta.games.el_grande.parts.grandissimo.state import state_of
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES, Moving

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

CABALLEROS: Final[i64] = 2


@final
class ChoiceKept(Change):
    NAME: ClassVar[str] = "choice-kept"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        state_of(position).free_choice = by


KEEP_FREE_CHOICE: Final = ChoiceKept()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingFreely(Moving):
    """The special action was to keep the card: no veto reaches a general scoring (ruling B83)."""

    NAME: ClassVar[str] = "choosing-freely"

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE or self.piece == NOBODY:
            super().answer(position, seat, answer)
            return
        piece, target = self.piece, answer - TO
        self.note_move(position, seat, target)
        position.happen(CABALLERO_MOVES, seat, piece, target)

    def copy(self) -> ChoosingFreely:
        return ChoosingFreely(
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
class ChooseFreely(Step):
    """In a general scoring, once the Castillo is left."""

    def begin(self, position: ElGrande, by: i64) -> None:
        state = state_of(position)
        seat = state.free_choice
        if seat != NOBODY:
            state.free_choice = NOBODY
            position.push(ChoosingFreely(seat, CABALLEROS, CABALLEROS, CABALLEROS, 0, 1, NOWHERE, NOBODY, 0))
