"""The king moves. He must leave where he is (ruling A15); where he cannot, the card does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import KING, MOVE
from meseta.games.el_grande.board import mask
from meseta.games.el_grande.crowds import emptiest_regions, fullest_regions
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class KingMoves(Change):
    NAME: ClassVar[str] = "king-moves"
    MEANS: ClassVar[tuple[str, str]] = ("", "area")

    def happen(self, game: ElGrande, by: i64, first: i64, area: i64) -> None:
        game.king = area


KING_MOVES: Final = KingMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingKing(Question):
    NAME: ClassVar[str] = "choosing-king"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "places")

    def __init__(self, seat: i64, places: i64) -> None:
        self.seat = seat
        self.places: i64 = places  # where he may go, one bit each

    def legal(self, game: ElGrande, seat: i64) -> Answers:
        places = game.empty_answers()
        places.add_each(KING, self.places)
        return places

    def answer(self, game: ElGrande, seat: i64, answer: i64) -> None:
        game.pop()
        game.propose(KING_MOVES, seat, 0, answer - KING)

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
    """To one of a few places, by their names; to any region where none is named."""

    def __init__(self, *places: str) -> None:
        self.places: list[str] = list(places)

    def begin(self, game: ElGrande, by: i64) -> None:
        places = game.board.open_to_king
        if self.places:
            places = mask([game.board.number[name] for name in self.places])
        choose_king(game, by, places)


@final
class MoveKingNear(Step):
    """Along neighbouring regions: one step, or up to two."""

    def __init__(self, steps: i64) -> None:
        self.steps: i64 = steps
        assert 1 <= steps <= 2

    def begin(self, game: ElGrande, by: i64) -> None:
        board = game.board
        choose_king(game, by, board.next_door[game.king] if self.steps == 1 else board.within_two_steps[game.king])


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
        if game.board.is_region(game.grande[by]):
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
        return self.seat if self.left > 0 and self.legal(game, self.seat).count > 0 else NOBODY

    def legal(self, game: ElGrande, seat: i64) -> Answers:
        pieces = game.empty_answers()
        for colour in range(game.colours):
            piece = self.area * game.board.width + colour
            if game.caballeros[piece] > 0:
                pieces.add(MOVE + piece)
        return pieces

    def answer(self, game: ElGrande, seat: i64, answer: i64) -> None:
        self.left -= 1
        game.propose(CABALLERO_MOVES, seat, answer - MOVE, game.king)

    def copy(self) -> Escorting:
        return Escorting(self.seat, self.left, self.area)


@final
class MoveKingWithEntourage(Step):
    """From anywhere but a region he comes alone (ruling A29)."""

    def __init__(self, entourage: i64) -> None:
        self.entourage: i64 = entourage

    def begin(self, game: ElGrande, by: i64) -> None:
        if game.board.is_region(game.king):
            game.push(Escorting(by, self.entourage, game.king))
        choose_king(game, by, game.board.region_mask)
