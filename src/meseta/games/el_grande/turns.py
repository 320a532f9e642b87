"""Turns: caballeros come to the court, an action card is taken, caballeros are placed, the action is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Frame, Question
from meseta.engine.options import DONE, NOBODY, Options
from meseta.engine.program import Program
from meseta.games.el_grande.answers import (
    ACT,
    ACT_OR_END,
    COURT,
    COURTS,
    DECKS_LEFT,
    PLACE,
    PLACE_ACT_OR_END,
    PLACE_OR_END,
    RECALL,
    TAKE,
)
from meseta.games.el_grande.board import COLOURS, SUPPLY

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NOT_TAKEN: Final[i64] = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Frame):
    """The players take their turns, the highest power card first."""

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
        game.push(Turn(seat, NOT_TAKEN, 0, 0))
        supply = SUPPLY[game.bid[seat]]
        if supply > 0:
            game.push(Intake(seat, supply))

    def data(self) -> list[Any]:
        return [self.left]

    def copy(self) -> Turns:
        return Turns(self.left)


def turn_order(game: ElGrande) -> i64:
    """All seats from the highest power card to the lowest, packed: seat + 1 in three bits each, the first lowest."""
    order: i64 = 0
    bid, seats = game.bid, game.seats
    for seat in range(seats):
        before: i64 = 0
        mine = bid[seat]
        for other in range(seats):
            if bid[other] > mine:
                before += 3
        order |= seat + 1 << before
    return order


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Intake(Question):
    """Caballeros come from the province to the court; if it runs out, the rest may be recalled from regions."""

    NAME: ClassVar[str] = "intake"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def waiting(self, game: ElGrande) -> i64:
        seat = self.seat
        if self.left > 0 and (game.province[seat] > 0 or game.on_board(seat) > 0):
            return seat
        return NOBODY

    def options(self, game: ElGrande, seat: i64) -> Options:
        province = game.province[seat]
        if province > 0:
            return COURTS[self.left if self.left < province else province]
        # Not from the king's region and not from the Castillo (ruling A6).
        regions = game.empty_options()
        game.add_regions(regions, RECALL, seat, 1)
        regions.add(DONE)
        return regions

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option == DONE:
            game.pop()
        elif game.province[seat] > 0:
            count = option - COURT
            game.muster(seat, count)
            if game.listener is not None:
                game.tell("intake", seat, count)
            self.left -= count
            if game.province[seat] > 0:
                game.pop()
        else:
            region = option - RECALL
            game.caballeros[region * COLOURS + seat] -= 1
            game.court[seat] += 1
            game.tell("recalled", seat, 1, region)
            self.left -= 1

    def data(self) -> list[Any]:
        return [self.seat, self.left]

    def copy(self) -> Intake:
        return Intake(self.seat, self.left)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Question):
    """A player takes an action card, then places caballeros and carries out its special action, in either order.

    The halves never interleave: once something was placed before the action, nothing is placed after it.
    """

    NAME: ClassVar[str] = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "left", "acted")

    def __init__(self, seat: i64, deck: i64, left: i64, acted: i64) -> None:
        self.seat = seat
        self.deck: i64 = deck  # where the action card was taken, or NOT_TAKEN
        self.left: i64 = left  # how many caballeros may still be placed
        self.acted: i64 = acted  # 1 once the special action was begun

    def waiting(self, game: ElGrande) -> i64:
        if self.acted and (self.left == 0 or game.court[self.seat] == 0):
            return NOBODY
        return self.seat

    def options(self, game: ElGrande, seat: i64) -> Options:
        if self.deck == NOT_TAKEN:
            return DECKS_LEFT[decks_taken(game)]
        if self.left == 0 or game.court[seat] == 0:
            return ACT_OR_END  # had the action been carried out, the turn would be over
        return PLACE_OR_END[game.king] if self.acted else PLACE_ACT_OR_END[game.king]

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option >= PLACE:
            self.left -= 1
            game.deploy(seat, option - PLACE)
            if game.listener is not None:
                game.tell("placed", seat, 1, option - PLACE)
        elif option >= TAKE:
            self.deck = option - TAKE
            self.left = self.deck + 1
            game.took[seat] = 1 << self.deck
            if game.listener is not None:
                game.tell("took", seat, game.card_on(self.deck), self.deck)
        elif option == ACT:
            if self.left <= self.deck:
                self.left = 0
            self.acted = 1
            card = game.card_on(self.deck)
            if game.listener is not None:
                game.tell("acts", seat, card)
            game.push(Program(card, seat, 0))
        else:
            if game.listener is not None:
                game.tell("ends-turn", seat)
            game.pop()

    def data(self) -> list[Any]:
        return [self.seat, self.deck, self.left, self.acted]

    def copy(self) -> Turn:
        return Turn(self.seat, self.deck, self.left, self.acted)


def decks_taken(game: ElGrande) -> i64:
    taken: i64 = 0
    took = game.took
    for seat in range(game.seats):
        taken |= took[seat]
    return taken
