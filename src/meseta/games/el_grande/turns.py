"""Turns: caballeros come to the court, an action card is taken, caballeros are placed, the action is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Frame, Question
from meseta.engine.program import Program
from meseta.games.el_grande.answers import ACT, END, FIRST_OF_PARTS, MOST_COLOURS, PLACE, TAKE
from meseta.games.el_grande.board import bit
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.steps.court import Intake

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NOT_TAKEN: Final[i64] = -1
COLOUR_BITS: Final[i64] = 4  # of a colour in the order of turns
assert MOST_COLOURS < 1 << COLOUR_BITS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Frame):
    """The players take their turns, the highest bid first."""

    NAME: ClassVar[str] = "turns"
    FIELDS: ClassVar[tuple[str, ...]] = ("turns_left",)

    def __init__(self, turns_left: i64) -> None:
        self.turns_left: i64 = turns_left  # the colours whose turns are to come, packed: see turn_order

    def advance(self, position: ElGrande) -> None:
        if self.turns_left == 0:
            position.pop()
            return
        seat = (self.turns_left & (1 << COLOUR_BITS) - 1) - 1
        self.turns_left >>= COLOUR_BITS
        if seat >= position.seats:
            for part in position.rules.parts:
                part.take_turn(position, seat)
            return
        # Before a card is taken: first the intake, then what parts allow.
        position.push(Turn(seat, NOT_TAKEN, 0, 0, 0))
        for part in position.rules.parts:
            part.before_card(position, seat)
        supply = position.board.supply[position.power[seat]]
        if supply > 0:
            position.push(Intake(seat, supply))

    def copy(self) -> Turns:
        return Turns(self.turns_left)


def turn_order(position: ElGrande) -> i64:
    """All who bid from the highest to the lowest, packed: colour + 1 in COLOUR_BITS each, the first lowest."""
    order: i64 = 0
    bid, colours = position.bid, position.colours
    for colour in range(colours):
        before: i64 = 0
        mine = bid[colour]
        if mine == NO_BID:
            continue
        for other in range(colours):
            if bid[other] > mine or (bid[other] == mine and other < colour):
                before += COLOUR_BITS
        order |= colour + 1 << before
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

    def waiting(self, position: ElGrande) -> i64:
        seat = self.seat
        if self.acted and (self.left == 0 or position.court[seat] == 0) and not self.parts_offer(position):
            return NOBODY
        return seat

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if self.deck == NOT_TAKEN:
            return position.board.decks.left[decks_taken(position)]
        if not position.rules.plain_turns:
            return self.options_with_parts(position)
        if self.left == 0 or position.court[seat] == 0:
            return position.shared.act_or_end  # had the action been carried out, the turn would be over
        if not self.acted:
            return position.shared.place_act_or_end[position.king]
        if self.taboo_lifted:
            return position.shared.place_with_the_king_or_end[position.king]
        return position.shared.place_or_end[position.king]

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer >= FIRST_OF_PARTS:
            for part in position.rules.parts:
                part.answer_in_turn(position, self, answer)
        elif answer >= PLACE:
            self.left -= 1
            position.deploy(seat, answer - PLACE)
            if position.listener is not None:
                position.tell("placed", seat, 1, answer - PLACE)
        elif answer >= TAKE:
            self.deck = answer - TAKE
            card = position.card_on(self.deck)
            self.left = position.rules.caballeros[card]
            position.took[seat] = 1 << self.deck
            if position.listener is not None:
                position.tell("took", seat, card, self.deck)
            if position.rules.is_kept[card]:  # a veto is held by taking it: there is no action left (ruling A11)
                self.acted = 1
                position.cards[card].does[0].begin(position, seat)
        elif answer == ACT:
            card = position.card_on(self.deck)
            if self.left < position.rules.caballeros[card]:
                self.left = 0
            self.acted = 1
            if position.listener is not None:
                position.tell("acts", seat, card)
            position.push(Program(card, seat, 0))
        else:
            if position.listener is not None:
                position.tell("ends-turn", seat)
            position.pop()

    # ---- Where parts bar areas, or add to what may be done in a turn.
    def parts_offer(self, position: ElGrande) -> bool:
        return not position.rules.plain_turns and self.add_of_parts(position, position.empty_answers()).count > 0

    def add_of_parts(self, position: ElGrande, answers: Answers) -> Answers:
        for part in position.rules.parts:
            part.turn_answers(position, self, answers)
        return answers

    def options_with_parts(self, position: ElGrande) -> Answers:
        answers = position.empty_answers()
        if self.left > 0 and position.court[self.seat] > 0:
            with_the_king = bit(position.king) & position.board.area_mask if self.taboo_lifted else 0
            answers.add_each(PLACE, position.near_the_king() | with_the_king)
        if not self.acted:
            answers.add(ACT)
        answers.add(END)
        return self.add_of_parts(position, answers)

    def copy(self) -> Turn:
        return Turn(self.seat, self.deck, self.left, self.acted, self.taboo_lifted)


def decks_taken(position: ElGrande) -> i64:
    """One bit for each deck whose card is taken, or that is not there."""
    taken = position.board.decks.missing
    took = position.took
    for colour in range(position.colours):
        taken |= took[colour]
    return taken


def current_turn(position: ElGrande) -> Turn:
    """The turn in which a special action is being carried out."""
    frame = position.top
    while not isinstance(frame, Turn):
        assert frame is not None
        frame = frame.under
    return frame
