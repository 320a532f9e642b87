"""What looks good at first sight: a rate for every kind of answer, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import DONE, NOBODY, NOWHERE, VETO, Answers
from meseta.engine.frame import Frame
from meseta.engine.proposal import Proposal
from meseta.games.el_grande.answers import (
    ACT,
    BID,
    CHOOSE,
    COURT,
    DISK,
    END,
    EVICT,
    FIRST_OF_PARTS,
    GRANDE,
    KING,
    MOVE,
    NEXT,
    PLACE,
    POWER,
    RECALL,
    REMOVE,
    RETURN,
    RETURN_COURT,
    SCORE,
    TAKE,
    TILE,
    TO,
)
from meseta.games.el_grande.judgement.cards import IN_COURT, Cards, kings_place
from meseta.games.el_grande.judgement.offers import Offers
from meseta.games.el_grande.judgement.standing import arriving, moving_home, moving_tile, standing
from meseta.games.el_grande.judgement.vetoes import rate_veto
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.rounds import Bidding
from meseta.games.el_grande.steps.either import Choosing
from meseta.games.el_grande.steps.free_moves import FreeMoves
from meseta.games.el_grande.steps.move_caballeros import Moving
from meseta.games.el_grande.steps.move_king import Escorting
from meseta.games.el_grande.steps.scoring_tiles import MovingTile
from meseta.games.el_grande.steps.secret_disks import SecretDisks
from meseta.games.el_grande.turns import Turn

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules

A_PIECE_PLACED: Final = 1.0  # whatever it changes: in the court it changes nothing
INTO_CASTILLO: Final = 0.5  # from there it goes on
PLACE_FIRST: Final = 0.5  # to act while something may still be placed
STOP_PLACING: Final = -3.0
STOP_MOVING: Final = 0.3
COURT_RETURNED: Final = -0.6
BACK_TO_COURT: Final = 0.3  # where a disk sends them to the king
KEPT_INSIDE: Final = -5.0  # out of the Castillo they go where they count
A_POINT_AHEAD: Final = 0.02  # whoever leads is hit first
TAKEN_BACK: Final = 0.12  # a point of a power card


@final
class Sight:
    def __init__(self, rules: Rules) -> None:
        self.cards: Cards = Cards(rules)
        self.offers: Offers = Offers(self.cards)
        self.best_place: float = 0.0  # what one more of the seat's own would bring where it brings most: see `look`

    def rates(self, position: ElGrande, frame: Frame, seat: i64, answers: Answers, rates: vec[float]) -> None:
        items = answers.items
        self.look(position, frame, seat, items[0])
        plain = position.rules.asked_at_first_sight is None
        for place in range(answers.count):
            answer = items[place]
            rated = UNRATED if plain else self.by_parts(position, frame, seat, answer)
            rates[place] = self.rate(position, frame, seat, answer) if rated == UNRATED else rated

    def look(self, position: ElGrande, frame: Frame, seat: i64, first: i64) -> None:
        """What is the same for all answers to a question."""
        self.best_place = 0.0
        if isinstance(frame, Bidding):
            self.offers.look(position, seat)
        elif TAKE <= first < TILE or first in (ACT, CHOOSE):
            self.cards.look(position, seat)
        elif isinstance(frame, Moving) and frame.piece == NOBODY and frame.own > 0:
            self.best_place = best_arrival(position, seat)

    def by_parts(self, position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
        asked = position.rules.asked_at_first_sight
        while asked is not None:
            rated = asked.part.first_sight(position, frame, seat, answer, self)
            if rated != UNRATED:
                return rated
            asked = asked.rest
        return UNRATED

    def rate(self, position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
        """Of one answer of the base. The blocks of numbers from the highest to the lowest."""
        if answer >= MOVE:
            if answer >= FIRST_OF_PARTS:
                return 0.0
            return self.rate_piece(position, frame, seat, answer)
        if answer >= PLACE:
            return self.rate_row(position, frame, seat, answer)
        if answer >= TAKE:
            if answer < TILE:
                return self.offers.turn(position, position.card_on(answer - TAKE), seat)
            return A_POINT_AHEAD * float(position.score[answer - NEXT]) if answer >= NEXT else 0.0
        if answer >= COURT:
            return float(answer - COURT)
        if answer >= POWER:
            return TAKEN_BACK * float(answer - POWER)
        if answer >= BID:
            if isinstance(frame, Bidding):
                return self.offers.bid(position, seat, answer - BID, 0, frame.left - 1)
            return 0.0
        return self.rate_word(position, frame, seat, answer)

    def rate_word(self, position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
        """Answers that name nothing."""
        if answer in (ACT, END):
            if not isinstance(frame, Turn):
                return 0.0
            if frame.left > 0 and position.court[seat] > 0:
                return PLACE_FIRST if answer == ACT else STOP_PLACING
            return self.cards.action(position, position.card_on(frame.deck), seat) if answer == ACT else 0.0
        if answer == DONE:
            return STOP_MOVING
        if answer == VETO:
            return rate_veto(position, frame, seat, self.cards) if isinstance(frame, Proposal) else 0.0
        if answer == RETURN_COURT:
            return COURT_RETURNED
        if answer >= CHOOSE and isinstance(frame, Choosing):
            card = frame.first_card if answer == CHOOSE else frame.second_card
            return self.cards.action(position, card, seat)
        return 0.0

    def rate_piece(self, position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
        """Answers that name a caballero: to move it, or to send it home."""
        piece = answer - (REMOVE if answer >= REMOVE else MOVE)
        row, colour = position.board.row_of[piece], position.board.colour_of[piece]
        gain = arriving(position, row, colour, -1, seat)
        if answer >= REMOVE:
            return gain
        if isinstance(frame, Escorting):
            return gain + arriving(position, position.king, colour, 1, seat)
        return gain + self.best_place if colour == seat else gain

    def rate_row(self, position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
        """Answers that name a row."""
        if answer < TO:
            extra = INTO_CASTILLO if answer - PLACE == position.board.castillo else 0.0
            return A_PIECE_PLACED + extra + arriving(position, answer - PLACE, seat, 1, seat)
        if answer < SCORE:
            return rate_target(position, frame, seat, answer - TO)
        if answer >= GRANDE:
            return moving_home(position, seat, answer - GRANDE, seat)
        if answer >= KING:
            region = answer - KING
            return kings_place(position, region, seat) if position.board.is_region(region) else 0.0
        if answer >= EVICT:
            return -standing(position, answer - EVICT, seat)
        if answer >= DISK:
            return rate_disk(position, frame, seat, answer - DISK)
        if answer >= RETURN:
            return arriving(position, answer - RETURN, seat, -1, seat)
        if answer >= RECALL:
            return arriving(position, answer - RECALL, seat, -1, seat) + IN_COURT
        return standing(position, answer - SCORE, seat)


def best_arrival(position: ElGrande, seat: i64) -> float:
    best = 0.0
    rows = position.may_enter()
    for area in position.board.regions:
        if rows >> area & 1:
            best = max(best, arriving(position, area, seat, 1, seat))
    return best


def rate_target(position: ElGrande, frame: Frame, seat: i64, row: i64) -> float:
    """Where a caballero, or a tile, that was chosen goes."""
    if isinstance(frame, Moving):
        return arriving(position, row, position.board.colour_of[frame.piece], 1, seat)
    if isinstance(frame, FreeMoves):
        return arriving(position, row, position.board.colour_of[frame.piece], 1, seat)
    if isinstance(frame, MovingTile):
        return moving_tile(position, frame.tile, row, seat)
    return 0.0


def rate_disk(position: ElGrande, frame: Frame, seat: i64, region: i64) -> float:
    if not isinstance(frame, SecretDisks):
        return 0.0
    if frame.by == NOBODY:  # out of the Castillo, or before the first round
        if position.king == region:
            return KEPT_INSIDE
        inside = position.caballeros[position.board.castillo * position.board.width + seat]
        return arriving(position, region, seat, max(inside, 1), seat)
    if frame.holding > 0:  # to lose
        here = position.caballeros[region * position.board.width + seat]
        return arriving(position, region, seat, -(here if frame.holding == 1 else min(frame.holding, here)), seat)
    if frame.barred_region != NOWHERE:  # out of a region
        if position.king == region:
            return BACK_TO_COURT
        return arriving(position, region, seat, position.in_region(frame.barred_region, seat), seat)
    return standing(position, region, seat)
