"""The parts that draw something of their own: each in a file of its name (`PART`), by which it is found."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.parts.catalogue import files_of_parts
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import rules_of
from meseta.web.boards.el_grande import parts
from meseta.web.boards.el_grande.parts.drawn_part import DrawnPart

DRAWN: Final[list[DrawnPart]] = [file.PART for file in files_of_parts(parts.__name__).values()]


def drawn_parts(view: ElGrandeView) -> list[DrawnPart]:
    """Those that are played."""
    played = {part.NAME for part in rules_of(view).parts}
    return [part for part in DRAWN if part.NAME in played]
