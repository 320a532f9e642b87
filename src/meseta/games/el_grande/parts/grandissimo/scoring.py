"""The general scoring: black caballeros are ignored, boycotted regions left out, allies count together.

Special scorings know nothing of all this: there an inquisitor's caballeros count as ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.engine.program import Program, Step
from meseta.games.el_grande.general_scoring import LeaveCastillo, ScoreAllRegions, SetDisks
from meseta.games.el_grande.parts.grandissimo.state import state_of
from meseta.games.el_grande.parts.grandissimo.steps.free_choice import ChooseFreely
from meseta.games.el_grande.parts.inquisitor.state import state_if_played
from meseta.games.el_grande.parts.inquisitor.steps import give_to
from meseta.games.el_grande.scoring import BONUS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def in_general_scoring(position: ElGrande) -> bool:
    """Which step of the whole game is being carried out: its program lies under everything else."""
    bottom = position.top
    while bottom is not None and bottom.under is not None:
        bottom = bottom.under
    if not isinstance(bottom, Program) or bottom.card != position.rules.game_card or bottom.at == 0:
        return False
    return state_of(position).settled.scoring_steps[bottom.at - 1] != 0


def is_of_general_scoring(step: Step) -> bool:
    return isinstance(step, SetDisks | LeaveCastillo | ChooseFreely | ScoreAllRegions)


# ---- What counts, and what is paid.
def count_together(position: ElGrande, area: i64, counts: vec[i64]) -> None:
    """Nobody's caballeros are ignored (003:908); allies are one, in the place of the first of them."""
    for colour in range(position.seats, position.colours):
        counts[colour] = 0
    if state_of(position).allies[area]:
        first, second = allies_in(position, area)
        counts[first] += counts[second]
        counts[second] = 0


def pay_together(position: ElGrande, area: i64, earned: vec[i64]) -> None:
    """A boycotted region pays nothing. Allies are paid for the same place, each with the bonus for the own grande."""
    if is_boycotted(position, area):
        for colour in range(position.colours):
            earned[colour] = 0
    if state_of(position).allies[area] == 0:
        return
    first, second = allies_in(position, area)
    earned[second] = earned[first]
    if is_first(position, first):
        earned[second] += home_bonus(position, area, second) - home_bonus(position, area, first)


def may_count_otherwise(position: ElGrande, area: i64, counts: vec[i64]) -> bool:
    """Are there allies, or caballeros that nobody has?"""
    for colour in range(position.seats, position.colours):
        if counts[colour] > 0:
            return True
    return state_of(position).allies[area] != 0


def areas_with_region_cards(position: ElGrande) -> i64:
    """Those where a boycott or an alliance lies, one bit each."""
    state = state_of(position)
    areas = state.boycotts
    for region in position.board.regions:
        if state.allies[region]:
            areas |= 1 << region
    return areas


def has_region_card(position: ElGrande, area: i64) -> bool:
    """Does a boycott or an alliance lie there?"""
    return state_of(position).allies[area] != 0 or is_boycotted(position, area)


def is_boycotted(position: ElGrande, area: i64) -> bool:
    return state_of(position).boycotts >> area & 1 != 0


def is_first(position: ElGrande, colour: i64) -> bool:
    """Has it more than anybody else, in the count that was just made?"""
    counts = position.counts
    for other in range(position.colours):
        if other != colour and counts[other] >= counts[colour]:
            return False
    return True


def home_bonus(position: ElGrande, area: i64, seat: i64) -> i64:
    return BONUS if position.grande[seat] == area else 0


def allies_in(position: ElGrande, area: i64) -> tuple[i64, i64]:
    """The two seats that are allied in an area, or NOBODY twice."""
    allies = state_of(position).allies[area]
    first = NOBODY
    for seat in range(position.seats):
        if allies >> seat & 1:
            if first != NOBODY:
                return first, seat
            first = seat
    return NOBODY, NOBODY


# ---- Before it, in between, and after it.
@final
class InquisitorLeavesCourt(Step):
    """Just before a general scoring (003:908)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        inquisitor = state_if_played(position)
        if inquisitor is not None and inquisitor.holder != NOBODY:
            position.tell("inquisitor-leaves-court", inquisitor.holder)
            give_to(position, NOBODY)


@final
class TellBoycotts(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        boycotts = state_of(position).boycotts
        for region in position.board.regions:
            if boycotts >> region & 1:
                position.tell("region-left-out", NOBODY, 0, region)


@final
class ReturnRegionCards(Step):
    """Boycotts and alliances are over."""

    def begin(self, position: ElGrande, by: i64) -> None:
        state = state_of(position)
        state.boycotts = 0
        for region in position.board.regions:
            state.allies[region] = 0
        position.look_again()
