"""Opponents move their grandes, each to another region chosen in secret (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOWHERE, Answers
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.engine.sealed import SealedChoice
from meseta.games.el_grande.answers import DISK
from meseta.games.el_grande.board import bit
from meseta.games.el_grande.steps.move_grande import may_leave
from meseta.games.el_grande.steps.return_caballeros import with_disks
from meseta.games.el_grande.steps.secret_disks import NOT_SET

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HomesByDisk(SealedChoice):
    """Not where the grande stands, and not where nothing may enter; several may choose the same."""

    NAME: ClassVar[str] = "homes-by-disk"

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        homes = position.empty_answers()
        homes.add_each(DISK, position.board.open_to_disks & position.may_enter() & ~bit(position.grande[seat]))
        return homes

    def reveal(self, position: ElGrande) -> None:
        for seat in range(position.seats):
            if self.asked >> seat & 1:
                position.disk[seat] = self.answers[seat] - DISK
                position.tell("disk-shown", seat, 0, position.disk[seat])

    def copy(self) -> HomesByDisk:
        return HomesByDisk(self.by, self.asked, self.missing, self.answers[:])


@final
class DisksForHomes(Change):
    """A grande in a closed region stays there, and its player has nothing to choose."""

    NAME: ClassVar[str] = "disks-for-homes"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        asked: i64 = 0
        for seat in range(position.seats):
            position.disk[seat] = NOWHERE
            if seat != by and may_leave(position, seat):
                asked |= 1 << seat
        if asked:
            position.push(HomesByDisk(by, asked, asked, NOT_SET[:]))


DISKS_FOR_HOMES: Final = DisksForHomes()


@final
class TurnHomeDisks(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.propose(DISKS_FOR_HOMES, by)


@final
class GrandesGo(Change):
    """All at once, as the disks were shown."""

    NAME: ClassVar[str] = "grandes-go"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        for seat in range(position.seats):
            if position.disk[seat] != NOWHERE:
                position.grande[seat] = position.disk[seat]
                position.tell("grande-goes", seat, 0, position.disk[seat])


GRANDES_GO: Final = GrandesGo()


@final
class GrandesFollowDisks(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        if with_disks(position):
            position.propose(GRANDES_GO, by)
