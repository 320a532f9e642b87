"""Secret disks: players choose a region in secret, all disks are shown together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.options import NOBODY, NOWHERE, Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.engine.saving import numbers
from meseta.engine.sealed import SealedChoice
from meseta.games.el_grande.answers import DISK, DISKS
from meseta.games.el_grande.board import CASTILLO, COLOURS, REGIONS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


NOT_SET: Final = vec[i64]([NOBODY] * COLOURS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SecretDisks(SealedChoice):
    """Every player asked turns the disk to a region."""

    NAME: ClassVar[str] = "disks"
    FIELDS: ClassVar[tuple[str, ...]] = ("by", "asked", "missing", "answers", "holding", "barred_region")

    def __init__(self, by: i64, asked: i64, missing: i64, answers: vec[i64], holding: i64, barred: i64) -> None:
        super().__init__(by, asked, missing, answers)
        self.holding: i64 = holding  # so many own caballeros must stand there if possible; 0: any region will do
        self.barred: i64 = barred  # the region that may not be chosen, or NOWHERE

    def options(self, game: ElGrande, seat: i64) -> Options:
        if self.holding == 0:
            return DISKS[REGIONS if self.barred == NOWHERE else self.barred]
        regions = game.empty_options()
        game.add_regions(regions, DISK, seat, self.holding)
        if regions.count == 0:
            game.add_regions(regions, DISK, seat, 1)
        return regions

    def reveal(self, game: ElGrande) -> None:
        for seat in range(game.seats):
            if self.asked >> seat & 1:
                game.disk[seat] = self.answers[seat] - DISK
        if self.by != NOBODY:  # those of a general scoring are shown when the Castillo is paid (ruling A73)
            show_disks(game)

    def data(self) -> list[Any]:
        return [self.by, self.asked, self.missing, numbers(self.answers), self.holding, self.barred]

    def copy(self) -> SecretDisks:
        return SecretDisks(self.by, self.asked, self.missing, self.answers[:], self.holding, self.barred)


def show_disks(game: ElGrande) -> None:
    for seat in range(game.seats):
        if game.disk[seat] != NOWHERE:
            game.tell("disk-shown", seat, 0, game.disk[seat])


def ask_disks(game: ElGrande, by: i64, asked: i64, holding: i64, barred: i64) -> None:
    """Let the seats in question set their disks; all others' show nothing."""
    for seat in range(game.seats):
        game.disk[seat] = NOWHERE
    if asked:
        game.push(SecretDisks(by, asked, asked, NOT_SET[:], holding, barred))


# ---- Who takes part.
def leaving_castillo(game: ElGrande) -> i64:
    """Those with caballeros in the Castillo, or a grande."""
    seats = with_caballeros_in(game, CASTILLO, NOBODY)
    for seat in range(game.seats):
        if game.grande[seat] == CASTILLO:
            seats |= 1 << seat
    return seats


def with_caballeros_in(game: ElGrande, area: i64, but: i64) -> i64:
    seats: i64 = 0
    for seat in range(game.seats):
        if seat != but and game.caballeros[area * COLOURS + seat] > 0:
            seats |= 1 << seat
    return seats


def with_caballeros_to_lose(game: ElGrande, but: i64) -> i64:
    seats: i64 = 0
    for seat in range(game.seats):
        if seat != but and game.on_board(seat) > 0:
            seats |= 1 << seat
    return seats


# ---- Disks set by a card: setting them is a step of its own, so a veto can come before it.
@final
class DisksToLose(Change):
    """Every opponent chooses a region with caballeros to lose, `what` of them if possible."""

    NAME: ClassVar[str] = "disks-to-lose"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        ask_disks(game, by, with_caballeros_to_lose(game, by), what, NOWHERE)


@final
class DisksToScore(Change):
    """Everybody chooses a region to score, the king's region too."""

    NAME: ClassVar[str] = "disks-to-score"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        ask_disks(game, by, (1 << game.seats) - 1, 0, NOWHERE)


@final
class DisksToLeave(Change):
    """Every opponent in the region `where` chooses another one; the king's region means the court (ruling A3)."""

    NAME: ClassVar[str] = "disks-to-leave"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        ask_disks(game, by, with_caballeros_in(game, where, by), 0, where)


DISKS_TO_LOSE: Final = DisksToLose()
DISKS_TO_SCORE: Final = DisksToScore()
DISKS_TO_LEAVE: Final = DisksToLeave()


@final
class TurnDisks(Step):
    def __init__(self, change: Change, holding: i64) -> None:
        self.change: Change = change
        self.holding: i64 = holding

    def begin(self, game: ElGrande, by: i64) -> None:
        game.propose(self.change, by, self.holding)


def opponents_turn_disks(holding: int) -> Step:
    return TurnDisks(DISKS_TO_LOSE, holding)


def all_turn_disks() -> Step:
    return TurnDisks(DISKS_TO_SCORE, 0)
