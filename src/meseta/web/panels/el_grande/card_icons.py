"""What an action card does, as icons read from its steps: own, other and any caballeros differ in shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meseta.engine.program import Card, Step
from meseta.games.el_grande.board import CASTILLO
from meseta.games.el_grande.parts.catalogue import files_of_parts
from meseta.games.el_grande.rules import Rules
from meseta.games.el_grande.steps.announce import Announce
from meseta.games.el_grande.steps.court import Muster, MusterUpTo
from meseta.games.el_grande.steps.either import Either
from meseta.games.el_grande.steps.evict import Evict
from meseta.games.el_grande.steps.infiltrate import Infiltrate
from meseta.games.el_grande.steps.keep_veto import KeepVeto
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.move_grande import GrandeIntoCastillo, MoveGrande, SwapKingAndGrande
from meseta.games.el_grande.steps.move_king import (
    MoveKing,
    MoveKingNear,
    MoveKingToEmptiest,
    MoveKingToFullest,
    MoveKingToGrande,
    MoveKingWithEntourage,
)
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros, PlaceCaballerosIn
from meseta.games.el_grande.steps.return_caballeros import (
    OpponentsLoseCourt,
    OpponentsReturn,
    RemoveOneOfEach,
    ReturnFromDisk,
)
from meseta.games.el_grande.steps.score_one_of import ScoreOneOf
from meseta.games.el_grande.steps.score_regions import (
    ScoreByValue,
    ScoreCastillo,
    ScoreChosen,
    ScoreDisks,
    ScoreFewest,
    ScoreFirsts,
    ScoreMost,
    ScoreNamed,
)
from meseta.games.el_grande.steps.scoring_tiles import MoveTile
from meseta.games.el_grande.steps.secret_disks import TurnDisks
from meseta.games.el_grande.steps.take_back_power_card import TakeBackPowerCard
from meseta.web.panels.el_grande import part_icons
from meseta.web.panels.el_grande.part_icons.part import Icons, PartIcons

UNKNOWN: Final = "cards"  # for a step that has no icon of its own

# Those that are the same whatever the numbers of a step.
OF_STEPS: Final[Mapping[type[Step], Icons]] = {
    Announce: (),
    Evict: ("disk", "move-other"),
    GrandeIntoCastillo: ("grande", "castillo"),
    Infiltrate: ("king", "caballero"),
    KeepVeto: ("veto",),
    MoveGrande: ("grande",),
    MoveKingNear: ("move-king",),
    MoveKingToEmptiest: ("move-king",),
    MoveKingToFullest: ("move-king",),
    MoveKingToGrande: ("move-king", "grande"),
    MoveKingWithEntourage: ("move-king", "caballero"),
    MoveTile: ("tile",),
    Muster: ("court",),
    MusterUpTo: ("court",),
    OpponentsLoseCourt: ("court", "to-province"),
    OpponentsReturn: ("to-province",),
    PlaceCaballeros: ("court", "caballero"),
    PlaceCaballerosIn: ("court", "caballero"),
    RemoveOneOfEach: ("to-province",),
    ReturnFromDisk: ("to-province",),
    ScoreByValue: ("scoring",),
    ScoreCastillo: ("castillo", "scoring"),
    ScoreChosen: ("scoring",),
    ScoreDisks: ("scoring",),
    ScoreFewest: ("scoring",),
    ScoreFirsts: ("scoring",),
    ScoreMost: ("scoring",),
    ScoreNamed: ("scoring",),
    ScoreOneOf: ("scoring",),
    SwapKingAndGrande: ("king", "grande"),
    TakeBackPowerCard: ("power", "undo"),
    TurnDisks: ("disk",),
}
# Those of the parts.
PARTS: Final[list[PartIcons]] = [file.PART for file in files_of_parts(part_icons.__name__).values()]

# What the name of a card shows before what it does.
OF_NAMES: Final[Mapping[str, Icons]] = {
    "king-is-angry": ("king",),
    **{name: icons for part in PARTS for name, icons in part.OF_NAMES.items()},
}


def icons_of(card: Card, rules: Rules) -> Icons:
    return OF_NAMES.get(card.name, ()) + tuple(icon for step in card.does for icon in icons_of_step(step, rules))


def icons_of_step(step: Step, rules: Rules) -> Icons:
    if isinstance(step, Either):
        return either(step, rules)
    if isinstance(step, MoveCaballeros):
        return moved_caballeros(step)
    if isinstance(step, MoveKing):
        return ("king", "castillo") if step.places == [CASTILLO] else ("move-king",)
    of_parts = (part.of_step(step) for part in PARTS)
    return next((icons for icons in of_parts if icons is not None), OF_STEPS.get(type(step), (UNKNOWN,)))


def either(step: Either, rules: Rules) -> Icons:
    """The first icon of each."""
    cards = [card_named(name, rules) for name in (step.first, step.second)]
    return tuple(icon for card in cards for icon in icons_of(card, rules)[:1])


def moved_caballeros(step: MoveCaballeros) -> Icons:
    """Where fewer may move than of both sorts together, it does not matter whose they are."""
    if not step.own or not step.others:
        return ("move-own",) if step.own else ("move-other",)
    return ("move-any",) if step.up_to < step.own + step.others else ("move-own", "move-other")


def card_named(name: str, rules: Rules) -> Card:
    return rules.cards[rules.card_number[name]]
