"""What the colonies are worth at first sight: places abroad, discs on their way to Spain, the limit table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.frame import Frame
from meseta.engine.program import Step
from meseta.games.el_grande.answers import MOVE, PLACE, REMOVE, SCORE, TO
from meseta.games.el_grande.judgement.standing import RIVALS, arriving
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.colonies.answers import CLAIM, LAST_CLAIM, LIMIT, TURN_OVER
from meseta.games.el_grande.parts.colonies.discs import FindDiscs, PromiseDiscs, cargo_at, good_at, owner_of
from meseta.games.el_grande.parts.colonies.limit_table import MoveLimit, spaces
from meseta.games.el_grande.parts.colonies.map import (
    AMBASSADOR,
    AMERICA,
    CAPTAIN,
    ENVOY,
    FRANCE,
    MEDITERRANEAN,
    NOTHING,
    OUTSIDE,
    POINTS,
    SHIP,
    VICEROY,
)
from meseta.games.el_grande.parts.colonies.sailing import Sailing
from meseta.games.el_grande.parts.colonies.scoring import FOR_AMBASSADOR, FOR_ENVOY, FOR_VICEROY
from meseta.games.el_grande.parts.colonies.state import state_of
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurnOverCard
from meseta.games.el_grande.steps.move_caballeros import Moving

if TYPE_CHECKING:
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande

TURNS_HOME: Final[i64] = 2  # from a colony, by the Ship

# Prices, in points. What who is abroad brings is from a regression over 500 games of the quick bot; the rest was chosen
# by hand, after matches of 60 to 80 games.
HONOUR: Final = 0.6  # of what a place of honour is paid: somebody may come between
# What one who carries nothing may still bring from FRANCE, SHIP, ..., OUTSIDE, beside what is paid there now: while
# there are turns to come, and for each of them.
ABROAD_AT_ALL: Final = vec[float]([0.0, 1.2, 0.0, 0.0, 0.3, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.7])
A_TURN_ABROAD: Final = vec[float]([0.2, 0.5, 0.7, 0.7, 0.7, 0.35, 0.45, 0.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
MOST_ABROAD: Final = 6.0
MOST_IN_A_COLONY: Final = 3.0
DISC_HERE: Final = vec[float]([0.0, 1.5, 1.0])  # how much more where an unclaimed disc of a kind lies
LANDING: Final = 1.0  # who carries a disc counts where it lands as well
FROM_A_COLONY: Final = 1.05  # of a disc that has still to come to the Ship; until then it counts where it is
OUT_OF_FRANCE: Final = 0.4  # of one that only a card can bring on
WAITING: Final = 0.5  # of a disc with which one stays where one is
LEFT_BEHIND: Final = 0.25  # of what who carries one leaves: it goes home in any case
SET_SAIL: Final = -1.0  # who stays may sail in the next turn
CLAIMED: Final = 3.0  # there is no reason to leave a disc
A_DISC_FOUND: Final = 0.4
CARD_TURNED_OVER: Final = 0.8
LIMITED: Final = 0.3  # of how much more the others have in a region
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
    gain = share * (HONOUR * float(honour(row)) + prospects(position, row, turns_to_come(position)))
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


def prospects(position: ElGrande, row: i64, turns: i64) -> float:
    """What one who carries nothing may still bring by staying or sailing on, in so many turns to come."""
    if turns <= 0:
        return 0.0
    worth = ABROAD_AT_ALL[row - FRANCE] + A_TURN_ABROAD[row - FRANCE] * float(turns)
    if row not in (AMERICA, MEDITERRANEAN):
        return min(worth, MOST_ABROAD)
    good = good_at(position, row)
    lies = DISC_HERE[good] if turns >= TURNS_HOME and state_of(position).free[good] > 0 else 0.0
    return lies + min(worth, MOST_IN_A_COLONY)


def turns_to_come(position: ElGrande) -> i64:
    """After this one."""
    return position.rules.rounds - position.round


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
    if good == NOTHING:
        abroad = row >= FRANCE
        return arriving_abroad(position, row, colour, seat) if abroad else arriving(position, row, colour, 1, seat)
    share = 1.0 if owner == seat else 0.0 if owner == NOBODY else -RIVALS
    return counting(position, row, colour, seat) + share * carried(position, good, row, turns_to_come(position))


def chosen(frame: Frame) -> i64:
    """The caballero that goes somewhere, or NOBODY."""
    if isinstance(frame, Moving):
        return frame.piece
    return frame.piece if isinstance(frame, Sailing) else NOBODY


def carried(position: ElGrande, good: i64, row: i64, turns: i64) -> float:
    """What a disc brings who carries it there, with so many turns to come; nothing in the Castillo."""
    points = float(POINTS[good])
    if row < FRANCE:
        return 0.0 if row == position.board.castillo else points
    region = position.region_of(row)
    if region == SHIP:
        return points + LANDING if turns > 0 else 0.0
    if region == FRANCE:
        return OUT_OF_FRANCE * points if turns > 0 else 0.0
    return FROM_A_COLONY * points if turns >= TURNS_HOME else 0.0


def sailing(position: ElGrande, frame: Sailing, piece: i64, seat: i64) -> float:
    """Who carries a disc goes home; others go on if there is something to be had."""
    board, turns = position.board, turns_to_come(position)
    row = board.row_of[piece]
    good = cargo_at(position, row)
    leaving = arriving(position, row, board.colour_of[piece], -1, seat) if row not in (SHIP, VICEROY, OUTSIDE) else 0.0
    if good == NOTHING:
        stays = prospects(position, row, turns) + HONOUR * float(honour(row))
    else:
        leaving *= LEFT_BEHIND
        stays = WAITING * carried(position, good, row, turns)
    rows, best, to = frame.targets(position, piece), UNRATED, i64(0)
    frame.piece = piece
    while rows >> to:
        if rows >> to & 1:
            goes = target(position, frame, seat, to)
            best = max(best, arriving(position, to, seat, 1, seat) if goes == UNRATED else goes)
        to += 1
    frame.piece = NOBODY
    return SET_SAIL + leaving + best - stays


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


def worth(position: ElGrande, seat: i64, rounds_left: i64) -> float:
    """Discs on their way, who may still sail, and places of honour."""
    board, points = position.board, 0.0
    for row in range(FRANCE, OUTSIDE + 1):
        here: i64 = 0
        for colour in range(position.colours):
            if position.colours_of(seat) >> colour & 1:
                here += position.caballeros[row * board.width + colour]
        if here > 0:
            good = cargo_at(position, row)
            if good == NOTHING:
                points += prospects(position, row, rounds_left) * float(here)
            else:
                points += carried(position, good, row, rounds_left) * float(here)
    return points
