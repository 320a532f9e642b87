"""The parts that ask or count in ways of their own: each in a file of its name (`PART`), by which it is found."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.parts.catalogue import files_of_parts
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande import parts
from meseta.reading.el_grande.areas import rules_of
from meseta.reading.el_grande.parts.read_part import ReadPart

READ: Final[list[ReadPart]] = [file.PART for file in files_of_parts(parts.__name__).values()]


def read_parts(view: ElGrandeView) -> list[ReadPart]:
    """Those that are played."""
    played = {part.NAME for part in rules_of(view).parts}
    return [part for part in READ if part.NAME in played]
