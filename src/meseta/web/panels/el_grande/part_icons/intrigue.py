"""The icons of Intrigue & the King: of steps that only own cards are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from meseta.engine.program import Step
from meseta.games.el_grande.parts.intrigue.own_cards import JOKER_NAME
from meseta.games.el_grande.parts.intrigue.rounds import TakeBackOpenly
from meseta.games.el_grande.parts.intrigue.steps.home_counts import KEEP_HOME_COUNTS
from meseta.games.el_grande.parts.intrigue.steps.homes_by_disk import GrandesFollowDisks, TurnHomeDisks
from meseta.games.el_grande.parts.intrigue.steps.intrigue_card import Intrigue
from meseta.games.el_grande.parts.intrigue.steps.move_with_escort import MoveGrandeWithEscort
from meseta.games.el_grande.parts.intrigue.steps.name_region import BRIDGE, GATHER, NameRegion
from meseta.games.el_grande.parts.intrigue.steps.open_placing import PLACES_ANYWHERE, PLACES_FIVE, OpenPlacing
from meseta.games.el_grande.parts.intrigue.steps.quarantine import Quarantine
from meseta.games.el_grande.parts.intrigue.steps.score_tied_pair import ScoreTiedPair
from meseta.games.el_grande.steps.keep_mark import KeepMark
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons

OF_CHANGES: Final[Mapping[str, Icons]] = {
    KEEP_HOME_COUNTS.NAME: ("grande", "plus-one"),
    PLACES_ANYWHERE.NAME: ("anywhere", "caballero"),
    PLACES_FIVE.NAME: ("five", "caballero"),
}
OF_PURPOSES: Final[Mapping[int, Icons]] = {BRIDGE: ("bridge",), GATHER: ("move-any", "castillo")}


class IntrigueIcons(PartIcons):
    OF_STEPS: ClassVar[Mapping[type[Step], Icons]] = {
        GrandesFollowDisks: ("grande",),
        Intrigue: ("move-own", "move-other"),
        MoveGrandeWithEscort: ("grande", "caballero"),
        Quarantine: ("quarantine",),
        ScoreTiedPair: ("tied", "scoring"),
        TakeBackOpenly: ("power", "undo"),
        TurnHomeDisks: ("disk",),
    }
    OF_NAMES: ClassVar[Mapping[str, Icons]] = {JOKER_NAME: ("joker",)}

    def of_step(self, step: Step) -> Icons | None:
        if isinstance(step, KeepMark | OpenPlacing):
            return OF_CHANGES.get(step.change.NAME)
        if isinstance(step, NameRegion):
            return OF_PURPOSES.get(step.purpose)
        return super().of_step(step)


PART = IntrigueIcons()
