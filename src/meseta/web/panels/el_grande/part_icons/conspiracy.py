"""The icons of conspiracies."""

from __future__ import annotations

from meseta.engine.program import Step
from meseta.games.el_grande.parts.conspiracy.grandes import KEEP_CONSPIRACY
from meseta.games.el_grande.steps.keep_mark import KeepMark
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons


class ConspiracyIcons(PartIcons):
    def of_step(self, step: Step) -> Icons | None:
        begins = isinstance(step, KeepMark) and step.change.NAME == KEEP_CONSPIRACY.NAME
        return ("conspiracy", "grande") if begins else None


PART = ConspiracyIcons()
