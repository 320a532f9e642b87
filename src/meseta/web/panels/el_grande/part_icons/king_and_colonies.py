"""The icons of King & Colonies: a card is turned over, or a veto is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meseta.engine.program import Step
from meseta.games.el_grande.parts.king_and_colonies.steps import HoldVeto, TurnOverNow
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons


class KingAndColoniesIcons(PartIcons):
    OF_STEPS: ClassVar[Mapping[type[Step], Icons]] = {HoldVeto: ("veto",), TurnOverNow: ("turn-over",)}


PART = KingAndColoniesIcons()
