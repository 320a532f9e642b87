"""What a turn may do besides its two halves. None of it is a special action, so no veto reaches it (ruling B63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import Answers
from meseta.games.el_grande.parts.grandissimo.answers import (
    ACT_KEPT,
    JESTER_GIVES,
    KEEP_ACTION,
    PARDON_TO,
    QUEEN_HELPS,
    TAKE_TOKEN,
    TO_JAIL,
)
from meseta.games.el_grande.parts.grandissimo.figures import give, regions_open
from meseta.games.el_grande.parts.grandissimo.jail import Jailing, can_jail, pardon, prisoners
from meseta.games.el_grande.parts.grandissimo.ship import add_tokens, take_token
from meseta.games.el_grande.parts.grandissimo.state import (
    JAIL_SYMBOL,
    JESTER,
    JESTERS_GIFT,
    PARDON,
    QUEEN,
    QUEENS_HELP,
    SHIP_SYMBOL,
    state_of,
)
from meseta.games.el_grande.parts.grandissimo.steps.take_another import add_kept, carry_out_kept, keep_action
from meseta.games.el_grande.steps.one_more import add_one_more, take_one_more

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.turns import Turn


def may_offer(position: ElGrande, seat: i64) -> bool:
    """Has a player a figure or an action that was kept, or allows the card of the turn something?"""
    state = state_of(position)
    figures, used = state.figures, state.used
    if (figures[QUEEN] == seat and not used & QUEENS_HELP) or (figures[JESTER] == seat and not used & JESTERS_GIFT):
        return True
    took = position.took[seat]
    if state.kept_by == seat or took & took - 1:
        return True
    deck: i64 = 0
    while took >> deck:
        if took >> deck & 1 and state.settled.allowed[position.card_on(deck)] & ~used:
            return True
        deck += 1
    return False


def add_answers(position: ElGrande, turn: Turn, answers: Answers) -> None:
    state, seat = state_of(position), turn.seat
    allowed = state.settled.allowed[position.card_on(turn.deck)] & ~state.used
    if allowed & SHIP_SYMBOL:
        add_tokens(position, seat, answers)
    if allowed & JAIL_SYMBOL and can_jail(position):
        answers.add(TO_JAIL)
    if allowed & PARDON and prisoners(position) > 0:
        answers.add_each(PARDON_TO, regions_open(position))
    if state.figures[QUEEN] == seat and not state.used & QUEENS_HELP:
        add_one_more(position, seat, QUEEN_HELPS, answers)
    if state.figures[JESTER] == seat and not state.used & JESTERS_GIFT and position.province[seat] > 0:
        answers.add_each(JESTER_GIVES, (1 << position.seats) - 1 & ~(1 << seat))
    add_kept(position, state, turn, answers)


def answer_in_turn(position: ElGrande, turn: Turn, answer: i64) -> None:
    state, seat = state_of(position), turn.seat
    position.offer_again()
    if answer == ACT_KEPT:
        carry_out_kept(position, seat)
    elif answer == KEEP_ACTION:
        keep_action(position, turn)
    elif answer >= JESTER_GIVES:
        state.used |= JESTERS_GIFT
        give(position, seat, answer - JESTER_GIVES)
    elif answer >= QUEEN_HELPS:
        state.used |= QUEENS_HELP
        take_one_more(position, seat, answer - QUEEN_HELPS, "queen-brings", "queen-places")
    elif answer >= PARDON_TO:
        pardon(position, seat, answer - PARDON_TO)
    elif answer == TO_JAIL:
        state.used |= JAIL_SYMBOL
        position.push(Jailing(seat))
    elif answer >= TAKE_TOKEN:
        state.used |= SHIP_SYMBOL
        take_token(position, seat, answer)
