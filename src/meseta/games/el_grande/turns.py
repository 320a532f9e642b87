"""Turns: caballeros come to the court, an action card is taken, caballeros are placed, the action is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Frame, Question
from meseta.engine.options import NOBODY, NOWHERE, Options
from meseta.engine.program import Program
from meseta.games.el_grande import automa
from meseta.games.el_grande.answers import (
    ACT,
    ACT_OR_END,
    DECKS_LEFT,
    PLACE,
    PLACE_ACT_OR_END,
    PLACE_OR_END,
    PLACE_WITH_THE_KING_OR_END,
    TAKE,
)
from meseta.games.el_grande.board import SUPPLY
from meseta.games.el_grande.power_cards import printed_on_bid
from meseta.games.el_grande.steps.court import Intake
from meseta.games.el_grande.steps.keep_veto import KeepVeto

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NOT_TAKEN: Final[i64] = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Frame):
    """The players take their turns, the highest bid first."""

    NAME: ClassVar[str] = "turns"
    FIELDS: ClassVar[tuple[str, ...]] = ("turns_left",)

    def __init__(self, left: i64) -> None:
        self.left: i64 = left  # the seats whose turns are to come, packed: see turn_order

    def advance(self, game: ElGrande) -> None:
        if self.left == 0:
            game.pop()
            return
        seat = (self.left & 7) - 1
        self.left >>= 3
        if seat == game.seats:
            automa.take_card(game, decks_taken(game))
            return
        game.push(Turn(seat, NOT_TAKEN, 0, 0, 0))
        # Before a card is taken: first the intake, then what a modifier allows.
        ability = game.rules.ability[game.modifier[seat]]
        if ability != NOWHERE:
            game.push(Program(ability, seat, 0))
        supply = SUPPLY[printed_on_bid(game, seat)]
        if supply > 0:
            game.push(Intake(seat, supply))

    def data(self) -> list[Any]:
        return [self.left]

    def copy(self) -> Turns:
        return Turns(self.left)


def turn_order(game: ElGrande) -> i64:
    """All colours from the highest bid to the lowest, packed: colour + 1 in three bits each, the first lowest."""
    order: i64 = 0
    bid, colours = game.bid, game.colours
    for seat in range(colours):
        before: i64 = 0
        mine = bid[seat]
        for other in range(colours):
            if bid[other] > mine:
                before += 3
        order |= seat + 1 << before
    return order


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Question):
    """A player takes an action card, then places caballeros and carries out its special action, in either order.

    The halves never interleave: once something was placed before the action, nothing is placed after it.
    """

    NAME: ClassVar[str] = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "left", "acted", "taboo_lifted")

    def __init__(self, seat: i64, deck: i64, left: i64, acted: i64, taboo_lifted: i64) -> None:
        self.seat = seat
        self.deck: i64 = deck  # where the action card was taken, or NOT_TAKEN
        self.left: i64 = left  # how many caballeros may still be placed
        self.acted: i64 = acted  # 1 once the special action was begun, or where there is none
        self.taboo_lifted: i64 = taboo_lifted  # 1 once it opened the king's region

    def waiting(self, game: ElGrande) -> i64:
        if self.acted and (self.left == 0 or game.court[self.seat] == 0):
            return NOBODY
        return self.seat

    def options(self, game: ElGrande, seat: i64) -> Options:
        if self.deck == NOT_TAKEN:
            return DECKS_LEFT[decks_taken(game)]
        if self.left == 0 or game.court[seat] == 0:
            return ACT_OR_END  # had the action been carried out, the turn would be over
        if not self.acted:
            return PLACE_ACT_OR_END[game.king]
        return PLACE_WITH_THE_KING_OR_END[game.king] if self.taboo_lifted else PLACE_OR_END[game.king]

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option >= PLACE:
            self.left -= 1
            game.deploy(seat, option - PLACE)
            if game.listener is not None:
                game.tell("placed", seat, 1, option - PLACE)
        elif option >= TAKE:
            self.deck = option - TAKE
            card = game.card_on(self.deck)
            self.left = game.rules.caballeros[card]
            game.took[seat] = 1 << self.deck
            if game.listener is not None:
                game.tell("took", seat, card, self.deck)
            step = game.cards[card].does[0]
            if isinstance(step, KeepVeto):  # a veto is held by taking it: there is no action left (ruling A11)
                self.acted = 1
                step.begin(game, seat)
        elif option == ACT:
            card = game.card_on(self.deck)
            if self.left < game.rules.caballeros[card]:
                self.left = 0
            self.acted = 1
            if game.listener is not None:
                game.tell("acts", seat, card)
            game.push(Program(card, seat, 0))
        else:
            if game.listener is not None:
                game.tell("ends-turn", seat)
            game.pop()

    def data(self) -> list[Any]:
        return [self.seat, self.deck, self.left, self.acted, self.taboo_lifted]

    def copy(self) -> Turn:
        return Turn(self.seat, self.deck, self.left, self.acted, self.taboo_lifted)


def decks_taken(game: ElGrande) -> i64:
    """One bit for each deck whose card is taken, or that is not there."""
    taken = game.rules.decks.missing
    took = game.took
    for colour in range(game.colours):
        taken |= took[colour]
    return taken


def current_turn(game: ElGrande) -> Turn:
    """The turn in which a special action is being carried out."""
    frame = game.top
    while not isinstance(frame, Turn):
        assert frame is not None
        frame = frame.under
    return frame
