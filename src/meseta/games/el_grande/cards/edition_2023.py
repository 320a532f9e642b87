"""The action cards of 2023: 41 cards.

The rulebooks print only some of the cards and never how often one lies in its deck: the rest is reconstructed.
"""

from __future__ import annotations

from typing import Final

from meseta.engine.program import card
from meseta.games.el_grande.cards import kinds
from meseta.games.el_grande.cards.action_card import RECONSTRUCTED, ActionCard, action_card, renamed
from meseta.games.el_grande.steps.return_caballeros import RemoveOneOfEach

CARDS: Final[list[ActionCard]] = [
    # Deck 1: intrigue
    action_card(kinds.OWN_FROM_ONE_REGION, {1: 1}, RECONSTRUCTED),
    action_card(renamed(kinds.COURT_2, "militia"), {1: 1}),
    action_card(kinds.FIVE_FROM_ONE_REGION, {1: 2}, RECONSTRUCTED),
    action_card(kinds.OTHERS_3, {1: 1}, RECONSTRUCTED),
    action_card(kinds.ANY_3, {1: 1}, RECONSTRUCTED),
    action_card(renamed(kinds.OWN_2_OTHERS_2, "intrigue"), {1: 2}),
    action_card(kinds.OWN_4, {1: 1}),
    action_card(kinds.ANY_4, {1: 1}, RECONSTRUCTED),
    # Deck 2: returns, one special scoring
    action_card(kinds.AUTHORITY_LOST_ALL, {2: 1}, RECONSTRUCTED),
    action_card(kinds.AUTHORITY_LOST_3, {2: 1}, RECONSTRUCTED),
    action_card(renamed(kinds.KING_IS_ANGRY, "withdrawal"), {2: 1}),
    action_card(card("assassin", RemoveOneOfEach()), {2: 1}),
    action_card(kinds.SECRET_RETURN_2, {2: 1}, RECONSTRUCTED),
    action_card(renamed(kinds.SECRET_RETURN_ALL, "civil-war"), {2: 1}, RECONSTRUCTED),
    action_card(renamed(kinds.SCORE_ONE, "score-one", "score-one-2023"), {2: 4}, RECONSTRUCTED),
    # Deck 3: special scorings
    action_card(renamed(kinds.SCORE_FOURS, "outposts"), {3: 2}),
    action_card(renamed(kinds.SCORE_FIVES, "fiesta"), {3: 2}),
    action_card(kinds.SCORE_SIXES_AND_SEVENS, {3: 1}, RECONSTRUCTED),
    action_card(renamed(kinds.SCORE_CASTILLO, "revelation"), {3: 2}),
    action_card(kinds.SCORE_FIRSTS, {3: 1}, RECONSTRUCTED),
    action_card(kinds.SCORE_MOST, {3: 1}, RECONSTRUCTED),
    action_card(kinds.SCORE_FEWEST, {3: 1}, RECONSTRUCTED),
    # Deck 4: tiles, king, grande, power
    action_card(renamed(kinds.SCORING_TILE, "decree"), {4: 3}),
    action_card(kinds.ROYAL_ADVISER, {4: 1}, RECONSTRUCTED),
    action_card(renamed(kinds.EVICTION, "coup"), {4: 1}),
    action_card(renamed(kinds.GRANDE, "new-house"), {4: 2}),
    action_card(renamed(kinds.POWER_CARD, "authority"), {4: 2}),
    action_card(kinds.COURT, {4: 1}, RECONSTRUCTED),
    # Deck 5
    action_card(renamed(kinds.KING, "your-majesty"), {5: 1}),
]
