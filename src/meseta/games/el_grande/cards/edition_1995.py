"""The action cards of 1995: 45 cards of 33 kinds, as the rulebooks describe them. Every text here is our own."""

from __future__ import annotations

from typing import Final

from meseta.engine.program import Card, card
from meseta.games.el_grande.cards.action_card import ActionCard, action_card
from meseta.games.el_grande.rounds import ROUND, SCORING
from meseta.games.el_grande.steps.court import muster_from_province
from meseta.games.el_grande.steps.either import either
from meseta.games.el_grande.steps.evict import evict_opponents
from meseta.games.el_grande.steps.keep_veto import keep_veto
from meseta.games.el_grande.steps.move_caballeros import move_any, move_others, move_own, move_own_and_others
from meseta.games.el_grande.steps.move_grande import move_own_grande
from meseta.games.el_grande.steps.move_king import move_king_anywhere, move_king_next_door
from meseta.games.el_grande.steps.place_caballeros import place_from_court
from meseta.games.el_grande.steps.return_caballeros import (
    opponents_return,
    opponents_return_from_court,
    remove_one_of_each_opponent,
    return_from_disk,
)
from meseta.games.el_grande.steps.score_regions import (
    score_castillo,
    score_emptiest_regions,
    score_first_places,
    score_fullest_regions,
    score_one_area,
    score_regions,
    score_regions_on_one_disk,
)
from meseta.games.el_grande.steps.scoring_tiles import move_scoring_tile
from meseta.games.el_grande.steps.secret_disks import all_turn_disks, opponents_turn_disks
from meseta.games.el_grande.steps.take_back_power_card import take_back_power_card

# The whole game is a program too: three times three rounds (short: two) and a general scoring.
GAMES: Final[dict[int, Card]] = {
    9: card("nine-rounds", "", *[*ROUND, *ROUND, *ROUND, *SCORING] * 3),
    6: card("six-rounds", "", *[*ROUND, *ROUND, *SCORING] * 3),
}

# Name, copies by deck, our wording, and what the card does.
# fmt: off
CARDS: Final[list[ActionCard]] = [
    # Deck 1: intrigue
    action_card("own-from-one-region", {1: 1}, "Move any number of your caballeros out of one region.",
                move_own(one_region=True)),
    action_card("court-2", {1: 1}, "Place up to 2 more caballeros from your court, anywhere.", place_from_court(2)),
    action_card("own-or-court", {1: 1}, "Either move any number of your caballeros out of one region, or place up to"
                " 2 more from your court, anywhere.", either("own-from-one-region", "court-2")),
    action_card("five-from-one-region", {1: 2}, "Move up to 5 caballeros of any colours out of one region.",
                move_any(5, one_region=True)),
    action_card("others-3", {1: 1}, "Move up to 3 caballeros of other players.", move_others(3)),
    action_card("any-3", {1: 1}, "Move up to 3 caballeros of any colours.", move_any(3)),
    action_card("own-2-others-2", {1: 2}, "Move up to 2 of your own caballeros and up to 2 of other players.",
                move_own_and_others(2, 2)),
    action_card("own-4", {1: 1}, "Move up to 4 of your own caballeros.", move_own(4)),
    action_card("any-4", {1: 1}, "Move up to 4 caballeros of any colours.", move_any(4)),

    # Deck 2: veto, returns, one special scoring
    action_card("veto", {2: 2}, "Keep this card. Until the end of the next round you may stop one special action,"
                " also half-way.", keep_veto()),
    action_card("authority-lost-all", {2: 1}, "Your opponents return their whole courts to the province.",
                opponents_return_from_court()),
    action_card("authority-lost-3", {2: 1}, "Your opponents return 3 caballeros each from court to province.",
                opponents_return_from_court(3)),
    action_card("king-is-angry", {2: 1}, "From your left, each opponent returns 3 caballeros from court or regions to"
                " the province.", opponents_return(3)),
    action_card("one-of-each", {2: 1}, "You may send 1 caballero of each opponent from a region to the province.",
                remove_one_of_each_opponent()),
    action_card("secret-return-2", {2: 1}, "Each opponent secretly chooses a region and returns 2 caballeros from it to"
                " the province.", opponents_turn_disks(holding=2), return_from_disk(2)),
    action_card("secret-return-all", {2: 1}, "Each opponent secretly chooses a region and returns all own caballeros"
                " from it to the province.", opponents_turn_disks(holding=1), return_from_disk()),
    action_card("score-one", {2: 3, 3: 1}, "Choose one region or the Castillo: it is scored.", score_one_area()),

    # Deck 3: special scorings
    action_card("score-fours", {3: 2}, "All regions worth 4 are scored.", score_regions(first_place_is=4)),
    action_card("score-fives", {3: 2}, "All regions worth 5 are scored.", score_regions(first_place_is=5)),
    action_card("score-sixes-and-sevens", {3: 1}, "All regions worth 6 or 7 are scored.",
                score_regions(first_place_is=6, or_=7)),
    action_card("score-castillo", {3: 2}, "The Castillo is scored; its caballeros stay inside.", score_castillo()),
    action_card("score-firsts", {3: 1}, "In every region, only an untied first place is paid.", score_first_places()),
    action_card("score-most", {3: 1}, "The region with most caballeros is scored.", score_fullest_regions()),
    action_card("score-fewest", {3: 1}, "The region with fewest caballeros is scored; empty ones do not count.",
                score_emptiest_regions()),

    # Deck 4: tiles, king, grande, power
    action_card("scoring-tile", {4: 3}, "Lay a scoring tile on an area, or move one to another area.",
                move_scoring_tile()),
    action_card("royal-adviser", {4: 1}, "Move the king to a neighbouring region.", move_king_next_door()),
    action_card("eviction", {4: 1}, "Name a region: opponents there secretly choose another one and move to it.",
                evict_opponents()),
    action_card("grande", {4: 2}, "You may move your grande to another region.", move_own_grande()),
    action_card("power-card", {4: 2}, "Take one of your used power cards back to your hand.", take_back_power_card()),
    action_card("court", {4: 1}, "Take up to 2 caballeros from the province into your court.",
                muster_from_province(2)),
    action_card("secret-scoring", {4: 1}, "Everybody secretly chooses a region; those chosen only once are scored.",
                all_turn_disks(), score_regions_on_one_disk()),

    # Deck 5
    action_card("king", {5: 1}, "Move the king to any region.", move_king_anywhere()),
]
# fmt: on
