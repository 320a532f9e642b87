"""A special action is announced as a whole: holders of a veto may stop it now, and not once it has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.program import Card, Program, Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.steps.either import Either
from meseta.games.el_grande.steps.when_taken import WhenTaken

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class ActionBegins(Change):
    """Nobody has stopped the action of a card: the steps after the announcement follow."""

    NAME: ClassVar[str] = "action-begins"
    MEANS: ClassVar[tuple[str, str]] = ("card", "")
    IS_ANNOUNCEMENT: ClassVar[bool] = True

    def happen(self, position: ElGrande, by: i64, card: i64, second: i64) -> None:
        pass


ACTION_BEGINS: Final = ActionBegins()


@final
class Announce(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        action = position.top
        assert isinstance(action, Program)
        if position.others_hold_a_veto(by):
            position.propose(ACTION_BEGINS, by, action.card)


def announced(card: Card) -> Card:
    """What comes with taking a card cannot be vetoed (ruling A11), and of two actions the chosen one is announced."""
    first = card.does[0]
    return card if isinstance(first, WhenTaken | Either) else Card(card.name, [Announce(), *card.does], card.text)
