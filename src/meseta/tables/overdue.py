"""Who keeps a table waiting, and for how long: a person who is asked, or a table that has not begun."""

from __future__ import annotations

from meseta.storage.following import answers_left, standing
from meseta.storage.rows import EntryKind, Seat, SeatKind, Table, TableStatus
from meseta.tables.game import Game
from meseta.tables.next_answer import a_bot_answers


def awaited_since(table: Table, game: Game, seat: int) -> float | None:
    """When a person was asked, came to the seat or answered in part; None where nobody waits for a person there."""
    if table.status != TableStatus.RUNNING or table.seats[seat].kind != SeatKind.PERSON:
        return None
    if seat not in game.position.waiting() or a_bot_answers(table.seats[seat], game):
        return None
    return max(table.seats[seat].since, asked_at(game, seat) or begun_at(table))


def asked_at(game: Game, seat: int) -> float | None:
    """When the present question was put to a seat; None: at the beginning.

    Where its own answers led to it, they count as far as they brought the game further than it was before: whoever
    takes an answer back and gives it again keeps the others waiting all the while. What was taken back together with
    others' answers, all of them wanted.
    """
    entries, start = game.entries, game.decision
    while start and entries[start - 1].seat == seat and entries[start - 1].kind != EntryKind.RULES:
        start -= 1
    own = entries[start : game.decision] + [entry for entry in entries[game.decision :] if entry.seat == seat]
    asked = entries[start - 1].at if start else None
    before = answers = furthest = len(standing(entries[:start]))
    for entry in own:
        answers = answers_left(entry) if entry.kind == EntryKind.UNDO else answers + 1
        if answers < before or answers > furthest:
            asked, before, furthest = entry.at, min(before, answers), answers
    return asked


def begun_at(table: Table) -> float:
    """A game begins when the last seat is taken."""
    return max(table.created, *(seat.since for seat in table.seats))


def overdue_seats(table: Table, game: Game, since: float) -> list[int]:
    """The seats of people who were awaited at a time already, and are still."""
    awaited = {seat.seat: awaited_since(table, game, seat.seat) for seat in table.seats}
    return [seat for seat, at in awaited.items() if at is not None and at <= since]


def waits_since(table: Table, game: Game, seat: int | None) -> float | None:
    """When a table began to wait for a person who is asked, or who has a seat for those on open ones; None if it does
    not."""
    if table.status == TableStatus.WAITING:
        return None if seat is None else table.seats[seat].since
    awaited = [awaited_since(table, game, seat.seat) for seat in table.seats]
    return min((at for at in awaited if at is not None), default=None)


def may_be_started(table: Table, seat: Seat, since: float) -> bool:
    """Whoever sat at a waiting table at a time already need not wait for its host any more, whoever comes and goes."""
    return table.status == TableStatus.WAITING and seat.since <= since
