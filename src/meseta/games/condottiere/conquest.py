"""The end of a battle: who conquers the region, who gets the token, and whether that wins the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.games.condottiere.board import REGIONS
from meseta.games.condottiere.deck import COURTESAN, KINDS, WINTER
from meseta.games.condottiere.match import board_full, finish, game_won
from meseta.games.condottiere.strength import favoured_by_spring, in_play, strength, strength_now

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere

TIED: Final[i64] = -2  # several have the most, or nobody has any


def conclude(position: Condottiere, first: i64, played: i64, fighters: i64) -> None:
    """All cards are turned up, the companies compared. `first` placed the token; `fighters` are in a final battle."""
    for seat in range(position.seats):
        position.turn_up(seat)
    position.idle = 0 if played else position.idle + 1
    if fighters:
        finish(position, strongest_of(position, fighters))
        return
    strongest = strongest_of(position, (1 << position.seats) - 1)
    defender = position.owner[position.region]
    winner = sole_seat(strongest)
    if winner == TIED:
        position.tell("battle-tied", NOBODY, 0, position.region)
    else:
        position.owner[position.region] = winner
        if position.listener is not None:
            position.tell("conquered", winner, strength_now(position.company, winner), position.region)
    pass_token(position, first, winner, defender)
    if winner != TIED and reaches_goal(position, winner):
        game_won(position, winner, has_kingdom(position, winner))
    elif nothing_is_left(position):
        board_full(position)


def strongest_of(position: Condottiere, fighters: i64) -> i64:
    """The seats with the strongest company, one bit each."""
    company = position.company
    winter, favoured = in_play(company, WINTER), favoured_by_spring(company)
    best: i64 = -1
    strongest: i64 = 0
    for seat in range(position.seats):
        if fighters >> seat & 1:
            total = strength(company, seat, winter, favoured)
            if total > best:
                best = total
                strongest = 0
            if total == best:
                strongest |= 1 << seat
    return strongest


def sole_seat(seats: i64) -> i64:
    """The only seat among these bits, or TIED."""
    if seats & seats - 1:
        return TIED
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def pass_token(position: Condottiere, first: i64, winner: i64, defender: i64) -> None:
    """To whoever has most courtesans alone, else to the winner, else to the left of who placed it.

    In a tie over a region that is defended, to the defender, whoever has courtesans (ruling C27).
    """
    holder = most_courtesans(position)
    if winner == TIED and defender != NOBODY:
        holder = defender
    elif holder == TIED:
        holder = (first + 1) % position.seats if winner == TIED else winner
    position.token = holder
    position.tell("token-to", holder)


def most_courtesans(position: Condottiere) -> i64:
    """The seat with more courtesans than any other, or TIED."""
    holder: i64 = TIED
    most: i64 = 0
    for seat in range(position.seats):
        courtesans = position.company[seat * KINDS + COURTESAN]
        if courtesans > most:
            most = courtesans
            holder = seat
        elif courtesans == most:
            holder = TIED
    return holder


def reaches_goal(position: Condottiere, winner: i64) -> bool:
    """Only who has won the battle can newly have reached one (ruling C39)."""
    return has_kingdom(position, winner) or position.realm(winner) >= position.rules.regions_to_win


def has_kingdom(position: Condottiere, seat: i64) -> bool:
    return position.kingdom(seat) >= position.rules.kingdom_to_win


def nothing_is_left(position: Condottiere) -> bool:
    """Every region is conquered, but perhaps, without retaking, the one under the favour of the Pope (ruling C49)."""
    for region in range(REGIONS):
        if position.owner[region] == NOBODY and (position.rules.retaking or region != position.favour):
            return False
    return True
