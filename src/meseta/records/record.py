"""A record: one game, finished or running, as one JSON file that replays identically on every machine.

It names the game and the version of its rules, the options, the seed, the seats and every answer in notation. The
record of a table also holds what is needed to verify its shuffles: see `verifying`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from meseta.engine.position import Position
from meseta.engine.randomness import Seed
from meseta.engine.refusal import Refused
from meseta.engine.saved import Json, Saved, listed, text, texts, texts_by_name, whole
from meseta.engine.title import Title
from meseta.games.catalogue import title_of

Value = TypeVar("Value")

FORMAT = 1
MOST_ANSWERS = 20_000  # the longest games have a third of it
KEYS = ["meseta-record", "game", "rules", "options", "seed", "seats", "answers"]
KEYS_OF_A_TABLE = ["commitment", "told"]  # may be missing
NAMES = "names"  # may be missing too


@dataclass
class Record:
    game: str
    options: dict[str, str]
    seed: Seed
    rules: int
    seats: list[str]
    # The seat's colour, and the answer's notation:
    answers: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    commitment: str = ""  # to the secret in the seed, as it was shown at the table
    told: str = ""  # the digest of all that was told there
    names: list[str] = field(default_factory=list[str])  # of those who played, seat by seat, where that is known

    def to_text(self) -> str:
        """JSON with an answer to each line, so that a person can read it and a comparison shows what differs."""
        head = {key: value for key, value in self._plain().items() if key != "answers"}
        lines = ",\n".join("    " + json.dumps(list(answer)) for answer in self.answers)
        return json.dumps(head, indent=2)[:-2] + ',\n  "answers": [\n' + lines + "\n  ]\n}\n"

    def _plain(self) -> dict[str, Any]:
        values = [FORMAT, self.game, self.rules, self.options, self.seed, self.seats, self.answers]
        shuffle = {key: getattr(self, key) for key in KEYS_OF_A_TABLE if getattr(self, key)}
        names = {NAMES: self.names} if self.names else {}
        return {**dict(zip(KEYS, values, strict=True)), **names, **shuffle}


def new_record(title: Title, position: Position, seed: Seed) -> Record:
    """The record of a game that has just been set up."""
    options = position.options_chosen()
    return Record(title.name, options, seed, title.rules_version(options), title.seat_names(position.seats))


def from_text(written: str) -> Record:
    """Read a record; anything else is refused with what is wrong."""
    try:
        plain: Json = json.loads(written)
        json.dumps(plain, ensure_ascii=False).encode()  # half a letter can be written in JSON, and nowhere else
    except (ValueError, RecursionError) as error:
        raise Refused("error-record-json", reason=str(error)) from None
    if not isinstance(plain, dict) or "meseta-record" not in plain:
        raise Refused("error-record-key")
    if plain["meseta-record"] != FORMAT:
        raise Refused("error-record-format", format=str(plain["meseta-record"]), known=FORMAT)
    missing = [key for key in KEYS if key not in plain]
    if missing:
        raise Refused("error-record-incomplete", missing=missing)
    answers = answers_in(value_of(plain, "answers", listed))
    if len(answers) > MOST_ANSWERS:
        raise Refused("error-record-long", count=len(answers), most=MOST_ANSWERS)
    seats = value_of(plain, "seats", texts)
    names = value_of(plain, NAMES, texts) if NAMES in plain else []
    if names and len(names) != len(seats):
        raise Refused("error-record-names", count=len(names), seats=len(seats))
    return Record(
        game=value_of(plain, "game", text),
        options=value_of(plain, "options", texts_by_name),
        seed=value_of(plain, "seed", seed_in),
        rules=value_of(plain, "rules", whole),
        seats=seats,
        names=names,
        answers=answers,
        **{key: value_of(plain, key, text) for key in KEYS_OF_A_TABLE if key in plain},
    )


def seed_in(value: Json) -> Seed:
    return value if isinstance(value, str) else whole(value)


def value_of(plain: Saved, key: str, read: Callable[[Json], Value]) -> Value:
    try:
        return read(plain[key])
    except TypeError:
        raise Refused("error-record-value", key=key) from None


def answers_in(written: list[Json]) -> list[tuple[str, str]]:
    """Each a seat and what it said."""
    answers: list[tuple[str, str]] = []
    for number, answer in enumerate(written, 1):
        try:
            seat, said = texts(answer)
        except (TypeError, ValueError):
            raise Refused("error-record-answer", number=number) from None
        answers.append((seat, said))
    return answers


def begin(record: Record) -> Position:
    """The position before the first answer."""
    title = title_of(record.game)
    program = title.rules_version(record.options)
    if record.rules != program:
        raise Refused("error-record-rules", game=title.name, played=record.rules, program=program)
    position = title.new_game(record.options, record.seed)
    names = title.seat_names(position.seats)
    if record.seats != names:
        raise Refused("error-record-seats", seats=names)
    return position


def replay(record: Record) -> Iterator[Position]:
    """The position before the first answer and after each: always the same object, changed.

    A wrong answer is refused by its number.
    """
    position = begin(record)
    yield position
    for number, (seat, said) in enumerate(record.answers, 1):
        with refused_by_number(number, seat, said):
            position.answer(seat_in(record, seat), position.parse(said))
        yield position


def seat_in(record: Record, colour: str) -> int:
    if colour not in record.seats:
        raise Refused("error-no-such-colour", colour=colour, colours=record.seats)
    return record.seats.index(colour)


@contextmanager
def refused_by_number(number: int, seat: str, said: str) -> Generator[None]:
    """What is wrong with an answer of a record is told with its number."""
    try:
        yield
    except Refused as refused:
        raise Refused("error-record-refused", number=number, seat=seat, said=said, because=refused) from None
