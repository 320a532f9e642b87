"""Tables of version 1 that go on under today's rules, because these tell their whole game as it was told."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from meseta.engine.position import Position
from meseta.engine.saving import to_text
from meseta.games.catalogue import title_of
from meseta.storage.following import Following
from meseta.storage.migrations.condottiere_of_version_1 import CONDOTTIERE
from meseta.storage.migrations.snapshots_of_version_1 import named
from meseta.storage.rows import StoredEvent


class TableThen(NamedTuple):
    """What matters here of a table."""

    game: str
    options: dict[str, str]
    seed: int
    status: str
    snapshot: str


class LoggedThen(NamedTuple):
    """And of an entry."""

    kind: str
    seat: int
    said: str
    events: list[StoredEvent]


class CarriedOver(NamedTuple):
    rules: int
    snapshot: str


# What must be the same on both tables: all that means the same then and now.
PLAIN: Final = {
    "el-grande": (
        "caballeros",
        "court",
        "province",
        "grande",
        "score",
        "tile",
        "took",
        "bid",
        "king",
        "round",
        "leader",
        "fresh_vetoes",
        "old_vetoes",
    ),
    "condottiere": (*CONDOTTIERE.tables, *CONDOTTIERE.numbers),
}


def carried_over(table: TableThen, entries: list[LoggedThen]) -> CarriedOver | None:
    """None if it cannot go on: today's rules tell something else somewhere, or lead elsewhere.

    A table that still waits for people begins under today's rules, whatever they would make of its seed.
    """
    following = Following(table.game, table.options, table.seed)
    if not all(following.follows(entry) for entry in entries):
        return None
    position = following.position
    if table.status != "waiting" and not agrees(named(json.loads(table.snapshot)), position):
        return None
    return CarriedOver(title_of(table.game).rules_version(table.options), to_text(position.save()))


def agrees(then: dict[str, Any], position: Position) -> bool:
    return all(same(then[name], getattr(position, name)) for name in PLAIN[then["game"]])


def same(then: Any, now: Any) -> bool:
    """Boards have become longer by places where nothing stands."""
    if isinstance(then, int):
        return bool(then == now)
    numbers = list(now)
    return bool(then == numbers[: len(then)]) and not any(numbers[len(then) :])
