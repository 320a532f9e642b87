"""Condottiere as the rest of the house knows it."""

from __future__ import annotations

from typing import Any

from meseta.engine.events import Event, Meanings
from meseta.engine.title import Title
from meseta.engine.view import ViewTypes
from meseta.games.condottiere import arranging, events, setup
from meseta.games.condottiere.optional_rules import OPTIONS, rules_version
from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.view import CondottiereView


class CondottiereTitle(Title):
    def __init__(self) -> None:
        super().__init__(
            "condottiere", options=OPTIONS, default_moment="battle blue", view_types=ViewTypes(CondottiereView)
        )

    def rules_version(self, options: dict[str, str]) -> int:
        return rules_version(options)

    def new_game(self, options: dict[str, str], seed: int) -> Condottiere:
        return setup.new_game(options, seed)

    def load(self, saved: dict[str, Any]) -> Condottiere:
        return setup.load(saved)

    def meanings(self, options: dict[str, str], event: Event) -> Meanings:
        return events.meanings(event.name, event.first, event.second)

    def bare_table(self, options: dict[str, str]) -> Condottiere:
        return setup.table_for(options)

    def put(self, position: Condottiere, words: list[str]) -> None:
        arranging.put(position, words)

    def start(self, position: Condottiere, words: list[str], facts: list[str]) -> None:
        arranging.start(position, words)

    def look(self, position: Condottiere, words: list[str]) -> list[str]:
        return arranging.look(position, words)
