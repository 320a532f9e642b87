"""What the colonies are worth at first sight: places abroad, discs on their way to Spain, the limit table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.frame import Frame
from meseta.engine.program import Step
from meseta.games.el_grande.answers import MOVE, PLACE, REMOVE, SCORE, TO
from meseta.games.el_grande.judgement.standing import RIVALS, arriving
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.colonies.answers import CLAIM, LAST_CLAIM, LIMIT, TURN_OVER
from meseta.games.el_grande.parts.colonies.discs import FindDiscs, PromiseDiscs, cargo_at, owner_of
from meseta.games.el_grande.parts.colonies.limit_table import MoveLimit, spaces
from meseta.games.el_grande.parts.colonies.map import (
    AMBASSADOR,
    AMERICA,
    CAPTAIN,
    ENVOY,
    FRANCE,
    GOLD,
    MEDITERRANEAN,
    NOTHING,
    OUTSIDE,
    POINTS,
    SHIP,
    VICEROY,
    WARES,
)
from meseta.games.el_grande.parts.colonies.sailing import Sailing
from meseta.games.el_grande.parts.colonies.scoring import FOR_AMBASSADOR, FOR_ENVOY, FOR_VICEROY
from meseta.games.el_grande.parts.colonies.state import state_of
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurnOverCard
from meseta.games.el_grande.steps.move_caballeros import Moving

if TYPE_CHECKING:
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande

HONOUR: Final = 0.6  # of what a place of honour is paid: somebody may come between
ABOARD: Final = 0.5  # to stand on the Ship, or in a colony where a disc lies: of what that may bring in the end
ON_THE_WAY: Final = 0.5  # of a disc that is carried, by how near it is to Spain
NEARLY_THERE: Final = 0.75
CLAIMED: Final = 3.0  # there is no reason to leave a disc
A_DISC_FOUND: Final = 0.4
CARD_TURNED_OVER: Final = 0.8
LIMITED: Final = 0.3  # of how much more the others have in a region
BEGIN_TO_SAIL: Final = 0.5
A_LIMIT: Final = 1.0


def first_sight(position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
    if answer >= CLAIM:
        return own_answer(position, seat, answer, sight)
    if PLACE <= answer < SCORE:
        row = answer - (TO if answer >= TO else PLACE)
        if answer < TO:
            return 1.0 + arriving_abroad(position, row, seat, seat) if row >= FRANCE else UNRATED
        return target(position, frame, seat, row)
    if MOVE <= answer < REMOVE and isinstance(frame, Sailing):
        return sailing(position, frame, answer - MOVE, seat)
    return UNRATED


def own_answer(position: ElGrande, seat: i64, answer: i64, sight: Sight) -> float:
    if answer <= LAST_CLAIM:
        return CLAIMED
    if answer < LIMIT:
        sight.cards.look(position, seat)  # the card that one would like least in the hands of others
        return CARD_TURNED_OVER - sight.cards.by_another(position, position.card_on(answer - TURN_OVER), NOBODY, seat)
    region = answer - LIMIT
    if region >= position.board.rows:
        return UNRATED
    width = position.board.width
    crowd: i64 = 0
    for colour in range(position.seats):
        crowd += position.caballeros[region * width + colour]
    if crowd <= spaces(position):
        return 0.0
    return LIMITED * float(crowd - spaces(position) - position.caballeros[region * width + seat])


# ---- Places abroad.
def arriving_abroad(position: ElGrande, row: i64, colour: i64, seat: i64) -> float:
    """What it means to a seat that one of a colour comes to a place outside Spain, but for cargo."""
    owner = owner_of(position, colour)
    share = 1.0 if owner == seat else 0.0 if owner == NOBODY else -RIVALS
    gain = share * (HONOUR * float(honour(row)) + prospects(position, row))
    if row in (VICEROY, OUTSIDE):
        return gain
    return gain + counting(position, row, colour, seat)


def counting(position: ElGrande, row: i64, colour: i64, seat: i64) -> float:
    """What one more in the region of a row changes there. The Ship itself pays nothing."""
    region = position.region_of(row)
    if region in (SHIP, NOWHERE):
        return 0.0
    return arriving(position, region, colour, 1, seat)


def honour(row: i64) -> i64:
    if row == CAPTAIN:
        return 3
    if row == VICEROY:
        return FOR_VICEROY
    return FOR_AMBASSADOR if row == AMBASSADOR else FOR_ENVOY if row == ENVOY else 0


def prospects(position: ElGrande, row: i64) -> float:
    """From the Ship one goes on to a colony, and from there discs come home."""
    state, region = state_of(position), position.region_of(row)
    if region == SHIP:
        lies = POINTS[GOLD] if state.free[GOLD] > 0 else POINTS[WARES] if state.free[WARES] > 0 else i64(0)
        return ABOARD * ABOARD * float(lies)
    if region == AMERICA and row != VICEROY:
        return ABOARD * float(POINTS[GOLD]) if state.free[GOLD] > 0 else 0.0
    if region == MEDITERRANEAN:
        return ABOARD * float(POINTS[WARES]) if state.free[WARES] > 0 else 0.0
    return 0.0


def target(position: ElGrande, frame: Frame, seat: i64, row: i64) -> float:
    """Where a caballero goes that was chosen: cargo is paid in Spain, and lost in the Castillo."""
    piece = chosen(frame)
    if piece == NOBODY:
        return UNRATED
    board = position.board
    source, colour = board.row_of[piece], board.colour_of[piece]
    if source < FRANCE and row < FRANCE:
        return UNRATED
    owner, good = owner_of(position, colour), cargo_at(position, source)
    share = 1.0 if owner == seat else 0.0 if owner == NOBODY else -RIVALS
    gain = arriving_abroad(position, row, colour, seat) if row >= FRANCE else arriving(position, row, colour, 1, seat)
    if good == NOTHING:
        return gain
    return gain + share * float(POINTS[good]) * way_home(position, row)


def chosen(frame: Frame) -> i64:
    """The caballero that goes somewhere, or NOBODY."""
    if isinstance(frame, Moving):
        return frame.piece
    return frame.piece if isinstance(frame, Sailing) else NOBODY


def way_home(position: ElGrande, row: i64) -> float:
    """How much of a disc's points one has who carries it there."""
    if row == position.board.castillo:
        return 0.0
    if row < FRANCE:
        return 1.0
    return NEARLY_THERE if position.region_of(row) in (SHIP, FRANCE) else ON_THE_WAY


def sailing(position: ElGrande, frame: Sailing, piece: i64, seat: i64) -> float:
    """Who has cargo goes home; others go on if there is something to be had."""
    board = position.board
    row = board.row_of[piece]
    leaving = arriving(position, row, board.colour_of[piece], -1, seat) if row not in (SHIP, VICEROY, OUTSIDE) else 0.0
    stays = prospects(position, row) + HONOUR * float(honour(row))
    rows, best, to = frame.targets(position, piece), UNRATED, i64(0)
    frame.piece = piece
    while rows >> to:
        if rows >> to & 1:
            goes = target(position, frame, seat, to)
            best = max(best, arriving(position, to, seat, 1, seat) if goes == UNRATED else goes)
        to += 1
    frame.piece = NOBODY
    good = cargo_at(position, row)
    stays += float(POINTS[good]) * way_home(position, row) if good != NOTHING else 0.0
    return BEGIN_TO_SAIL + leaving + best - stays


# ---- Cards, and what one has.
def step_worth(position: ElGrande, step: Step, by: i64, seat: i64) -> float:
    if isinstance(step, FindDiscs):
        return A_DISC_FOUND * float(step.gold + step.wares) * (1.0 if by == seat else 0.0)
    if isinstance(step, PromiseDiscs):
        return 0.5 * A_DISC_FOUND * float(step.gold + step.wares)
    if isinstance(step, MoveLimit):
        return A_LIMIT if by == seat else -0.5 * A_LIMIT
    if isinstance(step, TurnOverCard):
        return CARD_TURNED_OVER if by == seat else 0.0
    return UNRATED


def worth(position: ElGrande, seat: i64) -> float:
    """Discs on their way, and who stands where discs lie."""
    board, points = position.board, 0.0
    for row in range(FRANCE, OUTSIDE):
        here: i64 = 0
        for colour in range(position.colours):
            if position.colours_of(seat) >> colour & 1:
                here += position.caballeros[row * board.width + colour]
        if here > 0:
            good = cargo_at(position, row)
            each = float(POINTS[good]) * way_home(position, row) if good != NOTHING else 0.5 * prospects(position, row)
            points += each * float(here)
    return points
