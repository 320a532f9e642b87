"""A region is named: its caballeros are gathered into the Castillo (23), or it becomes an end of the bridge (63).

The quarantine (93) names its region with the same question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.engine.saving import to_vec
from meseta.games.el_grande.answers import FIRST_OF_PARTS
from meseta.games.el_grande.board import bit
from meseta.games.el_grande.parts.intrigue.answers import NAME_REGION
from meseta.games.el_grande.parts.intrigue.state import state_of
from meseta.games.el_grande.steps.move_caballeros import targets_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

# What a region is named for.
GATHER: Final[i64] = 0
BRIDGE: Final[i64] = 1
QUARANTINE: Final[i64] = 2
PURPOSES: Final = ["gather", "bridge", "quarantine"]
assert NAME_REGION >= FIRST_OF_PARTS


# ---- What naming it does.
@final
class Gathered(Change):
    """All caballeros of a region go into the Castillo, of every colour."""

    NAME: ClassVar[str] = "gathered"
    MEANS: ClassVar[tuple[str, str]] = ("count", "area")

    def happen(self, position: ElGrande, by: i64, count: i64, area: i64) -> None:
        for piece in to_be_gathered(position, by, area):
            position.move(piece, position.board.castillo)


@final
class BridgeLaid(Change):
    """There is one bridge: the one that lay elsewhere is gone."""

    NAME: ClassVar[str] = "bridge-laid"
    MEANS: ClassVar[tuple[str, str]] = ("area", "other_area")

    def happen(self, position: ElGrande, by: i64, area: i64, other: i64) -> None:
        state_of(position).bridge = to_vec([area, other, by])
        position.look_again()


@final
class QuarantineLaid(Change):
    """The marker lies face down, so the region keeps its values; the one it came from has its own again."""

    NAME: ClassVar[str] = "quarantine-laid"
    MEANS: ClassVar[tuple[str, str]] = ("tile", "area")

    def happen(self, position: ElGrande, by: i64, tile: i64, area: i64) -> None:
        state = state_of(position)
        position.tile[tile] = NOWHERE
        state.marker = tile
        state.quarantine = area
        position.look_again()


GATHERED: Final = Gathered()
BRIDGE_LAID: Final = BridgeLaid()
QUARANTINE_LAID: Final = QuarantineLaid()


# ---- Naming it.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NamingRegion(Question):
    NAME: ClassVar[str] = "naming-region"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "purpose", "area", "tile")

    def __init__(self, seat: i64, purpose: i64, area: i64, tile: i64) -> None:
        self.seat = seat
        self.purpose: i64 = purpose
        self.area: i64 = area  # the first end of the bridge, or NOWHERE
        self.tile: i64 = tile  # the marker of the quarantine, or NOWHERE

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.possible(position) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        regions = position.empty_answers()
        regions.add_each(NAME_REGION, self.possible(position))
        return regions

    def possible(self, position: ElGrande) -> i64:
        """One bit for each region that may be named."""
        regions = position.board.region_mask
        if self.purpose == GATHER:
            return regions & ~position.closed()
        if self.purpose == QUARANTINE:
            return regions & ~position.closed() & ~tiles_on_board(position, self.tile)
        # The bridge joins what is no neighbour, and changes nothing inside: the king's region may be an end (B14).
        ends = position.board.open_to_king
        if self.area == NOWHERE:
            return ends
        return ends & ~position.board.next_door[self.area] & ~bit(self.area)

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        region = answer - NAME_REGION
        if self.purpose == BRIDGE and self.area == NOWHERE:
            self.area = region
            return
        position.pop()
        if self.purpose == BRIDGE:
            position.propose(BRIDGE_LAID, seat, min(self.area, region), max(self.area, region))
        elif self.purpose == GATHER:
            position.propose(GATHERED, seat, len(to_be_gathered(position, seat, region)), region)
        else:
            position.propose(QUARANTINE_LAID, seat, self.tile, region)

    def copy(self) -> NamingRegion:
        return NamingRegion(self.seat, self.purpose, self.area, self.tile)


def to_be_gathered(position: ElGrande, by: i64, region: i64) -> list[i64]:
    """All caballeros of a region but those whom a part keeps out of the Castillo; one entry for each."""
    pieces: list[i64] = []
    board, rows = position.board, position.rows_in(region)
    into_castillo = bit(board.castillo)
    for row in board.standing:
        for colour in range(position.colours):
            piece = row * board.width + colour
            if rows >> row & 1 and targets_of(position, by, piece, into_castillo) & into_castillo:
                pieces += [piece] * position.caballeros[piece]
    return pieces


def tiles_on_board(position: ElGrande, but: i64) -> i64:
    """The areas where scoring tiles lie face up, one bit each: no other tile is put on them (003:599)."""
    areas: i64 = 0
    for tile in range(position.board.tiles):
        if tile != but:
            areas |= bit(position.tile[tile])
    return areas


@final
class NameRegion(Step):
    def __init__(self, purpose: i64) -> None:
        self.purpose: i64 = purpose

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(NamingRegion(by, self.purpose, NOWHERE, NOWHERE))
