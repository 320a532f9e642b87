"""What can be said of a step of a card, and of a part of the game. See `parts.catalogue`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from meseta.bots.view import Judge
from meseta.games.el_grande.view import CardView, Proposal

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.engine.program import Step

Worth: TypeAlias = "Callable[[Table, Any], float]"  # of a step, at a table
WorthByAnother: TypeAlias = "Callable[[Table, Any, int], float]"  # to the own seat, if this seat carries it out
Counting: TypeAlias = "Callable[[Table, int, list[int]], list[int]]"  # colours, in an area where these grandes are
Rows: TypeAlias = "Callable[[Table, Any], list[int]]"  # of the board, named by a step
RuleOfThumb: TypeAlias = "Callable[[Table], Judge]"  # for one kind of question
ChangeWorth: TypeAlias = "Callable[[Table, Proposal], float]"  # of a change that may be vetoed, to the own seat
MarkWorth: TypeAlias = "Callable[[Table, int], float]"  # of a mark that this seat keeps, to the own seat
Earning: TypeAlias = "Callable[[Table, Payment, list[int]], None]"  # what the colours earn is changed
Room: TypeAlias = "Callable[[Table, int], int]"  # for how many more, on a row
Beyond: TypeAlias = "Callable[[Table, int, int, int], float]"  # so many of a colour come to a row, or leave it
Underway: TypeAlias = "Callable[[Table, int, int, int], float]"  # one of a colour goes from a row to another


def nothing(table: Table, step: Step) -> float:
    return 0.0


def no_harm(table: Table, step: Step, by: int) -> float:
    return 0.0


def nobody(table: Table) -> list[int]:
    return []


def nobody_near(table: Table, king: int) -> list[int]:
    return []


def no_tiles(table: Table) -> list[str]:
    return []


def nothing_else(table: Table, card: CardView) -> float:
    return 0.0


def no_places(table: Table) -> list[Place]:
    return []


def none_lent(table: Table) -> dict[int, int]:
    return {}


def no_pairs(table: Table) -> list[tuple[int, int]]:
    return []


class Meaning(NamedTuple):
    """What a step means: by default nothing."""

    worth: Worth = nothing  # to the own seat, if that carries it out
    by_another: WorthByAnother = no_harm
    scores: Rows | None = None  # the areas it scores
    king_goes: Rows | None = None  # where it lets the king go
    helps_placing: bool = False  # does it give something that placing needs: caballeros, or a region?


class Payment(NamedTuple):
    """An area that is scored, by numbers of the board."""

    area: int
    counts: list[int]  # of the colours
    values: list[int]
    king: bool
    homes: list[int]  # the seats whose grandes stand there
    general: bool = True  # is it the next general scoring that is thought of, or one at this moment?
    firsts_only: bool = False


class Place(NamedTuple):
    """Where caballeros stand apart from the others of their region, by numbers of the board."""

    row: int
    region: int  # or the place itself, where that belongs to none
    caballeros: list[int]  # by colour
    counts: bool  # when the region is scored


class Part(NamedTuple):
    """What a part adds, or has in the place of what the base does."""

    questions: Mapping[str, RuleOfThumb] = {}  # by the kind of business that asks
    steps: Mapping[type[Step], Meaning] = {}
    changes: Mapping[str, ChangeWorth] = {}  # by the name of the change
    marks: Mapping[str, MarkWorth] = {}  # by the name of the change that keeps the mark
    on_card: Callable[[Table, CardView], float] = nothing_else  # what a card on offer allows beside its two halves
    in_turn: Mapping[str, RuleOfThumb] = {}  # what may be done in a turn beside its two halves, by the first word
    # What it does to the table, by numbers of the board:
    closed: Callable[[Table], list[int]] = nobody  # areas where nothing goes in or out, beside the king's
    joined: Callable[[Table], list[tuple[int, int]]] = no_pairs  # areas that count as neighbours
    held_tiles: Callable[[Table], list[str]] = no_tiles  # scoring tiles that may not be moved
    counting: Counting | None = None  # what counts as a caballero beside those that stand there
    lent: Callable[[Table], dict[int, int]] = none_lent  # colours that count as those of a seat
    decks_gone: Callable[[Table], list[int]] = nobody  # decks whose card nobody can take any more, by their numbers
    # Places apart, and what is near by them:
    places: Callable[[Table], list[Place]] = no_places
    near: Callable[[Table, int], list[int]] = nobody_near  # where a turn may place, if the king stands there
    room: Room | None = None  # for how many more there is use on a row
    earning: Earning | None = None  # what areas pay beside their values, or instead
    beyond: Beyond | None = None  # what else caballeros on a row will bring
    underway: Underway | None = None  # what else it brings that one goes, beside what both rows gain
