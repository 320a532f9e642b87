"""The veto of an own card: it lasts for this round, and there are changes of its own to be stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.kings import home_by_disk
from meseta.bots.el_grande.parts.intrigue.marks import quarantine_gain
from meseta.bots.el_grande.parts.intrigue.worths import gather_gain
from meseta.bots.el_grande.turns import turns_to_come
from meseta.bots.el_grande.vetoes import stopping
from meseta.bots.view import Judge

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import ChangeWorth
    from meseta.bots.el_grande.table import Table
    from meseta.games.el_grande.parts.intrigue.view import GatheredProposal, QuarantineProposal
    from meseta.games.el_grande.view import Proposal

KEPT: Final = 0.5  # for each turn to come: a veto may be wanted more then


def proposal(table: Table) -> Judge:
    return stopping(table, KEPT * len([seat for seat in turns_to_come(table) if seat != table.me]))


def gathered(table: Table, frame: Proposal) -> float:
    return gather_gain(table, table.number[cast("GatheredProposal", frame)["area"]])


def quarantine_laid(table: Table, frame: Proposal) -> float:
    return quarantine_gain(table, table.number[cast("QuarantineProposal", frame)["area"]])


def grandes_go(table: Table, frame: Proposal) -> float:
    """As the disks show that lie open."""
    disks = {player["seat"]: player["disk"] for player in table.view["seats"]}
    return sum(home_by_disk(table, table.number[disk], seat) for seat, disk in disks.items() if disk is not None)


CHANGES: Final[dict[str, ChangeWorth]] = {
    "gathered": gathered,
    "grandes-go": grandes_go,
    "quarantine-laid": quarantine_laid,
}
