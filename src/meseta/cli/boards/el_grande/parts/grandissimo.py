"""Grandissimo: who has figures, tokens and gifts, what lasts, and the symbols on cards."""

from __future__ import annotations

from typing import Final

from meseta.cli.boards.el_grande.part import Part
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.games.el_grande.parts.grandissimo.view import of_grandissimo, with_symbols
from meseta.games.el_grande.view import AreaView, CardView, ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.grandissimo.lasting import lasting

BOYCOTT: Final = "B"
ALLIANCE: Final = "A"
BOXES: Final = ("ship", "jail")


class GrandissimoOnBoard(Part):
    def area_mark(self, view: ElGrandeView, area: AreaView) -> str:
        its, name = of_grandissimo(view), area["area"]
        if name in its["boycotts"]:
            return BOYCOTT
        return ALLIANCE if any(each["area"] == name for each in its["alliances"]) else ""

    def card_shows(self, card: CardView, writer: Writer) -> list[str]:
        return [writer.say(f"symbol-{symbol}") for symbol in with_symbols(card)["symbols"]]

    def this_round(self, view: ElGrandeView, writer: Writer) -> list[str]:
        cast = Cast(view, writer.sitters, writer.words)
        return ["\n".join(wrapped(each.says, "  ", "    ")) for each in lasting(view, cast, writer.words)]

    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        boxes = BOXES if of_grandissimo(view)["ship"] is not None else ()
        return [
            (BOYCOTT, writer.say("terminal-legend-boycott")),
            (ALLIANCE, writer.say("terminal-legend-alliance")),
            *[(writer.place(box), writer.say(f"terminal-legend-{box}")) for box in boxes],
        ]


PART = GrandissimoOnBoard()
