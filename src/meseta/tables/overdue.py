"""Who keeps a table waiting, and for how long: a person who is asked, or a table that has not begun."""

from __future__ import annotations

from itertools import takewhile

from meseta.storage.rows import SeatKind, Table, TableStatus
from meseta.tables.game import Game


def awaited_since(table: Table, game: Game, seat: int) -> float | None:
    """When a person was asked, came to the seat or answered in part; None where nobody waits for a person there."""
    if table.status != TableStatus.RUNNING or table.seats[seat].kind != SeatKind.PERSON:
        return None
    if seat not in game.position.waiting():
        return None
    recent = takewhile(lambda entry: entry.number >= game.decision, reversed(game.entries))
    asked = [entry.at for entry in recent if entry.number == game.decision or entry.seat == seat]
    return max(table.seats[seat].since, *(asked or [begun_at(table)]))


def begun_at(table: Table) -> float:
    """A game begins when the last seat is taken."""
    return max(table.created, *(seat.since for seat in table.seats))


def overdue_seats(table: Table, game: Game, since: float) -> list[int]:
    """The seats of people who were awaited at a time already, and are still."""
    awaited = {seat.seat: awaited_since(table, game, seat.seat) for seat in table.seats}
    return [seat for seat, at in awaited.items() if at is not None and at <= since]


def waits_since(table: Table, game: Game) -> float | None:
    """When a table began to wait for people, those on open seats or one who is asked; None if it does not."""
    if table.status == TableStatus.WAITING:
        return begun_at(table)  # since somebody last came
    awaited = [awaited_since(table, game, seat.seat) for seat in table.seats]
    return min((at for at in awaited if at is not None), default=None)


def may_be_started(table: Table, since: float) -> bool:
    """Has nobody come to a waiting table since a time? Then whoever sits there need not wait for its host."""
    return table.status == TableStatus.WAITING and begun_at(table) <= since
