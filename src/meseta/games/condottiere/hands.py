"""Hands between two battles: discarded, kept, drawn or dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.position import Position
from meseta.engine.program import Step
from meseta.engine.saving import to_list
from meseta.engine.sealed import SealedChoice
from meseta.games.condottiere.answers import DISCARD, DRAW, DRAWS, HOLD_ONLY, HOLD_OR_DISCARD, KEEP
from meseta.games.condottiere.dealing import HAND, most_to_draw, redeal, seats_with_cards
from meseta.games.condottiere.deck import KINDS

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere

MAY_KEEP: Final[i64] = 2


# ---- Round the table, from the holder of the token.
@mypyc_attr(acyclic=True)
class RoundTheTable(Question):
    """Each player in turn is asked, except those whom it does not concern."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left  # how many players have not had their turn

    def concerns(self, position: Condottiere, seat: i64) -> bool:
        raise NotImplementedError

    def waiting(self, position: Condottiere) -> i64:
        return self.seat if self.left > 0 and self.concerns(position, self.seat) else NOBODY

    def advance(self, position: Condottiere) -> None:
        while self.left > 0:
            if self.concerns(position, self.seat):
                return
            self.go_on(position)
        position.pop()

    def go_on(self, position: Condottiere) -> None:
        self.left -= 1
        self.seat = (self.seat + 1) % position.seats


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardingHands(RoundTheTable):
    """A hand without mercenaries may be discarded.

    Everybody with cards is asked, for to ask only some would tell what the others hold.
    """

    NAME: ClassVar[str] = "discarding-hands"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ANSWER_COUNT_IS_SECRET: ClassVar[bool] = True  # whoever must hold the hand has a mercenary

    def concerns(self, position: Condottiere, seat: i64) -> bool:
        return position.has_cards(seat)

    def legal(self, position: Condottiere, seat: i64) -> Answers:
        return HOLD_ONLY if position.has_mercenary(seat) else HOLD_OR_DISCARD

    def answer(self, position: Condottiere, seat: i64, answer: i64) -> None:
        if answer == DISCARD:
            position.note_reveal()  # the cards are shown
            for kind in range(KINDS):
                if position.hand[seat * KINDS + kind] > 0:
                    position.tell("discarded", seat, kind, position.hand[seat * KINDS + kind])
            position.empty_hand(seat, position.discard)
        self.go_on(position)

    def copy(self) -> DiscardingHands:
        return DiscardingHands(self.seat, self.left)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(RoundTheTable):
    """Up to three cards are drawn, within the limit of the hand."""

    NAME: ClassVar[str] = "drawing"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def concerns(self, position: Condottiere, seat: i64) -> bool:
        return most_to_draw(position, seat) > 0

    def legal(self, position: Condottiere, seat: i64) -> Answers:
        return DRAWS[most_to_draw(position, seat)]

    def answer(self, position: Condottiere, seat: i64, answer: i64) -> None:
        position.note_reveal()
        position.draw(seat, answer - DRAW)
        position.tell("drew", seat, answer - DRAW)
        self.go_on(position)

    def copy(self) -> Drawing:
        return Drawing(self.seat, self.left)


@final
class OfferToDiscard(Step):
    def begin(self, position: Condottiere, by: i64) -> None:
        position.push(DiscardingHands(position.token, position.seats))


@final
class DrawCards(Step):
    """After a battle, where there are no rounds: three cards each, or ten if nobody has any."""

    def begin(self, position: Condottiere, by: i64) -> None:
        give_up_idle_hands(position)
        if seats_with_cards(position):
            position.push(Drawing(position.token, position.seats))
            return
        position.note_reveal()
        for seat in range(position.seats):
            position.draw(seat, HAND)
            position.tell("drew", seat, HAND)


@final
class DiscardCompanies(Step):
    def begin(self, position: Condottiere, by: i64) -> None:
        position.discard_companies()


# ---- The end of a round: at most one player holds cards.
def give_up_idle_hands(position: Condottiere) -> None:
    """The guard against battles without end: when nobody has played for a while, all hands go (ruling C19).

    They were not shown, so they are shuffled in and do not lie among the discards, which are open (ruling C21).
    """
    if position.rules.guard and position.idle >= position.seats:
        position.tell("hands-discarded", NOBODY)
        for seat in range(position.seats):
            position.empty_hand(seat, position.pile)
        position.idle = 0


@final
class KeepCards(Step):
    """The last player with cards may keep two of them."""

    def begin(self, position: Condottiere, by: i64) -> None:
        give_up_idle_hands(position)
        holders = seats_with_cards(position)
        if holders and not holders & holders - 1:
            last: i64 = 0
            while not holders >> last & 1:
                last += 1
            position.push(KeepingCards(last, holders, holders, NOT_KEPT[:]))


@final
class Redeal(Step):
    def begin(self, position: Condottiere, by: i64) -> None:
        holders = seats_with_cards(position)
        if not holders & holders - 1:
            redeal(position)


NOT_KEPT: Final = vec[i64]([NOBODY] * MAY_KEEP)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KeepingCards(SealedChoice):
    """Cards are kept one by one, unseen; the rest of the hand is discarded. `answers` are those kept so far."""

    NAME: ClassVar[str] = "keeping-cards"

    def legal(self, position: Condottiere, seat: i64) -> Answers:
        answers = position.empty_answers()
        for kind in range(KINDS):
            kept: i64 = 1 if self.answers[0] == KEEP + kind else 0
            if position.hand[seat * KINDS + kind] > kept:
                answers.add(KEEP + kind)
        answers.add(DONE)
        return answers

    def answer(self, position: Position, seat: i64, answer: i64) -> None:
        if answer == DONE:
            self.missing = 0
        elif self.answers[0] == NOBODY:
            self.answers[0] = answer
        else:
            self.answers[1] = answer
            self.missing = 0

    def answers_of(self, seat: int) -> list[int]:
        return [kept for kept in to_list(self.answers) if kept != NOBODY] if seat == self.by else []

    def reveal(self, position: Condottiere) -> None:
        """Nothing is shown but how many: the cards that are kept stay in the hand."""
        seat = self.by
        position.empty_hand(seat, position.discard)
        kept: i64 = 0
        for slot in range(MAY_KEEP):
            if self.answers[slot] != NOBODY:
                kept += 1
                position.discard[self.answers[slot] - KEEP] -= 1
                position.hold(seat, self.answers[slot] - KEEP, 1)
        position.tell("kept", seat, kept)

    def copy(self) -> KeepingCards:
        return KeepingCards(self.by, self.asked, self.missing, self.answers[:])
