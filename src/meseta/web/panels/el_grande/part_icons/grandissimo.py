"""The icons of Grandissimo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from meseta.engine.program import Step
from meseta.games.el_grande.parts.grandissimo.figures import TakeFigure
from meseta.games.el_grande.parts.grandissimo.steps.free_choice import KEEP_FREE_CHOICE
from meseta.games.el_grande.parts.grandissimo.steps.region_cards import ALLIANCE, BOYCOTT, NameCard
from meseta.games.el_grande.parts.grandissimo.steps.revolution import Revolution
from meseta.games.el_grande.parts.grandissimo.steps.take_along import MoveBlackWithCompany
from meseta.games.el_grande.parts.grandissimo.steps.take_another import TakeAnother
from meseta.games.el_grande.steps.keep_mark import KeepMark
from meseta.games.el_grande.steps.score_regions import ScoreCoastFirsts
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons

OF_PURPOSES: Final[Mapping[int, Icons]] = {BOYCOTT: ("boycott",), ALLIANCE: ("alliance",)}


class GrandissimoIcons(PartIcons):
    OF_STEPS: ClassVar[Mapping[type[Step], Icons]] = {
        MoveBlackWithCompany: ("move-black",),
        Revolution: ("grande", "revolution"),
        ScoreCoastFirsts: ("coast", "scoring"),
        TakeAnother: ("double-turn",),
        TakeFigure: ("queen", "jester"),
    }

    def of_step(self, step: Step) -> Icons | None:
        if isinstance(step, KeepMark):
            return ("free-choice",) if step.change.NAME == KEEP_FREE_CHOICE.NAME else None
        if isinstance(step, NameCard):
            return OF_PURPOSES[step.purpose]
        return super().of_step(step)


PART = GrandissimoIcons()
