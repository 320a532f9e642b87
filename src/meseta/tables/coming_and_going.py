"""Who comes to a table and goes, until it begins and while it is played."""

from __future__ import annotations

import time
from dataclasses import replace
from hmac import compare_digest

from meseta.bots.catalogue import usual_bot
from meseta.engine.refusal import Refused
from meseta.storage.rows import LineKind, Person, Seat, SeatKind, Table, TableStatus
from meseta.tables.dealing import deal
from meseta.tables.look import Look
from meseta.tables.new_table import LONGEST_NAME, new_seat, one_line
from meseta.tables.overdue import may_be_started
from meseta.tables.refusals import NotYours
from meseta.tables.seats import check_not_over, is_full, opened, own_seat, seat_of, sits, wanted_seats
from meseta.tables.talking import tell


async def join(look: Look, seat: int | None, invitation: str = "") -> int:
    """Take a seat: the one that is wanted, or the first that can be had."""
    person, table = look.known_person(), look.table
    mine = seat_of(table, person.id)
    if mine is not None and table.seats[mine].kind == SeatKind.PERSON:
        return mine
    check_not_over(table)
    if mine is None:
        await look.game_to_play()
        check_may_join(table, person, invitation)
    for each in [mine] if mine is not None else wanted_seats(table, seat):
        if await look.cache.storage.take_seat(table.id, each, person.id, person.name, time.time()):
            await tell(look, LineKind.CAME, replace(table.seats[each], person=person.id, name=person.name))
            await start_if_full(look)
            return each
    raise Refused("error-seat-taken")


def check_may_join(table: Table, person: Person, invitation: str) -> None:
    """Where a game that everybody finds has begun, a stranger cannot take a bot's seat and then keep all waiting.

    Nobody sits down to a game whose importer knows all cards to come.
    """
    if person.id in table.barred:
        raise NotYours("error-barred")
    if table.imported:
        raise NotYours("error-imported")
    if table.listed and table.status == TableStatus.RUNNING and person.id != table.host:
        check_invitation(table, invitation)


def check_invitation(table: Table, invitation: str) -> None:
    if not table.invitation or not compare_digest(invitation.encode(), table.invitation.encode()):
        raise NotYours("error-invitation")


async def leave(look: Look) -> None:
    """A bot plays on; the person may come back."""
    seat = own_seat(look.table, look.known_person().id)
    check_not_over(look.table)
    await tell(look, LineKind.LEFT, seat)
    if look.table.status == TableStatus.WAITING:
        await free_seat(look, seat)
    else:
        await look.cache.storage.change_seat(look.table.id, seat, replace(seat, kind=SeatKind.BOT))
        await look.again()
    look.continues = True


async def free_seat(look: Look, seat: Seat) -> None:
    """A seat of a waiting table is open again; if the game has begun at this moment, a bot takes it."""
    free = opened(seat)
    await look.cache.storage.change_seat(look.table.id, seat, free)
    await look.again()
    if look.table.status != TableStatus.WAITING:
        bot = bot_seat(look.table, seat.seat, look.known_person())
        await look.cache.storage.change_seat(look.table.id, free, bot)
        await look.again()


def bot_seat(table: Table, seat: int, host: Person) -> Seat:
    return new_seat(table.game, table.options, seat, usual_bot(table.game, table.options), host)


async def add_words(look: Look, text: str) -> None:
    """What a person adds to the shuffle, until the game begins."""
    person, words = look.known_person(), one_line(text)[:LONGEST_NAME]
    seat = own_seat(look.table, person.id)
    if not await look.cache.storage.add_words(look.table.id, seat.seat, person.id, words):
        raise Refused("error-words-too-late")
    await look.again()


async def start(look: Look) -> None:
    """The host does not wait any longer, nor after a while whoever sits there: bots take the open seats."""
    person, table = look.known_person(), look.table
    if person.id != table.host and not (
        sits(table, person.id) and may_be_started(table, own_seat(table, person.id), look.overdue_since)
    ):
        raise NotYours("error-not-host", minutes=round(look.cache.settings.overdue_minutes))
    await look.game_to_play()
    for seat in table.seats:
        if seat.kind == SeatKind.OPEN:
            bot = bot_seat(table, seat.seat, person)
            await look.cache.storage.change_seat(table.id, seat, bot)  # unless a person sits down at this moment
    await start_if_full(look)


async def start_if_full(look: Look) -> None:
    await look.again()
    if is_full(look.table) and await look.cache.storage.start(look.table.id, deal):
        await look.again()
    look.continues = True
