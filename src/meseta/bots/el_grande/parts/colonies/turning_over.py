"""Turning over a card on offer, so that nobody takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.cards import worth_by_another
from meseta.bots.el_grande.part import Meaning
from meseta.bots.el_grande.turns import on_offer, turns_to_come
from meseta.engine.program import Step
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurnOverCard
from meseta.games.el_grande.parts.colonies.view import of_colonies

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import ChangeWorth
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.games.el_grande.parts.colonies.view import TurnOverProposal
    from meseta.games.el_grande.view import CardView, Proposal

TO_PLACE: Final = 0.2  # each caballero that a card lets somebody place


def decks_gone(table: Table) -> list[int]:
    return of_colonies(table.view)["turned_over"]


def turning_over(table: Table) -> Judge:
    cards = {str(card["deck"]): card for card in table.view["cards"]}
    return lambda words: harm_averted(table, cards[words[1]])


def harm_averted(table: Table, card: CardView) -> float:
    """What it helps that no rival takes a card; nothing, if nobody is to come."""
    rivals = [seat for seat in turns_to_come(table) if seat != table.me]
    if not rivals:
        return 0.0
    harm = -sum(worth_by_another(table, table.card(card["card"]), seat) for seat in rivals) / len(rivals)
    return max(harm, 0.0) + TO_PLACE * card["caballeros"]


def best_turned_over(table: Table, step: Step) -> float:
    return max((harm_averted(table, card) for card in on_offer(table)), default=0.0)


def turned_over(table: Table, frame: Proposal) -> float:
    """A card that we cannot take any more, if our turn is to come."""
    deck = cast("TurnOverProposal", frame)["deck"]
    card = next(card for card in table.view["cards"] if card["deck"] == deck)
    return -TO_PLACE * card["caballeros"] if table.me in turns_to_come(table) else 0.0


STEPS: Final[dict[type[Step], Meaning]] = {TurnOverCard: Meaning(best_turned_over)}
CHANGES: Final[dict[str, ChangeWorth]] = {"card-turned-over": turned_over}
