"""The Grand Inquisitor on the map: his caballeros have an edge in the colour of who has him."""

from __future__ import annotations

from typing import ClassVar, Final

from meseta.games.el_grande.parts.inquisitor.view import of_inquisitor
from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.parts.drawn_part import DrawnPart


class DrawnInquisitor(DrawnPart):
    NAME: ClassVar[str] = "inquisitor"
    PLACING_VERBS: ClassVar[tuple[str, ...]] = ("inquisitor",)

    def look(self, view: ElGrandeView) -> str:
        holder = of_inquisitor(view)["inquisitor"]["holder"]
        return "" if holder is None else f"black-of-p{holder + 1}"


PART: Final = DrawnInquisitor()
