"""A record: one game, finished or running, as one JSON file that replays identically on every machine.

It names the game and the version of its rules, the options, the seed, the seats and every answer in notation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.title import Title
from meseta.games.catalogue import title

FORMAT = 1
MOST_ANSWERS = 20_000  # the longest games have a third of it
KEYS = ["meseta-record", "game", "rules", "options", "seed", "seats", "answers"]


@dataclass
class Record:
    game: str
    options: dict[str, str]
    seed: int
    rules: int
    seats: list[str]
    answers: list[tuple[str, str]] = field(default_factory=list)  # the seat's colour, and the answer's notation

    def to_text(self) -> str:
        """JSON with an answer to each line, so that a person can read it and a comparison shows what differs."""
        head = {key: value for key, value in self._plain().items() if key != "answers"}
        lines = ",\n".join("    " + json.dumps(list(answer)) for answer in self.answers)
        return json.dumps(head, indent=2)[:-2] + ',\n  "answers": [\n' + lines + "\n  ]\n}\n"

    def _plain(self) -> dict[str, Any]:
        values = [FORMAT, self.game, self.rules, self.options, self.seed, self.seats, self.answers]
        return dict(zip(KEYS, values, strict=True))


def new_record(game: Title, position: Position, seed: int) -> Record:
    """The record of a game that has just been set up."""
    options = position.options_chosen()
    return Record(game.name, options, seed, game.rules_version(options), game.seat_names(position.seats))


def from_text(text: str) -> Record:
    """Read a record; anything else is refused with what is wrong."""
    try:
        plain = json.loads(text)
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
    _check_kinds(plain)
    if len(plain["answers"]) > MOST_ANSWERS:
        raise Refused("error-record-long", count=len(plain["answers"]), most=MOST_ANSWERS)
    answers = [(seat, said) for seat, said in plain["answers"]]
    return Record(plain["game"], plain["options"], plain["seed"], plain["rules"], plain["seats"], answers)


def _check_kinds(plain: dict[str, Any]) -> None:
    if not isinstance(plain["game"], str):
        raise Refused("error-record-value", key="game")
    for key in ("seed", "rules"):
        if type(plain[key]) is not int:
            raise Refused("error-record-value", key=key)
    options = plain["options"]
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise Refused("error-record-value", key="options")
    if not isinstance(plain["seats"], list) or not all(isinstance(seat, str) for seat in plain["seats"]):
        raise Refused("error-record-value", key="seats")
    if not isinstance(plain["answers"], list):
        raise Refused("error-record-value", key="answers")
    for number, answer in enumerate(plain["answers"], 1):
        if not (isinstance(answer, list) and len(answer) == 2 and all(isinstance(word, str) for word in answer)):
            raise Refused("error-record-answer", number=number)


def begin(record: Record) -> Position:
    """The position before the first answer."""
    game = title(record.game)
    program = game.rules_version(record.options)
    if record.rules != program:
        raise Refused("error-record-rules", game=game.name, played=record.rules, program=program)
    position = game.new_game(record.options, record.seed)
    names = game.seat_names(position.seats)
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
        try:
            if seat not in record.seats:
                raise Refused("error-no-such-colour", colour=seat, colours=record.seats)
            position.answer(record.seats.index(seat), position.parse(said))
        except Refused as refused:
            raise Refused("error-record-refused", number=number, seat=seat, said=said, because=refused) from None
        yield position
