"""What is settled about others at a table: a bot for whoever keeps it waiting, who may sit down, who may talk."""

from __future__ import annotations

from dataclasses import replace

from meseta.engine.refusal import Refused
from meseta.storage.rows import LineKind, SeatKind, Table, TableStatus
from meseta.tables.coming_and_going import free_seat
from meseta.tables.look import Look
from meseta.tables.new_table import check_seat
from meseta.tables.overdue import overdue_seats
from meseta.tables.refusals import NotYours
from meseta.tables.seats import own_seat, sits
from meseta.tables.talking import tell


def may_moderate(table: Table, person: str) -> bool:
    """The host, and those who sit there: a host may be gone."""
    return person == table.host or sits(table, person)


# ---- Whoever keeps the table waiting.
async def hand_over(look: Look, seat: int) -> bool:
    """A bot plays for a person who has been awaited for too long, and may come back.

    The host decides that; otherwise all others who sit there and are not overdue themselves. False while some of them
    have not asked for it.
    """
    person, table, game = look.known_person(), look.table, await look.game_to_play()
    check_seat(seat, len(table.seats))
    overdue = overdue_seats(table, game, look.overdue_since)
    if seat not in overdue:
        raise Refused("error-not-overdue", minutes=round(look.cache.settings.overdue_minutes))
    if person.id != table.host:
        own_seat(table, person.id)
        await look.cache.storage.vote(table.id, seat, person.id, game.decision)
        await look.again()
        if missing_votes(look.table, seat, overdue, game.decision):
            return False
    silent = look.table.seats[seat]
    await look.cache.storage.change_seat(table.id, silent, replace(silent, kind=SeatKind.BOT, votes={}))
    await tell(look, LineKind.REPLACED, silent)
    await look.again()
    look.continues = True
    return True


def missing_votes(table: Table, seat: int, overdue: list[int], decision: int) -> int:
    """How many of the others have not asked that a bot plays at a seat."""
    others = [each for each in table.seats if each.kind == SeatKind.PERSON and each.seat not in (seat, *overdue)]
    votes = table.seats[seat].votes
    return sum(votes.get(each.person or "") != decision for each in others)


# ---- Who may sit down and talk.
async def remove(look: Look, seat: int) -> None:
    """The host sends a person away before the game begins: the seat is open again, but not to them."""
    table = look.table
    if look.known_person().id != table.host:
        raise NotYours("error-not-host-remove")
    check_seat(seat, len(table.seats))
    sitting = table.seats[seat]
    if table.status != TableStatus.WAITING:
        raise Refused("error-remove-begun")
    if sitting.kind != SeatKind.PERSON or sitting.person in (None, table.host):
        raise Refused("error-remove-nobody", seat=str(seat))
    await look.cache.storage.bar(table.id, sitting.person or "")
    await tell(look, LineKind.LEFT, sitting)
    await free_seat(look, sitting)


async def silence(look: Look, line: int) -> None:
    """Whoever said a line, and only watches, is not heard any more: their lines are not shown."""
    check_moderates(look)
    said = next((each for each in look.lines if each.number == line), None)
    if said is None or said.person is None:
        raise Refused("error-no-such-line", line=str(line))
    if may_moderate(look.table, said.person):
        raise Refused("error-silence-seated", name=said.name)
    await look.cache.storage.bar(look.table.id, said.person)
    await look.again()


async def keep_quiet(look: Look, quiet: bool) -> None:
    """Only those talk who have a seat, or everybody."""
    check_moderates(look)
    await look.cache.storage.keep_quiet(look.table.id, quiet)
    await look.again()


async def readmit(look: Look) -> None:
    """All who were sent away or silenced may sit down and talk again."""
    check_moderates(look)
    await look.cache.storage.readmit(look.table.id)
    await look.again()


def check_moderates(look: Look) -> None:
    if not may_moderate(look.table, look.known_person().id):
        raise NotYours("error-not-seated")
