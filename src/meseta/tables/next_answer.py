"""Who answers next at a table where no person has to think: what follows by itself, or a bot."""

from __future__ import annotations

from meseta.games.catalogue import title_of
from meseta.storage.rows import AnsweredBy, Seat, SeatKind, Table, TableStatus
from meseta.tables.game import Game
from meseta.tables.seats import is_full


def next_by_itself(table: Table, game: Game) -> tuple[int, int, AnsweredBy] | None:
    """Seat, answer and reason of an answer that takes no thought."""
    for number in game.position.waiting():
        given = by_itself(table, table.seats[number], game)
        if given is not None:
            return number, *given
    return None


def by_itself(table: Table, seat: Seat, game: Game) -> tuple[int, AnsweredBy] | None:
    """A seat's answer and its reason where there is no choice, or a standing order; None: a person or a bot must think.

    A person is asked even without a choice where an answer given at once would tell other people what they hold.
    """
    answers, person, asking = game.position.answers(seat.seat), seat.kind == SeatKind.PERSON, game.position.top
    would_tell = person and asking is not None and asking.ANSWER_COUNT_IS_SECRET and has_company(table, seat)
    if len(answers) == 1 and not would_tell:
        return answers[0], AnsweredBy.AUTO
    answer = title_of(game.position.GAME).ordered(game.position, seat.seat, seat.orders) if person else None
    return None if answer is None else (answer, AnsweredBy.ORDER)


def has_company(table: Table, seat: Seat) -> bool:
    """Has somebody else a seat there, were it one to come back to? Bots look at nothing but their view."""
    return any(each.person not in (None, seat.person) for each in table.seats)


def follows_by_itself(table: Table, game: Game) -> bool:
    """Is the next answer one that no person gives, or can the game begin?"""
    if table.status != TableStatus.RUNNING:
        return table.status == TableStatus.WAITING and is_full(table)
    return next_by_itself(table, game) is not None or next_bot(table, game) is not None


def next_bot(table: Table, game: Game) -> Seat | None:
    waiting: list[int] = game.position.waiting()
    return next((table.seats[number] for number in waiting if a_bot_answers(table.seats[number], game)), None)


def a_bot_answers(seat: Seat, game: Game) -> bool:
    """Is a seat's answer to the present question a bot's? So it is where a person has taken the bot's seat since it was
    asked: otherwise one could sit down just when it is asked, look at what it holds, and go."""
    taken_since = seat.taken_after is not None and seat.taken_after >= game.decision
    return seat.kind == SeatKind.BOT or (seat.kind == SeatKind.PERSON and taken_since)
