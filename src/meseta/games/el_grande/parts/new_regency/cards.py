"""The ten cards of New Regency. The rulebooks describe four, and note three more."""

from __future__ import annotations

from typing import Final

from meseta.engine.program import card
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, ActionCard, action_card
from meseta.games.el_grande.steps.infiltrate import Infiltrate
from meseta.games.el_grande.steps.move_grande import GrandeIntoCastillo, SwapKingAndGrande
from meseta.games.el_grande.steps.move_king import (
    MoveKing,
    MoveKingNear,
    MoveKingToEmptiest,
    MoveKingToFullest,
    MoveKingToGrande,
    MoveKingWithEntourage,
)

# fmt: off
CARDS: Final[list[ActionCard]] = [
    action_card(card("infiltration", "With this card you may also place caballeros in the king's region: act first,"
                     " then place.", Infiltrate()), {5: 1}),
    action_card(card("rebellion", "Put the king beside the Castillo, which is then his region: nothing goes in or out.",
                     MoveKing("castillo")), {5: 1}),
    action_card(card("regent", "The king and your grande change places, if both stand in regions.",
                     SwapKingAndGrande()), {5: 1}, NOTED),
    action_card(card("entourage", "Move the king to any region; 2 caballeros from the region he leaves go with him.",
                     MoveKingWithEntourage(2)), {5: 1}, NOTED),
    action_card(card("retreat", "Move the king to the region with fewest caballeros; empty ones do not count. If only"
                     " his own is that, he stays.",
                     MoveKingToEmptiest()), {5: 1}),
    action_card(card("exile", "Move the king to France or Portugal.", MoveKing("france", "portugal")), {5: 1}),
    action_card(card("tournament", "Put your grande into the Castillo.", GrandeIntoCastillo()), {5: 1}, NOTED),
    action_card(card("progress", "Move the king one or two steps along neighbouring regions.", MoveKingNear(2)),
                {5: 1}, RECONSTRUCTED),
    action_card(card("summons", "Move the king to the region with most caballeros. If only his own is that, he stays.",
                     MoveKingToFullest()), {5: 1}, RECONSTRUCTED),
    action_card(card("audience", "Move the king to the region of your grande.", MoveKingToGrande()),
                {5: 1}, RECONSTRUCTED),
]
# fmt: on
