"""A card on offer that nobody has taken is turned over: nobody can take it this round (003:781)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.parts.colonies.answers import TURN_OVER
from meseta.games.el_grande.parts.colonies.state import state_of
from meseta.games.el_grande.turns import decks_on_offer

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class CardTurnedOver(Change):
    NAME: ClassVar[str] = "card-turned-over"
    MEANS: ClassVar[tuple[str, str]] = ("", "deck")

    def happen(self, position: ElGrande, by: i64, first: i64, deck: i64) -> None:
        state_of(position).turned_over |= 1 << deck
        position.offer_again()


CARD_TURNED_OVER: Final = CardTurnedOver()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurningOver(Question):
    NAME: ClassVar[str] = "turning-over"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if decks_on_offer(position) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        decks = decks_on_offer(position)
        answers = position.empty_answers()
        answers.add_each(TURN_OVER, decks)
        return answers

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.propose(CARD_TURNED_OVER, seat, 0, answer - TURN_OVER)

    def copy(self) -> TurningOver:
        return TurningOver(self.seat)


@final
class TurnOverCard(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(TurningOver(by))


@final
class TurnCardsBack(Step):
    """A new round: everything lies face up again."""

    def begin(self, position: ElGrande, by: i64) -> None:
        state_of(position).turned_over = 0
        position.offer_again()
