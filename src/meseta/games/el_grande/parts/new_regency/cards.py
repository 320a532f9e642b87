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

CARDS: Final[list[ActionCard]] = [
    action_card(card("infiltration", Infiltrate()), {5: 1}),
    action_card(card("rebellion", MoveKing("castillo")), {5: 1}),
    action_card(card("regent", SwapKingAndGrande()), {5: 1}, NOTED),
    action_card(card("entourage", MoveKingWithEntourage(2)), {5: 1}, NOTED),
    action_card(card("retreat", MoveKingToEmptiest()), {5: 1}),
    action_card(card("exile", MoveKing("france", "portugal")), {5: 1}),
    action_card(card("tournament", GrandeIntoCastillo()), {5: 1}, NOTED),
    action_card(card("progress", MoveKingNear(2)), {5: 1}, RECONSTRUCTED),
    action_card(card("summons", MoveKingToFullest()), {5: 1}, RECONSTRUCTED),
    action_card(card("audience", MoveKingToGrande()), {5: 1}, RECONSTRUCTED),
]
