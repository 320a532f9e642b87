"""Where a card puts its player in the order of turns, as far as that can be told before all have played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.games.el_grande.parts.intrigue.view import of_intrigue, with_own_cards

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.games.el_grande.view import SeatView


def places_in_order(table: Table, value: int) -> list[float]:
    """How likely it is that nobody, one, two, ... of the others act before a card of this value."""
    chances = [1.0]
    for seat in table.view["seats"]:
        if seat["seat"] == table.me:
            continue
        before = chance_of_more(table, seat, value)
        chances = [
            (chances[place] if place < len(chances) else 0.0) * (1 - before)
            + (chances[place - 1] if place else 0.0) * before
            for place in range(len(chances) + 1)
        ]
    return chances


def chance_of_more(table: Table, seat: SeatView, value: int) -> float:
    """How likely a rival's card is higher; whoever has not played, or only a Joker, may hold any card not seen yet."""
    bid = seat["bid"]
    if bid is not None and (bid or with_own_cards(seat)["no_card"]):
        return float(bid > value)
    others = [card for card in possible(table, seat) if card != value]
    return sum(card > value for card in others) / len(others) if others else 0.0


def possible(table: Table, seat: SeatView) -> list[int]:
    """The values that a rival may still play this round."""
    used = [card for card in seat["played"] or [] if card not in with_own_cards(seat)["known_in_hand"]]
    on_table = [each["power_card"] for each in table.view["seats"]]
    cards = [card["value"] for card in of_intrigue(table.view)["own_cards"] if card["value"]]
    return [value for value in cards if value not in used and value not in on_table]
