"""Conspiracies: grandes go where the disks point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande import actions
from meseta.bots.el_grande.kings import home_by_disk
from meseta.bots.el_grande.part import Part
from meseta.bots.view import Judge
from meseta.games.el_grande.parts.conspiracy.grandes import KEEP_CONSPIRACY
from meseta.games.el_grande.parts.conspiracy.view import of_conspiracy

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table

CONSPIRACY: Final = 0.2  # all grandes move, the own one too


def disks(table: Table) -> Judge:
    """At a general scoring the grande goes along."""
    frame = table.question
    assert frame["kind"] == "disks"
    judge = actions.disks(table)
    if table.view["round"] == 0 or frame["by"] >= 0 or of_conspiracy(table.view)["conspiracy"] is None:
        return judge
    return lambda words: judge(words) + home_by_disk(table, table.number[words[1]], table.me)


def conspiracy_gain(table: Table, by: int) -> float:
    """For whoever thinks of it; a second one changes nothing."""
    return CONSPIRACY if by == table.me and of_conspiracy(table.view)["conspiracy"] is None else 0.0


PART = Part(questions={"disks": disks}, marks={KEEP_CONSPIRACY.NAME: conspiracy_gain})
