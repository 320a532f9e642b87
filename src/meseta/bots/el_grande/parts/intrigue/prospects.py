"""What cards promise for rounds to come, whatever the table will be like then: by their steps, in points."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande.parts.intrigue.on_table import choice_is_free
from meseta.engine.program import Card, Step
from meseta.games.el_grande.parts.conspiracy.grandes import KEEP_CONSPIRACY
from meseta.games.el_grande.parts.intrigue.rounds import TakeBackOpenly
from meseta.games.el_grande.parts.intrigue.steps.home_counts import KEEP_HOME_COUNTS
from meseta.games.el_grande.parts.intrigue.steps.homes_by_disk import GrandesFollowDisks, TurnHomeDisks
from meseta.games.el_grande.parts.intrigue.steps.move_with_escort import MoveGrandeWithEscort
from meseta.games.el_grande.parts.intrigue.steps.name_region import BRIDGE, GATHER, NameRegion
from meseta.games.el_grande.parts.intrigue.steps.open_placing import OpenPlacing
from meseta.games.el_grande.parts.intrigue.steps.quarantine import Quarantine
from meseta.games.el_grande.parts.intrigue.steps.score_tied_pair import ScoreTiedPair
from meseta.games.el_grande.parts.intrigue.view import of_intrigue
from meseta.games.el_grande.steps.announce import Announce
from meseta.games.el_grande.steps.court import Muster
from meseta.games.el_grande.steps.keep_mark import KeepMark
from meseta.games.el_grande.steps.keep_veto import KeepVeto
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.move_grande import MoveGrande
from meseta.games.el_grande.steps.move_king import MoveKingNear
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros
from meseta.games.el_grande.steps.return_caballeros import OpponentsLoseCourt, OpponentsReturn, ReturnFromDisk
from meseta.games.el_grande.steps.score_one_of import ScoreOneOf
from meseta.games.el_grande.steps.score_regions import ScoreByValue, ScoreCastillo, ScoreDisks
from meseta.games.el_grande.steps.scoring_tiles import MoveTile
from meseta.games.el_grande.steps.secret_disks import TurnDisks

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.games.el_grande.parts.intrigue.view import OwnCardView

BRINGS: Final = 0.15  # a caballero that a card brings to the court
JOKER: Final = 1.0  # to choose last

# Each step once, where it is carried out at a moment of its player's choice:
PROMISES: Final[dict[type[Step], float]] = {
    Announce: 0.0,
    TakeBackOpenly: 0.8,
    TurnHomeDisks: 0.0,  # the next step says what for
    GrandesFollowDisks: -0.5,
    OpenPlacing: 1.5,
    KeepVeto: 1.5,
    MoveKingNear: 1.2,
    MoveGrande: 1.5,
    MoveGrandeWithEscort: 2.0,
    MoveTile: 2.5,
    Quarantine: 1.0,
    ScoreByValue: 2.5,
    ScoreCastillo: 2.0,
    ScoreTiedPair: 0.8,
    ScoreOneOf: 4.0,
    TurnDisks: 0.0,
    ScoreDisks: 2.0,
}
MARKS: Final = {KEEP_CONSPIRACY.NAME: 0.2, KEEP_HOME_COUNTS.NAME: 1.2}
NAMED: Final = {int(GATHER): 1.5, int(BRIDGE): 0.3}
# And for each caballero:
PLACED: Final = 1.2
MUSTERED: Final = 0.5
RETURNED: Final = 0.7  # by every opponent
LOST: Final = 0.5  # out of the court alone
MOVED: Final = 0.6  # an own one
SENT: Final = 0.8  # one of another colour


def promise_of(step: Step) -> float:
    if isinstance(step, MoveCaballeros):
        return MOVED * min(int(step.own), 3) + SENT * min(int(step.others), 4)  # more are seldom moved
    if isinstance(step, PlaceCaballeros):
        return PLACED * int(step.count)
    if isinstance(step, Muster):
        return MUSTERED * int(step.count)
    if isinstance(step, OpponentsReturn | ReturnFromDisk):
        return RETURNED * int(step.count)
    if isinstance(step, OpponentsLoseCourt):
        return LOST * int(step.count)
    if isinstance(step, KeepMark):
        return MARKS[step.change.NAME]
    return NAMED[step.purpose] if isinstance(step, NameRegion) else PROMISES[type(step)]


def promise(card: Card) -> float:
    """What the action of a card brings; a Joker has none, but comes last."""
    return sum(promise_of(step) for step in card.does) if card.does else JOKER


def prospect(table: Table, card: OwnCardView) -> float:
    acting = promise(table.card(card["card"]))
    return acting * chance_to_act(table, card["value"]) + BRINGS * card["brings"]


def chance_to_act(table: Table, value: int) -> float:
    """How often a card of this value will be carried out: neither first nor last where others act instead."""
    if choice_is_free(table) or not value:
        return 1.0
    values = [card["value"] for card in of_intrigue(table.view)["own_cards"]]
    higher = sum(other > value for other in values) / len(values)
    between: float = 1 - higher ** (table.seats - 1) - (1 - higher) ** (table.seats - 1)
    return sqrt(between)  # and more often still, for others' cards are seen before
