"""What looks good at first sight: a rate for every kind of answer, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import DONE, NOBODY, NOWHERE, VETO
from meseta.engine.frame import Frame
from meseta.games.el_grande.answers import (
    ACT,
    BID,
    COURT,
    DISK,
    END,
    EVICT,
    FIRST_OF_PARTS,
    GRANDE,
    KING,
    MOVE,
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
from meseta.games.el_grande.judgement.standing import arriving, standing
from meseta.games.el_grande.steps.move_caballeros import Moving
from meseta.games.el_grande.steps.secret_disks import SecretDisks

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def rate(position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
    """Of one answer. The blocks of numbers from the highest to the lowest."""
    if answer >= FIRST_OF_PARTS:
        return 0.0
    if answer >= MOVE:
        piece = answer - (REMOVE if answer >= REMOVE else MOVE)
        row, colour = position.board.row_of[piece], position.board.colour_of[piece]
        gain = arriving(position, row, colour, -1, seat)
        return gain + 2.0 if colour == seat and answer < REMOVE else gain
    if answer >= PLACE:
        return rate_row(position, frame, seat, answer)
    if answer >= TAKE:
        if answer >= TILE:
            return 0.0
        card = position.card_on(answer - TAKE)
        return 0.5 * float(min(position.rules.caballeros[card], position.court[seat]))
    if answer >= COURT:
        return float(answer - COURT)
    if answer >= POWER:
        return 0.3 * float(answer - POWER)
    if answer >= BID:
        return 0.0
    return rate_word(answer)


def rate_word(answer: i64) -> float:
    """Answers that name nothing."""
    if answer == RETURN_COURT:
        return -0.6
    if answer == ACT:
        return 0.9
    if answer == END:
        return -3.0
    if answer == DONE:
        return 0.3
    if answer == VETO:
        return -0.5
    return 0.0


def rate_row(position: ElGrande, frame: Frame, seat: i64, answer: i64) -> float:
    """Answers that name a row."""
    if answer >= GRANDE:
        return new_home(position, answer - GRANDE, seat)
    if answer >= KING:
        return king_to(position, answer - KING, seat)
    if answer >= EVICT:
        return -standing(position, answer - EVICT, seat)
    if answer >= DISK:
        return rate_disk(position, frame, seat, answer - DISK)
    if answer >= RETURN:
        return arriving(position, answer - RETURN, seat, -1, seat)
    if answer >= RECALL:
        return arriving(position, answer - RECALL, seat, -1, seat) - 0.3
    if answer >= SCORE:
        return standing(position, answer - SCORE, seat)
    if answer >= TO:
        if isinstance(frame, Moving):
            return arriving(position, answer - TO, position.board.colour_of[frame.piece], 1, seat)
        return 0.0
    extra = 0.5 if answer - PLACE == position.board.castillo else 0.0
    return 1.0 + extra + arriving(position, answer - PLACE, seat, 1, seat)


def new_home(position: ElGrande, region: i64, seat: i64) -> float:
    home = position.grande[seat]
    now = standing(position, home, seat) + standing(position, region, seat)
    position.grande[seat] = region
    after = standing(position, home, seat) + standing(position, region, seat)
    position.grande[seat] = home
    return after - now


def king_to(position: ElGrande, region: i64, seat: i64) -> float:
    """The points of his region, and that nothing changes there."""
    if not position.board.is_region(region):
        return 0.0
    king = position.king
    now = standing(position, region, seat)
    position.king = region
    after = standing(position, region, seat)
    position.king = king
    return after - now + 0.4 * after


def rate_disk(position: ElGrande, frame: Frame, seat: i64, region: i64) -> float:
    if not isinstance(frame, SecretDisks):
        return 0.0
    if frame.by == NOBODY:  # leaving the Castillo
        inside = position.caballeros[position.board.castillo * position.board.width + seat]
        return -5.0 if region == position.king else arriving(position, region, seat, inside, seat)
    if frame.holding > 0:  # to lose
        here = position.in_region(region, seat)
        return arriving(position, region, seat, -(here if frame.holding == 1 else min(frame.holding, here)), seat)
    if frame.barred_region != NOWHERE:  # leaving a region
        if region == position.king:
            return 0.3
        return arriving(position, region, seat, position.in_region(frame.barred_region, seat), seat)
    return standing(position, region, seat)
