"""A title: what a game offers to the rest of the house, so that every game is set up, read and checked the same way."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from meseta.engine.events import Event, Meanings
from meseta.engine.judgement import Judgement
from meseta.engine.position import Position
from meseta.engine.randomness import Seed
from meseta.engine.refusal import Refused, Value
from meseta.engine.saved import Saved
from meseta.engine.seats import COLOUR_NAMES
from meseta.engine.view import ViewTypes

Rules = TypeVar("Rules")  # of whichever game


class Condition(NamedTuple):
    """A value that makes sense only together with some values of the options before it."""

    value: str
    holds: Callable[[dict[str, str]], bool]
    objection: str  # the message that says why it is refused where the condition does not hold
    values: Mapping[str, Value] = {}  # and what that needs


class TitleOption(NamedTuple):
    """Something to choose before the game. The first possible value is the default."""

    name: str
    values: list[str]
    conditions: Sequence[Condition] = ()
    numbers: range = range(0)  # any of these numbers is a value too; those among `values` are suggestions

    def allows(self, value: str) -> bool:
        return value in self.values or value in [str(number) for number in self.numbers]

    def no_such_value(self, value: str) -> Refused:
        if not self.numbers:
            return Refused("error-no-such-value", value=value, option=self.name, possible=self.values)
        others = [each for each in self.values if not each.isdecimal()]
        least, most = self.numbers[0], self.numbers[-1]
        return Refused("error-no-such-number", value=value, option=self.name, possible=others, least=least, most=most)

    def possible(self, before: dict[str, str]) -> list[str]:
        """The values, of numbers the suggestions, that go together with those of the options before this one."""
        return [value for value in self.values if not self.objection(value, before)]

    def objection(self, value: str, before: dict[str, str]) -> Refused | None:
        """Why a value is not possible, or nothing if it is."""
        for condition in self.conditions:
            if condition.value == value and not condition.holds(before):
                return Refused(condition.objection, **condition.values)
        return None


def resolve_options(options: list[TitleOption], chosen: dict[str, str]) -> dict[str, str]:
    """Every option with its value, chosen or default; what is unknown or does not go together is refused."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise Refused("error-no-such-option", option=name, options=list(known))
        if not known[name].allows(value):
            raise known[name].no_such_value(value)
    settled: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name) or option.possible(settled)[0]
        objection = option.objection(value, settled)
        if objection:
            raise objection
        settled[option.name] = value
    return settled


MOST_KEPT: Final = 32  # sets of rules that are kept ready for the next game with the same options


def rules_by_options(
    known: dict[tuple[tuple[str, str], ...], Rules],
    options: list[TitleOption],
    chosen: dict[str, str],
    make: Callable[[dict[str, str]], Rules],
) -> Rules:
    """The rules of a game, kept for the next one with the same options; the oldest make room.

    Options that were resolved before (those of a position, a view or a table) are found as they are.
    """
    found = known.get(tuple(chosen.items()))
    if found is not None:
        return found
    resolved = resolve_options(options, chosen)
    key = tuple(resolved.items())
    found = known.get(key)
    if found is None:
        found = make(resolved)
        if len(known) == MOST_KEPT:
            del known[next(iter(known))]
        known[key] = found
    return found


def without_defaults(options: list[TitleOption], settled: dict[str, str]) -> dict[str, str]:
    """The options that are not at their defaults: `resolve_options` gives the rest again."""
    written: dict[str, str] = {}
    before: dict[str, str] = {}
    for option in options:
        value = settled[option.name]
        if value != option.possible(before)[0]:
            written[option.name] = value
        before[option.name] = value
    return written


def who_starts(colours: list[str]) -> TitleOption:
    """The player who starts must be one of those who play."""
    conditions = [
        Condition(colour, sits(seat), "objection-start", {"colour": colour, "players": seat + 1})
        for seat, colour in enumerate(colours)
    ]
    return TitleOption("start", ["random", *colours], conditions)


def sits(seat: int) -> Callable[[dict[str, str]], bool]:
    return lambda before: seat < int(before["players"])


class StandingOrder(NamedTuple):
    """Something a seat may decide in advance, by its name, and what it may decide: first of all to be asked."""

    name: str
    values: Sequence[str]


class Title:
    """One game of the house."""

    def __init__(self, name: str, options: list[TitleOption], default_moment: str, view_types: ViewTypes) -> None:
        self.name: str = name
        self.options: list[TitleOption] = options
        self.default_moment: str = default_moment  # where a scenario begins that names no moment
        self.view_types: ViewTypes = view_types  # what its views are declared to be

    @abstractmethod
    def rules_version(self, options: dict[str, str]) -> int:
        """The version of the rules that a game with these options follows: records and stored tables name it.

        It grows whenever such games would play differently; correcting what only some options bring into a game grows
        only the version of games with them. A game that was stored long ago may lack options that came later.
        """

    @abstractmethod
    def new_game(self, options: dict[str, str], seed: Seed) -> Position:
        """Set a game up; the same options and seed always give the same game. Of a text nobody can foretell it."""

    @abstractmethod
    def load(self, saved: Saved) -> Position:
        """Build a saved position again."""

    def card_texts(self) -> list[str]:
        """The names under which the texts of its cards are written, whatever the options."""
        return []

    def parts(self, options: dict[str, str]) -> list[str]:
        """The names of the parts that are played with these options, beside the game itself."""
        return []

    def seat_names(self, players: int) -> list[str]:
        return COLOUR_NAMES[:players]

    @abstractmethod
    def meanings(self, options: dict[str, str], event: Event) -> Meanings:
        """The numbers of an event under their names, in a game with these options; areas, pieces and cards by name."""

    def standing_orders(self, options: dict[str, str]) -> list[StandingOrder]:
        """The orders that a seat may give in a game with these options."""
        return []

    def ordered(self, position: Position, seat: int, orders: dict[str, str]) -> int | None:
        """The answer a seat has ordered in advance to what it is asked now; None: it wants to be asked."""
        return None

    def judgement(self, options: dict[str, str]) -> Judgement | None:
        """What a search needs to know of a game with these options; None: there are no bots that search."""
        return None

    @abstractmethod
    def bare_table(self, options: dict[str, str]) -> Position:
        """A table for a scenario to lay out: nothing on the board."""

    @abstractmethod
    def put(self, position: Position, words: list[str]) -> None:
        """Lay out one fact of a scenario."""

    @abstractmethod
    def start(self, position: Position, words: list[str], facts: list[str]) -> None:
        """Begin at the moment a scenario names, with the names of the facts that were laid out."""

    @abstractmethod
    def look(self, position: Position, words: list[str]) -> list[str]:
        """How the facts named by a scenario's line really are, in the words of the line."""
