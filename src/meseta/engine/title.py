"""A title: what a game offers to the rest of the house, so that every game is set up, read and checked the same way."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, NamedTuple

from meseta.engine.events import Event
from meseta.engine.frame import Game
from meseta.engine.refusal import Refused
from meseta.engine.seats import COLOUR_NAMES


class TitleOption(NamedTuple):
    """Something to choose before the game: its values, the default first, and what it changes."""

    name: str
    values: list[str]
    says: str


def settle(options: list[TitleOption], chosen: dict[str, str]) -> dict[str, str]:
    """Every option with its value, chosen or default; an unknown name or value is refused."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise Refused(f"There is no option '{name}'; the options are {', '.join(known)}.")
        if value not in known[name].values:
            raise Refused(f"'{value}' is no value of the option '{name}'; possible: {', '.join(known[name].values)}.")
    return {option.name: chosen.get(option.name, option.values[0]) for option in options}


def check_start(options: dict[str, str]) -> None:
    """Whoever starts must be one of those who play."""
    players = COLOUR_NAMES[: int(options["players"])]
    if options["start"] != "random" and options["start"] not in players:
        raise Refused(f"{options['start']} cannot start: {len(players)} play, {', '.join(players)}.")


class Title:
    """One game of the house."""

    def __init__(self, name: str, rules_version: int, options: list[TitleOption], default_moment: str) -> None:
        self.name: str = name
        self.rules_version: int = rules_version  # grows whenever old records would play differently
        self.options: list[TitleOption] = options
        self.default_moment: str = default_moment  # where a scenario begins that names no moment

    @abstractmethod
    def new_game(self, options: dict[str, str], seed: int) -> Game:
        """Set a game up; the same options and seed always give the same game."""

    @abstractmethod
    def load(self, saved: list[Any]) -> Game:
        """Build a saved position again."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The answer a notation stands for; refused if it stands for none."""

    def seat_names(self, players: int) -> list[str]:
        return COLOUR_NAMES[:players]

    @abstractmethod
    def tell(self, position: Game, event: Event) -> str:
        """An event in plain words."""

    @abstractmethod
    def bare_table(self, options: dict[str, str]) -> Game:
        """A table for a scenario to lay out: nothing on the board."""

    @abstractmethod
    def put(self, position: Game, words: list[str]) -> None:
        """Lay out one fact of a scenario."""

    @abstractmethod
    def start(self, position: Game, words: list[str], facts: list[str]) -> None:
        """Begin at the moment a scenario names, with the names of the facts that were laid out."""

    @abstractmethod
    def look(self, position: Game, words: list[str]) -> list[str]:
        """How the facts named by a scenario's line really are, in the words of the line."""
