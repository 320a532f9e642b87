"""El Grande as the rest of the house knows it."""

from __future__ import annotations

from meseta.engine.events import Event, Meanings
from meseta.engine.judgement import Judgement
from meseta.engine.position import Position
from meseta.engine.randomness import Seed
from meseta.engine.saved import Saved
from meseta.engine.title import StandingOrder, Title
from meseta.games.el_grande import assembly, events, setup, standing_orders
from meseta.games.el_grande.arranging import beginning, laying_out, looking
from meseta.games.el_grande.editions import OPTIONS
from meseta.games.el_grande.every_card import text_names
from meseta.games.el_grande.judgement.judgement import ElGrandeJudgement
from meseta.games.el_grande.part import view_types
from meseta.games.el_grande.parts.catalogue import PARTS
from meseta.games.el_grande.position import ElGrande


class ElGrandeTitle(Title):
    def __init__(self) -> None:
        super().__init__("el-grande", options=OPTIONS, default_moment="bidding blue", view_types=view_types(PARTS))

    def rules_version(self, options: dict[str, str]) -> int:
        return assembly.rules_version(options)

    def new_game(self, options: dict[str, str], seed: Seed) -> ElGrande:
        return setup.new_game(options, seed)

    def load(self, saved: Saved) -> ElGrande:
        return setup.load(saved)

    def card_texts(self) -> list[str]:
        return text_names()

    def parts(self, options: dict[str, str]) -> list[str]:
        return [part.NAME for part in assembly.rules_for(options).parts]

    def meanings(self, options: dict[str, str], event: Event) -> Meanings:
        return events.meanings(assembly.rules_for(options), event.name, event.first, event.second)

    def standing_orders(self, options: dict[str, str]) -> list[StandingOrder]:
        return standing_orders.offered(assembly.rules_for(options))

    def ordered(self, position: Position, seat: int, orders: dict[str, str]) -> int | None:
        return standing_orders.ordered(el_grande(position), seat, orders)

    def judgement(self, options: dict[str, str]) -> Judgement:
        return ElGrandeJudgement(assembly.rules_for(options))

    def bare_table(self, options: dict[str, str]) -> ElGrande:
        return setup.table_for(options)

    def put(self, position: Position, words: list[str]) -> None:
        laying_out.put(el_grande(position), words)

    def start(self, position: Position, words: list[str], facts: list[str]) -> None:
        beginning.start(el_grande(position), words, "province" in facts)

    def look(self, position: Position, words: list[str]) -> list[str]:
        return looking.look(el_grande(position), words)


def el_grande(position: Position) -> ElGrande:
    """A position of this title, which is one of its own game."""
    assert isinstance(position, ElGrande)
    return position
