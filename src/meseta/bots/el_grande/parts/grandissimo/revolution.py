"""Revolution: the own grande is king."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande import actions
from meseta.bots.el_grande.kings import grande_gain, king_gain
from meseta.bots.el_grande.part import Meaning
from meseta.engine.program import Step
from meseta.games.el_grande.parts.grandissimo.steps.revolution import Revolution
from meseta.games.el_grande.parts.grandissimo.view import of_grandissimo

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import ChangeWorth
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.games.el_grande.parts.grandissimo.view import RegionProposalOfGrandissimo
    from meseta.games.el_grande.view import Proposal


def begin(table: Table, step: Step) -> float:
    return revolution_gain(table, table.me)


def begun_by_another(table: Table, step: Step, by: int) -> float:
    return revolution_gain(table, by)


def revolution_gain(table: Table, seat: int) -> float:
    """Where the grande stands is the king's region; nothing happens if it is that already."""
    home = table.grande[seat]
    return king_gain(table, home) if home in table.regions and home != table.king else 0.0


def choosing_king(table: Table) -> Judge:
    """The grande that is king moves with him."""
    rebel = of_grandissimo(table.view)["revolution"]
    if rebel is None:
        return actions.choosing_king(table)

    def judge(words: list[str]) -> float:
        place = table.number[words[1]]
        moves = place in table.regions
        return king_gain(table, place) + (grande_gain(table, place, rebel) if moves else 0.0)

    return judge


def revolution_begins(table: Table, frame: Proposal) -> float:
    return king_gain(table, table.number[cast("RegionProposalOfGrandissimo", frame)["area"]])


STEPS: Final[dict[type[Step], Meaning]] = {Revolution: Meaning(begin, begun_by_another)}
CHANGES: Final[dict[str, ChangeWorth]] = {"revolution-begins": revolution_begins}
