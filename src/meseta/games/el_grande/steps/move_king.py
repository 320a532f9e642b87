"""The king moves. He must leave where he is (ruling A15); where he cannot, the card does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import NOBODY, Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import KING, MOVE
from meseta.games.el_grande.board import COLOURS, NEIGHBOURS, REGIONS, is_region
from meseta.games.el_grande.crowds import emptiest_regions, fullest_regions
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

ALL_REGIONS: Final[i64] = (1 << REGIONS) - 1


def bits_of(places: list[int]) -> int:
    return sum(1 << place for place in places)


# By where the king stands, one bit for each region:
NEXT_DOOR: Final = vec[i64]([bits_of(regions) for regions in NEIGHBOURS])
WITHIN_TWO_STEPS: Final = vec[i64](
    [bits_of(list({far for near in regions for far in [near, *NEIGHBOURS[near]]})) for regions in NEIGHBOURS]
)


@final
class KingMoves(Change):
    NAME: ClassVar[str] = "king-moves"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        game.king = where


KING_MOVES: Final = KingMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingKing(Question):
    NAME: ClassVar[str] = "choosing-king"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "places")

    def __init__(self, seat: i64, places: i64) -> None:
        self.seat = seat
        self.places: i64 = places  # where he may go, one bit each

    def options(self, game: ElGrande, seat: i64) -> Options:
        places = game.empty_options()
        places.add_each(KING, self.places)
        return places

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        game.pop()
        game.propose(KING_MOVES, seat, 0, option - KING)

    def data(self) -> list[Any]:
        return [self.seat, self.places]

    def copy(self) -> ChoosingKing:
        return ChoosingKing(self.seat, self.places)


def choose_king(game: ElGrande, by: i64, places: i64) -> None:
    """Anywhere among the places but where he stands."""
    elsewhere = places & ~(1 << game.king)
    if elsewhere:
        game.push(ChoosingKing(by, elsewhere))


# ---- Where to.
@final
class MoveKing(Step):
    """To one of a few places."""

    def __init__(self, places: i64) -> None:
        self.places: i64 = places

    def begin(self, game: ElGrande, by: i64) -> None:
        choose_king(game, by, self.places)


@final
class MoveKingNear(Step):
    """To one of the places that a table names for where he stands."""

    def __init__(self, places: vec[i64]) -> None:
        self.places: vec[i64] = places

    def begin(self, game: ElGrande, by: i64) -> None:
        choose_king(game, by, self.places[game.king])


@final
class MoveKingToFullest(Step):
    """If that is his own region alone, he stays; if others are level with it, he goes to one of them (ruling A28)."""

    def begin(self, game: ElGrande, by: i64) -> None:
        choose_king(game, by, fullest_regions(game))


@final
class MoveKingToEmptiest(Step):
    """Likewise."""

    def begin(self, game: ElGrande, by: i64) -> None:
        choose_king(game, by, emptiest_regions(game))


@final
class MoveKingToGrande(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        if is_region(game.grande[by]):
            choose_king(game, by, 1 << game.grande[by])


# ---- Not alone.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Escorting(Question):
    """So many caballeros, of whichever colours, follow the king out of the region he left, as far as there are any."""

    NAME: ClassVar[str] = "escorting"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "area")

    def __init__(self, seat: i64, left: i64, area: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.area: i64 = area  # the region he left

    def waiting(self, game: ElGrande) -> i64:
        return self.seat if self.left > 0 and self.options(game, self.seat).count > 0 else NOBODY

    def options(self, game: ElGrande, seat: i64) -> Options:
        pieces = game.empty_options()
        for colour in range(game.colours):
            if game.caballeros[self.area * COLOURS + colour] > 0:
                pieces.add(MOVE + self.area * COLOURS + colour)
        return pieces

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        self.left -= 1
        game.propose(CABALLERO_MOVES, seat, option - MOVE, game.king)

    def data(self) -> list[Any]:
        return [self.seat, self.left, self.area]

    def copy(self) -> Escorting:
        return Escorting(self.seat, self.left, self.area)


@final
class MoveKingWithEntourage(Step):
    """From abroad and from beside the Castillo he comes alone (ruling A29)."""

    def __init__(self, entourage: i64) -> None:
        self.entourage: i64 = entourage

    def begin(self, game: ElGrande, by: i64) -> None:
        if is_region(game.king):
            game.push(Escorting(by, self.entourage, game.king))
        choose_king(game, by, ALL_REGIONS)


def move_king_anywhere() -> Step:
    return MoveKing(ALL_REGIONS)


def move_king_to(*places: int) -> Step:
    return MoveKing(bits_of(list(places)))


def move_king_next_door() -> Step:
    return MoveKingNear(NEXT_DOOR)


def move_king_two_steps() -> Step:
    return MoveKingNear(WITHIN_TWO_STEPS)


def move_king_to_fullest_region() -> Step:
    return MoveKingToFullest()


def move_king_to_emptiest_region() -> Step:
    return MoveKingToEmptiest()


def move_king_to_own_grande() -> Step:
    return MoveKingToGrande()


def move_king_with_entourage(entourage: int) -> Step:
    return MoveKingWithEntourage(entourage)
