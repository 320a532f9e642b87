"""Turns: caballeros come to the court, an action card is taken, caballeros are placed, the action is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Frame, Question
from meseta.engine.program import Program
from meseta.games.el_grande.answers import ACT, FIRST_OF_PARTS, MOST_COLOURS, PLACE, TAKE
from meseta.games.el_grande.board import bit
from meseta.games.el_grande.part import NOT_ASKED
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.steps.court import Intake

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NOT_TAKEN: Final[i64] = -1
COLOUR_BITS: Final[i64] = 4  # of a colour in the order of turns
assert MOST_COLOURS < 1 << COLOUR_BITS


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
        seat = first_of(self.turns_left)
        self.turns_left >>= COLOUR_BITS
        if seat >= position.seats:
            asked = position.rules.asked_to_take_turns
            while asked is not None:
                asked.part.take_turn(position, seat)
                asked = asked.rest
            return
        # Before a card is taken: what parts begin a turn with, then the intake, then what they allow after it.
        self.begin_turn(position, seat)
        asked = position.rules.asked_before_cards
        while asked is not None:
            asked.part.before_card(position, seat)
            asked = asked.rest
        supply = position.board.supply[position.power[seat]]
        if supply > 0:
            position.push(Intake(seat, supply))
        asked = position.rules.asked_before_turns
        while asked is not None:
            asked.part.before_turn(position, seat)
            asked = asked.rest

    def begin_turn(self, position: ElGrande, seat: i64) -> None:
        position.push(Turn(seat, NOT_TAKEN, 0, 0, 0))

    def copy(self) -> Turns:
        return Turns(self.turns_left)


def first_of(turns: i64) -> i64:
    """The colour whose turn comes first among such as are packed, NOBODY if there is none."""
    return (turns & (1 << COLOUR_BITS) - 1) - 1


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
        if position.unsettled and self.parts_interrupt(position):
            return NOBODY
        if self.acted and (self.left == 0 or position.court[seat] == 0) and not self.parts_offer(position):
            return NOBODY
        return seat

    def advance(self, position: ElGrande) -> None:
        if not position.unsettled or not self.parts_interrupt(position):
            position.pop()
            return
        asked = position.rules.asked_to_interrupt
        while asked is not None:
            asked.part.interrupt(position, self.seat)
            asked = asked.rest

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if self.deck == NOT_TAKEN:
            return position.board.decks.left[decks_taken(position)]
        if position.rules.plain_placing or (position.rules.plain_turns and position.king_alone_bars()):
            return near_king(self, position, seat)
        return self.with_parts(position, self.halves(position, may_end=True))

    def halves(self, position: ElGrande, may_end: bool) -> Answers:
        """Where parts say too where one may go."""
        shared = position.shared
        places: i64 = 0
        if self.left > 0 and position.court[self.seat] > 0:
            places = self.places(position)
        if self.acted:
            return shared.place_in_or_end.of(places)
        return (shared.place_in_act_or_end if may_end else shared.place_in_or_act).of(places)

    def places(self, position: ElGrande) -> i64:
        """Where caballeros may be placed, one bit each."""
        near = position.near_the_king()
        return near | bit(position.king) & position.board.area_mask if self.taboo_lifted else near

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer >= FIRST_OF_PARTS:
            asked = position.rules.asked_in_turns
            while asked is not None:
                asked.part.answer_in_turn(position, self, answer)
                asked = asked.rest
        elif answer >= PLACE:
            self.left -= 1
            position.deploy(seat, answer - PLACE)
            if position.listener is not None:
                position.tell("placed", seat, 1, answer - PLACE)
        elif answer >= TAKE:
            deck = answer - TAKE
            if position.listener is not None:
                position.tell("took", seat, position.card_on(deck), deck)
            self.take_card(position, deck)
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

    def take_card(self, position: ElGrande, deck: i64) -> None:
        """From now on this is the card of the turn."""
        card = position.card_on(deck)
        self.deck = deck
        self.left = position.rules.caballeros[card]
        self.acted = position.rules.when_taken[card]  # such as a veto: there is no action left (ruling A11)
        position.took[self.seat] |= 1 << deck
        if position.rules.told_of_cards is not None:
            tell_of_card(position)
        if self.acted:
            position.cards[card].does[0].begin(position, self.seat)

    # ---- Where parts add to what may be done in a turn.
    def parts_interrupt(self, position: ElGrande) -> bool:
        """Is something to be settled before the turn goes on? Asked where the position is `unsettled`."""
        asked = position.rules.asked_to_interrupt
        while asked is not None:
            if asked.part.interrupts(position):
                return True
            asked = asked.rest
        return False

    def parts_offer(self, position: ElGrande) -> bool:
        return (
            not position.rules.plain_turns
            and position.parts_may_offer(self.seat)
            and self.offered_by_parts(position).count > 0
        )

    def offered_by_parts(self, position: ElGrande) -> Answers:
        answers = position.empty_answers()
        asked = position.rules.asked_in_turns
        while asked is not None:
            asked.part.turn_answers(position, self, answers)
            asked = asked.rest
        return answers

    def with_parts(self, position: ElGrande, halves: Answers) -> Answers:
        if position.rules.plain_turns or not position.parts_may_offer(self.seat):
            return halves
        offered = self.offered_by_parts(position)
        if offered.count == 0:
            return halves
        offered.put_before(halves)
        return offered

    def copy(self) -> Turn:
        return Turn(self.seat, self.deck, self.left, self.acted, self.taboo_lifted)


def near_king(turn: Turn, position: ElGrande, seat: i64) -> Answers:
    """Where the king alone says where one may go, and parts offer nothing."""
    shared, king = position.shared, position.king
    if turn.left == 0 or position.court[seat] == 0:
        return shared.act_or_end  # had the action been carried out, the turn would be over
    if not turn.acted:
        return shared.place_act_or_end[king]
    if turn.taboo_lifted:
        return shared.place_with_the_king_or_end[king]
    return shared.place_or_end[king]


def tell_of_card(position: ElGrande) -> None:
    asked = position.rules.told_of_cards
    while asked is not None:
        asked.part.card_taken(position)
        asked = asked.rest


def decks_taken(position: ElGrande) -> i64:
    """One bit for each deck whose card is taken, or gone, or that is not there."""
    taken = position.board.decks.missing
    took = position.took
    for colour in range(position.colours):
        taken |= took[colour]
    if position.rules.asked_for_decks is not None:
        if position.decks_gone == NOT_ASKED:
            ask_for_decks(position)
        taken |= position.decks_gone
    return taken


def ask_for_decks(position: ElGrande) -> None:
    """Which cards can nobody take any more this round, as parts say?"""
    position.decks_gone = 0
    asked = position.rules.asked_for_decks
    while asked is not None:
        position.decks_gone |= asked.part.decks_gone(position)
        asked = asked.rest


def decks_on_offer(position: ElGrande) -> i64:
    """One bit for each deck whose card can still be taken."""
    there = position.board.decks.there
    return there & ~decks_taken(position) if there else there


def current_turn(position: ElGrande) -> Turn:
    """The turn in which a special action is being carried out."""
    frame = position.top
    while not isinstance(frame, Turn):
        assert frame is not None
        frame = frame.under
    return frame
