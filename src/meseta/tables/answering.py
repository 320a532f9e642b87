"""Answers at a table: whose are taken."""

from __future__ import annotations

import time
from dataclasses import replace

from meseta.storage.rows import AnsweredBy, Entry, EntryKind
from meseta.tables.game import Game
from meseta.tables.look import Look
from meseta.tables.next_answer import a_bot_answers
from meseta.tables.orders import check_orders
from meseta.tables.refusals import Stale
from meseta.tables.seats import check_running, own_seat


async def answer(look: Look, decision: int, answer: int | str) -> int:
    """A person's answer to the decision that was asked, or its notation; returns the number of its entry."""
    game = await look.game_to_play()
    seat = own_seat(look.table, look.known_person().id)
    if decision != game.decision or a_bot_answers(seat, game):
        raise Stale
    check_running(look.table)
    given = game.position.parse(answer) if isinstance(answer, str) else answer
    entry = await append(look, game, seat.seat, given, AnsweredBy.PERSON)
    await look.resume()
    return entry.number


async def order(look: Look, orders: dict[str, str]) -> None:
    """Answers given in advance: standing orders of the game that change; the others stay."""
    check_orders(look.table, orders)
    seat = own_seat(look.table, look.known_person().id)
    await look.game_to_play()
    ordered = replace(seat, orders={**seat.orders, **orders})
    await look.cache.storage.change_seat(look.table.id, seat, ordered)
    await look.again()
    look.continues = True


async def append(look: Look, game: Game, seat: int, answer: int, by: AnsweredBy) -> Entry:
    """Take an answer and store it before the others are told; if another process was quicker, nothing has happened."""
    notation = game.position.notation(answer)
    events = game.answer(seat, answer, by)
    entry = Entry(game.number, EntryKind.ANSWER, seat, notation, by, time.time(), events)
    await look.append(game, entry)
    return entry
