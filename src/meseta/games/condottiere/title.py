"""Condottiere as the rest of the house knows it."""

from __future__ import annotations

from meseta.engine.events import Event, Meanings
from meseta.engine.judgement import Judgement
from meseta.engine.position import Position
from meseta.engine.randomness import Seed
from meseta.engine.saved import Saved
from meseta.engine.title import Title
from meseta.engine.view import ViewTypes
from meseta.games.condottiere import arranging, events, setup
from meseta.games.condottiere.deck import KIND_NAMES
from meseta.games.condottiere.judgement import CondottiereJudgement
from meseta.games.condottiere.optional_rules import OPTIONS, rules_for, rules_version
from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.view import CondottiereView


class CondottiereTitle(Title):
    def __init__(self) -> None:
        super().__init__(
            "condottiere", options=OPTIONS, default_moment="battle blue", view_types=ViewTypes(CondottiereView)
        )

    def rules_version(self, options: dict[str, str]) -> int:
        return rules_version(options)

    def new_game(self, options: dict[str, str], seed: Seed) -> Condottiere:
        return setup.new_game(options, seed)

    def load(self, saved: Saved) -> Condottiere:
        return setup.load(saved)

    def card_texts(self) -> list[str]:
        return KIND_NAMES

    def meanings(self, options: dict[str, str], event: Event) -> Meanings:
        return events.meanings(event.name, event.first, event.second)

    def judgement(self, options: dict[str, str]) -> Judgement:
        rules = rules_for(options)
        return CondottiereJudgement(int(rules.players), rules.target > 0)

    def bare_table(self, options: dict[str, str]) -> Condottiere:
        return setup.table_for(options)

    def put(self, position: Position, words: list[str]) -> None:
        arranging.put(condottiere(position), words)

    def start(self, position: Position, words: list[str], facts: list[str]) -> None:
        arranging.start(condottiere(position), words)

    def look(self, position: Position, words: list[str]) -> list[str]:
        return arranging.look(condottiere(position), words)


def condottiere(position: Position) -> Condottiere:
    """A position of this title, which is one of its own game."""
    assert isinstance(position, Condottiere)
    return position
