"""The Grand Inquisitor card, and the eleven cards of the seventh deck. Data.

The rulebook explains a few of them and prints none: what else they do, the discs on them and how many caballeros they
let one place are ours.
"""

from __future__ import annotations

from typing import Final

from meseta.engine.program import Card, card
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, RULEBOOK, ActionCard, action_card
from meseta.games.el_grande.parts.colonies.discs import FindDiscs, PromiseDiscs
from meseta.games.el_grande.parts.colonies.limit_table import MoveLimit
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurnOverCard
from meseta.games.el_grande.parts.conspiracy.grandes import KEEP_CONSPIRACY
from meseta.games.el_grande.parts.inquisitor.steps import MoveBlack, SendInquisitorAway, TakeInquisitor
from meseta.games.el_grande.steps.either import Either
from meseta.games.el_grande.steps.keep_mark import KeepMark
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballerosIn
from meseta.games.el_grande.steps.score_one_of import ScoreOneOf
from meseta.games.el_grande.steps.score_regions import ScoreNamed


def of_deck_7(its: Card, provenance: str, places: int = 2) -> ActionCard:
    return action_card(its, {7: 1}, provenance, places)


CARDS: Final[list[ActionCard]] = [
    action_card(card("grand-inquisitor", TakeInquisitor(), MoveBlack(2)), {6: 1}, RULEBOOK, places=3),
    of_deck_7(card("limit-table-1", MoveLimit(), FindDiscs(wares=1)), NOTED),
    of_deck_7(card("limit-table-2", MoveLimit(), FindDiscs(gold=1)), NOTED),
    of_deck_7(card("limit-table-3", MoveLimit(), FindDiscs(wares=2)), NOTED),
    of_deck_7(card("conspiracy-of-grandes", KeepMark(KEEP_CONSPIRACY), PromiseDiscs(gold=1)), NOTED),
    of_deck_7(card("turn-over-card", TurnOverCard()), NOTED),
    of_deck_7(card("reposition-own", MoveCaballeros(own=3), FindDiscs(wares=1)), RECONSTRUCTED),
    of_deck_7(card("reposition-mixed", MoveCaballeros(own=2, others=2), FindDiscs(gold=1)), RECONSTRUCTED),
    of_deck_7(card("inquisitors-road", Either("inquisitor-to-court", "inquisitor-away")), RECONSTRUCTED),
    of_deck_7(
        card("colonial-scoring", ScoreNamed("france", "ship", "america", "mediterranean"), FindDiscs(gold=1, wares=1)),
        RECONSTRUCTED,
    ),
    of_deck_7(card("choice-scoring", ScoreOneOf(king=True, castillo=True), FindDiscs(wares=2)), RECONSTRUCTED),
    of_deck_7(card("embarkation", PlaceCaballerosIn(3, "ship"), FindDiscs(gold=1, wares=1)), RECONSTRUCTED),
]
# What one of them lets a player choose from:
ACTIONS: Final[list[Card]] = [
    card("inquisitor-to-court", TakeInquisitor()),
    card("inquisitor-away", SendInquisitorAway()),
]
