"""Intrigue & the King: which cards to keep, which to play, and what their actions are worth."""

from __future__ import annotations

from meseta.bots.el_grande.part import Part
from meseta.bots.el_grande.parts.intrigue import actions, cards_in_hand, hand, marks, turns, vetoes, worths
from meseta.bots.el_grande.parts.intrigue.hand import suggested_hand

__all__ = ["PART", "suggested_hand"]

PART = Part(
    questions={
        "bidding": cards_in_hand.bidding,
        "choosing-hand": hand.choosing_hand,
        "choosing-home": actions.choosing_home,
        "choosing-tied-pair": actions.choosing_tied_pair,
        "following": actions.following,
        "homes-by-disk": actions.homes_by_disk,
        "intriguing": actions.intriguing,
        "naming-region": actions.naming_region,
        "own-turn": turns.own_turn,
        "picking-marker": actions.picking_marker,
        "proposal": vetoes.proposal,
        "taking-back": cards_in_hand.taking_back,
    },
    steps=worths.STEPS,
    changes=vetoes.CHANGES,
    marks={"home-will-count": marks.home_counts_gain},
    closed=marks.closed,
    joined=marks.joined,
    held_tiles=marks.held_tiles,
    counting=marks.counting,
)
