"""The limit table: only those on its spaces count in its region. Who stands on a disc or a place of honour needs none.

All others of the region stand on it as long as it has room; see rulings D26 to D35.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import MOVE
from meseta.games.el_grande.crowds import crowd
from meseta.games.el_grande.parts.colonies.abroad import look_at, rows_taken
from meseta.games.el_grande.parts.colonies.answers import LIMIT
from meseta.games.el_grande.parts.colonies.map import FRANCE, OUTSIDE
from meseta.games.el_grande.parts.colonies.state import state_of
from meseta.games.el_grande.parts.inquisitor.state import state_of as inquisitor_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

FEW_PLAYERS: Final[i64] = 3
SPACES_FOR_FEW: Final[i64] = 6
SPACES_FOR_MANY: Final[i64] = 10


def spaces(position: ElGrande) -> i64:
    return SPACES_FOR_FEW if position.seats <= FEW_PLAYERS else SPACES_FOR_MANY


def on_row(position: ElGrande, row: i64) -> i64:
    return crowd(position.caballeros, row * position.board.width, position.colours)


def spaces_free(position: ElGrande) -> i64:
    table = state_of(position).table
    if table == NOWHERE:
        return 0
    return spaces(position) - on_row(position, table)


def shift(position: ElGrande, colour: i64, source: i64, target: i64) -> None:
    """One, inside the region of the table."""
    state, width = state_of(position), position.board.width
    position.caballeros[source * width + colour] -= 1
    position.caballeros[target * width + colour] += 1
    look_at(position, state, colour, source)
    look_at(position, state, colour, target)


def shift_all(position: ElGrande, source: i64, target: i64) -> None:
    for colour in range(position.colours):
        for _each in range(position.caballeros[source * position.board.width + colour]):
            shift(position, colour, source, target)


# ---- Free spaces are filled when an action is over (ruling D28).
def has_room_for_outsiders(position: ElGrande) -> bool:
    if not rows_taken(position) >> OUTSIDE & 1:
        return False
    state = state_of(position)
    return spaces_free(position) > state.unfilled and not position.closed() >> state.table & 1


def fill(position: ElGrande, mover: i64) -> None:
    """All, if they fit; otherwise the inquisitor's holder decides, or whoever made the room (003:759)."""
    state, free = state_of(position), spaces_free(position)
    state.unfilled = 0
    if on_row(position, OUTSIDE) <= free:
        shift_all(position, OUTSIDE, state.table)
    else:
        holder = inquisitor_of(position).holder
        position.push(Filling(mover if holder == NOBODY else holder, free))


def note_arrival(position: ElGrande, colour: i64, source: i64) -> None:
    """Who comes takes a space that had stayed free; for who comes from the Castillo that is settled later."""
    state = state_of(position)
    if source == position.board.castillo:
        state.newcomers[colour] += 1
    elif state.unfilled:
        state.unfilled = min(state.unfilled, spaces_free(position))


def note_leaving(position: ElGrande, row: i64, stands: i64) -> None:
    """Once somebody leaves the table, no space stays free (ruling D30), whoever else comes onto it meanwhile."""
    state = state_of(position)
    if row == state.table and stands != row:
        state.unfilled = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Filling(Question):
    """One player decides who comes onto the limit table, one at a time, until it is full."""

    NAME: ClassVar[str] = "filling"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.left > 0 and on_row(position, OUTSIDE) > 0 else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        pieces = position.empty_answers()
        for colour in range(position.colours):
            piece = OUTSIDE * position.board.width + colour
            if position.caballeros[piece] > 0:
                pieces.add(MOVE + piece)
        return pieces

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        self.left -= 1
        position.tell("comes-onto-table", seat, answer - MOVE)
        shift(position, position.board.colour_of[answer - MOVE], OUTSIDE, state_of(position).table)

    def copy(self) -> Filling:
        return Filling(self.seat, self.left)


# ---- From the Castillo.
@final
class FillFromCastillo(Step):
    """All of them, if they fit; otherwise the inquisitor's holder decides; without one they stay outside (003:760)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        state, holder, free = state_of(position), inquisitor_of(position).holder, spaces_free(position)
        newcomers, total = state.newcomers[:], i64(0)
        for colour in range(position.colours):
            total += newcomers[colour]
            state.newcomers[colour] = 0
        if total <= free:
            for colour in range(position.colours):
                for _each in range(newcomers[colour]):
                    shift(position, colour, OUTSIDE, state.table)
            state.unfilled = min(state.unfilled, spaces_free(position))
        elif holder != NOBODY:
            state.unfilled = 0
            position.push(Filling(holder, free))
        else:
            state.unfilled = free


# ---- It is moved.
@final
class LimitMoves(Change):
    """Who moves it decides who stands on it, where not all can (003:758)."""

    NAME: ClassVar[str] = "limit-moves"
    MEANS: ClassVar[tuple[str, str]] = ("", "area")

    def happen(self, position: ElGrande, by: i64, first: i64, area: i64) -> None:
        state = state_of(position)
        if state.table != NOWHERE:
            shift_all(position, OUTSIDE, state.table)
        state.table = area
        state.unfilled = 0
        position.look_again()
        if spaces_free(position) < 0:
            shift_all(position, area, OUTSIDE)
            position.push(Filling(by, spaces(position)))


LIMIT_MOVES: Final = LimitMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MovingLimit(Question):
    """To any region but France and those that are closed; nor out of one that is closed."""

    NAME: ClassVar[str] = "moving-limit"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, position: ElGrande) -> i64:
        table = state_of(position).table
        return NOBODY if table != NOWHERE and position.closed() >> table & 1 else self.seat

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        table = state_of(position).table
        regions = position.board.region_mask & ~position.closed() & ~(1 << FRANCE)
        if table != NOWHERE:
            regions &= ~(1 << table)
        answers = position.empty_answers()
        answers.add_each(LIMIT, regions)
        return answers

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.propose(LIMIT_MOVES, seat, 0, answer - LIMIT)

    def copy(self) -> MovingLimit:
        return MovingLimit(self.seat)


@final
class MoveLimit(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(MovingLimit(by))
