"""The parts that show something of their own. A new one registers here; the panels find it."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.areas import rules_of
from meseta.web.panels.el_grande.parts.automa import ShownAutoma
from meseta.web.panels.el_grande.parts.shifting_powers import ShownShiftingPowers
from meseta.web.panels.el_grande.parts.shown_part import ShownPart

SHOWN: Final[list[ShownPart]] = [ShownAutoma(), ShownShiftingPowers()]


def parts_of(view: ElGrandeView) -> list[ShownPart]:
    """Those that are played."""
    played = {part.NAME for part in rules_of(view).parts}
    return [part for part in SHOWN if part.NAME in played]
