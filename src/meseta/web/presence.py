"""Who is at which table now: whoever holds a stream of it open, here or at another process on the same database.

Nothing of it is stored. Processes tell one another who listens to them, table by table, and that they are still there;
one that has not said so for a while is gone, and its people with it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec

from meseta.storage.refusals import OutOfReach
from meseta.storage.rows import Table
from meseta.storage.storage import Storage

GRACE: Final = 5.0  # seconds for which somebody is still there whose stream has ended: pages are loaded again
TOGETHER: Final = 0.3  # seconds in which changes at a table are told as one
BEAT: Final = 10.0  # seconds after which a process says at least that it is still there
SILENCE: Final = 3 * BEAT  # seconds after which a process that says nothing is gone
MOST_NAMED: Final = 300  # people of one process at one table: a message has its limits. Others only count
KEY_LETTERS: Final = 12
NOBODY: Final = "-"


def key_of(table_id: str, person_id: str) -> str:
    """What stands for a person at one table. It tells neither who it is nor where else they are."""
    return sha256(f"{table_id} {person_id}".encode()).hexdigest()[:KEY_LETTERS]


def keys_of_seats(table: Table) -> str:
    """Of those who sit at a table, or may come back, seat by seat."""
    return " ".join(NOBODY if seat.person is None else key_of(table.id, seat.person) for seat in table.seats)


class Those(msgspec.Struct, frozen=True):
    """People by their keys, and how many more there are of whom nothing is known."""

    people: frozenset[str] = frozenset()
    strangers: int = 0

    @property
    def is_nobody(self) -> bool:
        return not self.people and not self.strangers


class Message(msgspec.Struct, omit_defaults=True):
    """What a process says to the others: who listens to it at a table, or only that it is still there."""

    table: str = ""
    those: Those = Those()
    asks: bool = False  # the others are to say the same of the table


class Presence:
    def __init__(self, storage: Storage, beat: float = BEAT, silence: float = SILENCE) -> None:
        self.storage = storage
        self.beat, self.silence = beat, silence
        self.here: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by table: each key's streams; "": strangers'
        self.elsewhere: defaultdict[str, dict[str, Those]] = defaultdict(dict)  # by table and process
        self.last_heard: dict[str, float] = {}  # by process
        self.tell: Callable[[str], None] = lambda _: None  # the streams of a table that others are there than before
        self.due: set[str] = set()  # tables of which that will be told
        self.unsaid: dict[str, bool] = {}  # tables of which the other processes do not know, and whether we ask them
        self.news = asyncio.Event()
        storage.bus.messages = self

    def at(self, table_id: str) -> Those:
        """Everybody at a table to which somebody listens here."""
        known = [self.listening_here(table_id), *self.elsewhere.get(table_id, {}).values()]
        return Those(
            frozenset[str]().union(*(those.people for those in known)), sum(those.strangers for those in known)
        )

    # ---- In this process.
    def come(self, table_id: str, person_id: str | None) -> None:
        """A stream begins."""
        first = table_id not in self.here
        self.count(table_id, person_id, 1)
        if first:
            self.say(table_id, asks=True)

    def go(self, table_id: str, person_id: str | None) -> None:
        """A stream has ended: of somebody known perhaps only for a moment."""
        if person_id is None:
            self.count(table_id, None, -1)
            return
        asyncio.get_running_loop().call_later(GRACE, self.count, table_id, person_id, -1)

    def count(self, table_id: str, person_id: str | None, more: int) -> None:
        before = self.listening_here(table_id)
        who = "" if person_id is None else key_of(table_id, person_id)
        streams = self.here[table_id]
        streams[who] += more
        if not streams[who]:
            del streams[who]
        if not streams:
            del self.here[table_id]
            self.elsewhere.pop(table_id, None)
        if self.listening_here(table_id) != before:
            self.say(table_id)
            self.tell_soon(table_id)

    def listening_here(self, table_id: str) -> Those:
        streams = self.here.get(table_id, Counter())
        named = [who for who in streams if who]
        return Those(frozenset(named[:MOST_NAMED]), streams[""] + len(named[MOST_NAMED:]))

    def tell_soon(self, table_id: str) -> None:
        if table_id not in self.due:
            self.due.add(table_id)
            asyncio.get_running_loop().call_later(TOGETHER, self.tell_now, table_id)

    def tell_now(self, table_id: str) -> None:
        self.due.discard(table_id)
        self.tell(table_id)

    # ---- Between processes.
    def say(self, table_id: str, asks: bool = False) -> None:
        if self.storage.is_shared:
            self.unsaid[table_id] = asks or self.unsaid.get(table_id, False)
            self.news.set()

    async def say_for_ever(self) -> None:
        """What is new here, and again and again that this process is there."""
        while True:
            try:
                async with asyncio.timeout(self.beat):
                    await self.news.wait()
            except TimeoutError:
                self.forget_the_silent()
            self.news.clear()
            try:
                await self.say_all()
            except OutOfReach:
                await asyncio.sleep(self.beat)  # what is unsaid stays so

    async def say_all(self) -> None:
        for table_id, asks in list(self.unsaid.items()) or [("", False)]:
            message = Message(table_id, self.listening_here(table_id), asks)
            self.unsaid.pop(table_id, None)
            try:
                await self.storage.say_to_others(msgspec.json.encode(message).decode())
            except OutOfReach:
                self.say(table_id, asks)
                raise

    def heard(self, sender: str, text: str) -> None:
        self.last_heard[sender] = time.monotonic()
        try:
            message = msgspec.json.decode(text, type=Message)
        except msgspec.DecodeError:  # a process of another version says something else
            return
        if message.table in self.here:
            if message.asks:
                self.say(message.table)
            self.note(message.table, sender, message.those)

    def note(self, table_id: str, process: str, those: Those) -> None:
        others = self.elsewhere[table_id]
        if others.get(process, Those()) != those:
            others[process] = those
            if those.is_nobody:
                del others[process]
            self.tell_soon(table_id)

    def missed(self) -> None:
        for table_id in self.here:
            self.say(table_id, asks=True)

    def forget_the_silent(self) -> None:
        """A process that was killed could not say that its people have gone."""
        gone = [process for process, at in self.last_heard.items() if at < time.monotonic() - self.silence]
        for process in gone:
            del self.last_heard[process]
            for table_id in list(self.elsewhere):
                self.note(table_id, process, Those())
