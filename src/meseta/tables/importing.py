"""Importing records: in a worker process, one at a time, so that a long one keeps nobody waiting but who brought it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

from meseta.bots.pool import Overtime
from meseta.engine.refusal import Refused, Value
from meseta.records.record import from_text
from meseta.storage.rows import Entry, Person, Table
from meseta.tables.fair_turns import FairTurns
from meseta.tables.pending import Pending
from meseta.tables.refusals import TooMuch
from meseta.tables.replaying import from_record
from meseta.tables.whereabouts import Whereabouts

SECONDS: Final = 20.0  # for some tenths of a second of work, also on a busy machine
MOST_WAITING: Final = 20  # imports of all people together
OF_A_NETWORK: Final = 5  # of them, where they are limited

Run = Callable[..., Awaitable[Any]]  # seconds, a function and what it is given: what it gives, from a worker process
Imported = tuple[Table, list[Entry]]


@dataclass(frozen=True, slots=True)
class PlainRefusal:
    """What a refusal says, as it can be passed between processes: compiled errors cannot."""

    message: str
    values: dict[str, Value | PlainRefusal]


class Importer:
    def __init__(self, run: Run, most_answers: int, whereabouts: Whereabouts, of_a_network: int = 0) -> None:
        self.run = run
        self.most_answers = most_answers
        self.turns = FairTurns(places=1, each=1)
        self.pending = Pending(whereabouts, of_a_network, own="error-importing", others="error-imports")

    async def import_record(self, written: str, host: Person, name: str, seat: int | None = None) -> Imported:
        """The table that a record makes, and its log; it is not stored yet."""
        if len(self.pending.people) >= MOST_WAITING:
            raise TooMuch("error-imports")
        try:
            with self.pending.one(host.id) as network:
                async with self.turns.turn(host.id, network):
                    made = await self.run(SECONDS, imported, written, self.most_answers, host, name, seat)
        except (Overtime, BrokenProcessPool):
            raise TooMuch("error-imports") from None
        table, entries, refusal = made
        if refusal is not None:
            raise from_plain(refusal)
        return table, entries


# ---- In the worker.
def imported(
    written: str, most_answers: int, host: Person, name: str, seat: int | None
) -> tuple[Table | None, list[Entry], PlainRefusal | None]:
    """The table and its log, or why there is none."""
    try:
        record = from_text(written)
        if len(record.answers) > most_answers:
            raise Refused("error-record-long", count=len(record.answers), most=most_answers)
        table, entries = from_record(record, host, name, seat)
    except Refused as refused:
        return None, [], to_plain(refused)
    return table, entries, None


def to_plain(refused: Refused) -> PlainRefusal:
    values = refused.values.items()
    return PlainRefusal(
        refused.message, {name: to_plain(value) if isinstance(value, Refused) else value for name, value in values}
    )


def from_plain(plain: PlainRefusal) -> Refused:
    read: dict[str, Value] = {}
    for name, value in plain.values.items():
        read[name] = from_plain(value) if isinstance(value, PlainRefusal) else value
    return Refused(plain.message, **read)
