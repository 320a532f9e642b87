"""El Grande as the rest of the house knows it."""

from __future__ import annotations

from typing import Any

from meseta.engine.events import Event, Meanings
from meseta.engine.title import StandingOrder, Title
from meseta.games.el_grande import assembly, events, setup, standing_orders
from meseta.games.el_grande.arranging import beginning, laying_out, looking
from meseta.games.el_grande.editions import OPTIONS
from meseta.games.el_grande.part import view_types
from meseta.games.el_grande.parts.catalogue import PARTS
from meseta.games.el_grande.position import ElGrande


class ElGrandeTitle(Title):
    def __init__(self) -> None:
        super().__init__("el-grande", options=OPTIONS, default_moment="bidding blue", view_types=view_types(PARTS))

    def rules_version(self, options: dict[str, str]) -> int:
        return assembly.rules_version(options)

    def new_game(self, options: dict[str, str], seed: int) -> ElGrande:
        return setup.new_game(options, seed)

    def load(self, saved: dict[str, Any]) -> ElGrande:
        return setup.load(saved)

    def meanings(self, options: dict[str, str], event: Event) -> Meanings:
        return events.meanings(assembly.rules_for(options), event.name, event.first, event.second)

    def standing_orders(self, options: dict[str, str]) -> list[StandingOrder]:
        return standing_orders.offered(assembly.rules_for(options))

    def ordered(self, position: ElGrande, seat: int, orders: dict[str, str]) -> int | None:
        return standing_orders.ordered(position, seat, orders)

    def bare_table(self, options: dict[str, str]) -> ElGrande:
        return setup.table_for(options)

    def put(self, position: ElGrande, words: list[str]) -> None:
        laying_out.put(position, words)

    def start(self, position: ElGrande, words: list[str], facts: list[str]) -> None:
        beginning.start(position, words, "province" in facts)

    def look(self, position: ElGrande, words: list[str]) -> list[str]:
        return looking.look(position, words)
