"""Standing orders: what a person has decided in advance, so that questions off turn do not stall a game."""

from __future__ import annotations

from meseta.engine.refusal import Refused
from meseta.games.catalogue import title_of
from meseta.storage.rows import Table


def check_orders(table: Table, orders: dict[str, str]) -> None:
    """Orders are refused that the game does not know."""
    known = {order.name: order for order in title_of(table.game).standing_orders(table.options)}
    for name, value in orders.items():
        if name not in known:
            raise Refused("error-no-such-order", order=name)
        if value not in known[name].values:
            raise Refused("error-no-such-name", word=value, kind="order", possible=list(known[name].values))
