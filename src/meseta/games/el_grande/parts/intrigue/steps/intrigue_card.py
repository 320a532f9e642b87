"""The Intrigue card: one caballero of an opponent, or own caballeros of one region, go anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, MOST_ANSWERS, NOBODY, NOWHERE, Answers
from meseta.engine.program import Step
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.steps.move_caballeros import Moving

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Intriguing(Moving):
    """The first caballero decides which of the two it is; one at least must move if any can (ruling B7)."""

    NAME: ClassVar[str] = "intriguing"

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if self.piece != NOBODY:
            return self.targets(position, position.board.row_of[self.piece])
        movable = self.movable(position, MOST_ANSWERS)
        if self.area != NOWHERE:
            movable.add(DONE)
        return movable

    def note_move(self, position: ElGrande, seat: i64, target: i64) -> None:
        if position.colours_of(seat) >> position.board.colour_of[self.piece] & 1:
            self.others = 0
        else:
            self.left = 1
        super().note_move(position, seat, target)

    def copy(self) -> Intriguing:
        return Intriguing(
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
class Intrigue(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(Intriguing(by, ALL, ALL, 1, 1, 1, NOWHERE, NOBODY, 0))
