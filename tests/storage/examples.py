"""Tables and entries to store."""

from dataclasses import replace
from typing import Any

from meseta.storage.rows import AnsweredBy, Entry, EntryKind, Seat, SeatKind, Table, TableStatus
from meseta.storage.storage import Storage

ANA = Seat(0, SeatKind.PERSON, "ana", "Ana", "quick", {"veto": "never"})
BOT = Seat(1, SeatKind.BOT, None, "Quick", "quick", {})
FREE = Seat(2, SeatKind.OPEN, None, "", "", {})


def a_table(**changes: Any) -> Table:
    table = Table(
        id="t1",
        name="Friday",
        game="el-grande",
        options={"edition": "1995", "players": "3"},
        rules=1,
        seed=5,
        listed=True,
        created=1000.5,
        number=0,
        status=TableStatus.WAITING,
        snapshot="after 0",
        seats=[ANA, BOT, FREE],
        host="ana",
    )
    return replace(table, **changes)


def dealt(table: Table) -> Table:
    """As tables are dealt when they start, but not worth a game."""
    return replace(table, seed=f"{table.seed}\nblue: more", snapshot="dealt")


def an_entry(number: int, **changes: Any) -> Entry:
    entry = Entry(
        number,
        EntryKind.ANSWER,
        number % 3,
        f"bid {number}",
        AnsweredBy.PERSON,
        1000.5 + number,
        [["bid", 0, number, -1]],
    )
    return replace(entry, **changes)


async def append(storage: Storage, entry: Entry, table_id: str = "t1") -> int:
    return await storage.append(table_id, entry, f"after {entry.number}", TableStatus.RUNNING)
