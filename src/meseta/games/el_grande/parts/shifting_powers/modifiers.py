"""The sixteen grey cards that raise or lower a power card: who has which, and what is done with them.

One is passed on before the game, others are added to bids and taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.program import Card, Step, card
from meseta.engine.proposal import Change
from meseta.engine.saving import PartState, filled_vec
from meseta.engine.sealed import SealedChoice
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.answers import BID, FIRST_OF_PARTS, MOST_COLOURS
from meseta.games.el_grande.cards.action_card import RECONSTRUCTED, RULEBOOK
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH
from meseta.games.el_grande.rounds import Bidding, values_on_table
from meseta.games.el_grande.steps.court import MusterUpTo
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros
from meseta.games.el_grande.steps.take_back_power_card import TakingBack

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "shifting-powers"

# What some modifiers do, after the intake and before an action card is taken.
ABILITIES: Final[list[Card]] = [
    card("recruit", MusterUpTo(1)),
    card(
        "courier",
        MoveCaballeros(own=1, castillo=False),
    ),
    card(
        "levy",
        PlaceCaballeros(1, near_king=True),
    ),
    card("steward", MusterUpTo(2)),
]


class Modifier(NamedTuple):
    name: str
    change: int  # added to the value of the power card
    copies: int
    ability: str = ""  # the card that says what it does, or nothing
    provenance: str = RECONSTRUCTED


# Only the number of cards and the plain +1 are known from the rulebooks.
MODIFIERS: Final[list[Modifier]] = [
    Modifier("+1", 1, 3, provenance=RULEBOOK),
    Modifier("+2", 2, 2),
    Modifier("+3", 3, 1),
    Modifier("-1", -1, 3),
    Modifier("-2", -2, 2),
    Modifier("-3", -3, 1),
    Modifier("+1-recruit", 1, 1, "recruit"),
    Modifier("-1-courier", -1, 1, "courier"),
    Modifier("+2-levy", 2, 1, "levy"),
    Modifier("-2-steward", -2, 1, "steward"),
]
MODIFIER_NAMES: Final = [modifier.name for modifier in MODIFIERS]
KIND: Final = vec[i64](
    [kind for kind, modifier in enumerate(MODIFIERS) for _ in range(modifier.copies)]
)  # of each card
ALL_MODIFIERS: Final[i64] = (1 << len(KIND)) - 1  # one bit for each card
DEALT: Final[i64] = 3  # to each player
NO_MODIFIER: Final[i64] = NOWHERE
CHANGE: Final = vec[i64]([modifier.change for modifier in MODIFIERS])  # of each kind


@final
class Modifiers(PartState):
    """Cards by their bits; those played and taken back are remembered like power cards."""

    NAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = ("hand", "played", "taken_back", "on_bid", "passed")

    def __init__(self, seats: i64, like: Modifiers | None = None) -> None:
        self.hand: vec[i64] = like.hand[:] if like else filled_vec(seats, 0)
        self.played: vec[i64] = like.played[:] if like else filled_vec(seats, 0)
        self.taken_back: vec[i64] = like.taken_back[:] if like else filled_vec(seats * TAKEN_BACK_EACH, 0)
        self.on_bid: vec[i64] = like.on_bid[:] if like else filled_vec(seats, NO_MODIFIER)  # added to this round's bid
        # To the left, before the game; shared by copies, replaced as a whole:
        self.passed: vec[i64] = like.passed if like else filled_vec(seats, NO_MODIFIER)

    def copy(self) -> Modifiers:
        return Modifiers(len(self.hand), self)


def modifiers_of(position: ElGrande) -> Modifiers:
    state = position.first_state
    while not isinstance(state, Modifiers):
        assert state is not None, "there are no modifiers in this game"
        state = state.next
    return state


def kinds_of(cards: i64) -> i64:
    """The kinds of modifiers among some cards, one bit each."""
    kinds: i64 = 0
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1:
            kinds |= 1 << KIND[card]
        card += 1
    return kinds


def one_of_kind(cards: i64, kind: i64) -> i64:
    """The number of the first card of a kind among some cards."""
    card: i64 = 0
    while KIND[card] != kind or not cards >> card & 1:
        card += 1
    return card


def change_of(card: i64) -> i64:
    """What a modifier adds; nothing for none."""
    return 0 if card == NO_MODIFIER else CHANGE[KIND[card]]


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
    ANSWER_COUNT_IS_SECRET: ClassVar[bool] = True  # whoever has no choice holds two of a kind

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        kinds = position.empty_answers()
        kinds.add_each(PASS, kinds_of(modifiers_of(position).hand[seat]))
        return kinds

    def reveal(self, position: ElGrande) -> None:
        """All at once; only giver and taker know which card it was."""
        theirs = modifiers_of(position)
        theirs.passed = theirs.passed[:]
        for seat in range(position.seats):
            theirs.passed[seat] = one_of_kind(theirs.hand[seat], self.answers[seat] - PASS)
        for seat in range(position.seats):
            left = (seat + 1) % position.seats
            theirs.hand[seat] &= ~(1 << theirs.passed[seat])
            theirs.hand[left] |= 1 << theirs.passed[seat]
        position.tell("modifiers-passed", NOBODY)

    def copy(self) -> PassingModifiers:
        return PassingModifiers(self.by, self.asked, self.missing, self.answers[:])


@final
class PassModifiers(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        everybody: i64 = (1 << position.seats) - 1
        position.push(PassingModifiers(NOBODY, everybody, everybody, NOT_CHOSEN[:]))


# ---- A power card is played with a modifier or without; it is the result that must not lie on the table yet.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BiddingWithModifiers(Bidding):
    def legal(self, position: ElGrande, seat: i64) -> Answers:
        bids = position.empty_answers()
        theirs = modifiers_of(position)
        hand, added = position.hand[seat], theirs.on_bid[seat]
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

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        theirs = modifiers_of(position)
        if answer >= MODIFY:
            kind = answer - MODIFY
            card = one_of_kind(theirs.hand[seat], kind)
            power_cards.show(theirs.hand, theirs.played, theirs.taken_back, seat, card)
            theirs.on_bid[seat] = card
            position.tell("modifies", seat, 0, kind)
        else:
            self.bid(position, seat, answer - BID, change_of(theirs.on_bid[seat]))

    def copy(self) -> BiddingWithModifiers:
        return BiddingWithModifiers(self.seat, self.left, self.values_barred)


@final
class AuctionWithModifiers(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        on_bid = modifiers_of(position).on_bid
        for seat in range(position.seats):
            on_bid[seat] = NO_MODIFIER
        position.push(BiddingWithModifiers(position.leader, position.seats, values_on_table(position)))


# ---- Power cards and modifiers have different backs: all learn whether one or the other is taken back (ruling A63).
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakingBackEither(TakingBack):
    def legal(self, position: ElGrande, seat: i64) -> Answers:
        theirs = modifiers_of(position)
        cards = super().legal(position, seat)
        cards.add_each(MODIFIER, kinds_of(theirs.played[seat] & ~theirs.hand[seat]))
        return cards

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer < MODIFIER:
            super().answer(position, seat, answer)
            return
        position.pop()
        theirs = modifiers_of(position)
        card = one_of_kind(theirs.played[seat] & ~theirs.hand[seat], answer - MODIFIER)
        power_cards.take_back(theirs.hand, theirs.played, theirs.taken_back, seat, card)
        position.tell("modifier-back", seat)

    def copy(self) -> TakingBackEither:
        return TakingBackEither(self.seat)


@final
class CardBack(Change):
    """In the place of the base's own."""

    NAME: ClassVar[str] = "power-card-back"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        position.push(TakingBackEither(by))


CARD_BACK: Final = CardBack()


@final
class TakeBackEither(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.propose(CARD_BACK, by)
