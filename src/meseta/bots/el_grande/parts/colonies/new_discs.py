"""Discs that cards bring to the colonies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.part import Meaning
from meseta.bots.el_grande.parts.colonies.cargo import LIES_IN
from meseta.bots.el_grande.parts.colonies.voyages import idle_in
from meseta.bots.el_grande.turns_ahead import in_turns, turns_left
from meseta.engine.program import Step
from meseta.games.el_grande.parts.colonies.discs import FindDiscs, PromiseDiscs
from meseta.games.el_grande.parts.colonies.map import AMERICA, MEDITERRANEAN, POINTS, SHIP

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import ChangeWorth
    from meseta.bots.el_grande.table import Table
    from meseta.games.el_grande.parts.colonies.view import DiscsProposal
    from meseta.games.el_grande.view import Proposal


def discs_gain(table: Table, gold: int, wares: int, by: int) -> float:
    """Who brings them may claim them first, as far as there are caballeros in the colony; the rest is for anybody."""
    return disc_gain(table, int(AMERICA), gold, by) + disc_gain(table, int(MEDITERRANEAN), wares, by)


def disc_gain(table: Table, colony: int, count: int, by: int) -> float:
    good = LIES_IN[colony]
    claimed = min(count, idle_in(table, colony, by))
    claim = in_turns(float(POINTS[good]), 2, turns_left(table))
    if by != table.me:
        return table.rivalry[by] * claim * claimed
    sailors = idle_in(table, int(SHIP), table.me)
    later = in_turns(float(POINTS[good]), 3, turns_left(table)) / 2
    return claim * claimed + later * min(count - claimed, sailors)


def find(table: Table, step: FindDiscs) -> float:
    return discs_gain(table, int(step.gold), int(step.wares), table.me)


def found_by_another(table: Table, step: FindDiscs, by: int) -> float:
    return discs_gain(table, int(step.gold), int(step.wares), by)


def discs_found(table: Table, frame: Proposal) -> float:
    discs = cast("DiscsProposal", frame)
    return discs_gain(table, discs["gold"], discs["wares"], discs["by"])


STEPS: Final[dict[type[Step], Meaning]] = {
    FindDiscs: Meaning(find, found_by_another),
    PromiseDiscs: Meaning(),  # for whoever will be there
}
CHANGES: Final[dict[str, ChangeWorth]] = {"discs-found": discs_found}
