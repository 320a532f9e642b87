"""Double turn: a second card is taken, and its special action may be kept for the next turn (ruling B81)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Program, Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import TAKE
from meseta.games.el_grande.parts.grandissimo.answers import ACT_KEPT, KEEP_ACTION
from meseta.games.el_grande.parts.grandissimo.state import GrandissimoState, state_of
from meseta.games.el_grande.turns import current_turn, decks_on_offer, decks_taken

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.turns import Turn


@final
class AnotherTaken(Change):
    """The turn goes on with this card: both its halves are to come."""

    NAME: ClassVar[str] = "another-taken"
    MEANS: ClassVar[tuple[str, str]] = ("card", "deck")

    def happen(self, position: ElGrande, by: i64, card: i64, deck: i64) -> None:
        current_turn(position).take_card(position, deck)


ANOTHER_TAKEN: Final = AnotherTaken()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakingAnother(Question):
    NAME: ClassVar[str] = "taking-another"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if decks_on_offer(position) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        return position.board.decks.left[decks_taken(position)]

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        deck = answer - TAKE
        position.pop()
        position.propose(ANOTHER_TAKEN, seat, position.card_on(deck), deck)

    def copy(self) -> TakingAnother:
        return TakingAnother(self.seat)


@final
class TakeAnother(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(TakingAnother(by))


# ---- Its special action, now or in the next turn.
def add_kept(position: ElGrande, state: GrandissimoState, turn: Turn, answers: Answers) -> None:
    took = position.took[turn.seat]
    if took & took - 1 and not turn.acted:  # two cards were taken
        answers.add(KEEP_ACTION)
    if state.kept_by == turn.seat and state.kept_for == position.round:
        answers.add(ACT_KEPT)


def keep_action(position: ElGrande, turn: Turn) -> None:
    state = state_of(position)
    turn.acted = 1
    state.kept = position.card_on(turn.deck)
    state.kept_by = turn.seat
    state.kept_for = position.round + 1
    position.offer_again()
    position.tell("action-kept", turn.seat, state.kept)


def carry_out_kept(position: ElGrande, seat: i64) -> None:
    """It is a special action like any other: a veto may stop it."""
    card = state_of(position).kept
    forget_kept(position)
    position.tell("acts", seat, card)
    position.push(Program(card, seat, 0))


def forget_kept(position: ElGrande) -> None:
    state = state_of(position)
    state.kept = NOWHERE
    state.kept_by = NOBODY
    state.kept_for = 0
    position.offer_again()


def forget_late(position: ElGrande) -> None:
    """The turn for which an action was kept is over, or a whole round is."""
    state = state_of(position)
    if state.kept == NOWHERE or state.kept_for > position.round:
        return
    if state.kept_for < position.round or position.took[state.kept_by]:
        forget_kept(position)


@final
class ForgetKept(Step):
    """A new round begins, with other cards."""

    def begin(self, position: ElGrande, by: i64) -> None:
        forget_late(position)
        position.offer_again()
