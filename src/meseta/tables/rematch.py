"""The same people and options once more."""

from __future__ import annotations

import time
from dataclasses import replace

from meseta.engine.refusal import Refused
from meseta.storage.rows import LineKind, Seat, SeatKind, TableStatus
from meseta.tables.coming_and_going import join
from meseta.tables.dealing import deal
from meseta.tables.gone import GoneGame, options_today
from meseta.tables.look import Look
from meseta.tables.new_table import new_table
from meseta.tables.seats import is_full, own_seat
from meseta.tables.tables import Tables
from meseta.tables.talking import tell


async def rematch(tables: Tables, look: Look) -> str:
    """The link of the next table, also where a game cannot be played on. The first who asks makes it, and waits there
    for the others who play.

    It does not follow from the old link, for whoever has that may only have watched.
    """
    person, table = look.known_person(), look.table
    if table.status != TableStatus.OVER and not isinstance(await look.game(), GoneGame):
        raise Refused("error-not-over")
    mine = own_seat(table, person.id)
    kinds, options = [str(SeatKind.OPEN)] * len(table.seats), options_today(table)
    fresh = new_table(table.game, options, kinds, person, table.name, table.listed, hints=table.hints)
    waiting = replace(fresh, network=table.network, seats=[chair(seat, seat.seat == mine.seat) for seat in table.seats])
    again = await tables.create_rematch(table.id, deal(waiting) if is_full(waiting) else waiting)
    if again == waiting.id:
        await tell(look, LineKind.REMATCH, mine)
    else:
        await sit_down(tables, again, look, mine.seat)
    await look.again()
    return again


def chair(seat: Seat, is_own: bool) -> Seat:
    """Bots and who asks sit where they sat; the seats of other people wait for them."""
    fresh = replace(seat, since=time.time(), votes={}, words="", taken_after=None)
    if is_own or seat.kind == SeatKind.BOT:
        return fresh
    return replace(fresh, kind=SeatKind.OPEN, person=None, name="", orders={})


async def sit_down(tables: Tables, table_id: str, look: Look, seat: int) -> None:
    """Whoever comes later takes the seat of before, or another if somebody else has it now."""
    async with tables.look(table_id, look.known_person().id) as there:
        free = there.table.seats[seat].kind == SeatKind.OPEN
        if there.table.status == TableStatus.WAITING:
            await join(there, seat if free else None)
