"""What Grandissimo is worth at first sight: tokens, the Jail, Queen and Jester, cards that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.frame import Frame
from meseta.engine.program import Step
from meseta.games.el_grande.answers import MOVE, PLACE, REMOVE, TO
from meseta.games.el_grande.judgement.standing import arriving, standing
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.grandissimo.answers import (
    AGREE,
    ALLY,
    FIGURE,
    JESTER_GIVES,
    KEEP_ACTION,
    NAME_REGION,
    PARDON_TO,
    QUEEN_HELPS,
    REFUSE,
    TAKE_TOKEN,
    TO_JAIL,
)
from meseta.games.el_grande.parts.grandissimo.figures import PlacingGift, TakeFigure
from meseta.games.el_grande.parts.grandissimo.map import JAIL
from meseta.games.el_grande.parts.grandissimo.ship import Landing
from meseta.games.el_grande.parts.grandissimo.state import JESTER, QUEEN, state_of
from meseta.games.el_grande.parts.grandissimo.steps.free_choice import ChoiceKept
from meseta.games.el_grande.parts.grandissimo.steps.region_cards import BOYCOTT, ChoosingPartner, NameCard, NamingCard
from meseta.games.el_grande.parts.grandissimo.steps.revolution import Revolution
from meseta.games.el_grande.parts.grandissimo.steps.take_along import Consenting, MoveBlackWithCompany
from meseta.games.el_grande.parts.grandissimo.steps.take_another import TakeAnother
from meseta.games.el_grande.steps.keep_mark import KeepMark

if TYPE_CHECKING:
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande

FREE_HELP: Final = 1.5  # what costs nothing is done before a turn ends
IN_COURT: Final = 0.8
A_TOKEN: Final = 1.0
A_GIFT: Final = 0.6  # one more on the board, though somebody else says where
TO_LAND: Final = 0.5
A_QUEEN: Final = 0.9  # in each round to come
A_JESTER: Final = 0.6
KEPT: Final = 1.0  # an action that is kept for the next turn
A_POINT_AHEAD: Final = 0.05  # of a partner
ONE_OF_A_PARTNER: Final = 0.4  # caballeros that count together


def first_sight(position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
    if answer >= TAKE_TOKEN:
        if answer >= FIGURE:
            return answer_to_question(position, frame, seat, answer)
        return in_turn(position, seat, answer, sight)
    if PLACE <= answer < TO and isinstance(frame, PlacingGift):
        return arriving(position, answer - PLACE, position.board.colour_of[frame.piece], 1, seat)
    if MOVE <= answer < REMOVE and isinstance(frame, Landing):
        return landing(position, frame, answer - MOVE, seat)
    return UNRATED


def in_turn(position: ElGrande, seat: i64, answer: i64, sight: Sight) -> float:
    """What a turn may do besides its halves."""
    if answer >= KEEP_ACTION:
        if answer == KEEP_ACTION:
            return -KEPT
        sight.cards.look(position, seat)
        return FREE_HELP + sight.cards.action(position, state_of(position).kept, seat)
    if answer >= JESTER_GIVES:
        return FREE_HELP + A_GIFT - A_POINT_AHEAD * float(position.score[answer - JESTER_GIVES])
    if answer >= QUEEN_HELPS:
        row = answer - QUEEN_HELPS - 1
        return FREE_HELP + (arriving(position, row, seat, 1, seat) if row >= 0 else IN_COURT)
    if answer >= PARDON_TO:
        return pardoned(position, answer - PARDON_TO, seat)
    return FREE_HELP if answer == TO_JAIL else FREE_HELP + A_TOKEN


def pardoned(position: ElGrande, area: i64, seat: i64) -> float:
    """All who are in the Jail go there."""
    worth = 0.0
    for colour in range(position.seats):
        count = position.caballeros[JAIL * position.board.width + colour]
        if count > 0:
            worth += arriving(position, area, colour, count, seat)
    return worth


def answer_to_question(position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
    if answer in (AGREE, REFUSE):
        if answer == REFUSE or not isinstance(frame, Consenting):
            return 0.0
        board, colour = position.board, position.board.colour_of[frame.piece]
        leaving = arriving(position, board.row_of[frame.piece], colour, -1, seat)
        return leaving + arriving(position, frame.area, colour, 1, seat)
    if answer >= ALLY:
        partner = answer - ALLY
        area = frame.area if isinstance(frame, ChoosingPartner) else NOWHERE
        count = position.caballeros[area * position.board.width + partner] if area != NOWHERE else i64(0)
        return ONE_OF_A_PARTNER * float(count) - A_POINT_AHEAD * float(position.score[partner])
    if answer >= NAME_REGION:
        stands = standing(position, answer - NAME_REGION, seat)
        return -stands if not isinstance(frame, NamingCard) or frame.purpose == BOYCOTT else -0.5 * stands
    return A_QUEEN if answer == FIGURE + QUEEN else A_JESTER


def landing(position: ElGrande, frame: Landing, piece: i64, seat: i64) -> float:
    """On the coast that suits best."""
    rows, row, best = frame.targets(position, piece), i64(0), 0.0
    colour = position.board.colour_of[piece]
    while rows >> row:
        if rows >> row & 1:
            best = max(best, arriving(position, row, colour, 1, seat))
        row += 1
    return TO_LAND + best


# ---- Cards, and what one has.
def step_worth(position: ElGrande, step: Step, by: i64, seat: i64) -> float:
    own = by == seat
    if isinstance(step, NameCard):
        return 1.5 if own else -0.5
    if isinstance(step, TakeAnother):
        return 2.5 if own else 0.0
    if isinstance(step, Revolution):
        return 1.0 if own else 0.0
    if isinstance(step, MoveBlackWithCompany):
        return 1.2 if own else 0.0
    if isinstance(step, TakeFigure):
        return 2.5 if own else 0.0
    if isinstance(step, KeepMark) and isinstance(step.change, ChoiceKept):
        return 1.5 if own else 0.0
    return UNRATED


def worth(position: ElGrande, seat: i64, rounds_left: i64) -> float:
    state, rounds = state_of(position), float(min(rounds_left, 4))
    points = A_TOKEN if state.tokens >> seat & 1 else 0.0
    points += A_QUEEN * rounds if state.figures[QUEEN] == seat else 0.0
    points += A_JESTER * rounds if state.figures[JESTER] == seat else 0.0
    points += KEPT if state.kept_by != NOBODY and state.kept_by == seat else 0.0
    return points + (KEPT if state.free_choice == seat else 0.0)
