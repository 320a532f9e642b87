"""Taking a used power card or modifier back to the hand, unseen by the others (rulings A52, A63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.answers import MODIFIER, POWER
from meseta.games.el_grande.board import ALL_POWER_CARDS
from meseta.games.el_grande.modifiers import kinds_of, one_of_kind

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakingBack(Question):
    NAME: ClassVar[str] = "taking-back"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, game: ElGrande, seat: i64) -> Options:
        cards = game.empty_options()
        used = power_cards.used(game, seat)
        cards.add_each(POWER, used & ALL_POWER_CARDS)
        cards.add_each(MODIFIER, kinds_of(used))
        return cards

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        game.pop()
        if option >= MODIFIER:
            used = power_cards.used(game, seat)
            power_cards.take_back(game, seat, one_of_kind(used, option - MODIFIER))
            game.tell("modifier-back", seat)
        else:
            power_cards.take_back(game, seat, option - POWER)

    def data(self) -> list[Any]:
        return [self.seat]

    def copy(self) -> TakingBack:
        return TakingBack(self.seat)


@final
class PowerCardBack(Change):
    """What is announced, and may be vetoed, is that a card is taken back; which one nobody else learns."""

    NAME: ClassVar[str] = "power-card-back"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        game.push(TakingBack(by))


POWER_CARD_BACK: Final = PowerCardBack()


@final
class TakeBackPowerCard(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        game.propose(POWER_CARD_BACK, by)


def take_back_power_card() -> Step:
    return TakeBackPowerCard()
