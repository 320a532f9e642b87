"""The tables where a person has a seat, and whose turn it is there: read from what was stored, without their logs."""

from __future__ import annotations

from dataclasses import dataclass

from meseta.engine.saving import from_text
from meseta.engine.view import View
from meseta.games.catalogue import title_of
from meseta.storage.rows import SeatKind, Table, TableStatus
from meseta.storage.storage import Storage
from meseta.tables.gone import has_old_rules


@dataclass(frozen=True, slots=True)
class OwnTable:
    table: Table
    seat: int
    view: View | None  # what everybody sees; None where nothing is dealt yet, or today's rules cannot tell

    @property
    def is_turn(self) -> bool:
        sits = self.table.seats[self.seat].kind == SeatKind.PERSON
        return sits and self.table.status == TableStatus.RUNNING and self.seat in self.awaited

    @property
    def awaited(self) -> list[int]:
        return self.view["waiting"] if self.view is not None else []


async def unfinished_tables(storage: Storage, person: str, most: int) -> list[OwnTable]:
    """Those where it is the person's turn first, then those where somebody has answered last."""
    found = await storage.tables_of(person, [TableStatus.WAITING, TableStatus.RUNNING], most)
    return sorted([own_table(table, person) for table in found], key=lambda own: (not own.is_turn, -own.table.answered))


async def finished_tables(storage: Storage, person: str, most: int) -> list[OwnTable]:
    """The last ones first."""
    return [own_table(table, person) for table in await storage.tables_of(person, [TableStatus.OVER], most)]


def own_table(table: Table, person: str) -> OwnTable:
    seat = next(seat.seat for seat in table.seats if seat.person == person)
    return OwnTable(table, seat, public_view(table))


def public_view(table: Table) -> View | None:
    if not table.snapshot or has_old_rules(table):
        return None
    view: View = title_of(table.game).load(from_text(table.snapshot)).seen_by(None)
    return view
