"""What own cards are worth at first sight: hands, the order of a round, what a turn carries out, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.frame import Frame
from meseta.engine.program import Step
from meseta.games.el_grande.answers import ACT, BID, DISK, END, EVICT, MOVE, REMOVE, SCORE, TO
from meseta.games.el_grande.judgement.cards import best_home, best_king, highest
from meseta.games.el_grande.judgement.offers import PLACED, expected_before
from meseta.games.el_grande.judgement.standing import arriving, moving_home, standing
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.intrigue.answers import DROP, KEEP, NAME_REGION, TAKE_ACTION
from meseta.games.el_grande.parts.intrigue.order import CABALLERO_CARDS
from meseta.games.el_grande.parts.intrigue.own_cards import OWN_CARDS
from meseta.games.el_grande.parts.intrigue.rounds import BiddingWithOwnCards, TakeBackOpenly
from meseta.games.el_grande.parts.intrigue.state import INTRIGUE, JOKER, KING, OWN, state_of
from meseta.games.el_grande.parts.intrigue.steps.home_counts import HomeWillCount
from meseta.games.el_grande.parts.intrigue.steps.homes_by_disk import GrandesFollowDisks, HomesByDisk, TurnHomeDisks
from meseta.games.el_grande.parts.intrigue.steps.intrigue_card import Intrigue
from meseta.games.el_grande.parts.intrigue.steps.move_with_escort import Following, MoveGrandeWithEscort
from meseta.games.el_grande.parts.intrigue.steps.name_region import GATHER, QUARANTINE, NameRegion, NamingRegion
from meseta.games.el_grande.parts.intrigue.steps.open_placing import OpenPlacing
from meseta.games.el_grande.parts.intrigue.steps.quarantine import Quarantine
from meseta.games.el_grande.parts.intrigue.steps.score_tied_pair import ScoreTiedPair
from meseta.games.el_grande.parts.intrigue.turn import OwnTurn
from meseta.games.el_grande.steps.keep_mark import KeepMark

if TYPE_CHECKING:
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande

MORE_TO_KEEP: Final = 5.0  # a hand is filled before anything is put back
AN_INTRIGUE: Final = 1.5
A_JOKER: Final = 1.0
OPENS_PLACING: Final = 2.0  # carried out before anything is placed
PLACE_FIRST: Final = 0.5
STOP_PLACING: Final = -3.0
LATER: Final = 0.4  # of what the action of a card would bring: it could be played another time
TWO_PLACES: Final = 0.5  # between two places in the order


def in_hand(rank: int) -> float:
    """In a hand: what a card brings to the court, and its place in the order."""
    if rank == JOKER:
        return A_JOKER
    return 0.3 * OWN_CARDS[rank - 1].brings + 0.08 * rank if rank else 0.0


IN_HAND: Final = vec[float]([in_hand(rank) for rank in range(len(OWN_CARDS) + 1)])  # by rank


def first_sight(position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
    if answer >= KEEP:
        return own_answer(position, frame, seat, answer, sight)
    if isinstance(frame, OwnTurn):
        if answer in (ACT, END):
            return act_or_end(position, frame, seat, answer == ACT, sight)
        return UNRATED
    if isinstance(frame, BiddingWithOwnCards):
        return bid(position, seat, answer - BID, frame.left - 1, sight)
    if isinstance(frame, HomesByDisk):
        return moving_home(position, seat, answer - DISK, seat) if DISK <= answer < EVICT else UNRATED
    if isinstance(frame, Following):
        return following(position, frame, seat, answer)
    return UNRATED


def own_answer(position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
    if answer < DROP:
        return MORE_TO_KEEP + IN_HAND[answer - KEEP]
    if answer < TAKE_ACTION:
        return -IN_HAND[answer - DROP]
    if answer < NAME_REGION:
        sight.cards.look(position, seat)
        most = frame.most if isinstance(frame, OwnTurn) else i64(0)
        placing = PLACED * float(min(most, position.court[seat]))
        return placing + action(position, seat, answer - TAKE_ACTION, position.power[seat], sight)
    region = answer - NAME_REGION
    if not isinstance(frame, NamingRegion) or region >= position.board.rows:
        return UNRATED
    if frame.purpose == GATHER:
        return -standing(position, region, seat)
    return standing(position, region, seat) if frame.purpose == QUARANTINE else 0.0


def act_or_end(position: ElGrande, turn: OwnTurn, seat: i64, acts: bool, sight: Sight) -> float:
    opens = acts and turn.left == turn.most and opens_placing(position, turn.card)
    if opens:
        return OPENS_PLACING
    if turn.left > 0 and position.court[seat] > 0:
        return PLACE_FIRST if acts else STOP_PLACING
    return sight.cards.action(position, turn.card, seat) if acts else 0.0


def opens_placing(position: ElGrande, card: i64) -> bool:
    for step in position.cards[card].steps:
        if isinstance(step, OpenPlacing):
            return True
    return False


# ---- The order.
def bid(position: ElGrande, seat: i64, rank: i64, to_come: i64, sight: Sight) -> float:
    """The place in the order says how many one may place; first and last carry out cards of their own."""
    seats = position.seats
    before = expected_before(position, seat, rank if rank != JOKER else seats, to_come)
    place: i64 = 0
    while place < seats - 1 and float(place) + TWO_PLACES < before:
        place += 1
    supply = position.board.supply[rank]
    rate = sight.offers.court_grows(position, seat, supply)
    rate += PLACED * float(min(CABALLERO_CARDS[seats][place], position.court[seat] + supply))
    royal = KING if place == 0 else INTRIGUE if place == seats - 1 else OWN
    own = action(position, seat, OWN, rank, sight)
    if royal == OWN or (state_of(position).actions.has_choice and own > action(position, seat, royal, rank, sight)):
        return rate + own - LATER * max(own, 0.0)
    return rate + action(position, seat, royal, rank, sight) - LATER * max(own, 0.0)


def action(position: ElGrande, seat: i64, kind: i64, rank: i64, sight: Sight) -> float:
    """What a turn carries out."""
    if kind == KING:
        return best_king(position, seat)
    if kind == INTRIGUE:
        return AN_INTRIGUE
    return max(sight.cards.action(position, state_of(position).actions.own[rank], seat), 0.0) if rank else 0.0


# ---- Caballeros that follow their grande.
def following(position: ElGrande, frame: Following, seat: i64, answer: i64) -> float:
    board, home = position.board, position.grande[seat]
    if TO <= answer < SCORE:
        return arriving(position, answer - TO, board.colour_of[frame.piece], 1, seat)
    if MOVE <= answer < REMOVE:
        piece = answer - MOVE
        colour = board.colour_of[piece]
        return arriving(position, board.row_of[piece], colour, -1, seat) + arriving(position, home, colour, 1, seat)
    return UNRATED


# ---- Steps.
def step_worth(position: ElGrande, step: Step, by: i64, seat: i64) -> float:
    own = by == seat
    if isinstance(step, Intrigue):
        return AN_INTRIGUE if own else -0.5
    if isinstance(step, OpenPlacing):
        return OPENS_PLACING if own else 0.0
    if isinstance(step, MoveGrandeWithEscort):
        return best_home(position, seat) + 1.0 if own else 0.0
    if isinstance(step, NameRegion):
        return (1.0 if own else -0.7) if step.purpose == GATHER else 0.3
    if isinstance(step, TurnHomeDisks):
        return 0.0
    if isinstance(step, GrandesFollowDisks):
        return 0.5 if own else 0.5 * best_home(position, seat)
    if isinstance(step, Quarantine):
        return 0.8 if own else 0.0
    if isinstance(step, ScoreTiedPair):
        return 1.5 if own else -0.5
    if isinstance(step, TakeBackOpenly):
        return 0.05 * float(highest(position.played[seat])) if own else 0.0
    if isinstance(step, KeepMark) and isinstance(step.change, HomeWillCount):
        return 1.0 if own else 0.0
    return UNRATED
