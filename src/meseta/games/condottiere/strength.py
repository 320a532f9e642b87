"""The strength of companies: winter, drummer, spring, in this order; heroine and courtesan are touched by none.

The one calculation of the house. It knows no position, only a table of cards counted by seat and kind: so rules, bots
and pages, which also ask what would be, all use it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.games.condottiere.deck import (
    COURTESAN,
    COURTESAN_STRENGTH,
    DRUMMER,
    HEROINE,
    HEROINE_STRENGTH,
    KIND_NAMES,
    KINDS,
    MERCENARIES,
    SPRING,
    SPRING_BONUS,
    STRENGTH,
    WINTER,
)


class Arithmetic(NamedTuple):
    """How the total of a company comes about; each part is added to those before it."""

    printed: int  # the mercenaries as they are printed
    winter: int  # what winter takes from them
    drummer: int  # what a drummer adds
    spring: int  # what spring adds to the strongest
    heroines: int
    courtesans: int
    total: int


def counted(companies: Sequence[Iterable[str]]) -> vec[i64]:
    """The table of companies whose cards are named one by one, as a view has them."""
    counts = [0] * (len(companies) * int(KINDS))
    for seat, company in enumerate(companies):
        for name in company:
            counts[seat * int(KINDS) + KIND_NAMES.index(name)] += 1
    return vec[i64](counts)


# ---- Over all companies.
def in_play(company: vec[i64], kind: i64) -> bool:
    """Does a card of this kind lie in any company?"""
    card = kind
    while card < len(company):
        if company[card] > 0:
            return True
        card += KINDS
    return False


def strongest_in_play(company: vec[i64]) -> i64:
    """The kind of the strongest mercenary in any company, or NOBODY."""
    for kind in range(MERCENARIES - 1, -1, -1):
        if in_play(company, kind):
            return kind
    return NOBODY


def favoured_by_spring(company: vec[i64]) -> i64:
    """The kind of mercenary that spring makes stronger, or NOBODY."""
    return strongest_in_play(company) if in_play(company, SPRING) else NOBODY


# ---- Of one company.
def strength(company: vec[i64], seat: i64, winter: bool, favoured: i64) -> i64:
    """In winter or not, with a kind of mercenary favoured by spring."""
    return strength_with(company, seat, winter, company[seat * KINDS + DRUMMER] > 0, favoured)


def strength_with(company: vec[i64], seat: i64, winter: bool, drummer: bool, favoured: i64) -> i64:
    base = seat * KINDS
    total: i64 = 0
    for kind in range(MERCENARIES):
        if company[base + kind] > 0:
            total += company[base + kind] if winter else company[base + kind] * STRENGTH[kind]
    if drummer:
        total *= 2
    if favoured != NOBODY:
        total += company[base + favoured] * SPRING_BONUS
    return total + company[base + HEROINE] * HEROINE_STRENGTH + company[base + COURTESAN] * COURTESAN_STRENGTH


def strength_now(company: vec[i64], seat: i64) -> i64:
    """With the cards that lie there."""
    return strength(company, seat, in_play(company, WINTER), favoured_by_spring(company))


def arithmetic(company: vec[i64], seat: int) -> Arithmetic:
    """The same in its parts, for people: each is what one circumstance more changes."""
    base = seat * int(KINDS)
    winter, favoured = in_play(company, WINTER), favoured_by_spring(company)
    bare = strength_with(company, seat, False, False, NOBODY)
    cold = strength_with(company, seat, winter, False, NOBODY)
    drummed = strength(company, seat, winter, NOBODY)
    total = strength(company, seat, winter, favoured)
    heroines = company[base + HEROINE] * HEROINE_STRENGTH
    courtesans = company[base + COURTESAN] * COURTESAN_STRENGTH
    printed = bare - heroines - courtesans
    return Arithmetic(printed, cold - bare, drummed - cold, total - drummed, heroines, courtesans, total)
