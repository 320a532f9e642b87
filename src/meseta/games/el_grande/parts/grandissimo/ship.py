"""The Ship: tokens let their holders go aboard, and at the beginning of a turn caballeros land on a coast (003:861)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.seats import how_many
from meseta.games.el_grande.parts.grandissimo.answers import TAKE_FREE_TOKEN, TAKE_TOKEN
from meseta.games.el_grande.parts.grandissimo.map import SHIP
from meseta.games.el_grande.parts.grandissimo.state import TOKENS, state_of
from meseta.games.el_grande.steps.free_moves import FreeMoves, standing_on
from meseta.games.el_grande.turns import Turn

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


# ---- Tokens.
def add_tokens(position: ElGrande, seat: i64, answers: Answers) -> None:
    """From the supply, and only if there is none, from another player; nobody has two."""
    holders = state_of(position).tokens
    if holders >> seat & 1:
        return
    if how_many(holders) < TOKENS:
        answers.add(TAKE_FREE_TOKEN)
    else:
        answers.add_each(TAKE_TOKEN, holders)


def take_token(position: ElGrande, seat: i64, answer: i64) -> None:
    state = state_of(position)
    if answer == TAKE_FREE_TOKEN:
        position.tell("token-taken", seat)
    else:
        state.tokens &= ~(1 << answer - TAKE_TOKEN)
        position.tell("token-taken-from", seat, answer - TAKE_TOKEN)
    state.tokens |= 1 << seat
    position.look_again()


def boarding(position: ElGrande) -> i64:
    """The Ship, if whoever has the turn may send caballeros aboard; one bit."""
    turn = turn_on(position)
    if turn is None or not state_of(position).tokens >> turn.seat & 1:
        return 0
    return 1 << SHIP


def turn_on(position: ElGrande) -> Turn | None:
    """The turn that is being taken, if any."""
    frame = position.top
    while frame is not None and not isinstance(frame, Turn):
        frame = frame.under
    return frame


# ---- Landing.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Landing(FreeMoves):
    """Each may go to a region on the coast, or stay aboard. No token is needed."""

    NAME: ClassVar[str] = "landing"
    EVENT: ClassVar[str] = "lands"

    def targets(self, position: ElGrande, piece: i64) -> i64:
        board = position.board
        return board.coast & board.region_mask & position.may_enter()

    def copy(self) -> Landing:
        return Landing(self.seat, self.piece, self.pieces)


def begin_to_land(position: ElGrande, seat: i64) -> None:
    if position.on_row(SHIP, position.colours_of(seat)) > 0:
        position.push(Landing(seat, NOBODY, standing_on(position, seat, 1 << SHIP)))
