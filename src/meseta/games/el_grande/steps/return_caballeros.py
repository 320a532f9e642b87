"""Caballeros go back to the province: from courts, from regions, from where a disk points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import ALL, REMOVE, RETURN, RETURN_COURT
from meseta.games.el_grande.steps.player_by_player import clockwise, player_by_player

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


# ---- From the courts.
@final
class CourtShrinks(Change):
    """A seat returns so many caballeros from the court, or all if there are fewer."""

    NAME: ClassVar[str] = "court-shrinks"
    MEANS: ClassVar[tuple[str, str]] = ("seat", "count")

    def happen(self, position: ElGrande, by: i64, seat: i64, count: i64) -> None:
        position.dismiss(seat, count)


COURT_SHRINKS: Final = CourtShrinks()


@final
class OpponentsLoseCourt(Step):
    def __init__(self, count: i64 = ALL) -> None:
        self.count: i64 = count

    def begin(self, position: ElGrande, by: i64) -> None:
        seats: i64 = 0
        for seat in range(position.seats):
            if seat != by and position.court[seat] > 0:
                seats |= 1 << seat
        player_by_player(position, by, COURT_SHRINKS, self.count, seats)


# ---- From where the disks point.
@final
class DiskEmpties(Change):
    """A seat returns so many caballeros from the region on its disk, or all if there are fewer."""

    NAME: ClassVar[str] = "disk-empties"
    MEANS: ClassVar[tuple[str, str]] = ("seat", "count")
    IS_TOLD: ClassVar[bool] = False  # its numbers do not say from which region

    def happen(self, position: ElGrande, by: i64, seat: i64, count: i64) -> None:
        area, before = position.disk[seat], position.province[seat]
        position.withdraw_from(area, seat, count)
        position.tell("returned-from-region", seat, position.province[seat] - before, area)


DISK_EMPTIES: Final = DiskEmpties()


@final
class ReturnFromDisk(Step):
    def __init__(self, count: i64 = ALL) -> None:
        self.count: i64 = count

    def begin(self, position: ElGrande, by: i64) -> None:
        player_by_player(position, by, DISK_EMPTIES, self.count, with_disks(position))


def with_disks(position: ElGrande) -> i64:
    """The seats whose disks show a region."""
    seats: i64 = 0
    for seat in range(position.seats):
        if position.disk[seat] != NOWHERE:
            seats |= 1 << seat
    return seats


# ---- By their own choice, from court and regions.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Returning(Question):
    """A player returns so many caballeros, one at a time, from the court or from regions, as far as there are any."""

    NAME: ClassVar[str] = "returning"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def waiting(self, position: ElGrande) -> i64:
        seat = self.seat
        if self.left > 0 and (position.court[seat] > 0 or position.on_board(seat) > 0):
            return seat
        return NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        sources = position.empty_answers()
        if position.court[seat] > 0:
            sources.add(RETURN_COURT)
        position.add_rows(sources, RETURN, seat)
        return sources

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        self.left -= 1
        if answer == RETURN_COURT:
            position.dismiss(seat, 1)
            position.tell("returned-from-court", seat, 1)
        else:
            position.withdraw((answer - RETURN) * position.board.width + seat, 1)
            position.tell("returned-from-region", seat, 1, answer - RETURN)

    def copy(self) -> Returning:
        return Returning(self.seat, self.left)


@final
class MustReturn(Change):
    """A seat returns so many caballeros of its choice; the whole return is one step (ruling A57)."""

    NAME: ClassVar[str] = "must-return"
    MEANS: ClassVar[tuple[str, str]] = ("seat", "count")

    def happen(self, position: ElGrande, by: i64, seat: i64, count: i64) -> None:
        position.push(Returning(seat, count))


MUST_RETURN: Final = MustReturn()


@final
class OpponentsReturn(Step):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def begin(self, position: ElGrande, by: i64) -> None:
        seats: i64 = 0
        for seat in range(position.seats):
            if seat != by and (position.court[seat] > 0 or position.on_board(seat) > 0):
                seats |= 1 << seat
        clockwise(position, by, MUST_RETURN, self.count, seats)


# ---- By the actor's choice, one of each opponent.
@final
class CaballeroRemoved(Change):
    NAME: ClassVar[str] = "caballero-removed"
    MEANS: ClassVar[tuple[str, str]] = ("piece", "")

    def happen(self, position: ElGrande, by: i64, piece: i64, second: i64) -> None:
        position.withdraw(piece, 1)


CABALLERO_REMOVED: Final = CaballeroRemoved()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Removing(Question):
    """The actor sends one caballero of each opponent home, from whichever regions (ruling A1)."""

    NAME: ClassVar[str] = "removing"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colours_left", "may_spare")

    def __init__(self, seat: i64, colours_left: i64, may_spare: i64) -> None:
        self.seat = seat
        self.colours_left: i64 = colours_left  # one bit for each opponent not touched yet
        self.may_spare: i64 = may_spare  # 1 if some may be left alone

    def waiting(self, position: ElGrande) -> i64:
        width, leaving = position.board.width, position.may_be_sent_home()
        for row in position.board.standing:
            if leaving >> row & 1:
                for colour in range(position.colours):
                    if self.colours_left >> colour & 1 and position.caballeros[row * width + colour] > 0:
                        return self.seat
        return NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        pieces = position.empty_answers()
        width, leaving = position.board.width, position.may_be_sent_home()
        for row in position.board.standing:
            if leaving >> row & 1:
                for colour in range(position.colours):
                    if self.colours_left >> colour & 1 and position.caballeros[row * width + colour] > 0:
                        pieces.add(REMOVE + row * width + colour)
        if self.may_spare:
            pieces.add(DONE)
        return pieces

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE:
            position.pop()
        else:
            piece = answer - REMOVE
            self.colours_left &= ~(1 << position.board.colour_of[piece])
            position.propose(CABALLERO_REMOVED, seat, piece)

    def copy(self) -> Removing:
        return Removing(self.seat, self.colours_left, self.may_spare)


@final
class RemoveOneOfEach(Step):
    def __init__(self, may_spare: bool = False) -> None:
        self.may_spare: i64 = 1 if may_spare else 0

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(Removing(by, position.other_colours(by), self.may_spare))
