"""The grande moves, and takes along own caballeros from the region it leaves (80)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.games.el_grande.answers import MOVE, TO
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES, targets_of
from meseta.games.el_grande.steps.move_grande import ChoosingHome, may_leave

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Following(Question):
    """As many as the player likes, each by itself; and where in the new region, if it has several places."""

    NAME: ClassVar[str] = "following"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area", "piece")

    def __init__(self, seat: i64, area: i64, piece: i64 = NOBODY) -> None:
        self.seat = seat
        self.area: i64 = area  # the region the grande left
        self.piece: i64 = piece  # the caballero chosen to follow, or NOBODY

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.piece != NOBODY or self.movable(position).count > 0 else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if self.piece != NOBODY:
            rows = self.targets(position, self.piece)
            answers = position.empty_answers()
            answers.add_each(TO, rows)
            return answers
        movable = self.movable(position)
        movable.add(DONE)
        return movable

    def movable(self, position: ElGrande) -> Answers:
        board = position.board
        movable = position.empty_answers()
        rows, colours = position.rows_in(self.area), position.colours_of(self.seat)
        for row in board.standing:
            if not rows >> row & 1:
                continue
            for colour in range(position.colours):
                piece = row * board.width + colour
                if colours >> colour & 1 and position.caballeros[piece] > 0 and self.targets(position, piece):
                    movable.add(MOVE + piece)
        return movable

    def targets(self, position: ElGrande, piece: i64) -> i64:
        """Where the grande went, one bit for each place there."""
        rows = position.board.rows_of[position.grande[self.seat]]
        return targets_of(position, self.seat, piece, rows) & rows & position.may_enter()

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE:
            position.pop()
        elif self.piece == NOBODY:
            self.follow(position, answer - MOVE)
        else:
            piece = self.piece
            self.piece = NOBODY
            position.propose(CABALLERO_MOVES, seat, piece, answer - TO)

    def follow(self, position: ElGrande, piece: i64) -> None:
        rows = self.targets(position, piece)
        if rows & rows - 1:
            self.piece = piece
        else:
            position.propose(CABALLERO_MOVES, self.seat, piece, lowest(rows))

    def copy(self) -> Following:
        return Following(self.seat, self.area, self.piece)


def lowest(rows: i64) -> i64:
    row: i64 = 0
    while not rows >> row & 1:
        row += 1
    return row


@final
class MoveGrandeWithEscort(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        if may_leave(position, by):
            position.push(Following(by, position.grande[by]))
            position.push(ChoosingHome(by))
