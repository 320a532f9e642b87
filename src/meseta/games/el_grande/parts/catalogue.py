"""The parts of El Grande. A new one registers here; everything else finds it.

The order is that of their options, of their cards and of setting them up: seeds of old games depend on it.
"""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.alternative_cards.part import AlternativeCards
from meseta.games.el_grande.parts.automa.part import Automa
from meseta.games.el_grande.parts.new_regency.part import NewRegency
from meseta.games.el_grande.parts.shifting_powers.part import ShiftingPowers

PARTS: Final[list[Part]] = [Automa(), NewRegency(), ShiftingPowers(), AlternativeCards()]
