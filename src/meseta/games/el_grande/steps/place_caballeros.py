"""Placing caballeros from the court by a card: near the king, or anywhere but in his region."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import DONE, NOBODY, Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import PLACE, PLACES_ANYWHERE, PLACES_IN_REGIONS, PLACES_NEAR

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class CaballeroPlaced(Change):
    NAME: ClassVar[str] = "caballero-placed"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        game.deploy(by, where)


CABALLERO_PLACED: Final = CaballeroPlaced()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Question):
    """Anywhere, all are placed that the court has (ruling A8); near the king, by an ability, one may stop (A66)."""

    NAME: ClassVar[str] = "placing"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "near_king")

    def __init__(self, seat: i64, left: i64, near_king: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.near_king: i64 = near_king  # 1: as in a turn; 0: anywhere

    def waiting(self, game: ElGrande) -> i64:
        return self.seat if self.left > 0 and game.court[self.seat] > 0 else NOBODY

    def options(self, game: ElGrande, seat: i64) -> Options:
        if self.near_king:
            return PLACES_NEAR[game.king]
        return PLACES_ANYWHERE[game.king] if game.rules.castillo_is_a_region else PLACES_IN_REGIONS[game.king]

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option == DONE:
            game.pop()
        else:
            self.left -= 1
            game.propose(CABALLERO_PLACED, seat, 1, option - PLACE)

    def data(self) -> list[Any]:
        return [self.seat, self.left, self.near_king]

    def copy(self) -> Placing:
        return Placing(self.seat, self.left, self.near_king)


@final
class PlaceCaballeros(Step):
    def __init__(self, count: i64, near_king: i64) -> None:
        self.count: i64 = count
        self.near_king: i64 = near_king

    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(Placing(by, self.count, self.near_king))


def place_from_court(count: int) -> Step:
    """Where they like; in the Castillo too where it is a region."""
    return PlaceCaballeros(count, 0)


def place_near_the_king(up_to: int) -> Step:
    """As in a turn: next to the king or in the Castillo."""
    return PlaceCaballeros(up_to, 1)
