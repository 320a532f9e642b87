"""The general scoring, in steps, between which parts may put steps of their own that ask (see `part`).

Disks are set, the Castillo is paid, the disks are shown, its pieces leave, the regions are paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.program import Program, Step
from meseta.games.el_grande.scoring import open_castillo, score_area
from meseta.games.el_grande.steps.secret_disks import ask_disks, with_caballeros_in

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

CASTILLO_PROGRAM = "castillo-scoring"


@final
class SetDisks(Step):
    """Whoever has pieces in the Castillo chooses their region in secret (ruling A50), unless it is closed (A33).

    The disks stay hidden until the Castillo was paid (ruling A73).
    """

    def begin(self, game: ElGrande, by: i64) -> None:
        game.tell("general-scoring", NOBODY)
        scoring = game.rules.castillo_card
        asked = 0 if game.closed() >> game.board.castillo & 1 else leaving_castillo(game)
        if asked:
            ask_disks(game, NOBODY, asked, 0, NOWHERE, scoring)
        else:
            ask_disks(game, NOBODY, 0, 0, NOWHERE)
            game.push(Program(scoring, NOBODY, 0))


@final
class PayCastillo(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        open_castillo(game)
        score_area(game, game.board.castillo, game.rules.places)


@final
class LeaveCastillo(Step):
    """Colours that nobody plays have no disk: their caballeros stay inside (ruling A24)."""

    def begin(self, game: ElGrande, by: i64) -> None:
        for seat in range(game.seats):
            if game.disk[seat] != NOWHERE:
                leave_castillo(game, seat, game.disk[seat])


@final
class ScoreAllRegions(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        for region in game.board.regions:
            score_area(game, region, game.rules.places)


def leaving_castillo(game: ElGrande) -> i64:
    """Those with caballeros in the Castillo, or a grande."""
    castillo = game.board.castillo
    seats = with_caballeros_in(game, castillo, NOBODY)
    for seat in range(game.seats):
        if game.grande[seat] == castillo:
            seats |= 1 << seat
    return seats


def leave_castillo(game: ElGrande, seat: i64, region: i64) -> None:
    """Where the disk points. Sent to the king's region, caballeros go to the court and a grande stays (ruling A32)."""
    castillo = game.board.castillo
    game.tell("leaves-castillo", seat, game.caballeros[castillo * game.board.width + seat], region)
    game.resettle(seat, castillo, region)
    if game.grande[seat] == castillo and game.may_enter() >> region & 1:
        game.grande[seat] = region
