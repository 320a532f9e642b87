"""Sealed choices: several seats choose at once, and all choices are shown together."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY
from meseta.engine.frame import AnyPosition, Frame
from meseta.engine.saved import Json, text

if TYPE_CHECKING:
    from meseta.engine.position import Position
    from meseta.engine.randomness import Randomness


@mypyc_attr(acyclic=True)
class SealedChoice(Frame):
    """Others see only that a seat has chosen; a choice may be changed until the last one is in.

    This is the one frame that holds secrets: `answers`. Only the seat itself may see its own. One answer is a choice;
    where several are (thirteen cards, one by one), a game says with `choose` what an answer adds to what was chosen
    so far, with `is_done` whether that is all, and then also what is seen, saved and imagined of it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "asked", "missing", "answers")
    TAKES_SEVERAL_ANSWERS: ClassVar[bool] = False  # before a choice is sealed

    def __init__(self, by: i64, asked: i64, missing: i64, answers: vec[i64]) -> None:
        self.by: i64 = by
        self.asked: i64 = asked  # one bit for each seat that takes part
        self.missing: i64 = missing  # one bit for each seat that has not sealed its choice
        self.answers: vec[i64] = answers

    def waiting(self, position: Position) -> i64:
        missing = self.missing
        seat: i64 = 0
        while missing:
            if missing & 1:
                return seat
            missing >>= 1
            seat += 1
        return NOBODY

    def all_waiting(self, position: Position) -> list[int]:
        return [seat for seat in range(position.seats) if self.missing >> seat & 1]

    def may_answer(self, position: Position, seat: i64) -> bool:
        return (self.asked >> seat & 1) != 0

    def answer(self, position: Position, seat: i64, answer: i64) -> None:
        self.choose(seat, answer)
        if self.is_done(seat):
            self.missing &= ~(1 << seat)
        else:
            self.missing |= 1 << seat

    def advance(self, position: AnyPosition) -> None:
        table: Position = position
        table.pop()
        table.note_reveal()
        self.reveal(position)

    @abstractmethod
    def reveal(self, position: AnyPosition) -> None:
        """What the answers, all known now, do."""

    # ---- What a choice of several answers says otherwise.
    def choose(self, seat: i64, answer: i64) -> None:
        self.answers[seat] = answer

    def is_done(self, seat: i64) -> bool:
        """Has a seat chosen all it has to?"""
        return self.answers[seat] != NOBODY

    def answers_of(self, seat: int) -> list[int]:
        """What a seat has chosen so far: for its own eyes only."""
        return [self.answers[seat]] if (self.asked & ~self.missing) >> seat & 1 else []

    def imagine(self, position: AnyPosition, seat: i64, random: Randomness) -> None:
        """Deal anew what a seat has chosen, for somebody who cannot know it."""
        if (self.asked & ~self.missing) >> seat & 1:
            self.answers[seat] = random.choice(self.legal(position, seat).as_list())

    def saved_answers(self, position: Position) -> list[Json]:
        """By notation, for numbers of answers are no storage format."""
        return [None if answer == NOBODY else position.notation(answer) for answer in list(self.answers)]

    def restore_answers(self, position: Position, saved: list[Json]) -> None:
        self.answers = vec[i64]([NOBODY if said is None else position.parse(text(said)) for said in saved])


def imagine_sealed(position: Position, viewer: int | None, random: Randomness) -> None:
    """In a copy made for a viewer: the choices others have sealed are dealt anew, also where they wait to be shown."""
    frame = position.top
    while frame is not None:
        if isinstance(frame, SealedChoice):
            for seat in range(position.seats):
                if seat != viewer:
                    frame.imagine(position, seat, random)
        frame = frame.under
