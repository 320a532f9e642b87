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

    def advance(self, game: ElGrande) -> None:
        if self.turns_left == 0:
            game.pop()
            return
        seat = (self.turns_left & (1 << COLOUR_BITS) - 1) - 1
        self.turns_left >>= COLOUR_BITS
        if seat >= game.seats:
            for part in game.rules.parts:
                part.take_turn(game, seat)
            return
        # Before a card is taken: first the intake, then what parts allow.
        game.push(Turn(seat, NOT_TAKEN, 0, 0, 0))
        for part in game.rules.parts:
            part.before_card(game, seat)
        supply = game.board.supply[game.power[seat]]
        if supply > 0:
            game.push(Intake(seat, supply))

    def copy(self) -> Turns:
        return Turns(self.turns_left)


def turn_order(game: ElGrande) -> i64:
    """All who bid from the highest to the lowest, packed: colour + 1 in COLOUR_BITS each, the first lowest."""
    order: i64 = 0
    bid, colours = game.bid, game.colours
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

    def waiting(self, game: ElGrande) -> i64:
        seat = self.seat
        if self.acted and (self.left == 0 or game.court[seat] == 0) and not self.parts_offer(game):
            return NOBODY
        return seat

    def legal(self, game: ElGrande, seat: i64) -> Answers:
        if self.deck == NOT_TAKEN:
            return game.board.decks.left[decks_taken(game)]
        if not game.rules.plain_turns:
            return self.options_with_parts(game)
        if self.left == 0 or game.court[seat] == 0:
            return game.shared.act_or_end  # had the action been carried out, the turn would be over
        if not self.acted:
            return game.shared.place_act_or_end[game.king]
        if self.taboo_lifted:
            return game.shared.place_with_the_king_or_end[game.king]
        return game.shared.place_or_end[game.king]

    def answer(self, game: ElGrande, seat: i64, answer: i64) -> None:
        if answer >= FIRST_OF_PARTS:
            for part in game.rules.parts:
                part.answer_in_turn(game, self, answer)
        elif answer >= PLACE:
            self.left -= 1
            game.deploy(seat, answer - PLACE)
            if game.listener is not None:
                game.tell("placed", seat, 1, answer - PLACE)
        elif answer >= TAKE:
            self.deck = answer - TAKE
            card = game.card_on(self.deck)
            self.left = game.rules.caballeros[card]
            game.took[seat] = 1 << self.deck
            if game.listener is not None:
                game.tell("took", seat, card, self.deck)
            if game.rules.is_kept[card]:  # a veto is held by taking it: there is no action left (ruling A11)
                self.acted = 1
                game.cards[card].does[0].begin(game, seat)
        elif answer == ACT:
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

    # ---- Where parts bar areas, or add to what may be done in a turn.
    def parts_offer(self, game: ElGrande) -> bool:
        return not game.rules.plain_turns and self.add_of_parts(game, game.empty_answers()).count > 0

    def add_of_parts(self, game: ElGrande, answers: Answers) -> Answers:
        for part in game.rules.parts:
            part.turn_answers(game, self, answers)
        return answers

    def options_with_parts(self, game: ElGrande) -> Answers:
        answers = game.empty_answers()
        if self.left > 0 and game.court[self.seat] > 0:
            with_the_king = bit(game.king) & game.board.area_mask if self.taboo_lifted else 0
            answers.add_each(PLACE, game.near_the_king() | with_the_king)
        if not self.acted:
            answers.add(ACT)
        answers.add(END)
        return self.add_of_parts(game, answers)

    def copy(self) -> Turn:
        return Turn(self.seat, self.deck, self.left, self.acted, self.taboo_lifted)


def decks_taken(game: ElGrande) -> i64:
    """One bit for each deck whose card is taken, or that is not there."""
    taken = game.board.decks.missing
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
