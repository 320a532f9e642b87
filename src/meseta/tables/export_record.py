"""The game of a table as a file."""

from __future__ import annotations

from meseta.records.record import Record
from meseta.storage.rows import TableStatus
from meseta.tables.gone import GoneGame
from meseta.tables.look import Look
from meseta.tables.refusals import NotYours
from meseta.tables.replaying import to_record
from meseta.tables.seats import seat_of


async def export_record(look: Look) -> Record:
    """It holds every secret, so it can be had when the game is over.

    A game that cannot be played on is given to those who have a seat there; they may play on elsewhere.
    """
    table, game = look.table, await look.game()
    if table.status != TableStatus.OVER:
        if not isinstance(game, GoneGame):
            raise NotYours("error-record")
        if look.person is None or seat_of(table, look.person.id) is None:
            raise NotYours("error-not-seated")
    return to_record(table, game.entries)
