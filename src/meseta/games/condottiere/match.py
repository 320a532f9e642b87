"""Winning: a single game, or a match of several games for points, and the final battle that settles a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.program import Program
from meseta.games.condottiere.board import REGIONS
from meseta.games.condottiere.dealing import deal_final_hands, gather_all_cards

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere

KINGDOM_POINTS: Final[i64] = 5  # for a game that was won by regions that hang together

# The programs of a game, by their numbers; see campaign.
NEW_GAME: Final[i64] = 0
BATTLE: Final[i64] = 1
FINAL_BATTLE: Final[i64] = 2


def game_won(position: Condottiere, winner: i64, kingdom: bool) -> None:
    """A player has reached a goal."""
    position.tell("game-won", winner, 1 if kingdom else 0)
    if position.rules.target == 0:
        finish(position, 1 << winner)
        return
    if kingdom:
        position.points[winner] += KINGDOM_POINTS
    score_game(position)


def board_full(position: Condottiere) -> None:
    """No region is left to fight for: most regions win, and a tie is settled by a final battle."""
    position.tell("board-full", NOBODY)
    if position.rules.target == 0:
        settle(position, [position.realm(seat) for seat in range(position.seats)])
    else:
        score_game(position)


def score_game(position: Condottiere) -> None:
    """A game of a match is over: a point for each region. The target ends the match, otherwise a new game begins."""
    for seat in range(position.seats):
        position.points[seat] += position.realm(seat)
        position.tell("points", seat, position.points[seat])
    points = [position.points[seat] for seat in range(position.seats)]
    if max(points) >= position.rules.target:
        settle(position, points)
    else:
        begin_next_game(position)


def settle(position: Condottiere, figures: list[i64]) -> None:
    """Whoever has most wins; several fight the final battle."""
    best = max(figures)
    leaders: i64 = 0
    for seat in range(position.seats):
        if figures[seat] == best:
            leaders |= 1 << seat
    if leaders & leaders - 1:
        begin_final_battle(position, leaders)
    else:
        finish(position, leaders)


def finish(position: Condottiere, winners: i64) -> None:
    position.winners = winners
    position.region = NOWHERE
    position.top = None


def begin_next_game(position: Condottiere) -> None:
    """Everything is laid out anew; the token stays with its holder (ruling C44)."""
    position.match_game += 1
    for region in range(REGIONS):
        position.owner[region] = NOBODY
    position.region = NOWHERE
    position.favour = NOWHERE
    position.idle = 0
    gather_all_cards(position)
    position.tell("new-game", NOBODY, position.match_game)
    position.top = None
    position.push(Program(NEW_GAME, NOBODY, 0))


def begin_final_battle(position: Condottiere, fighters: i64) -> None:
    """Only those who are level fight, with new hands and for no region."""
    position.tell("final-battle", NOBODY)
    position.region = NOWHERE
    gather_all_cards(position)
    deal_final_hands(position, fighters)
    position.top = None
    position.push(Program(FINAL_BATTLE, NOBODY, 0))
