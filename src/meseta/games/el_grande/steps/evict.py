"""Eviction: opponents leave a region for another one, each chosen in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import EVICT
from meseta.games.el_grande.steps.player_by_player import player_by_player
from meseta.games.el_grande.steps.return_caballeros import with_disks
from meseta.games.el_grande.steps.secret_disks import DISKS_TO_LEAVE

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class Leaves(Change):
    """A seat leaves a region for the one on its disk."""

    NAME: ClassVar[str] = "leaves"
    MEANS: ClassVar[tuple[str, str]] = ("seat", "area")

    def happen(self, position: ElGrande, by: i64, seat: i64, area: i64) -> None:
        position.resettle(seat, area, position.disk[seat])


LEAVES: Final = Leaves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evicting(Question):
    """The actor names a region; then disks are set; then everybody there leaves."""

    NAME: ClassVar[str] = "evicting"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area", "disks_set")

    def __init__(self, seat: i64, area: i64, disks_set: i64) -> None:
        self.seat = seat
        self.area: i64 = area  # the region that was named, or NOWHERE
        self.disks_set: i64 = disks_set

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.area == NOWHERE else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if position.king_alone_bars():
            return position.shared.evictions[position.king]
        regions = position.empty_answers()
        regions.add_each(EVICT, position.board.region_mask & ~position.closed())
        return regions

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        self.area = answer - EVICT
        position.tell("evicts", seat, 0, self.area)

    def advance(self, position: ElGrande) -> None:
        if self.disks_set:
            position.pop()
            player_by_player(position, self.seat, LEAVES, self.area, with_disks(position))
        else:
            self.disks_set = 1
            position.propose(DISKS_TO_LEAVE, self.seat, 0, self.area)

    def copy(self) -> Evicting:
        return Evicting(self.seat, self.area, self.disks_set)


@final
class Evict(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(Evicting(by, NOWHERE, 0))
