"""Placing caballeros from the court by a card: near the king, or anywhere but in his region."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import PLACE

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class CaballeroPlaced(Change):
    NAME: ClassVar[str] = "caballero-placed"
    MEANS: ClassVar[tuple[str, str]] = ("count", "area")

    def happen(self, position: ElGrande, by: i64, count: i64, area: i64) -> None:
        position.deploy(by, area)


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

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.left > 0 and position.court[self.seat] > 0 else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        shared, castillo = position.shared, position.rules.castillo_is_a_region
        if not position.king_alone_bars():
            if self.near_king:
                return shared.place_in_or_stop.of(position.near_the_king())
            anywhere = position.board.open_to_courts | (1 << position.board.castillo if castillo else 0)
            return shared.place_in.of(anywhere & position.may_enter())
        if self.near_king:
            return shared.places_near[position.king]
        return shared.places_anywhere[position.king] if castillo else shared.places_in_regions[position.king]

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE:
            position.pop()
        else:
            self.left -= 1
            position.propose(CABALLERO_PLACED, seat, 1, answer - PLACE)

    def copy(self) -> Placing:
        return Placing(self.seat, self.left, self.near_king)


@final
class PlaceCaballeros(Step):
    """Where they like, in the Castillo too where it is a region; or near the king, as in a turn."""

    def __init__(self, count: i64, near_king: bool = False) -> None:
        self.count: i64 = count
        self.near_king: i64 = 1 if near_king else 0

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(Placing(by, self.count, self.near_king))


# ---- In places that the card names.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlacingIn(Question):
    """Up to so many, wherever the king is."""

    NAME: ClassVar[str] = "placing-in"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "places")

    def __init__(self, seat: i64, left: i64, places: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.places: i64 = places  # one bit each

    def waiting(self, position: ElGrande) -> i64:
        possible = self.left > 0 and position.court[self.seat] > 0 and self.places & position.may_enter() != 0
        return self.seat if possible else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        return position.shared.place_in_or_stop.of(self.places & position.may_enter())

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE:
            position.pop()
        else:
            self.left -= 1
            position.propose(CABALLERO_PLACED, seat, 1, answer - PLACE)

    def copy(self) -> PlacingIn:
        return PlacingIn(self.seat, self.left, self.places)


@final
class PlaceCaballerosIn(Step):
    """Up to so many in regions it names."""

    def __init__(self, count: i64, *regions: str) -> None:
        self.count: i64 = count
        self.regions: list[str] = list(regions)

    def begin(self, position: ElGrande, by: i64) -> None:
        places: i64 = 0
        for name in self.regions:
            places |= position.board.rows_of[position.board.number[name]]
        position.push(PlacingIn(by, self.count, places))
