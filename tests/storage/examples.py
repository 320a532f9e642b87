"""Tables and entries to store."""

from dataclasses import replace
from typing import Any

from meseta.storage.rows import Entry, Seat, Table
from meseta.storage.storage import Storage

ANA = Seat(0, "person", "ana", "Ana", "quick", {"veto": "never"})
BOT = Seat(1, "bot", None, "Quick", "quick", {})
FREE = Seat(2, "open", None, "", "", {})


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
        status="waiting",
        snapshot="after 0",
        seats=[ANA, BOT, FREE],
        host="ana",
    )
    return replace(table, **changes)


def an_entry(number: int, **changes: Any) -> Entry:
    entry = Entry(number, "answer", number % 3, f"bid {number}", "person", 1000.5 + number, [["bid", 0, number, -1]])
    return replace(entry, **changes)


async def append(storage: Storage, entry: Entry, table_id: str = "t1") -> int:
    return await storage.append(table_id, entry, f"after {entry.number}", "running")
