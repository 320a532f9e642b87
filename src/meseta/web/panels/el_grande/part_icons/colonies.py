"""The icons of the colonies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from meseta.engine.program import Step
from meseta.games.el_grande.parts.colonies.discs import FindDiscs, PromiseDiscs
from meseta.games.el_grande.parts.colonies.limit_table import MoveLimit
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurnOverCard
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballerosIn
from meseta.games.el_grande.steps.score_regions import ScoreNamed
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons

SHIP: Final = "ship"


class ColoniesIcons(PartIcons):
    OF_STEPS: ClassVar[Mapping[type[Step], Icons]] = {
        # Discs are drawn on the card as what they are.
        FindDiscs: (),
        PromiseDiscs: (),
        MoveLimit: ("limit",),
        TurnOverCard: ("turn-over",),
    }

    def of_step(self, step: Step) -> Icons | None:
        """Where a step is about the Ship."""
        if isinstance(step, PlaceCaballerosIn) and SHIP in step.regions:
            return ("court", "ship")
        if isinstance(step, ScoreNamed) and SHIP in step.regions:
            return ("ship", "scoring")
        return super().of_step(step)


PART = ColoniesIcons()
