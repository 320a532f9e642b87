"""A round with own cards: they are played in turn, Jokers decide, what follows from the order is handed out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import BIT, NOBODY, Answers
from meseta.engine.frame import Frame
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import BID, POWER
from meseta.games.el_grande.parts.intrigue.order import actions_open, caballero_card, last_in_order, seat_in_place
from meseta.games.el_grande.parts.intrigue.state import JOKER, NO_CARD, OWN, UNDECIDED, VETO, state_of
from meseta.games.el_grande.parts.intrigue.turn import OwnTurns
from meseta.games.el_grande.rounds import Auction, Bidding, EndRound, TakeTurns, values_on_table
from meseta.games.el_grande.steps.take_back_power_card import TakingBack

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


# ---- Playing cards.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BiddingWithOwnCards(Bidding):
    """In the place of the base's own, under its name. After a Joker a hand may be barred altogether (ruling B9)."""

    ANSWER_COUNT_IS_SECRET: ClassVar[bool] = True

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.fitting(position.hand[self.seat], 0) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        bids = position.empty_answers()
        bids.add_few(BID, self.fitting(position.hand[seat], 0))
        return bids

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        rank = answer - BID
        state_of(position).known[seat] &= ~BIT[rank]
        self.bid(position, seat, rank, -rank if rank == JOKER else 0)

    def advance(self, position: ElGrande) -> None:
        """No card in the hand has a value that is free: so much everybody learns of it."""
        seat = self.seat
        position.note_reveal()
        position.power[seat] = NO_CARD
        position.bid[seat] = NO_CARD
        position.tell("no-card", seat)
        self.seat = (seat + 1) % position.seats
        self.left -= 1
        if self.left == 0:
            position.pop()

    def copy(self) -> BiddingWithOwnCards:
        return BiddingWithOwnCards(self.seat, self.left, self.values_barred)


@final
class PlayOwnCards(Auction):
    def begin(self, position: ElGrande, by: i64) -> None:
        action = state_of(position).action
        for seat in range(position.seats):
            action[seat] = UNDECIDED
        position.push(BiddingWithOwnCards(position.leader, position.seats, 0))


# ---- Jokers.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Jokers(Frame):
    """When all have played, each Joker in the order they were played stands for another card (ruling B8)."""

    NAME: ClassVar[str] = "jokers"
    FIELDS: ClassVar[tuple[str, ...]] = ("seats_left",)

    def __init__(self, seats_left: i64) -> None:
        self.seats_left: i64 = seats_left  # one bit for each seat whose Joker has not decided

    def advance(self, position: ElGrande) -> None:
        for after in range(position.seats):
            seat = (position.leader + after) % position.seats
            if self.seats_left >> seat & 1:
                self.seats_left &= ~(1 << seat)
                position.push(BiddingWithOwnCards(seat, 1, values_on_table(position)))
                return
        position.pop()

    def copy(self) -> Jokers:
        return Jokers(self.seats_left)


@final
class DecideJokers(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        seats: i64 = 0
        for seat in range(position.seats):
            if position.power[seat] == JOKER:
                seats |= 1 << seat
        if seats:
            position.push(Jokers(seats))


# ---- Handing out.
@final
class HandOut(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        hand_out(position)


def hand_out(position: ElGrande) -> None:
    """Caballero, King and Intrigue cards by the order; who may use a veto holds it from now on (003:583)."""
    if position.listener is not None:
        tell_order(position)
    for seat in range(position.seats):
        if position.power[seat] == VETO:
            position.keep_veto(seat)  # so that it counts as not spent
            if actions_open(position, seat) >> OWN & 1:
                position.tell("keeps-veto", seat)
            else:
                position.spend_veto(seat)


def tell_order(position: ElGrande) -> None:
    for place in range(position.seats):
        seat = seat_in_place(position, place)
        position.tell("caballero-card", seat, caballero_card(position, seat))
    position.tell("king-card", seat_in_place(position, 0))
    position.tell("intrigue-card", seat_in_place(position, position.seats - 1))


@final
class TakeOwnTurns(TakeTurns):
    def turns(self, turns_left: i64) -> OwnTurns:
        return OwnTurns(turns_left)


@final
class EndOwnRound(EndRound):
    """Whoever came last leads the next round; vetoes are gone with the cards (003:573)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        position.leader = last_in_order(position)
        position.fresh_vetoes = 0
        position.note_vetoes()


# ---- Used cards lie face up: so it is seen which of them is taken back (ruling B16).
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakingBackOpenly(TakingBack):
    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        card = BIT[answer - POWER]
        position.hand[seat] |= card
        position.played[seat] &= ~card
        state_of(position).known[seat] |= card
        position.tell("took-back", seat, answer - POWER)

    def copy(self) -> TakingBackOpenly:
        return TakingBackOpenly(self.seat)


@final
class CardBackOpenly(Change):
    """In the place of the base's own, under its name."""

    NAME: ClassVar[str] = "power-card-back"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        position.push(TakingBackOpenly(by))


CARD_BACK_OPENLY: Final = CardBackOpenly()


@final
class TakeBackOpenly(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.propose(CARD_BACK_OPENLY, by)
