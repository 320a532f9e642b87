"""New Regency: ten cards that move the king replace the king card. He may stand beside the Castillo, or abroad."""

from __future__ import annotations

from typing import ClassVar

from meseta.engine.title import TitleOption
from meseta.games.el_grande.board import KING_ONLY, Row
from meseta.games.el_grande.cards.action_card import ActionCard
from meseta.games.el_grande.part import DECKS, MAP, Part, only_2023
from meseta.games.el_grande.parts.new_regency.cards import CARDS

KINGS_DECK = 5


class NewRegency(Part):
    NAME: ClassVar[str] = "new-regency"
    NEEDS: ClassVar[tuple[str, ...]] = (DECKS, MAP)

    def options(self) -> list[TitleOption]:
        return [only_2023(self.NAME, ["off", "on"])]

    def is_played(self, chosen: dict[str, str]) -> bool:
        return chosen[self.NAME] == "on"

    def rows(self, chosen: dict[str, str]) -> list[Row]:
        """Two places for the king alone. Which regions they border on: ruling A61."""
        return [
            Row("france", KING_ONLY, (0, 0, 0), ("aragon", "cataluna")),
            Row("portugal", KING_ONLY, (0, 0, 0), ("galicia", "castilla", "toledo", "sevilla")),
        ]

    def replaces(self, card: ActionCard) -> bool:
        return KINGS_DECK in card.copies

    def cards(self, chosen: dict[str, str]) -> list[ActionCard]:
        return CARDS
