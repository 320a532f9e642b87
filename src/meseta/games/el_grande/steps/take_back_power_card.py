"""Taking a used power card back to the hand, unseen by the others (ruling A52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.answers import POWER

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@mypyc_attr(acyclic=True, free_list_len=1)
class TakingBack(Question):
    NAME: ClassVar[str] = "taking-back"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        cards = position.empty_answers()
        cards.add_each(POWER, power_cards.used(position, seat))
        return cards

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        power_cards.take_back(position.hand, position.played, position.taken_back, seat, answer - POWER)

    def copy(self) -> TakingBack:
        return TakingBack(self.seat)


@final
class PowerCardBack(Change):
    """What is announced, and may be vetoed, is that a card is taken back; which one nobody else learns."""

    NAME: ClassVar[str] = "power-card-back"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        position.push(TakingBack(by))


POWER_CARD_BACK: Final = PowerCardBack()


@final
class TakeBackPowerCard(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.propose(POWER_CARD_BACK, by)
