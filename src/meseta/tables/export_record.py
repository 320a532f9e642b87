"""The game of a table as a file."""

from __future__ import annotations

from meseta.records.record import Record
from meseta.storage.rows import Table, TableStatus
from meseta.tables.gone import GoneGame
from meseta.tables.look import Look
from meseta.tables.refusals import NotYours
from meseta.tables.replaying import to_record
from meseta.tables.seats import seat_of


async def export_record(look: Look) -> Record:
    """It holds every secret, so it can be had when the game is over.

    A game that cannot be played on is given to those who have a seat there; they may play on elsewhere. One that goes
    on is given to who plays it alone and has opened its record.
    """
    table, game = look.table, await look.game()
    if table.status != TableStatus.OVER:
        opened = look.person is not None and table.imported and is_alone(table, look.person.id)
        if not opened and not isinstance(game, GoneGame):
            raise NotYours("error-record")
        if look.person is None or seat_of(table, look.person.id) is None:
            raise NotYours("error-not-seated")
    return to_record(table, game.entries)


async def open_record(look: Look) -> None:
    """Who plays alone against bots may have the record of a running game: it deceives nobody.

    From then on the table is like an imported one: nobody else can sit down, and its shuffle is not verified any more.
    """
    person = look.known_person()
    await look.game_to_play()
    if not is_alone(look.table, person.id) or not await look.cache.storage.open_record(look.table.id, person.id):
        raise NotYours("error-record")
    await look.again()


def is_alone(table: Table, person: str) -> bool:
    """Has nobody else a seat there, not even one to come back to?"""
    return {seat.person for seat in table.seats} - {None} == {person}
