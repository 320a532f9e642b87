"""Before the first round every player chooses a hand of thirteen cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import BIT, NOBODY, Answers
from meseta.engine.program import Step
from meseta.engine.saved import Json, listed, text
from meseta.engine.saving import filled_vec
from meseta.engine.sealed import SealedChoice
from meseta.engine.seats import bits
from meseta.games.el_grande.parts.intrigue.answers import DROP, KEEP
from meseta.games.el_grande.parts.intrigue.state import HAND

if TYPE_CHECKING:
    from meseta.engine.position import Position
    from meseta.engine.randomness import Randomness
    from meseta.games.el_grande.position import ElGrande


BY_HANDS: Final[i64] = 1  # no card has this bit: with it answers say that they were made here, of these cards


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingHand(SealedChoice):
    """Cards are kept and dropped one by one; with thirteen a hand is sealed, until one of them is dropped again.

    What a seat has chosen is one bit for each rank.
    """

    NAME: ClassVar[str] = "choosing-hand"
    TAKES_SEVERAL_ANSWERS: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = (*SealedChoice.FIELDS, "cards")

    def __init__(self, by: i64, asked: i64, missing: i64, answers: vec[i64], cards: i64) -> None:
        super().__init__(by, asked, missing, answers)
        self.cards: i64 = cards  # how many make a hand

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        chosen, answers = self.answers[seat], position.scratch
        changed = answers.bits ^ (chosen | BY_HANDS)
        if changed & changed - 1 == 0 and answers.bits and count_of(chosen) < self.cards:
            if changed:
                self.change_one(answers, position.board.all_powers & ~chosen, chosen, changed)
            return answers
        answers = position.empty_answers()
        if count_of(chosen) < self.cards:
            answers.add_each(KEEP, position.board.all_powers & ~chosen)
            answers.bits = chosen | BY_HANDS
        answers.add_each(DROP, chosen)
        return answers

    def change_one(self, answers: Answers, others: i64, chosen: i64, card: i64) -> None:
        """The answers were those of before one card was kept or dropped: for of thirty-one all but one stay."""
        keep, drop = count_of(others & card - 1), count_of(chosen & card - 1)
        if chosen & card:
            drop += count_of(others)
            answers.move(keep, drop)
            answers.items[drop] += DROP - KEEP
        else:
            drop += count_of(others) - 1
            answers.move(drop, keep)
            answers.items[keep] -= DROP - KEEP
        answers.bits = chosen | BY_HANDS

    def choose(self, seat: i64, answer: i64) -> None:
        if answer >= DROP:
            self.answers[seat] &= ~BIT[answer - DROP]
        else:
            self.answers[seat] |= BIT[answer - KEEP]

    def is_done(self, seat: i64) -> bool:
        return count_of(self.answers[seat]) == self.cards

    def reveal(self, position: ElGrande) -> None:
        """Nothing is shown: everybody learns that hands are chosen."""
        for seat in range(position.seats):
            position.hand[seat] = self.answers[seat]
        position.tell("hands-chosen", NOBODY)

    # ---- What is seen, imagined and saved of it.
    def answers_of(self, seat: int) -> list[int]:
        return [int(KEEP) + rank for rank in bits(self.answers[seat])]

    def imagine(self, position: ElGrande, seat: i64, random: Randomness) -> None:
        """Whether a hand is sealed is known, and nothing else: any thirteen cards, or any other number of them."""
        cards, count = position.board.all_powers, self.cards
        if self.missing >> seat & 1:
            count = random.choice(unfinished_counts(int(count_of(cards)), int(count)))
        self.answers[seat] = random.some_of(cards, count)

    def saved_answers(self, position: Position) -> list[Json]:
        return [
            [position.notation(int(KEEP) + rank) for rank in bits(self.answers[seat])] for seat in range(position.seats)
        ]

    def restore_answers(self, position: Position, saved: list[Json]) -> None:
        self.answers = vec[i64](
            [sum(1 << position.parse(text(said)) - int(KEEP) for said in listed(kept)) for kept in saved]
        )

    def copy(self) -> ChoosingHand:
        return ChoosingHand(self.by, self.asked, self.missing, self.answers[:], self.cards)


def unfinished_counts(cards: int, hand: int) -> list[int]:
    """How many cards a player may hold who has not chosen a hand yet."""
    return [count for count in range(cards + 1 if begins_full(cards) else hand) if count != hand]


def begins_full(cards: int) -> bool:
    """Of eighteen cards five are set aside: that is quicker than to collect thirteen."""
    return cards < 2 * HAND


def count_of(cards: i64) -> i64:
    """How many of its 32 bits are ones: added up in twos, fours and eights at once, for this is asked of every card."""
    cards -= cards >> 1 & 0x55555555
    cards = (cards & 0x33333333) + (cards >> 2 & 0x33333333)
    cards = cards + (cards >> 4) & 0x0F0F0F0F
    return cards * 0x01010101 >> 24 & 0xFF


@final
class ChooseHands(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        everybody: i64 = (1 << position.seats) - 1
        cards = position.board.all_powers
        begin: i64 = 0
        if begins_full(count_of(cards)):
            begin = cards
        position.push(ChoosingHand(NOBODY, everybody, everybody, filled_vec(position.seats, begin), HAND))
