"""The own cards of a view: those on the table this round, and who carries out which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.games.el_grande.parts.intrigue.view import of_intrigue, with_own_cards

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.games.el_grande.parts.intrigue.view import OwnCardView


def card_on_table(table: Table, seat: int) -> OwnCardView | None:
    """What a seat has played this round; none if it could not."""
    played = table.view["seats"][seat]["power_card"]
    return next((card for card in of_intrigue(table.view)["own_cards"] if card["value"] == played), None)


def choice_is_free(table: Table) -> bool:
    """May first and last carry out their own cards?"""
    return table.seats < 4 or table.view["options"]["free-choice"] == "on"


def acts_with_own_card(table: Table, seat: int) -> bool:
    """Will a seat whose turn is to come carry out the card it has played, or may it?"""
    return choice_is_free(table) or with_own_cards(table.view["seats"][seat])["royal_card"] is None
