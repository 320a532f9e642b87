"""The action cards of 1995: 45 cards of 33 kinds, as the rulebooks describe them."""

from __future__ import annotations

from typing import Final

from meseta.engine.program import card
from meseta.games.el_grande.cards import kinds
from meseta.games.el_grande.cards.action_card import ActionCard, action_card
from meseta.games.el_grande.steps.either import Either

# A kind, and its copies by deck.
CARDS: Final[list[ActionCard]] = [
    # Deck 1: intrigue
    action_card(kinds.OWN_FROM_ONE_REGION, {1: 1}),
    action_card(kinds.COURT_2, {1: 1}),
    action_card(
        card(
            "own-or-court",
            Either("own-from-one-region", "court-2"),
        ),
        {1: 1},
    ),
    action_card(kinds.FIVE_FROM_ONE_REGION, {1: 2}),
    action_card(kinds.OTHERS_3, {1: 1}),
    action_card(kinds.ANY_3, {1: 1}),
    action_card(kinds.OWN_2_OTHERS_2, {1: 2}),
    action_card(kinds.OWN_4, {1: 1}),
    action_card(kinds.ANY_4, {1: 1}),
    # Deck 2: veto, returns, one special scoring
    action_card(kinds.VETO, {2: 2}),
    action_card(kinds.AUTHORITY_LOST_ALL, {2: 1}),
    action_card(kinds.AUTHORITY_LOST_3, {2: 1}),
    action_card(kinds.KING_IS_ANGRY, {2: 1}),
    action_card(kinds.ONE_OF_EACH, {2: 1}),
    action_card(kinds.SECRET_RETURN_2, {2: 1}),
    action_card(kinds.SECRET_RETURN_ALL, {2: 1}),
    action_card(kinds.SCORE_ONE, {2: 3, 3: 1}),
    # Deck 3: special scorings
    action_card(kinds.SCORE_FOURS, {3: 2}),
    action_card(kinds.SCORE_FIVES, {3: 2}),
    action_card(kinds.SCORE_SIXES_AND_SEVENS, {3: 1}),
    action_card(kinds.SCORE_CASTILLO, {3: 2}),
    action_card(kinds.SCORE_FIRSTS, {3: 1}),
    action_card(kinds.SCORE_MOST, {3: 1}),
    action_card(kinds.SCORE_FEWEST, {3: 1}),
    # Deck 4: tiles, king, grande, power
    action_card(kinds.SCORING_TILE, {4: 3}),
    action_card(kinds.ROYAL_ADVISER, {4: 1}),
    action_card(kinds.EVICTION, {4: 1}),
    action_card(kinds.GRANDE, {4: 2}),
    action_card(kinds.POWER_CARD, {4: 2}),
    action_card(kinds.COURT, {4: 1}),
    action_card(kinds.SECRET_SCORING, {4: 1}),
    # Deck 5
    action_card(kinds.KING, {5: 1}),
]
