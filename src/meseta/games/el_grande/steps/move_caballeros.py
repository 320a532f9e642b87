"""Moving caballeros on the board, one at a time: which one, then where to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import DONE, MOST_OPTIONS, NOBODY, NOWHERE, Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import MOVE, REGIONS_AS_TARGETS, TARGETS, TO
from meseta.games.el_grande.board import ALL, AREAS, COLOURS, REGIONS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class CaballeroMoves(Change):
    NAME: ClassVar[str] = "caballero-moves"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        game.caballeros[what] -= 1
        game.caballeros[where * COLOURS + what % COLOURS] += 1


CABALLERO_MOVES: Final = CaballeroMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moving(Question):
    """Up to so many caballeros move, of the player's own colour and of others', none of them twice (ruling A51)."""

    NAME: ClassVar[str] = "moving"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "left",
        "own",
        "others",
        "one_region",
        "castillo",
        "area",
        "piece",
        "arrived",
    )

    def __init__(
        self,
        seat: i64,
        left: i64,
        own: i64,
        others: i64,
        one_region: i64,
        castillo: i64,
        area: i64,
        piece: i64,
        arrived: i64,
    ) -> None:
        self.seat = seat
        self.left: i64 = left
        self.own: i64 = own  # how many of those may be the player's own
        self.others: i64 = others  # and how many may be others'
        self.one_region: i64 = one_region  # 1 if all must come from the region of the first
        self.castillo: i64 = castillo  # 1 if they may go into the Castillo
        self.area: i64 = area  # that region, or NOWHERE
        self.piece: i64 = piece  # the caballero chosen to move, or NOBODY
        self.arrived: i64 = arrived  # what has moved and where to: up to four pieces, six bits each

    def waiting(self, game: ElGrande) -> i64:
        return self.seat if self.piece != NOBODY or self.movable(game, 1).count > 0 else NOBODY

    def options(self, game: ElGrande, seat: i64) -> Options:
        if self.piece != NOBODY:
            targets = TARGETS if self.castillo else REGIONS_AS_TARGETS
            return targets[game.king * AREAS + self.piece // COLOURS]
        movable = self.movable(game, MOST_OPTIONS)
        movable.add(DONE)
        return movable

    def movable(self, game: ElGrande, enough: i64) -> Options:
        """The caballeros that may move; the search stops when there are enough."""
        movable = game.empty_options()
        caballeros, king, seat, arrived = game.caballeros, game.king, self.seat, self.arrived
        first: i64 = 0 if self.area == NOWHERE else self.area
        last = REGIONS if self.area == NOWHERE else self.area + 1
        own, others, colours = self.own > 0, self.others > 0, game.colours
        for region in range(first, last):
            if region == king:
                continue
            base = region * COLOURS
            if own and caballeros[base + seat] > 0 and (not arrived or self.can_leave(game, base + seat)):
                movable.add(MOVE + base + seat)
            if others:
                for piece in range(base, base + colours):
                    if caballeros[piece] > 0 and piece != base + seat and (not arrived or self.can_leave(game, piece)):
                        movable.add(MOVE + piece)
            if movable.count >= enough:
                break
        return movable

    def can_leave(self, game: ElGrande, piece: i64) -> bool:
        """Is there a caballero of this colour here that has not moved by this card?"""
        staying = game.caballeros[piece]
        arrived = self.arrived
        while arrived:
            if (arrived & 63) - 1 == piece:
                staying -= 1
            arrived >>= 6
        return staying > 0

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option == DONE:
            game.pop()
        elif self.piece == NOBODY:
            self.piece = option - MOVE
        else:
            self.move(game, seat, option - TO)

    def move(self, game: ElGrande, seat: i64, target: i64) -> None:
        piece = self.piece
        colour = piece % COLOURS
        self.piece = NOBODY
        if colour == seat:
            self.own -= 1
        else:
            self.others -= 1
        if self.one_region:  # what has left the region is not met again
            self.area = piece // COLOURS
        else:
            self.arrived = self.arrived << 6 | target * COLOURS + colour + 1
        self.left -= 1
        if self.left == 0:
            game.pop()
        game.propose(CABALLERO_MOVES, seat, piece, target)

    def data(self) -> list[Any]:
        so_far = [self.area, self.piece, self.arrived]
        return [self.seat, self.left, self.own, self.others, self.one_region, self.castillo, *so_far]

    def copy(self) -> Moving:
        return Moving(
            self.seat,
            self.left,
            self.own,
            self.others,
            self.one_region,
            self.castillo,
            self.area,
            self.piece,
            self.arrived,
        )


@final
class MoveCaballeros(Step):
    def __init__(self, up_to: i64, own: i64, others: i64, one_region: bool, castillo: bool = True) -> None:
        self.up_to: i64 = up_to
        self.own: i64 = own
        self.others: i64 = others
        self.one_region: i64 = 1 if one_region else 0
        self.castillo: i64 = 1 if castillo else 0

    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(Moving(by, self.up_to, self.own, self.others, self.one_region, self.castillo, NOWHERE, NOBODY, 0))


def move_own(up_to: int = ALL, one_region: bool = False, castillo: bool = True) -> Step:
    return MoveCaballeros(up_to, up_to, 0, one_region, castillo)


def move_others(up_to: int) -> Step:
    return MoveCaballeros(up_to, 0, up_to, False)


def move_any(up_to: int, one_region: bool = False) -> Step:
    return MoveCaballeros(up_to, up_to, up_to, one_region)


def move_own_and_others(own: int, others: int) -> Step:
    return MoveCaballeros(own + others, own, others, False)
