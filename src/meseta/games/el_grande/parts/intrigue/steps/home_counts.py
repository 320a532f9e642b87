"""A grande that will count as a caballero (75)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.proposal import Change
from meseta.games.el_grande.parts.intrigue.state import state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class HomeWillCount(Change):
    """At the next scoring of its region, of any kind, the grande counts as one caballero more (ruling B17)."""

    NAME: ClassVar[str] = "home-will-count"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        state_of(position).home_counts |= 1 << by
        position.look_again()


KEEP_HOME_COUNTS: Final = HomeWillCount()
