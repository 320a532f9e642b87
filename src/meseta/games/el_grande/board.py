"""The board of a game: what there is to stand on, to own, to take and to bid with. Data of the rules.

An edition and the parts that are played lay it out (`rules_for`); it is shared by all positions and never changed.
Rows of the one table of caballeros, colours, decks and power cards are numbers everywhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import BIT, DONE, NOWHERE, Answers, AnswersByBits
from meseta.engine.seats import COLOUR_NAMES, bits
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
PLACE_APART: Final = "place"  # where caballeros stand apart from the others of their region, or outside all of them
SEAT: Final = "seat"  # the role of a player's colour

STRIP_LENGTH: Final[i64] = 3  # values of a scoring strip: first, second and third place
PIECE_BITS: Final[i64] = 9  # of a piece where several are packed into one number


class Row(NamedTuple):
    """A row of the table of caballeros: a region, the Castillo, or another place with a name."""

    name: str
    kind: str
    strip: tuple[int, int, int]
    near: tuple[str, ...]  # the regions next to it; they are next to each other, whichever of them says so
    coast: bool = False
    region: str = ""  # of a place apart: the region it belongs to, if any
    bars: tuple[str, ...] = ()  # what never comes to this region: see below


# What a region may bar.
DISKS: Final = "disks"  # no region card and no secret disk names it
KINGS: Final = "kings"
GRANDES: Final = "grandes"
COURTS: Final = "courts"  # caballeros come there only from elsewhere on the board


class Colour(NamedTuple):
    name: str
    role: str  # SEAT, or what a part calls a colour that nobody plays
    pieces: int
    court: int  # of them in the court at the start
    has_province: bool = True  # where its caballeros can be sent home to


class PowerCards(NamedTuple):
    """The cards that decide the order, numbered by rank from 1: of two the higher goes first."""

    names: list[str]
    supply: list[int]  # how many caballeros each brings to the court
    values: Sequence[int] = ()  # what each rank, from 0, is called, where that is not the rank itself
    left_out: Sequence[int] = ()  # ranks that nobody has in this game


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
        # The piles in which an order can be hidden, the decks of which cards went to the box, and where those begin:
        cards = [[card for deck in pile for card in decks[deck] + added[deck]] for pile in self.piles]
        self.mixed: vec[i64] = vec[i64]([pile for pile, its in enumerate(cards) if len(set(its)) > 1])
        boxed = [deck for pile in self.piles for deck in pile for _ in added[deck]]
        self.with_box: vec[i64] = vec[i64]([deck for deck in range(self.count) if deck in boxed])
        self.box_of: vec[i64] = vec[i64](
            [self.first[self.count] + boxed.index(deck) if deck in boxed else NOWHERE for deck in range(self.count)]
        )
        self.pile_of: vec[i64] = vec[i64](
            [next(pile for pile, its in enumerate(self.piles) if deck in its) for deck in range(self.count)]
        )
        # By the number of a card: the deck it belongs to, NOWHERE for one that was added.
        numbers = max([card for its in cards for card in its], default=-1) + 1
        belonging = {card: deck for deck, its in enumerate(decks) for card in its}
        self.deck_of: vec[i64] = vec[i64]([belonging.get(card, int(NOWHERE)) for card in range(numbers)])
        # One bit for each pile that is not there, be it merged with another or replaced as a whole:
        self.missing: i64 = mask([deck for deck in range(self.count) if not self.sizes[deck]])
        self.there: i64 = mask([deck for deck in range(self.count) if self.sizes[deck]])
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
        self.area_rows: list[int] = [row for row, each in enumerate(rows) if each.kind in (REGION, CASTILLO)]
        self.area_mask: i64 = mask(self.area_rows)
        self.coast: i64 = mask([row for row, each in enumerate(rows) if each.coast])
        # Places apart: the region of each row, itself for a region, and by region all rows that belong to it.
        self.place_rows: list[int] = [row for row, each in enumerate(rows) if each.kind == PLACE_APART]
        self.apart: vec[i64] = vec[i64](self.place_rows)
        regions_of = [self.number[each.region] if each.region else row for row, each in enumerate(rows)]
        self.region_of: vec[i64] = vec[i64](regions_of)
        self.rows_of: vec[i64] = vec[i64](
            [mask([other for other in range(self.rows) if regions_of[other] == row]) for row in range(self.rows)]
        )
        in_regions = [row for row in range(self.rows) if regions_of[row] in region_rows]
        self.standing: vec[i64] = vec[i64](region_rows + self.place_rows)  # where caballeros may stand, in this order
        self.standing_mask: i64 = mask(in_regions)  # and where those who do belong to a region
        self.neighbours: list[list[int]] = [neighbours_of(row, rows, self.number) for row in rows]
        # By where the king stands, one bit for each region he reaches in one step, or in one or two:
        self.next_door: vec[i64] = vec[i64]([mask(near) for near in self.neighbours])
        self.within_two_steps: vec[i64] = vec[i64](
            [mask([far for one in near for far in [one, *self.neighbours[one]]]) for near in self.neighbours]
        )
        # Regions by what may come to them; to the king: where a card that names no place may send him.
        self.open_to_king: i64 = mask([row for row in region_rows if KINGS not in rows[row].bars])
        self.open_to_grandes: i64 = mask([row for row in region_rows if GRANDES not in rows[row].bars])
        self.open_to_disks: i64 = mask([row for row in region_rows if DISKS not in rows[row].bars])
        # And all rows where a card that names no place may put caballeros from the court:
        self.open_to_courts: i64 = mask([row for row in in_regions if COURTS not in rows[regions_of[row]].bars])
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
        self.with_province: i64 = mask([number for number, colour in enumerate(colours) if colour.has_province])
        # Of everybody who could play on this board:
        self.all_colour_names: list[str] = [*self.colour_names, *COLOUR_NAMES[len(colours) : int(self.width)]]
        self.piece_names: list[str] = [f"{colour} {row}" for row in self.names for colour in self.all_colour_names]
        self.row_of: vec[i64] = vec[i64]([row for row in range(self.rows) for _ in range(self.width)])
        self.colour_of: vec[i64] = vec[i64]([colour for _ in range(self.rows) for colour in range(self.width)])
        # Cards.
        self.powers: PowerCards = powers
        self.highest_power: i64 = len(powers.names)
        assert self.highest_power < MOST_POWERS, f"there is room for {MOST_POWERS - 1} power cards"
        ranks = [rank for rank in range(1, int(self.highest_power) + 1) if rank not in powers.left_out]
        self.all_powers: i64 = mask(ranks)  # one bit for each rank
        supply = [0, *powers.supply]
        self.supply: vec[i64] = vec[i64](supply)  # by rank
        self.decks: Decks = decks
        self.answers: BoardAnswers = options_of(tuple(rows), self)

    def is_region(self, row: i64) -> bool:
        """Not the Castillo, not a place for the king alone, not nowhere."""
        return row >= 0 and self.region_mask >> row & 1 != 0

    def value_of(self, rank: int) -> int:
        """What a power card of this rank is called, and what it counts for the order: mostly the rank itself."""
        return self.powers.values[rank] if self.powers.values else rank

    def values_of(self, ranks: int) -> list[int]:
        """Of several, one bit each."""
        return [self.value_of(rank) for rank in bits(ranks)]

    def places_near(self, king: int) -> list[int]:
        """Where a turn places caballeros: next to the king or in the Castillo, unless he stands beside that."""
        return self.neighbours[king] if king == self.castillo else [*self.neighbours[king], int(self.castillo)]


def neighbours_of(row: Row, rows: list[Row], number: dict[str, int]) -> list[int]:
    """The regions it names, then those that name it."""
    others = [each.name for each in rows if each.kind == REGION and row.name in each.near and each.name not in row.near]
    return [number[name] for name in [*row.near, *others]]


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
        # The same where others bar areas too:
        self.place_in_act_or_end: AnswersByBits = AnswersByBits(PLACE, [ACT, END])
        self.place_in_or_act: AnswersByBits = AnswersByBits(PLACE, [ACT])
        self.place_in_or_end: AnswersByBits = AnswersByBits(PLACE, [END])
        self.place_in_or_stop: AnswersByBits = AnswersByBits(PLACE, [DONE])
        self.place_in: AnswersByBits = AnswersByBits(PLACE, [])
        self.targets_in: AnswersByBits = AnswersByBits(TO, [])
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
        on_disks = bits(board.open_to_disks)
        self.disks: list[Answers] = [block(DISK, but(on_disks, barred)) for barred in [*kings, -1]]
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
    if row < 0:
        return 0
    return BIT[row]
