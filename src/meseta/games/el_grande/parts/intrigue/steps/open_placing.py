"""What a card changes about the placing half of its turn: five caballeros (15), or anywhere (20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.parts.intrigue.turn import current_own_turn

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

FIVE: Final[i64] = 5


@final
class PlacesFive(Change):
    """Instead of what the Caballero card says."""

    NAME: ClassVar[str] = "places-five"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        turn = current_own_turn(position)
        turn.left = FIVE
        turn.most = FIVE


@final
class PlacesAnywhere(Change):
    """Not only next to the king, but as ever not in a closed region."""

    NAME: ClassVar[str] = "places-anywhere"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        current_own_turn(position).anywhere = 1


PLACES_FIVE: Final = PlacesFive()
PLACES_ANYWHERE: Final = PlacesAnywhere()


@final
class OpenPlacing(Step):
    """Who has placed already places nothing more (ruling B15)."""

    def __init__(self, change: Change) -> None:
        self.change: Change = change

    def begin(self, position: ElGrande, by: i64) -> None:
        turn = current_own_turn(position)
        if turn.left == turn.most:
            position.propose(self.change, by)
