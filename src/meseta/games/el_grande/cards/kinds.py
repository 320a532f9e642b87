"""The kinds of cards that several editions have: what each does, once. Every text here is our own."""

from __future__ import annotations

from typing import Final

from meseta.engine.program import Card, card
from meseta.games.el_grande.steps.court import muster_from_province
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

# fmt: off
# Deck 1: intrigue
OWN_FROM_ONE_REGION: Final[Card] = card(
    "own-from-one-region", "Move any number of your caballeros out of one region.", move_own(one_region=True))
COURT_2: Final[Card] = card(
    "court-2", "Place 2 more caballeros from your court, anywhere.", place_from_court(2))
FIVE_FROM_ONE_REGION: Final[Card] = card(
    "five-from-one-region", "Move up to 5 caballeros of any colours out of one region.", move_any(5, one_region=True))
OTHERS_3: Final[Card] = card("others-3", "Move up to 3 caballeros of other players.", move_others(3))
ANY_3: Final[Card] = card("any-3", "Move up to 3 caballeros of any colours.", move_any(3))
OWN_2_OTHERS_2: Final[Card] = card(
    "own-2-others-2", "Move up to 2 of your own caballeros and up to 2 of other players.", move_own_and_others(2, 2))
OWN_4: Final[Card] = card("own-4", "Move up to 4 of your own caballeros.", move_own(4))
ANY_4: Final[Card] = card("any-4", "Move up to 4 caballeros of any colours.", move_any(4))

# Deck 2: veto, returns, one special scoring
VETO: Final[Card] = card(
    "veto", "Keep this card. Until the end of the next round you may stop one special action, also half-way.",
    keep_veto())
AUTHORITY_LOST_ALL: Final[Card] = card(
    "authority-lost-all", "Your opponents return their whole courts to the province.", opponents_return_from_court())
AUTHORITY_LOST_3: Final[Card] = card(
    "authority-lost-3", "Your opponents return 3 caballeros each from court to province.",
    opponents_return_from_court(3))
KING_IS_ANGRY: Final[Card] = card(
    "king-is-angry", "From your left, each opponent returns 3 caballeros from court or regions to the province.",
    opponents_return(3))
ONE_OF_EACH: Final[Card] = card(
    "one-of-each", "You may send 1 caballero of each opponent from a region to the province.",
    remove_one_of_each_opponent(may_spare=True))
SECRET_RETURN_2: Final[Card] = card(
    "secret-return-2", "Each opponent secretly chooses a region and returns 2 caballeros from it to the province.",
    opponents_turn_disks(holding=2), return_from_disk(2))
SECRET_RETURN_ALL: Final[Card] = card(
    "secret-return-all", "Each opponent secretly chooses a region and returns all own caballeros from it to the"
    " province.", opponents_turn_disks(holding=1), return_from_disk())
SCORE_ONE: Final[Card] = card("score-one", "Choose one region or the Castillo: it is scored.", score_one_area())

# Deck 3: special scorings
SCORE_FOURS: Final[Card] = card(
    "score-fours", "All regions worth 4 are scored.", score_regions(first_place_is=4))
SCORE_FIVES: Final[Card] = card(
    "score-fives", "All regions worth 5 are scored.", score_regions(first_place_is=5))
SCORE_SIXES_AND_SEVENS: Final[Card] = card(
    "score-sixes-and-sevens", "All regions worth 6 or 7 are scored.", score_regions(first_place_is=6, or_=7))
SCORE_CASTILLO: Final[Card] = card(
    "score-castillo", "The Castillo is scored; its caballeros stay inside.", score_castillo())
SCORE_FIRSTS: Final[Card] = card(
    "score-firsts", "In every region, only an untied first place is paid.", score_first_places())
SCORE_MOST: Final[Card] = card(
    "score-most", "The region with most caballeros is scored, or all that are level.", score_fullest_regions())
SCORE_FEWEST: Final[Card] = card(
    "score-fewest", "The region with fewest caballeros is scored, or all that are level; empty ones do not count.",
    score_emptiest_regions())

# Deck 4: tiles, king, grande, power
SCORING_TILE: Final[Card] = card(
    "scoring-tile", "Lay a scoring tile on an area, or move one to another area.", move_scoring_tile())
ROYAL_ADVISER: Final[Card] = card(
    "royal-adviser", "Move the king to a neighbouring region.", move_king_next_door())
EVICTION: Final[Card] = card(
    "eviction", "Name a region: opponents there secretly choose another one and move to it.", evict_opponents())
GRANDE: Final[Card] = card("grande", "You may move your grande to another region.", move_own_grande())
POWER_CARD: Final[Card] = card(
    "power-card", "Take one of your used power cards back to your hand.", take_back_power_card())
COURT: Final[Card] = card(
    "court", "Take 2 caballeros from the province into your court.", muster_from_province(2))
SECRET_SCORING: Final[Card] = card(
    "secret-scoring", "Everybody secretly chooses a region; those chosen only once are scored.",
    all_turn_disks(), score_regions_on_one_disk())

# Deck 5
KING: Final[Card] = card("king", "Move the king to any region.", move_king_anywhere())
# fmt: on
