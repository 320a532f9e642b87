"""Vetoes at first sight: what a change that is announced would do to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.engine.proposal import Change, Proposal
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.judgement.cards import Cards
from meseta.games.el_grande.judgement.standing import (
    RIVALS,
    arriving,
    moving_home,
    moving_king,
    moving_tile,
    standing,
)
from meseta.games.el_grande.scoring import FIRSTS_ONLY, counted, payments
from meseta.games.el_grande.steps.announce import ActionBegins
from meseta.games.el_grande.steps.evict import Leaves
from meseta.games.el_grande.steps.move_caballeros import CaballeroMoves
from meseta.games.el_grande.steps.move_grande import GrandeMoves
from meseta.games.el_grande.steps.move_king import KingMoves
from meseta.games.el_grande.steps.place_caballeros import CaballeroPlaced
from meseta.games.el_grande.steps.return_caballeros import CaballeroRemoved, CourtShrinks, DiskEmpties, MustReturn
from meseta.games.el_grande.steps.score_regions import CastilloOpens, FirstPlacePayment, Payment
from meseta.games.el_grande.steps.scoring_tiles import TileMoves
from meseta.games.el_grande.steps.secret_disks import DisksToLeave, DisksToLose

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

WORTH_A_VETO: Final = 1.5  # harm that is stopped with a veto: there may be worse to come
LAST_VETO: Final = 0.5  # in the last round there is not
OWN_LOST: Final = 0.6  # a caballero that has to be given up, from the court or wherever it is missed least
DISKS_LOST: Final = 1.0


def rate_veto(position: ElGrande, proposal: Proposal, seat: i64, cards: Cards) -> float:
    price = LAST_VETO if position.round == position.rules.rounds else WORTH_A_VETO
    return -price - change_worth(position, proposal, seat, cards)


def change_worth(position: ElGrande, proposal: Proposal, seat: i64, cards: Cards) -> float:
    """What a change means to a seat. Changes that nobody knows are taken to do no harm."""
    change, by, first, second = proposal.change, proposal.by, proposal.first, proposal.second
    board = position.board
    if isinstance(change, ActionBegins):
        cards.look(position, seat)
        return cards.by_another(position, first, by, seat)
    if isinstance(change, Payment):
        return payment(position, first, second, position.rules.places, seat)
    if isinstance(change, FirstPlacePayment):
        return payment(position, first, second, FIRSTS_ONLY, seat)
    if isinstance(change, CastilloOpens):
        return standing(position, board.castillo, seat)
    if isinstance(change, CaballeroMoves):
        colour = board.colour_of[first]
        return arriving(position, board.row_of[first], colour, -1, seat) + arriving(position, second, colour, 1, seat)
    if isinstance(change, CaballeroPlaced):
        return arriving(position, second, by, 1, seat)
    if isinstance(change, CaballeroRemoved):
        return arriving(position, board.row_of[first], board.colour_of[first], -1, seat)
    if isinstance(change, KingMoves):
        return moving_king(position, second, seat)
    if isinstance(change, GrandeMoves):
        return moving_home(position, by, second, seat)
    if isinstance(change, TileMoves):
        return moving_tile(position, first, second, seat)
    return loss(position, change, first, second, seat)


def loss(position: ElGrande, change: Change, first: i64, second: i64, seat: i64) -> float:
    """Of changes that somebody suffers."""
    if isinstance(change, CourtShrinks):
        return -OWN_LOST * float(min(second, position.court[seat])) if first == seat else 0.0
    if isinstance(change, MustReturn):
        return -OWN_LOST * float(second) if first == seat else 0.0
    if isinstance(change, DiskEmpties):
        return leaving(position, first, position.disk[first], second, seat)
    if isinstance(change, Leaves):
        disk = position.disk[first]
        here = position.in_region(second, first)
        worth = leaving(position, first, second, ALL, seat)
        return worth + (arriving(position, disk, first, here, seat) if disk != NOWHERE else 0.0)
    if isinstance(change, DisksToLose):
        return -DISKS_LOST
    if isinstance(change, DisksToLeave):
        return leaving(position, seat, second, ALL, seat)
    return 0.0


def leaving(position: ElGrande, colour: i64, region: i64, count: i64, seat: i64) -> float:
    """So many of a colour leave a region, or as many as stand in it."""
    if region == NOWHERE:
        return 0.0
    here = position.caballeros[region * position.board.width + colour]
    count = here if count == ALL else min(count, here)
    return arriving(position, region, colour, -count, seat) if count else 0.0


def payment(position: ElGrande, count: i64, area: i64, places: i64, seat: i64) -> float:
    """Of all in an area who have so many caballeros or fewer: the others have been paid."""
    earned = payments(position, area, places)
    counts = counted(position, area)
    worth = 0.0
    for other in range(position.seats):
        if counts[other] <= count:
            worth += float(earned[other]) if other == seat else -RIVALS * float(earned[other])
    return worth
