"""The parts that show something of their own: each in a file of its name (`PART`), by which it is found."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.parts.catalogue import files_of_parts
from meseta.games.el_grande.view import ElGrandeView
from meseta.web.panels.el_grande import parts
from meseta.web.panels.el_grande.parts.shown_part import ShownPart

SHOWN: Final[list[ShownPart]] = [file.PART for file in files_of_parts(parts.__name__).values()]


def parts_of(view: ElGrandeView) -> list[ShownPart]:
    """Those that are played."""
    return parts_with(view["options"])


def parts_with(options: dict[str, str]) -> list[ShownPart]:
    """Those that are played with these options."""
    played = {part.NAME for part in rules_for(options).parts}
    return [part for part in SHOWN if part.NAME in played]
