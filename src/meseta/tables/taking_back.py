"""Answers that are taken back: a person's own, bots' that followed them, and others' if they agree."""

from __future__ import annotations

import time
from dataclasses import replace

from meseta.engine.refusal import Refused
from meseta.storage.rows import AnsweredBy, Entry, EntryKind, LineKind, SeatKind, Table, TakeBack
from meseta.tables.game import Game
from meseta.tables.look import Look
from meseta.tables.seats import check_running, own_seat
from meseta.tables.talking import tell


def others(table: Table, seat: int) -> list[str]:
    """The other people who play."""
    return [each.person or "" for each in table.seats if each.kind == SeatKind.PERSON and each.seat != seat]


# ---- Without asking.
async def undo(look: Look, whole_turn: bool) -> None:
    """Take the last answer back, or all of this turn that may be."""
    game, seat = await game_and_seat(look)
    within = answers_in_reach(look.table, game, seat)
    left = game.answers_left_after_restart if whole_turn else game.answers_left_after_undo
    await take_back(look, game, seat, left(seat, within))


def may_undo(table: Table, game: Game, seat: int) -> bool:
    within = answers_in_reach(table, game, seat)
    return game.answers_left_after_undo(seat, within) < len(game.given)


def answers_in_reach(table: Table, game: Game, seat: int) -> int:
    """Where somebody else plays too, they would learn what a bot does next: so bots' answers stay there."""
    return game.answers_in_reach(seat, bots_mind=bool(others(table, seat)))


async def take_back(look: Look, game: Game, seat: int, stay: int) -> None:
    if stay >= len(game.given):
        raise Refused("error-undo")
    game.take_back(stay)
    await look.append(game, Entry(game.number, EntryKind.UNDO, seat, str(stay), AnsweredBy.PERSON, time.time(), []))
    await look.resume()


async def game_and_seat(look: Look) -> tuple[Game, int]:
    game = await look.game_to_play()
    check_running(look.table)  # when a game is over everything is shown
    return game, own_seat(look.table, look.known_person().id).seat


# ---- With the others' consent.
async def ask(look: Look) -> None:
    """Ask the others to let one take the last own answer back, with all that was answered since."""
    game, seat = await game_and_seat(look)
    if may_undo(look.table, game, seat):
        raise Refused("error-take-back-alone")
    if not may_ask(look.table, game, seat):
        raise Refused("error-undo")
    await look.cache.storage.ask_take_back(look.table.id, TakeBack(seat, game.number, []))
    await look.again()


def may_ask(table: Table, game: Game, seat: int) -> bool:
    """Is there an own answer after which nothing was revealed, and somebody who can agree?"""
    left = game.answers_left_after_undo(seat, game.answers_not_revealed)
    return left < len(game.given) and bool(others(table, seat))


def asked(table: Table, game: Game) -> TakeBack | None:
    """What is asked for and can still be granted: no person has answered since, and nothing was revealed."""
    wish = table.take_back
    if wish is None or any(entry.by == AnsweredBy.PERSON for entry in game.entries[wish.after :]):
        return None
    return wish if may_ask(table, game, wish.seat) else None


async def reply(look: Look, granted: bool) -> bool:
    """Agree, or not; True when the answer was taken back, as all others have agreed."""
    game, seat = await game_and_seat(look)
    wish, person = asked(look.table, game), look.known_person().id
    if wish is None or wish.seat == seat:
        raise Refused("error-take-back-nobody")
    if not granted:
        await look.cache.storage.ask_take_back(look.table.id, None)
        await tell(look, LineKind.REFUSED, look.table.seats[seat])
        await look.again()
        return False
    agreed = replace(wish, granted=[*wish.granted, person])
    if any(other not in agreed.granted for other in others(look.table, wish.seat)):
        await look.cache.storage.ask_take_back(look.table.id, agreed)
        await look.again()
        return False
    stay = game.answers_left_after_undo(wish.seat, game.answers_not_revealed)
    await take_back(look, game, wish.seat, stay)
    return True
