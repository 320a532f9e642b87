"""The board of a game: what there is to stand on, to own, to take and to bid with. Data of the rules.

An edition and the parts that are played lay it out (`rules_for`); it is shared by all positions and never changed.
Rows of the one table of caballeros, colours, decks and power cards are numbers everywhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import DONE, Answers
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.el_grande.answers import (
    ACT,
    COURT,
    DISK,
    END,
    EVICT,
    MOST_COLOURS,
    MOST_DECKS,
    MOST_INTO_COURT,
    MOST_POWERS,
    MOST_ROWS,
    PLACE,
    SCORE,
    TAKE,
    TO,
)

REGION: Final = "region"
CASTILLO: Final = "castillo"
KING_ONLY: Final = "king"  # where nobody but the king ever stands
SEAT: Final = "seat"  # the role of a player's colour

STRIP_LENGTH: Final[i64] = 3  # values of a scoring strip: first, second and third place
PIECE_BITS: Final[i64] = 9  # of a piece where several are packed into one number


class Row(NamedTuple):
    """A row of the table of caballeros: a region, the Castillo, or another place with a name."""

    name: str
    kind: str
    strip: tuple[int, int, int]
    near: tuple[str, ...]  # the regions next to it
    coast: bool = False


class Colour(NamedTuple):
    name: str
    role: str  # SEAT, or what a part calls a colour that nobody plays
    pieces: int
    court: int  # of them in the court at the start


class PowerCards(NamedTuple):
    """The cards that decide the order, numbered by rank from 1: of two the higher goes first."""

    names: list[str]
    supply: list[int]  # how many caballeros each brings to the court


@final
class Decks:
    """The action cards before shuffling, by their numbers.

    Each card that is added sends a random one of its deck to the box, unseen. Decks that are merged lie in one pile.
    """

    def __init__(
        self, decks: list[list[int]], added: list[list[int]], comes_again: list[int], merged: tuple[int, ...]
    ) -> None:
        self.decks: list[list[int]] = decks
        self.added: list[list[int]] = added
        self.count: i64 = len(decks)
        assert self.count <= MOST_DECKS, f"there is room for {MOST_DECKS} decks, not {self.count}"
        self.comes_again: i64 = mask(comes_again)  # one card that comes up every round, one bit for each such deck
        # Merged decks lie where the first of them would.
        self.piles: list[list[int]] = [
            list(merged) if merged[:1] == (deck,) else [] if deck in merged else [deck] for deck in range(self.count)
        ]
        self.sizes: list[int] = [sum(len(decks[deck]) for deck in pile) for pile in self.piles]
        # Where each pile begins among all cards in the order they come; after the last one lie those in the box.
        self.first: vec[i64] = vec[i64]([sum(self.sizes[:pile]) for pile in range(self.count + 1)])
        self.missing: i64 = mask(merged[1:])  # one bit for each pile that is not there
        # By the decks that are taken:
        self.left: list[Answers] = [
            Answers([TAKE + deck for deck in range(self.count) if not taken >> deck & 1])
            for taken in range(1 << self.count)
        ]


@final
class Board:
    def __init__(
        self,
        rows: list[Row],
        tiles: Mapping[str, tuple[int, int, int]],
        colours: list[Colour],
        most_seats: int,
        powers: PowerCards,
        decks: Decks,
    ) -> None:
        # Rows.
        self.rows: i64 = len(rows)
        assert self.rows <= MOST_ROWS, f"there is room for {MOST_ROWS} rows, not {self.rows}"
        self.names: list[str] = [row.name for row in rows]
        self.number: dict[str, int] = {name: row for row, name in enumerate(self.names)}
        region_rows = [row for row, each in enumerate(rows) if each.kind == REGION]
        self.regions: vec[i64] = vec[i64](region_rows)  # in the order of scoring
        self.region_mask: i64 = mask(region_rows)
        self.castillo: i64 = self.number[CASTILLO]
        self.area_rows: list[int] = [row for row, each in enumerate(rows) if each.kind != KING_ONLY]
        self.area_mask: i64 = mask(self.area_rows)
        self.coast: i64 = mask([row for row, each in enumerate(rows) if each.coast])
        self.neighbours: list[list[int]] = [[self.number[name] for name in row.near] for row in rows]
        # By where the king stands, one bit for each region he reaches in one step, or in one or two:
        self.next_door: vec[i64] = vec[i64]([mask(near) for near in self.neighbours])
        self.within_two_steps: vec[i64] = vec[i64](
            [mask([far for one in near for far in [one, *self.neighbours[one]]]) for near in self.neighbours]
        )
        self.open_to_king: i64 = self.region_mask  # where a card that names no place may send him
        self.open_to_grandes: i64 = self.region_mask
        # What the places in an area are worth, STRIP_LENGTH values for each row, then for each tile.
        self.tile_names: list[str] = list(tiles)
        self.tiles: i64 = len(tiles)
        strips = [*[row.strip for row in rows], *tiles.values()]
        self.strips: vec[i64] = vec[i64]([value for strip in strips for value in strip])
        # Colours: those of the seats come first. A piece is one colour in one row, row * width + colour.
        self.colours: list[Colour] = colours
        self.width: i64 = max(most_seats, len(colours))
        assert self.width <= MOST_COLOURS, f"there is room for {MOST_COLOURS} colours, not {self.width}"
        assert self.rows * self.width < 1 << PIECE_BITS, "a piece has no room in its bits"
        self.colour_names: list[str] = [colour.name for colour in colours]
        # Of everybody who could play on this board:
        self.all_colour_names: list[str] = [*self.colour_names, *COLOUR_NAMES[len(colours) : int(self.width)]]
        self.piece_names: list[str] = [f"{colour} {row}" for row in self.names for colour in self.all_colour_names]
        self.row_of: vec[i64] = vec[i64]([row for row in range(self.rows) for _ in range(self.width)])
        self.colour_of: vec[i64] = vec[i64]([colour for _ in range(self.rows) for colour in range(self.width)])
        # Cards.
        self.powers: PowerCards = powers
        self.highest_power: i64 = len(powers.names)
        assert self.highest_power < MOST_POWERS, f"there is room for {MOST_POWERS - 1} power cards"
        self.all_powers: i64 = mask(list(range(1, self.highest_power + 1)))  # one bit for each rank
        supply = [0, *powers.supply]
        self.supply: vec[i64] = vec[i64](supply)  # by rank
        self.decks: Decks = decks
        self.answers: BoardAnswers = options_of(tuple(rows), self)

    def is_region(self, row: i64) -> bool:
        """Not the Castillo, not a place for the king alone, not nowhere."""
        return row >= 0 and self.region_mask >> row & 1 != 0

    def places_near(self, king: int) -> list[int]:
        """Where a turn places caballeros: next to the king or in the Castillo, unless he stands beside that."""
        return self.neighbours[king] if king == self.castillo else [*self.neighbours[king], int(self.castillo)]


@final
class BoardAnswers:
    """Options that depend on the board alone, built once. By where the king stands, for he alone bars a region."""

    def __init__(self, board: Board) -> None:
        kings = list(range(board.rows))
        regions = list(board.regions)
        areas = board.area_rows
        placing = [board.places_near(king) for king in kings]
        self.any_area_scored: Answers = block(SCORE, areas)
        self.any_region_scored: Answers = block(SCORE, regions)
        self.act_or_end: Answers = Answers([ACT, END])
        self.evictions: list[Answers] = [block(EVICT, but(regions, king)) for king in kings]
        self.place_act_or_end: list[Answers] = [block(PLACE, near, [ACT, END]) for near in placing]
        self.place_or_end: list[Answers] = [block(PLACE, near, [END]) for near in placing]
        # For whoever infiltrates, the king's own area too:
        self.place_with_the_king_or_end: list[Answers] = [
            block(PLACE, [*placing[king], king] if king in areas else placing[king], [END]) for king in kings
        ]
        self.places_near: list[Answers] = [block(PLACE, near, [DONE]) for near in placing]
        self.places_anywhere: list[Answers] = [block(PLACE, but(areas, king)) for king in kings]
        self.places_in_regions: list[Answers] = [block(PLACE, but(regions, king)) for king in kings]
        # By where the king stands and the row a caballero comes from:
        self.targets: list[Answers] = [block(TO, but(areas, king, source)) for king in kings for source in kings]
        self.regions_as_targets: list[Answers] = [
            block(TO, but(regions, king, source)) for king in kings for source in kings
        ]
        # By the region that must not be chosen; the last entry bars none:
        self.disks: list[Answers] = [block(DISK, but(regions, barred)) for barred in [*kings, -1]]
        # By how many caballeros may be taken into the court:
        self.courts: list[Answers] = [block(COURT, list(range(most + 1))) for most in range(MOST_INTO_COURT)]


SHARED: Final[dict[tuple[Row, ...], BoardAnswers]] = {}  # there are few maps, and many sets of rules


def options_of(rows: tuple[Row, ...], board: Board) -> BoardAnswers:
    """They depend on the rows alone."""
    known = SHARED.get(rows)
    if known is None:
        known = SHARED[rows] = BoardAnswers(board)
    return known


def block(first: i64, places: list[int], then: list[i64] | None = None) -> Answers:
    """An answer for each of these places, and what else there is to do."""
    return Answers([first + place for place in places] + (then or []))


def but(places: list[int], *barred: int) -> list[int]:
    return [place for place in places if place not in barred]


def mask(places: list[int] | tuple[int, ...]) -> int:
    """One bit for each."""
    return sum(1 << place for place in set(places))


def bit(row: i64) -> i64:
    """The bit of a row; nothing for nowhere."""
    return 1 << row if row >= 0 else 0
