"""New Regency: ten cards that take the place of the king card. The rulebooks describe four, and note three more."""

from __future__ import annotations

from typing import Final

from meseta.engine.program import card
from meseta.games.el_grande.board import CASTILLO, FRANCE, PORTUGAL
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, ActionCard, action_card
from meseta.games.el_grande.steps.infiltrate import infiltrate
from meseta.games.el_grande.steps.move_grande import move_own_grande_into_castillo, swap_king_and_own_grande
from meseta.games.el_grande.steps.move_king import (
    move_king_to,
    move_king_to_emptiest_region,
    move_king_to_fullest_region,
    move_king_to_own_grande,
    move_king_two_steps,
    move_king_with_entourage,
)

# fmt: off
CARDS: Final[list[ActionCard]] = [
    action_card(card("infiltration", "With this card you may also place caballeros in the king's region: act first,"
                     " then place.", infiltrate()), {5: 1}),
    action_card(card("rebellion", "Put the king beside the Castillo, which is then his region: nothing goes in or out.",
                     move_king_to(CASTILLO)), {5: 1}),
    action_card(card("regent", "The king and your grande change places, if both stand in regions.",
                     swap_king_and_own_grande()), {5: 1}, NOTED),
    action_card(card("entourage", "Move the king to any region; 2 caballeros from the region he leaves go with him.",
                     move_king_with_entourage(2)), {5: 1}, NOTED),
    action_card(card("retreat", "Move the king to the region with fewest caballeros; empty ones do not count. If only his own"
                     " is that, he stays.",
                     move_king_to_emptiest_region()), {5: 1}),
    action_card(card("exile", "Move the king to France or Portugal.", move_king_to(FRANCE, PORTUGAL)), {5: 1}),
    action_card(card("tournament", "Put your grande into the Castillo.", move_own_grande_into_castillo()), {5: 1},
                NOTED),
    action_card(card("progress", "Move the king one or two steps along neighbouring regions.", move_king_two_steps()),
                {5: 1}, RECONSTRUCTED),
    action_card(card("summons", "Move the king to the region with most caballeros. If only his own is that, he stays.",
                     move_king_to_fullest_region()), {5: 1}, RECONSTRUCTED),
    action_card(card("audience", "Move the king to the region of your grande.", move_king_to_own_grande()),
                {5: 1}, RECONSTRUCTED),
]
# fmt: on
