"""Proposals: the only place where a veto can strike a change before it happens."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import ALLOW_OR_VETO, NOBODY, VETO, Answers
from meseta.engine.frame import AnyPosition, Frame

if TYPE_CHECKING:
    from meseta.engine.position import Position


class Change:
    """A way in which the table can change. Shared by all positions; its name stands for it in saved games."""

    NAME: ClassVar[str] = ""
    MEANS: ClassVar[tuple[str, str]] = ("", "")  # what its two numbers are, such as ("seat", "count")
    IS_TOLD: ClassVar[bool] = True  # by its name; otherwise it tells itself what has happened
    IS_ANNOUNCEMENT: ClassVar[bool] = False  # nothing changes yet: a whole action is about to begin

    @abstractmethod
    def happen(self, position: AnyPosition, by: i64, first: i64, second: i64) -> None:
        """Let it happen. Both numbers are public: a change never carries a secret. Each change names its own."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Proposal(Frame):
    """A change that is announced but has not happened yet. Each holder of a veto is asked, clockwise from the actor."""

    NAME: ClassVar[str] = "proposal"
    FIELDS: ClassVar[tuple[str, ...]] = ("change", "by", "first", "second", "missing")

    def __init__(self, change: Change, by: i64, first: i64, second: i64, missing: i64) -> None:
        self.change: Change = change
        self.by: i64 = by
        self.first: i64 = first
        self.second: i64 = second
        self.missing: i64 = missing  # one bit for each holder who has not answered

    def waiting(self, position: Position) -> i64:
        seats = position.seats
        for after in range(1, seats):
            seat = (self.by + after) % seats
            if self.missing >> seat & 1:
                return seat
        return NOBODY

    def legal(self, position: Position, seat: i64) -> Answers:
        return ALLOW_OR_VETO

    def answer(self, position: Position, seat: i64, answer: i64) -> None:
        if answer == VETO:
            position.spend_veto(seat)
            position.abandon_program()
            position.tell("vetoed", seat, self.by)
        else:
            self.missing &= ~(1 << seat)

    def advance(self, position: Position) -> None:
        position.pop()
        position.happen(self.change, self.by, self.first, self.second)

    def copy(self) -> Proposal:
        return Proposal(self.change, self.by, self.first, self.second, self.missing)
