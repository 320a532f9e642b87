"""King & Colonies: cards on offer beside own cards."""

from __future__ import annotations

from meseta.cli.boards.el_grande.part import Part
from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.view import ElGrandeView


class KingAndColoniesOnBoard(Part):
    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        decks = [str(card["deck"]) for card in view["cards"]]
        return [(", ".join(decks), writer.say("terminal-legend-deck"))] if decks else []


PART = KingAndColoniesOnBoard()
