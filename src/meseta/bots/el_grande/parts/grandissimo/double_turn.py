"""Double turn: a second card, whose action may be kept for the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande.bidding import offer_worth
from meseta.bots.el_grande.caballeros import most_placed, placing_gains
from meseta.bots.el_grande.cards import card_worth
from meseta.bots.el_grande.part import Meaning
from meseta.bots.el_grande.turns import card_taken, on_offer
from meseta.bots.el_grande.turns_ahead import turns_left
from meseta.engine.program import Step
from meseta.games.el_grande.parts.grandissimo.steps.take_another import TakeAnother
from meseta.games.el_grande.parts.grandissimo.view import of_grandissimo

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.games.el_grande.view import CardView

KEPT: Final = 0.3  # an action that brings nothing now, but may in the next turn


def take_another(table: Table, step: Step) -> float:
    """The best of the other cards on offer."""
    others = [card for card in on_offer(table) if not takes_another(table, card)]
    placing = placing_gains(table, table.near_king(), min(most_placed(table), table.court[table.me]))
    return max((offer_worth(table, card, placing) for card in others), default=0.0)


def takes_another(table: Table, card: CardView) -> bool:
    return any(isinstance(step, TakeAnother) for step in table.card(card["card"]).does)


def keeping(table: Table) -> Judge:
    """Only what is worth nothing now."""
    now = card_worth(table, table.card(card_taken(table)["card"]))
    return lambda _: KEPT if now <= 0 and turns_left(table) > 0 else -KEPT


def acting_later(table: Table) -> Judge:
    """The action that was kept."""
    kept = of_grandissimo(table.view)["kept_action"]
    worth = 0.0 if kept is None else card_worth(table, table.card(kept["card"]))
    return lambda _: worth


STEPS: Final[dict[type[Step], Meaning]] = {TakeAnother: Meaning(take_another, helps_placing=True)}
