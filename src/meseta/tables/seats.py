"""Who sits where at a table, and what that allows."""

from __future__ import annotations

from dataclasses import replace

from meseta.engine.refusal import Refused
from meseta.storage.rows import Seat, SeatKind, Table, TableStatus
from meseta.tables.new_table import check_seat
from meseta.tables.refusals import NotYours


def seat_of(table: Table, person: str) -> int | None:
    """Where a person sits, or sat before a bot took over."""
    return next((seat.seat for seat in table.seats if seat.person == person), None)


def sits(table: Table, person: str) -> bool:
    return any(seat.person == person and seat.kind == SeatKind.PERSON for seat in table.seats)


def own_seat(table: Table, person: str) -> Seat:
    for seat in table.seats:
        if seat.person == person and seat.kind == SeatKind.PERSON:
            return seat
    raise NotYours("error-not-seated")


def host_name(table: Table) -> str:
    """How whoever made a table is called there; empty if they have no seat."""
    return next((seat.name for seat in table.seats if seat.person == table.host), "")


def wanted_seats(table: Table, seat: int | None) -> list[int]:
    """The seat that is wanted; otherwise open ones first, then those of bots."""
    if seat is not None:
        check_seat(seat, len(table.seats))
        return [seat]
    free = [each.seat for each in table.seats if each.kind == SeatKind.OPEN]
    return free + [each.seat for each in table.seats if each.kind == SeatKind.BOT and each.person is None]


def opened(seat: Seat) -> Seat:
    """A seat that nobody has any more, before the game begins."""
    return replace(seat, kind=SeatKind.OPEN, person=None, name="", orders={}, votes={}, words="")


def is_full(table: Table) -> bool:
    return all(seat.kind != SeatKind.OPEN for seat in table.seats)


def people_sit(table: Table) -> bool:
    return any(seat.kind == SeatKind.PERSON for seat in table.seats)


def check_running(table: Table) -> None:
    if table.status == TableStatus.WAITING:
        raise Refused("error-not-begun")
    check_not_over(table)


def check_not_over(table: Table) -> None:
    if table.status == TableStatus.OVER:
        raise Refused("error-over")
