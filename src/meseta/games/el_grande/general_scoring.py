"""The general scoring, in steps, between which parts may put steps of their own that ask (see `part`).

Disks are set, the Castillo is paid, the disks are shown, its pieces leave, the regions are paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.program import Program, Step
from meseta.games.el_grande.scoring import open_castillo, score_area
from meseta.games.el_grande.steps.secret_disks import ask_disks, with_caballeros_in

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

CASTILLO_PROGRAM = "castillo-scoring"


class SetDisks(Step):
    """Whoever has pieces in the Castillo chooses their region in secret (ruling A50), unless it is closed (A33).

    The disks stay hidden until the Castillo was paid (ruling A73).
    """

    def begin(self, position: ElGrande, by: i64) -> None:
        position.tell("general-scoring", NOBODY)
        scoring = position.rules.castillo_card
        asked = self.leaving(position)
        if asked:
            ask_disks(position, NOBODY, asked, 0, NOWHERE, scoring)
        else:
            ask_disks(position, NOBODY, 0, 0, NOWHERE)
            position.push(Program(scoring, NOBODY, 0))

    def leaving(self, position: ElGrande) -> i64:
        """The seats that are asked, one bit each."""
        if position.closed() >> position.board.castillo & 1:
            return 0
        return leaving_castillo(position)


@final
class PayCastillo(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        open_castillo(position)
        score_area(position, position.board.castillo, position.rules.places)


class LeaveCastillo(Step):
    """Colours that nobody plays have no disk: their caballeros stay inside (ruling A24)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        for seat in range(position.seats):
            if position.disk[seat] != NOWHERE:
                leave_castillo(position, seat, position.disk[seat])


@final
class ScoreAllRegions(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        for region in position.board.regions:
            score_area(position, region, position.rules.places)


def leaving_castillo(position: ElGrande) -> i64:
    """Those with caballeros in the Castillo, or a grande."""
    castillo = position.board.castillo
    seats = with_caballeros_in(position, castillo, NOBODY)
    for seat in range(position.seats):
        if position.grande[seat] == castillo:
            seats |= 1 << seat
    return seats


def leave_castillo(position: ElGrande, seat: i64, region: i64) -> None:
    """Where the disk points. Sent to the king's region, caballeros go to the court and a grande stays (ruling A32)."""
    castillo = position.board.castillo
    count, with_grande = position.own_in(castillo, seat), position.grande[seat] == castillo
    if count == 0 and not with_grande:
        return
    if position.listener is not None:
        position.tell("leaves-castillo", seat, count, region)
    position.resettle(seat, castillo, region)
    if with_grande and position.may_enter() >> region & 1:
        position.grande[seat] = region
