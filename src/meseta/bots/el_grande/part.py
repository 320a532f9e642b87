"""What can be said of a step of a card, and of a part of the game. See `parts.catalogue`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from meseta.bots.view import Judge

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.engine.program import Step

Worth: TypeAlias = "Callable[[Table, Any], float]"  # of a step, at a table
WorthByAnother: TypeAlias = "Callable[[Table, Any, int], float]"  # to the own seat, if this seat carries it out
Rows: TypeAlias = "Callable[[Table, Any], list[int]]"  # of the board, named by a step
RuleOfThumb: TypeAlias = "Callable[[Table], Judge]"  # for one kind of question


def nothing(table: Table, step: Step) -> float:
    return 0.0


def no_harm(table: Table, step: Step, by: int) -> float:
    return 0.0


class Meaning(NamedTuple):
    """What a step means: by default nothing."""

    worth: Worth = nothing  # to the own seat, if that carries it out
    by_another: WorthByAnother = no_harm
    scores: Rows | None = None  # the areas it scores
    king_goes: Rows | None = None  # where it lets the king go
    helps_placing: bool = False  # does it give something that placing needs: caballeros, or a region?


class Part(NamedTuple):
    """What a part adds, or has in the place of what the base does."""

    questions: Mapping[str, RuleOfThumb] = {}  # by the kind of business that asks
    steps: Mapping[type[Step], Meaning] = {}
