"""The form of a new table: every option with what each value changes, only those that go together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meseta.bots.catalogue import bots_for, usual_bot
from meseta.engine.title import Title, TitleOption
from meseta.storage.rows import SeatKind
from meseta.tables.new_table import YOU
from meseta.web.visitor import Visitor
from meseta.wording.by_part import said_by
from meseta.wording.options import made_of
from meseta.wording.words import Words

PREFIX: Final = "option-"
NUMBER: Final = "number"  # sent in place of a value, where a number of one's own stands in a field beside it
DIGITS: Final = 9  # longer numbers are not read


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    name: str
    says: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Number:
    """A number of one's own, to be chosen beside those that are suggested."""

    choice: Choice
    value: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    heading: str
    choices: list[Choice]
    number: Number | None
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
    hints: bool
    kinds: list[str]  # who may sit on a seat


def form_of(title: Title, sent: dict[str, str], visitor: Visitor, friends: bool) -> SetupForm:
    """Options that have only one value left are settled and not shown."""
    settled = chosen_options(title, sent)
    fields = [
        field_of(title, option, sent, settled, visitor.words)
        for option in title.options
        if len(option.possible(settled)) > 1
    ]
    name = sent.get("name", visitor.person.name if visitor.person else "")
    seats = chosen_seats(sent, int(settled["players"]), SeatKind.OPEN if friends else usual_bot(title.name, settled))
    return SetupForm(
        title=title,
        fields=fields,
        seats=seats,
        friends=friends,
        name=name,
        table=sent.get("table", ""),
        listed=sent.get("listed") == "yes",
        hints=sent.get("hints") != "no",
        kinds=[YOU, SeatKind.OPEN, *bots_for(title.name, settled)],
    )


def field_of(title: Title, option: TitleOption, sent: dict[str, str], settled: dict[str, str], words: Words) -> Field:
    """What a value changes may depend on the other options: its sentence is told all of them, or a part has its own."""
    name, value, possible = PREFIX + option.name, settled[option.name], option.possible(settled)
    others = {name: int(value) if value.isdecimal() else value for name, value in settled.items()}
    chosen = value if value in possible and sent.get(name) != NUMBER else NUMBER
    parts = title.parts(settled)

    def choice(value: str) -> Choice:
        message = f"value-{title.name}-{option.name}-{value}"
        says = words.say(said_by(words, parts, f"{message}-says"), **others)
        return Choice(value, words.say(message), says, value == chosen)

    choices = [choice(each) for each in (sorted(possible) if option.name == "players" else possible)]
    number = None
    if option.numbers:
        shown = value if value.isdecimal() else suggestion(option)
        number = Number(choice(NUMBER), shown, option.numbers[0], option.numbers[-1])
    heading = words.say(f"option-{title.name}-{option.name}")
    return Field(name, heading, choices, number, made_of(words, title.name, option.name, value))


def chosen_options(title: Title, sent: dict[str, str]) -> dict[str, str]:
    """What a form says of the game's options: the first possible value where it says nothing that is possible."""
    settled: dict[str, str] = {}
    for option in title.options:
        wished = sent.get(PREFIX + option.name, "")
        if wished == NUMBER and option.numbers:
            wished = nearest(option, sent.get(f"{PREFIX}{option.name}-{NUMBER}", ""))
        fits = option.allows(wished) and not option.objection(wished, settled)
        settled[option.name] = wished if fits else option.possible(settled)[0]
    return settled


def nearest(option: TitleOption, typed: str) -> str:
    """The possible number nearest to what was typed, or a suggestion where that is no number."""
    if not typed.isdecimal() or len(typed) > DIGITS:
        return suggestion(option)
    return str(min(max(int(typed), option.numbers[0]), option.numbers[-1]))


def suggestion(option: TitleOption) -> str:
    return next(value for value in option.values if value.isdecimal())


def chosen_seats(sent: dict[str, str], players: int, others: str) -> list[str]:
    """Who sits where; where the form does not say it, the host sits first and then others of one kind."""
    return [sent.get(f"seat-{number}", YOU if number == 0 else others) for number in range(players)]
