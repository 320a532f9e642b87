"""Scorings while marks are out: quarantine, a grande that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.program import Step
from meseta.games.el_grande.parts.intrigue.state import state_of
from meseta.games.el_grande.parts.intrigue.steps.score_tied_pair import CountingOneMore

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


# ---- Counting.
def marks_count(position: ElGrande) -> bool:
    """Does anything count beside caballeros?"""
    if state_of(position).home_counts:
        return True
    frame = position.top
    while frame is not None and not isinstance(frame, CountingOneMore):
        frame = frame.under
    return frame is not None


def count_marks(position: ElGrande, area: i64, counts: vec[i64]) -> None:
    """Add what counts in an area beside the caballeros that stand there."""
    homes = state_of(position).home_counts
    if homes:
        for seat in range(position.seats):
            if homes >> seat & 1 and position.grande[seat] == area:
                counts[seat] += 1
    frame = position.top
    while frame is not None:
        if isinstance(frame, CountingOneMore) and frame.area == area:
            counts[frame.seat] += 1
        frame = frame.under


def spend_home_counts(position: ElGrande, area: i64) -> None:
    """An area was scored: grandes that counted there have done so."""
    state = state_of(position)
    if not state.home_counts:
        return
    for seat in range(position.seats):
        if state.home_counts >> seat & 1 and position.grande[seat] == area:
            state.home_counts &= ~(1 << seat)
            position.look_again()
            position.tell("home-counted", seat, 0, area)


# ---- After a general scoring.
@final
class EndMarks(Step):
    """The quarantine is over; the marker lies beside the board again."""

    def begin(self, position: ElGrande, by: i64) -> None:
        state = state_of(position)
        if state.quarantine != NOWHERE:
            position.tell("quarantine-over", NOBODY, 0, state.quarantine)
            state.quarantine = NOWHERE
            state.marker = NOWHERE
            position.look_again()
