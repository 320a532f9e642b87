"""Secret disks: players choose a region in secret, all disks are shown together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.program import Program, Step
from meseta.engine.proposal import Change
from meseta.engine.sealed import SealedChoice
from meseta.games.el_grande.answers import DISK, MOST_COLOURS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


NOT_SET: Final = vec[i64]([NOBODY] * MOST_COLOURS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SecretDisks(SealedChoice):
    """Every player asked turns the disk to a region."""

    NAME: ClassVar[str] = "disks"
    FIELDS: ClassVar[tuple[str, ...]] = ("by", "asked", "missing", "answers", "holding", "barred_region", "first_card")

    def __init__(
        self, by: i64, asked: i64, missing: i64, answers: vec[i64], holding: i64, barred_region: i64, first_card: i64
    ) -> None:
        super().__init__(by, asked, missing, answers)
        self.holding: i64 = holding  # so many own caballeros must stand there if possible; 0: any region will do
        self.barred_region: i64 = barred_region  # the region that may not be chosen, or NOWHERE
        self.first_card: i64 = first_card  # what is carried out once all are set, before they are shown, or NOWHERE

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if self.holding == 0:
            barred = self.barred_region
            return position.shared.disks[position.board.rows if barred == NOWHERE else barred]
        regions = position.empty_answers()
        position.add_disk_regions(regions, seat, self.holding)
        if regions.count == 0:
            position.add_disk_regions(regions, seat, 1)
        return regions

    def advance(self, position: ElGrande) -> None:
        if self.first_card != NOWHERE:
            card = self.first_card
            self.first_card = NOWHERE
            position.push(Program(card, self.by, 0))
        else:
            super().advance(position)

    def reveal(self, position: ElGrande) -> None:
        for seat in range(position.seats):
            if self.asked >> seat & 1:
                position.disk[seat] = self.answers[seat] - DISK
                position.tell("disk-shown", seat, 0, position.disk[seat])

    def copy(self) -> SecretDisks:
        barred, first = self.barred_region, self.first_card
        return SecretDisks(self.by, self.asked, self.missing, self.answers[:], self.holding, barred, first)


def ask_disks(position: ElGrande, by: i64, asked: i64, holding: i64, barred: i64, first: i64 = NOWHERE) -> None:
    """Let the seats in question set their disks; all others' show nothing. See `SecretDisks.first_card`."""
    for seat in range(position.seats):
        position.disk[seat] = NOWHERE
    if asked:
        position.push(SecretDisks(by, asked, asked, NOT_SET[:], holding, barred, first))


# ---- Who takes part.
def with_caballeros_in(position: ElGrande, area: i64, but: i64) -> i64:
    seats: i64 = 0
    for seat in range(position.seats):
        if seat != but and position.own_in(area, seat) > 0:
            seats |= 1 << seat
    return seats


def with_caballeros_to_lose(position: ElGrande, but: i64) -> i64:
    seats: i64 = 0
    for seat in range(position.seats):
        if seat != but and on_disk_regions(position, seat):
            seats |= 1 << seat
    return seats


def on_disk_regions(position: ElGrande, seat: i64) -> bool:
    """Has a seat caballeros that may leave in a region that can be dialled?"""
    regions = position.board.open_to_disks & ~position.closed()
    for region in position.board.regions:
        if regions >> region & 1 and position.in_region(region, seat) > 0:
            return True
    return False


# ---- Disks set by a card: setting them is a step of its own, so a veto can come before it.
@final
class DisksToLose(Change):
    """Every opponent chooses a region with caballeros to lose, so many of them if possible."""

    NAME: ClassVar[str] = "disks-to-lose"
    MEANS: ClassVar[tuple[str, str]] = ("count", "")

    def happen(self, position: ElGrande, by: i64, count: i64, second: i64) -> None:
        ask_disks(position, by, with_caballeros_to_lose(position, by), count, NOWHERE)


@final
class DisksToScore(Change):
    """Everybody chooses a region to score, the king's region too."""

    NAME: ClassVar[str] = "disks-to-score"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        ask_disks(position, by, (1 << position.seats) - 1, 0, NOWHERE)


@final
class DisksToLeave(Change):
    """Every opponent in a region chooses another one; the king's region means the court (ruling A3)."""

    NAME: ClassVar[str] = "disks-to-leave"
    MEANS: ClassVar[tuple[str, str]] = ("", "area")

    def happen(self, position: ElGrande, by: i64, first: i64, area: i64) -> None:
        ask_disks(position, by, with_caballeros_in(position, area, by), 0, area)


DISKS_TO_LOSE: Final = DisksToLose()
DISKS_TO_SCORE: Final = DisksToScore()
DISKS_TO_LEAVE: Final = DisksToLeave()


@final
class TurnDisks(Step):
    def __init__(self, change: Change, holding: i64 = 0) -> None:
        self.change: Change = change
        self.holding: i64 = holding

    def begin(self, position: ElGrande, by: i64) -> None:
        position.propose(self.change, by, self.holding)
