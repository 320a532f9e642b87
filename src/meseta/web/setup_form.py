"""The form of a new table: every option with what each value changes, only those that go together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meseta.engine.title import Title, TitleOption
from meseta.tables.new_table import OPEN, QUICK, YOU
from meseta.web.visitor import Visitor
from meseta.wording.words import Words

PREFIX: Final = "option-"
RANDOM: Final = "random"
KINDS: Final = [YOU, OPEN, QUICK, RANDOM]


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    name: str
    says: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    heading: str
    choices: list[Choice]
    made_of: list[str]  # what the chosen value is, sentence by sentence, where that needs saying


@dataclass(frozen=True, slots=True)
class SetupForm:
    title: Title
    fields: list[Field]
    seats: list[str]  # who sits where
    friends: bool  # open seats rather than bots
    name: str
    table: str
    listed: bool


def form_of(title: Title, sent: dict[str, str], visitor: Visitor, friends: bool) -> SetupForm:
    """Options that have only one value left are settled and not shown."""
    settled = chosen_options(title, sent)
    fields = [
        field_of(title, option, possible, settled, visitor.words)
        for option in title.options
        for possible in [option.possible(settled)]
        if len(possible) > 1 and option.name != "start"
    ]
    name = sent.get("name", visitor.person.name if visitor.person else "")
    seats = chosen_seats(sent, int(settled["players"]), OPEN if friends else QUICK)
    return SetupForm(title, fields, seats, friends, name, sent.get("table", ""), sent.get("listed") == "yes")


def field_of(title: Title, option: TitleOption, possible: list[str], settled: dict[str, str], words: Words) -> Field:
    """What a value changes may depend on the other options: its sentence is told all of them."""
    others = {name: int(value) if value.isdecimal() else value for name, value in settled.items()}

    def choice(value: str) -> Choice:
        message = f"value-{title.name}-{option.name}-{value}"
        return Choice(value, words.say(message), words.say(f"{message}-says", **others), value == settled[option.name])

    in_order = sorted(possible) if option.name == "players" else possible
    return Field(
        PREFIX + option.name,
        words.say(f"option-{title.name}-{option.name}"),
        [choice(value) for value in in_order],
        made_of(title, option, settled[option.name], words),
    )


def made_of(title: Title, option: TitleOption, value: str, words: Words) -> list[str]:
    count = len(option.values_say.get(value, ()))
    return [words.say(f"value-{title.name}-{option.name}-{value}-says-{number}") for number in range(1, count + 1)]


def chosen_options(title: Title, sent: dict[str, str]) -> dict[str, str]:
    """What a form says of the game's options: the first possible value where it says nothing that is possible."""
    settled: dict[str, str] = {}
    for option in title.options:
        possible = option.possible(settled)
        wished = sent.get(PREFIX + option.name, "")
        settled[option.name] = wished if wished in possible else possible[0]
    return settled


def chosen_seats(sent: dict[str, str], players: int, others: str = QUICK) -> list[str]:
    """Who sits where; where the form does not say it, the host sits first and then others of one kind."""
    return [sent.get(f"seat-{number}", YOU if number == 0 else others) for number in range(players)]
