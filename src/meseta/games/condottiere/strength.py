"""The strength of companies: winter, drummer, spring, in this order; heroine and courtesan are touched by none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64

from meseta.engine.options import NOBODY
from meseta.games.condottiere.deck import (
    COURTESAN,
    COURTESAN_STRENGTH,
    DRUMMER,
    HEROINE,
    HEROINE_STRENGTH,
    KINDS,
    MERCENARIES,
    SPRING,
    SPRING_BONUS,
    STRENGTH,
    WINTER,
)

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere


class Arithmetic(NamedTuple):
    """How the total of a company comes about; each part is added to those before it."""

    printed: int  # the mercenaries as they are printed
    winter: int  # what winter takes from them
    drummer: int  # what a drummer adds
    spring: int  # what spring adds to the strongest
    heroines: int
    courtesans: int
    total: int


def strongest_in_play(game: Condottiere) -> i64:
    """The kind of the strongest mercenary that lies face up in any company, or NOBODY."""
    for kind in range(MERCENARIES - 1, -1, -1):
        if game.in_play(kind):
            return kind
    return NOBODY


def strength(game: Condottiere, seat: i64, winter: bool, favoured: i64) -> i64:
    """Of what lies face up, in winter or not, with a kind of mercenary favoured by spring."""
    base = seat * KINDS
    company = game.company
    total: i64 = 0
    for kind in range(MERCENARIES):
        if company[base + kind] > 0:
            total += company[base + kind] if winter else company[base + kind] * STRENGTH[kind]
    if company[base + DRUMMER] > 0:
        total *= 2
    if favoured != NOBODY:
        total += company[base + favoured] * SPRING_BONUS
    return total + company[base + HEROINE] * HEROINE_STRENGTH + company[base + COURTESAN] * COURTESAN_STRENGTH


def favoured_by_spring(game: Condottiere) -> i64:
    """The kind of mercenary that spring makes stronger, or NOBODY."""
    return strongest_in_play(game) if game.in_play(SPRING) else NOBODY


def strength_now(game: Condottiere, seat: i64) -> i64:
    return strength(game, seat, game.in_play(WINTER), favoured_by_spring(game))


def arithmetic(game: Condottiere, seat: int) -> Arithmetic:
    """The same in its parts, for people."""
    base = seat * int(KINDS)
    soldiers = [game.company[base + kind] for kind in range(MERCENARIES)]
    printed = sum(count * STRENGTH[kind] for kind, count in enumerate(soldiers))
    cold = sum(soldiers) - printed if game.in_play(WINTER) else 0
    drummed = printed + cold if game.company[base + DRUMMER] > 0 else 0
    favoured = favoured_by_spring(game)
    spring = soldiers[favoured] * SPRING_BONUS if favoured != NOBODY else 0
    heroines = game.company[base + HEROINE] * HEROINE_STRENGTH
    courtesans = game.company[base + COURTESAN] * COURTESAN_STRENGTH
    total = printed + cold + drummed + spring + heroines + courtesans
    return Arithmetic(printed, cold, drummed, spring, heroines, courtesans, total)
