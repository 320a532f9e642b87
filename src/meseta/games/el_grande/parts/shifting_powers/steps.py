"""What is done with modifiers: one is passed on before the game, others are added to bids and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.options import NOBODY, Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.engine.sealed import SealedChoice
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.answers import BID, FIRST_OF_PARTS, MOST_COLOURS
from meseta.games.el_grande.parts.shifting_powers.modifiers import (
    CHANGE,
    MODIFIERS,
    NO_MODIFIER,
    change_of,
    kinds_of,
    modifiers_of,
    one_of_kind,
)
from meseta.games.el_grande.rounds import Bidding, values_on_table
from meseta.games.el_grande.steps.take_back_power_card import TakingBack

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

# Its answers, by kind:
MODIFY: Final[i64] = FIRST_OF_PARTS
PASS: Final[i64] = MODIFY + len(MODIFIERS)
MODIFIER: Final[i64] = PASS + len(MODIFIERS)


# ---- Before the first round each player gives one to the player on the left, face down.
NOT_CHOSEN: Final = vec[i64]([NOBODY] * MOST_COLOURS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PassingModifiers(SealedChoice):
    NAME: ClassVar[str] = "passing-modifiers"

    def options(self, game: ElGrande, seat: i64) -> Options:
        kinds = game.empty_options()
        kinds.add_each(PASS, kinds_of(modifiers_of(game).hand[seat]))
        return kinds

    def reveal(self, game: ElGrande) -> None:
        """All at once; only giver and taker know which card it was."""
        theirs = modifiers_of(game)
        theirs.passed = theirs.passed[:]
        for seat in range(game.seats):
            theirs.passed[seat] = one_of_kind(theirs.hand[seat], self.answers[seat] - PASS)
        for seat in range(game.seats):
            left = (seat + 1) % game.seats
            theirs.hand[seat] &= ~(1 << theirs.passed[seat])
            theirs.hand[left] |= 1 << theirs.passed[seat]
        game.tell("modifiers-passed", NOBODY)

    def copy(self) -> PassingModifiers:
        return PassingModifiers(self.by, self.asked, self.missing, self.answers[:])


@final
class PassModifiers(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        everybody: i64 = (1 << game.seats) - 1
        game.push(PassingModifiers(NOBODY, everybody, everybody, NOT_CHOSEN[:]))


# ---- A power card is played with a modifier or without; it is the result that must not lie on the table yet.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BiddingWithModifiers(Bidding):
    def options(self, game: ElGrande, seat: i64) -> Options:
        bids = game.empty_options()
        theirs = modifiers_of(game)
        hand, added = game.hand[seat], theirs.on_bid[seat]
        bids.add_each(BID, self.fitting(hand, change_of(added)))
        if added == NO_MODIFIER:
            bids.add_each(MODIFY, self.fitting_kinds(hand, kinds_of(theirs.hand[seat])))
        return bids

    def fitting_kinds(self, hand: i64, kinds: i64) -> i64:
        """Those of the kinds with which some power card fits, one bit each."""
        for kind in range(len(CHANGE)):
            if kinds >> kind & 1 and not self.fitting(hand, CHANGE[kind]):
                kinds &= ~(1 << kind)
        return kinds

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        theirs = modifiers_of(game)
        if option >= MODIFY:
            kind = option - MODIFY
            card = one_of_kind(theirs.hand[seat], kind)
            power_cards.show(theirs.hand, theirs.played, theirs.taken_back, seat, card)
            theirs.on_bid[seat] = card
            game.tell("modifies", seat, 0, kind)
        else:
            self.bid(game, seat, option - BID, change_of(theirs.on_bid[seat]))

    def copy(self) -> BiddingWithModifiers:
        return BiddingWithModifiers(self.seat, self.left, self.values_barred)


@final
class AuctionWithModifiers(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        on_bid = modifiers_of(game).on_bid
        for seat in range(game.seats):
            on_bid[seat] = NO_MODIFIER
        game.push(BiddingWithModifiers(game.leader, game.seats, values_on_table(game)))


# ---- Power cards and modifiers have different backs: all learn whether one or the other is taken back (ruling A63).
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakingBackEither(TakingBack):
    def options(self, game: ElGrande, seat: i64) -> Options:
        theirs = modifiers_of(game)
        cards = super().options(game, seat)
        cards.add_each(MODIFIER, kinds_of(theirs.played[seat] & ~theirs.hand[seat]))
        return cards

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option < MODIFIER:
            super().answer(game, seat, option)
            return
        game.pop()
        theirs = modifiers_of(game)
        card = one_of_kind(theirs.played[seat] & ~theirs.hand[seat], option - MODIFIER)
        power_cards.take_back(theirs.hand, theirs.played, theirs.taken_back, seat, card)
        game.tell("modifier-back", seat)

    def copy(self) -> TakingBackEither:
        return TakingBackEither(self.seat)


@final
class CardBack(Change):
    """In the place of the base's own."""

    NAME: ClassVar[str] = "power-card-back"

    def happen(self, game: ElGrande, by: i64, first: i64, second: i64) -> None:
        game.push(TakingBackEither(by))


CARD_BACK: Final = CardBack()


@final
class TakeBackEither(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        game.propose(CARD_BACK, by)
