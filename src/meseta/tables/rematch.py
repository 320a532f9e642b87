"""The same people and options once more."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from meseta.engine.refusal import Refused
from meseta.storage.rows import SeatKind, Table, TableStatus
from meseta.tables.gone import GoneGame, options_today
from meseta.tables.look import Look
from meseta.tables.new_table import new_table, rematch_of
from meseta.tables.seats import is_full, own_seat
from meseta.tables.tables import Tables

LOGGER: Final = logging.getLogger("meseta.tables")


async def rematch(tables: Tables, look: Look) -> str:
    """The link of the next table, also where a game cannot be played on. The first who asks makes it."""
    person, table = look.known_person(), look.table
    if table.status != TableStatus.OVER and not isinstance(await look.game(), GoneGame):
        raise Refused("error-not-over")
    own_seat(table, person.id)
    again = rematch_of(table)
    if await tables.storage.find(again) is None:
        kinds, options = [str(SeatKind.OPEN)] * len(table.seats), options_today(table)
        fresh = new_table(table.game, options, kinds, person, table.name, table.listed)
        status = TableStatus.RUNNING if is_full(table) else TableStatus.WAITING
        await create_unless_there(tables, replace(fresh, id=again, status=status, seats=table.seats))
    return again


async def create_unless_there(tables: Tables, table: Table) -> None:
    try:
        await tables.create(table)
    except Refused:
        LOGGER.info("the rematch %s was made by another player", table.id)
