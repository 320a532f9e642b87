"""What is stored, as plain values. A row never changes; storage is asked for a new one.

The words of a row, such as its status, come out of the database as plain strings: equal to the members named here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from meseta.engine.randomness import Seed


class TableStatus(StrEnum):
    WAITING = "waiting"  # for people on open seats
    RUNNING = "running"
    OVER = "over"


class SeatKind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class EntryKind(StrEnum):
    ANSWER = "answer"
    UNDO = "undo"  # answers taken back
    RULES = "rules"  # from here on another version of the rules holds


class LineKind(StrEnum):
    """What a line of chat tells: something that was said, or who came and went."""

    SAID = "said"
    CAME = "came"  # to a seat
    LEFT = "left"  # a bot plays on, or the seat is open again
    REPLACED = "replaced"  # by a bot, as the others wanted
    REMATCH = "rematch"  # is wanted
    REFUSED = "refused"  # to let somebody take an answer back
    HINT = "hint"  # was taken


class AnsweredBy(StrEnum):
    """Who has answered for a seat."""

    PERSON = "person"
    BOT = "bot"
    ORDER = "order"  # a standing one
    AUTO = "auto"  # there was no choice


StoredEvent = list[str | int]  # an engine's event: name, by, what, where


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at a table, and who sits there."""

    seat: int
    kind: SeatKind
    person: str | None  # who sits here; at a bot's seat: who may come back to it
    name: str
    bot: str  # the bot that plays here, or would if the person left
    orders: dict[str, str]  # answers given in advance, by the name of the question
    since: float = 0.0  # when whoever sits here came
    votes: dict[str, int] = field(default_factory=dict[str, int])  # people who want a bot here, and in which decision
    words: str = ""  # what the person has added to the shuffle
    taken_after: int | None = None  # the entry after which a bot's seat was taken over; None: at the beginning


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Somebody asks the others to let them take their last answer back."""

    seat: int
    after: int  # the number of entries when it was asked
    granted: list[str]  # people who agree


@dataclass(frozen=True, slots=True)
class Table:
    """One game that people and bots play, and where it stands after `number` entries."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    rules: int  # the version of the rules it is played by
    seed: Seed  # of a waiting table only the secret, to which words may still come
    listed: bool  # shown to everybody, or known by its link only
    created: float
    number: int
    status: TableStatus
    snapshot: str  # the saved position after `number` entries; empty in listings, and until the game begins
    seats: list[Seat]
    host: str  # the person who made it
    revision: int = 0  # grows with every change of what is shown: log, seats, chat
    answered: float = 0.0  # when a person last came or answered; before the first time, when it was made
    barred: list[str] = field(default_factory=list[str])  # people who may neither sit down nor talk here
    quiet: bool = False  # do only those talk who sit here
    invitation: str = ""  # opens bots' seats at a table that is shown to everybody
    rematch: str | None = None  # the next table of those who played here
    imported: bool = False  # began elsewhere: somebody may know its future
    take_back: TakeBack | None = None  # what one of them asks for; it may be too late for it
    hints: bool = True  # may those who play ask what to answer
    network: str = ""  # a digest of that from which a listed table was made; empty where it is not known
    review: str = ""  # of the game, or as much of it as there is: see `tables.review`; empty in listings


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: an answer, or answers taken back."""

    number: int  # 1, 2, 3 ... without gaps
    kind: EntryKind
    seat: int
    said: str  # the answer's notation; of an undo: how many answers stay; where rules change: the saved position
    by: AnsweredBy
    at: float
    events: list[StoredEvent]  # what happened


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    created: float
    generation: int = 0  # of keys: those of an earlier one are void


@dataclass(frozen=True, slots=True)
class Line:
    """Something said at a table, or told of who sits there."""

    number: int
    name: str
    seat: int | None  # None: a spectator
    text: str
    at: float
    person: str | None = None  # unknown of lines from before this was stored
    kind: LineKind = LineKind.SAID


@dataclass(frozen=True, slots=True)
class TableState:
    """All that is shown of a table beside its log, at one revision."""

    table: Table
    lines: list[Line]  # the last ones of its chat
