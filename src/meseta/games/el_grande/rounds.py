"""Rounds: cards are turned up, power cards are played, and the players take their turns in the order of power."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import BIT, NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Card, Step
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.answers import BID
from meseta.games.el_grande.general_scoring import (
    CASTILLO_PROGRAM,
    LeaveCastillo,
    PayCastillo,
    ScoreAllRegions,
    SetDisks,
)
from meseta.games.el_grande.part import (
    AUCTION,
    BEGINNING,
    CASTILLO_LEFT,
    CASTILLO_PAID,
    ORDER,
    ROUND,
    SCORED,
    SCORING,
    Part,
)
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.steps.start_by_disk import ArriveByDisk, SetStartDisks
from meseta.games.el_grande.turns import Turns, turn_order

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

BIT_OF_NOUGHT: Final[i64] = 3  # what may be bid runs from -2 upwards, one bit each; the lowest bit stays free


# ---- The steps of a game.
@final
class TurnUpCards(Step):
    """A new round: the top card of each deck is turned face up."""

    def begin(self, position: ElGrande, by: i64) -> None:
        position.round += 1
        for colour in range(position.colours):
            position.power[colour] = 0
            position.bid[colour] = NO_BID
            position.took[colour] = 0
        position.note_reveal()
        if position.listener is not None:
            position.tell("round", NOBODY, position.round)
            decks = position.board.decks
            for deck in range(decks.count):
                if not decks.missing >> deck & 1:
                    position.tell("card-turned-up", NOBODY, position.card_on(deck), deck)


class Auction(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(Bidding(position.leader, position.seats, values_on_table(position)))


class TakeTurns(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(self.turns(turn_order(position)))

    def turns(self, turns_left: i64) -> Turns:
        return Turns(turns_left)


class EndRound(Step):
    """The player with the lowest bid leads the next auction; vetoes of the round before expire."""

    def begin(self, position: ElGrande, by: i64) -> None:
        for seat in range(position.seats):
            if position.bid[seat] < position.bid[position.leader]:
                position.leader = seat
        position.age_vetoes()


def game_program(rounds: int, parts: list[Part]) -> Card:
    """The whole game: three times three rounds (short: two) and a general scoring."""

    def of_parts(place: str) -> list[Step]:
        return [step for part in parts for step in part.steps(place)]

    bidding = [*of_parts(AUCTION), Auction(), *of_parts(ORDER)]
    a_round = [TurnUpCards(), *of_parts(ROUND), *bidding, TakeTurns(), EndRound()]
    scoring = [
        *[*of_parts(SCORING), SetDisks()],
        *[LeaveCastillo(), *of_parts(CASTILLO_LEFT)],
        *[ScoreAllRegions(), *of_parts(SCORED)],
    ]
    third = [*a_round * (rounds // 3), *scoring]
    sent_out = max([part.SENT_OUT for part in parts], default=0)
    by_disk = [SetStartDisks(), ArriveByDisk(sent_out)] if sent_out else []
    return Card(f"{rounds}-rounds", [*by_disk, *of_parts(BEGINNING), *third * 3])


def castillo_program(parts: list[Part]) -> Card:
    """What a general scoring begins with, once the disks are set."""
    return Card(CASTILLO_PROGRAM, [PayCastillo(), *[step for part in parts for step in part.steps(CASTILLO_PAID)]])


# ---- Bidding.
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Question):
    """Each player in turn plays a power card; what it counts must not lie on the table yet."""

    NAME: ClassVar[str] = "bidding"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "values_barred")

    def __init__(self, seat: i64, left: i64, values_barred: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.values_barred: i64 = values_barred  # what lies on the table, one bit each, see BIT_OF_NOUGHT

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        bids = position.empty_answers()
        bids.add_each(BID, self.fitting(position.hand[seat], 0))
        return bids

    def fitting(self, hand: i64, change: i64) -> i64:
        """The power cards whose value with this change is not on the table, one bit each."""
        return hand & ~(self.values_barred >> BIT_OF_NOUGHT + change)

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        self.bid(position, seat, answer - BID, 0)

    def bid(self, position: ElGrande, seat: i64, rank: i64, change: i64) -> None:
        power_cards.show(position.hand, position.played, position.taken_back, seat, rank)
        position.power[seat] = rank
        position.bid[seat] = rank + change
        if position.listener is not None:
            position.tell("bid", seat, rank)
        self.values_barred |= BIT[rank + change + BIT_OF_NOUGHT]
        self.seat = (seat + 1) % position.seats
        self.left -= 1
        if self.left == 0:
            position.pop()

    def copy(self) -> Bidding:
        return Bidding(self.seat, self.left, self.values_barred)


def values_on_table(position: ElGrande) -> i64:
    """What was bid before the auction, by colours that nobody plays; one bit each."""
    values: i64 = 0
    for colour in range(position.colours):
        if position.bid[colour] != NO_BID:
            values |= BIT[position.bid[colour] + BIT_OF_NOUGHT]
    return values


def space(position: ElGrande, number: i64) -> i64:
    """The space of the round track: the short game skips the first of every three."""
    if position.rules.rounds == 9:
        return number
    return (number - 1) // 2 * 3 + (number - 1) % 2 + 2
