"""To another seat, and so to another colour, before the game begins."""

from __future__ import annotations

from dataclasses import replace

from meseta.engine.refusal import Refused
from meseta.storage.rows import Seat, SeatKind, Table, TableStatus
from meseta.tables.look import Look
from meseta.tables.new_table import check_seat
from meseta.tables.seats import opened, own_seat, sits


async def move(look: Look, seat: int) -> None:
    """The seat must be open; the one that is left is open then."""
    person, table = look.known_person(), look.table
    check_seat(seat, len(table.seats))
    own_seat(table, person.id)
    if table.status != TableStatus.WAITING:
        raise Refused("error-move-begun")
    if not await look.cache.storage.change_seats(table.id, lambda table: moved(table, person.id, seat)):
        raise Refused("error-seat-taken")
    await look.again()


def moved(table: Table, person: str, seat: int) -> list[Seat]:
    """The two seats as they are then; none where it has become impossible meanwhile."""
    there = table.seats[seat]
    if table.status != TableStatus.WAITING or there.kind != SeatKind.OPEN or not sits(table, person):
        return []
    mine = own_seat(table, person)
    return [opened(mine), replace(mine, seat=there.seat, bot=there.bot)]
