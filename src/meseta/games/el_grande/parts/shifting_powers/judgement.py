"""What modifiers are worth at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.frame import Frame
from meseta.engine.program import Step
from meseta.games.el_grande.answers import BID
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.shifting_powers.modifiers import (
    CHANGE,
    KIND,
    MODIFIER,
    MODIFIERS,
    MODIFY,
    PASS,
    BiddingWithModifiers,
    TakeBackEither,
    change_of,
    modifiers_of,
)

if TYPE_CHECKING:
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande

PER_POINT: Final = 0.13  # of what a modifier adds
AN_ABILITY: Final = 0.6
A_CARD_BACK: Final = 0.6  # a power card, or a modifier
HELD: Final = 0.3  # a modifier that is used is not there later


def first_sight(position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
    if isinstance(frame, BiddingWithModifiers):
        if answer < MODIFY:
            change = change_of(modifiers_of(position).on_bid[seat])
            return sight.offers.bid(position, seat, answer - BID, change, frame.left - 1)
        kind = answer - MODIFY
        return best_bid(position, frame, seat, CHANGE[kind], sight) + ability(kind) - HELD
    if answer >= MODIFIER:
        return modifier_worth(answer - MODIFIER) if answer < MODIFIER + len(CHANGE) else UNRATED
    if answer >= PASS:
        return -modifier_worth(answer - PASS)
    return UNRATED


def best_bid(position: ElGrande, frame: BiddingWithModifiers, seat: i64, change: i64, sight: Sight) -> float:
    """What the best power card brings with a modifier."""
    cards, rank, best = frame.fitting(position.hand[seat], change), i64(0), UNRATED
    while cards >> rank:
        if cards >> rank & 1:
            best = max(best, sight.offers.bid(position, seat, rank, change, frame.left - 1))
        rank += 1
    return best


def modifier_worth(kind: i64) -> float:
    """Both ways are of use: to go first, and to go last with a card that brings something."""
    change = CHANGE[kind]
    return PER_POINT * float(change if change > 0 else -change) + ability(kind)


def ability(kind: i64) -> float:
    return AN_ABILITY if HAS_ABILITY[kind] else 0.0


def step_worth(step: Step, by: i64, seat: i64) -> float:
    return A_CARD_BACK if isinstance(step, TakeBackEither) and by == seat else UNRATED


def worth(position: ElGrande, seat: i64) -> float:
    """Of the modifiers in the hand."""
    hand, card, points = modifiers_of(position).hand[seat], i64(0), 0.0
    while hand >> card:
        if hand >> card & 1:
            points += modifier_worth(KIND[card])
        card += 1
    return points


HAS_ABILITY: Final = [bool(modifier.ability) for modifier in MODIFIERS]
