"""Gold and wares: they lie in the colonies, are claimed, carried, and paid when they arrive in Spain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.board import bit
from meseta.games.el_grande.parts.colonies.abroad import look_at, looked_at
from meseta.games.el_grande.parts.colonies.answers import CLAIM, CLAIMING, CLAIMING_ROWS, LAST_CLAIM
from meseta.games.el_grande.parts.colonies.limit_table import note_leaving, on_row
from meseta.games.el_grande.parts.colonies.map import (
    AMERICA,
    CARRIER_ROWS,
    DISCS,
    FIRST_CARRIER,
    FRANCE,
    FRENCH_PLACES,
    FRENCH_ROWS,
    GOLD,
    MEDITERRANEAN,
    NOTHING,
    OUTSIDE,
    POINTS,
    SHIP,
    VICEROY,
    WARES,
    carriers,
    is_carrier,
)
from meseta.games.el_grande.parts.colonies.state import ColoniesState, state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


# ---- Who carries what.
def cargo_at(position: ElGrande, row: i64) -> i64:
    """What those carry who stand on a row."""
    if row < FRANCE:
        return NOTHING
    if is_carrier(row):
        return (row - FIRST_CARRIER & 1) + GOLD
    if FRENCH_ROWS >> row & 1:
        for place in range(len(FRENCH_PLACES)):
            if FRENCH_PLACES[place] == row:
                return state_of(position).cargo[place]
    return NOTHING


def rows_with_cargo(position: ElGrande) -> i64:
    rows = CARRIER_ROWS
    cargo = state_of(position).cargo
    for place in range(len(FRENCH_PLACES)):
        if cargo[place] != NOTHING:
            rows |= 1 << FRENCH_PLACES[place]
    return rows


def carried(position: ElGrande, colour: i64, source: i64, row: i64) -> None:
    """A caballero went from one row to another, or off the board (NOWHERE): its disc goes along, is paid or lost."""
    good = NOTHING if source == NOWHERE else cargo_at(position, source)
    if good == NOTHING:
        return
    set_cargo(position, source, NOTHING)
    if row == NOWHERE or row == position.board.castillo:
        state_of(position).supply[good] += 1
        position.tell("disc-lost", NOBODY, good)
    elif position.board.open_to_disks >> row & 1:
        deliver(position, owner_of(position, colour), good, row)
    else:
        set_cargo(position, row, good)


def set_cargo(position: ElGrande, row: i64, good: i64) -> None:
    """Elsewhere than in France the row itself says it."""
    for place in range(len(FRENCH_PLACES)):
        if FRENCH_PLACES[place] == row:
            state_of(position).cargo[place] = good


def deliver(position: ElGrande, owner: i64, good: i64, region: i64) -> None:
    """Paid at once, to whom the caballero belongs, whoever moved it (003:708)."""
    state_of(position).supply[good] += 1
    if owner != NOBODY:
        position.score[owner] += POINTS[good]
        position.tell("delivered", owner, good, region)


def owner_of(position: ElGrande, colour: i64) -> i64:
    """The seat whose a colour is, if any."""
    if colour < position.seats:
        return colour
    for seat in range(position.seats):
        if position.colours_of(seat) >> colour & 1:
            return seat
    return NOBODY


# ---- How many there are.
def carried_discs(position: ElGrande, good: i64) -> i64:
    """How many of a kind are being carried."""
    total: i64 = 0
    for region in range(SHIP, MEDITERRANEAN + 1):
        total += on_row(position, carriers(region, good))
    for place in range(len(FRENCH_PLACES)):
        if state_of(position).cargo[place] == good:
            total += 1
    return total


def are_all_there(position: ElGrande, good: i64) -> bool:
    """None is lost, made, or without somebody who carries it."""
    state = state_of(position)
    for place in range(len(FRENCH_PLACES)):
        if state.cargo[place] == good and on_row(position, FRENCH_PLACES[place]) == 0:
            return False
    return (
        state.supply[good] >= 0 and state.supply[good] + state.free[good] + carried_discs(position, good) == DISCS[good]
    )


# ---- Claiming: in one's own turn, without a move (ruling D11).
def add_claims(position: ElGrande, seat: i64, answers: Answers) -> None:
    state = looked_at(position)
    own, black = state.stands[seat] & CLAIMING, state.stands[position.seats] & CLAIMING
    if not own | black:
        return
    rows = rows_with_discs(position, state)
    if black & rows and not position.colours_of(seat) >> position.seats & 1:
        black = 0
    if not (own | black) & rows:
        return
    for place in range(len(CLAIMING_ROWS)):
        row = CLAIMING_ROWS[place]
        if rows >> row & 1:
            if own >> row & 1:
                answers.add(CLAIM + place * 2)
            if black >> row & 1:
                answers.add(CLAIM + place * 2 + 1)


def rows_with_discs(position: ElGrande, state: ColoniesState) -> i64:
    """The rows of those for whom there is a disc, and who may leave; one bit each."""
    rows: i64 = 0
    if state.free[GOLD] > 0:
        rows |= position.board.rows_of[AMERICA]
    if state.free[WARES] > 0:
        rows |= position.board.rows_of[MEDITERRANEAN]
    if rows & bit(state.table):
        rows |= 1 << OUTSIDE
    return rows & position.may_leave() if rows else rows


def good_at(position: ElGrande, row: i64) -> i64:
    """What can be claimed by those on a row; in America also by the viceroy, who resigns (003:702)."""
    region = position.region_of(row)
    if region == AMERICA:
        return GOLD
    return WARES if region == MEDITERRANEAN else NOTHING


def is_claim(answer: i64) -> bool:
    return CLAIM <= answer <= LAST_CLAIM


def claiming_piece(position: ElGrande, seat: i64, answer: i64) -> i64:
    """Who claims: a caballero of one's own, or a black one."""
    row = CLAIMING_ROWS[(answer - CLAIM) // 2]
    return row * position.board.width + (seat if (answer - CLAIM) % 2 == 0 else position.seats)


def claim(position: ElGrande, seat: i64, piece: i64) -> i64:
    """It stands on a disc from now on: the piece it has become."""
    board = position.board
    row = board.row_of[piece]
    good, region = good_at(position, row), position.region_of(row)
    carrier = carriers(region, good) * board.width + board.colour_of[piece]
    state_of(position).free[good] -= 1
    position.caballeros[piece] -= 1
    position.caballeros[carrier] += 1
    look_at(position, state_of(position), board.colour_of[piece], row)
    look_at(position, state_of(position), board.colour_of[piece], board.row_of[carrier])
    note_leaving(position, row, board.row_of[carrier])
    if row == VICEROY:
        position.room_changes()
    position.tell("claims", seat, good, region)
    return carrier


# ---- New discs.
def to_come(position: ElGrande, good: i64, count: i64) -> i64:
    """Of so many, those that lie beside the board; none while their colony is closed."""
    colony = AMERICA if good == GOLD else MEDITERRANEAN
    return 0 if position.closed() >> colony & 1 else min(count, state_of(position).supply[good])


def bring(position: ElGrande, good: i64, count: i64) -> None:
    """From beside the board to their colony."""
    state = state_of(position)
    state.supply[good] -= count
    state.free[good] += count


@final
class DiscsFound(Change):
    NAME: ClassVar[str] = "discs-found"
    MEANS: ClassVar[tuple[str, str]] = ("gold", "wares")

    def happen(self, position: ElGrande, by: i64, gold: i64, wares: i64) -> None:
        bring(position, GOLD, gold)
        bring(position, WARES, wares)


DISCS_FOUND: Final = DiscsFound()


@final
class FindDiscs(Step):
    """The last step of a card with such symbols: without its special action there are none (003:706)."""

    def __init__(self, gold: i64 = 0, wares: i64 = 0) -> None:
        self.gold: i64 = gold
        self.wares: i64 = wares

    def begin(self, position: ElGrande, by: i64) -> None:
        gold, wares = to_come(position, GOLD, self.gold), to_come(position, WARES, self.wares)
        if gold or wares:
            position.propose(DISCS_FOUND, by, gold, wares)


@final
class PromiseDiscs(Step):
    """They come when what was begun is carried out, at the next general scoring."""

    def __init__(self, gold: i64 = 0, wares: i64 = 0) -> None:
        self.gold: i64 = gold
        self.wares: i64 = wares

    def begin(self, position: ElGrande, by: i64) -> None:
        promised = state_of(position).promised
        promised[GOLD] += self.gold
        promised[WARES] += self.wares


@final
class FindPromisedDiscs(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        promised = state_of(position).promised
        gold, wares = to_come(position, GOLD, promised[GOLD]), to_come(position, WARES, promised[WARES])
        promised[GOLD] = 0
        promised[WARES] = 0
        if gold or wares:
            position.happen(DISCS_FOUND, NOBODY, gold, wares)
