"""Before the first round, in expansions: caballeros are sent out of the courts by secret disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.program import Step
from meseta.games.el_grande.steps.secret_disks import ask_disks

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class SetStartDisks(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        ask_disks(position, NOBODY, (1 << position.seats) - 1, 0, NOWHERE)


@final
class ArriveByDisk(Step):
    """From the court (ruling B3); who has chosen the king's region keeps them there (003:516, 003:677)."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def begin(self, position: ElGrande, by: i64) -> None:
        for seat in range(position.seats):
            region = position.disk[seat]
            if position.may_enter() >> region & 1:
                for _each in range(self.count):
                    position.deploy(seat, region)
                position.tell("placed", seat, self.count, region)
