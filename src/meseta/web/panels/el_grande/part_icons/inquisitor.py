"""The icons of the Grand Inquisitor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meseta.engine.program import Step
from meseta.games.el_grande.parts.inquisitor.steps import MoveBlack, SendInquisitorAway, TakeInquisitor
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons


class InquisitorIcons(PartIcons):
    OF_STEPS: ClassVar[Mapping[type[Step], Icons]] = {
        MoveBlack: ("move-black",),
        SendInquisitorAway: ("inquisitor-away",),
        TakeInquisitor: ("inquisitor",),
    }


PART = InquisitorIcons()
