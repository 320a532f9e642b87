"""Revolution: a grande is king until the next general scoring is over (003:906, ruling B84)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.parts.grandissimo.map import PORTUGAL
from meseta.games.el_grande.parts.grandissimo.state import state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class RevolutionBegins(Change):
    """The king leaves the board; where the grande stands is the king's region now."""

    NAME: ClassVar[str] = "revolution-begins"
    MEANS: ClassVar[tuple[str, str]] = ("", "area")

    def happen(self, position: ElGrande, by: i64, first: i64, area: i64) -> None:
        position.king = area
        state_of(position).revolution = by


REVOLUTION_BEGINS: Final = RevolutionBegins()


@final
class Revolution(Step):
    """Not by a grande that is with the king already."""

    def begin(self, position: ElGrande, by: i64) -> None:
        home = position.grande[by]
        if position.board.is_region(home) and home != position.king:
            position.propose(REVOLUTION_BEGINS, by, 0, home)


def move_rebel(position: ElGrande) -> None:
    """What moves the king moves the grande that is king."""
    rebel = state_of(position).revolution
    if rebel != NOBODY:
        position.grande[rebel] = position.king


@final
class EndRevolution(Step):
    """The king comes back to Portugal, the grande stays."""

    def begin(self, position: ElGrande, by: i64) -> None:
        state = state_of(position)
        if state.revolution != NOBODY:
            state.revolution = NOBODY
            position.king = PORTUGAL
            position.tell("king-comes-back", NOBODY, 0, PORTUGAL)
