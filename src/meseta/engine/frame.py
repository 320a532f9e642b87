"""Unfinished business: small frames of plain numbers that lie on a position's pile.

A frame is asked who must answer (`waiting`), what is `legal`, what an `answer` does, and how to `advance`
when nobody is awaited. Nothing unfinished lives on the Python call stack, so a position can be copied and saved
at every decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers

if TYPE_CHECKING:
    from meseta.engine.position import Position

AnyPosition: TypeAlias = (
    Any  # a position of whichever game: each game's frames, steps and changes name their own type here
)


@mypyc_attr(acyclic=True)
class Frame:
    """One unfinished piece of business. It lives as long as its business; `answer` changes it in place."""

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()  # its attributes, under the names the constructor, saves and views give them
    ANSWER_COUNT_IS_SECRET: ClassVar[bool] = False  # would it tell others something hidden how many answers there are?

    under: Frame | None = None

    def waiting(self, position: AnyPosition) -> i64:
        """The seat asked next, or NOBODY."""
        return NOBODY

    def all_waiting(self, position: AnyPosition) -> list[int]:
        """Every seat that must answer: more than one only for a sealed choice."""
        return [position.seat]

    def may_answer(self, position: AnyPosition, seat: i64) -> bool:
        """May this seat answer, though it is not the one asked next? Only in a sealed choice."""
        return False

    def legal(self, position: AnyPosition, seat: i64) -> Answers:
        raise NotImplementedError(f"the frame {self.NAME} asks nobody")

    def answer(self, position: AnyPosition, seat: i64, answer: i64) -> None:
        raise NotImplementedError(f"the frame {self.NAME} asks nobody")

    def advance(self, position: AnyPosition) -> None:
        """What follows when nobody is awaited: by default this business is done."""
        table: Position = position
        table.pop()

    def copy(self) -> Frame:
        raise NotImplementedError(f"the frame {self.NAME} cannot be copied")

    def copy_all(self) -> Frame:
        """A copy of this frame and of everything under it."""
        twin = self.copy()
        if self.under is not None:
            twin.under = self.under.copy_all()
        return twin


@mypyc_attr(acyclic=True)
class Question(Frame):
    """A frame that asks one seat, by default until it is taken off the pile."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waiting(self, position: AnyPosition) -> i64:
        return self.seat
