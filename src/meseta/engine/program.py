"""Cards as programs: a card is a name and a few steps, carried out one after another."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import AnyPosition, Frame

if TYPE_CHECKING:
    from meseta.engine.position import Position


class Step:
    """One line of a card's text. Shared by all positions, so it holds nothing that changes."""

    @abstractmethod
    def begin(self, position: AnyPosition, by: i64) -> None:
        """Ask what there is to ask (push a frame), or propose the change at once."""


@final
class Card:
    """A name and what it does. The order of the steps is a storage format: never reorder it.

    Its text stands in `wording`, under its name or, where cards of one name do not say the same, under another.
    """

    def __init__(self, name: str, does: list[Step], text: str = "") -> None:
        self.name: str = name
        self.does: list[Step] = does
        self.steps: vec[Step] = vec[Step](does)  # the same: a list would be looked at type by type, and takes longer
        self.text: str = text or name  # the name of its text


def card(name: str, *does: Step, text: str = "") -> Card:
    return Card(name, list(does), text)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Program(Frame):
    """A card being carried out, step by step. A veto ends the topmost program and all that lies on it."""

    NAME: ClassVar[str] = "program"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "by", "at")

    def __init__(self, card: i64, by: i64, at: i64) -> None:
        self.card: i64 = card
        self.by: i64 = by
        self.at: i64 = at  # the step that begins next

    def advance(self, position: Position) -> None:
        steps = position.cards[self.card].steps
        at = self.at
        if at == len(steps):
            position.pop()
        else:
            self.at = at + 1
            steps[at].begin(position, self.by)

    def copy(self) -> Program:
        return Program(self.card, self.by, self.at)
