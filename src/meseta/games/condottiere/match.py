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


def game_won(game: Condottiere, winner: i64, kingdom: bool) -> None:
    """A player has reached a goal."""
    game.tell("game-won", winner, 1 if kingdom else 0)
    if game.rules.target == 0:
        finish(game, 1 << winner)
        return
    if kingdom:
        game.points[winner] += KINGDOM_POINTS
    score_game(game)


def board_full(game: Condottiere) -> None:
    """No region is left to fight for: most regions win, and a tie is settled by a final battle."""
    game.tell("board-full", NOBODY)
    if game.rules.target == 0:
        settle(game, [game.realm(seat) for seat in range(game.seats)])
    else:
        score_game(game)


def score_game(game: Condottiere) -> None:
    """A game of a match is over: a point for each region. The target ends the match, otherwise a new game begins."""
    for seat in range(game.seats):
        game.points[seat] += game.realm(seat)
        game.tell("points", seat, game.points[seat])
    points = [game.points[seat] for seat in range(game.seats)]
    if max(points) >= game.rules.target:
        settle(game, points)
    else:
        begin_next_game(game)


def settle(game: Condottiere, figures: list[i64]) -> None:
    """Whoever has most wins; several fight the final battle."""
    best = max(figures)
    leaders: i64 = 0
    for seat in range(game.seats):
        if figures[seat] == best:
            leaders |= 1 << seat
    if leaders & leaders - 1:
        begin_final_battle(game, leaders)
    else:
        finish(game, leaders)


def finish(game: Condottiere, winners: i64) -> None:
    game.winners = winners
    game.region = NOWHERE
    game.top = None


def begin_next_game(game: Condottiere) -> None:
    """Everything is laid out anew; the token stays with its holder (ruling C44)."""
    game.match_game += 1
    for region in range(REGIONS):
        game.owner[region] = NOBODY
    game.region = NOWHERE
    game.favour = NOWHERE
    game.idle = 0
    gather_all_cards(game)
    game.tell("new-game", NOBODY, game.match_game)
    game.top = None
    game.push(Program(NEW_GAME, NOBODY, 0))


def begin_final_battle(game: Condottiere, fighters: i64) -> None:
    """Only those who are level fight, with new hands and for no region."""
    game.tell("final-battle", NOBODY)
    game.region = NOWHERE
    gather_all_cards(game)
    deal_final_hands(game, fighters)
    game.top = None
    game.push(Program(FINAL_BATTLE, NOBODY, 0))
