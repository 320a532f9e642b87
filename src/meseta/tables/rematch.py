"""The same people and options once more."""

from __future__ import annotations

import time
from dataclasses import replace

from meseta.engine.refusal import Refused
from meseta.storage.rows import SeatKind, TableStatus
from meseta.tables.dealing import deal
from meseta.tables.gone import GoneGame, options_today
from meseta.tables.look import Look
from meseta.tables.new_table import new_table
from meseta.tables.seats import is_full, own_seat
from meseta.tables.tables import Tables


async def rematch(tables: Tables, look: Look) -> str:
    """The link of the next table, also where a game cannot be played on. The first who asks makes it.

    It does not follow from the old link, for whoever has that may only have watched.
    """
    person, table = look.known_person(), look.table
    if table.status != TableStatus.OVER and not isinstance(await look.game(), GoneGame):
        raise Refused("error-not-over")
    own_seat(table, person.id)
    kinds, options = [str(SeatKind.OPEN)] * len(table.seats), options_today(table)
    fresh = new_table(table.game, options, kinds, person, table.name, table.listed)
    seats = [replace(seat, since=time.time(), votes={}, words="", taken_after=None) for seat in table.seats]
    waiting = replace(fresh, seats=seats)
    return await tables.create_rematch(table.id, deal(waiting) if is_full(waiting) else waiting)
