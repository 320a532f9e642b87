"""The icons of Shifting Powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meseta.engine.program import Step
from meseta.games.el_grande.parts.shifting_powers.modifiers import TakeBackEither
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons


class ShiftingPowersIcons(PartIcons):
    OF_STEPS: ClassVar[Mapping[type[Step], Icons]] = {TakeBackEither: ("power", "undo")}


PART = ShiftingPowersIcons()
