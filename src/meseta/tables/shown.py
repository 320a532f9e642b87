"""Whose secrets a person at a table is shown. What a seat may see is a matter of the rules: `seen_by`."""

from __future__ import annotations

from meseta.storage.rows import AnsweredBy, Seat, Table, TableStatus
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame
from meseta.tables.next_answer import a_bot_answers, by_itself


def shown_seat(table: Table, game: Game | GoneGame, seat: int | None) -> int | None:
    """The seat whose view a person has who sits there; None: that of a spectator.

    Before the game begins nobody sees more. Whoever took the seat of a bot in a running game sees what it holds from
    their first decision on, which is asked after they came: otherwise one could sit down everywhere just to look.
    """
    if seat is None or not game.dealt:
        return None
    taken_after = table.seats[seat].taken_after
    if taken_after is None or table.status == TableStatus.OVER or decides(table, table.seats[seat], game):
        return seat
    decided = any(entry.seat == seat and entry.by == AnsweredBy.PERSON for entry in game.entries[taken_after:])
    return seat if decided else None


def decides(table: Table, seat: Seat, game: Game | GoneGame) -> bool:
    """Is a person asked something that is not just being answered by itself, or by a bot?"""
    if not isinstance(game, Game) or seat.seat not in game.position.waiting():
        return False
    return by_itself(table, seat, game) is None and not a_bot_answers(seat, game)
