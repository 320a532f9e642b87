"""The kinds of cards that several editions have: what each does, once. Every text here is our own."""

from __future__ import annotations

from typing import Final

from meseta.engine.program import Card, card
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.steps.court import Muster
from meseta.games.el_grande.steps.evict import Evict
from meseta.games.el_grande.steps.keep_veto import KeepVeto
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.move_grande import MoveGrande
from meseta.games.el_grande.steps.move_king import MoveKing, MoveKingNear
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros
from meseta.games.el_grande.steps.return_caballeros import (
    OpponentsLoseCourt,
    OpponentsReturn,
    RemoveOneOfEach,
    ReturnFromDisk,
)
from meseta.games.el_grande.steps.score_regions import (
    ScoreByValue,
    ScoreCastillo,
    ScoreChosen,
    ScoreDisks,
    ScoreFewest,
    ScoreFirsts,
    ScoreMost,
)
from meseta.games.el_grande.steps.scoring_tiles import MoveTile
from meseta.games.el_grande.steps.secret_disks import DISKS_TO_LOSE, DISKS_TO_SCORE, TurnDisks
from meseta.games.el_grande.steps.take_back_power_card import TakeBackPowerCard

# fmt: off
# Deck 1: intrigue
OWN_FROM_ONE_REGION: Final[Card] = card(
    "own-from-one-region", "Move any number of your caballeros out of one region.",
    MoveCaballeros(own=ALL, one_region=True))
COURT_2: Final[Card] = card(
    "court-2", "Place 2 more caballeros from your court, anywhere.", PlaceCaballeros(2))
FIVE_FROM_ONE_REGION: Final[Card] = card(
    "five-from-one-region", "Move up to 5 caballeros of any colours out of one region.",
    MoveCaballeros(own=5, others=5, up_to=5, one_region=True))
OTHERS_3: Final[Card] = card("others-3", "Move up to 3 caballeros of other players.", MoveCaballeros(others=3))
ANY_3: Final[Card] = card("any-3", "Move up to 3 caballeros of any colours.", MoveCaballeros(own=3, others=3, up_to=3))
OWN_2_OTHERS_2: Final[Card] = card(
    "own-2-others-2", "Move up to 2 of your own caballeros and up to 2 of other players.",
    MoveCaballeros(own=2, others=2))
OWN_4: Final[Card] = card("own-4", "Move up to 4 of your own caballeros.", MoveCaballeros(own=4))
ANY_4: Final[Card] = card("any-4", "Move up to 4 caballeros of any colours.", MoveCaballeros(own=4, others=4, up_to=4))

# Deck 2: veto, returns, one special scoring
VETO: Final[Card] = card(
    "veto", "Keep this card. Until the end of the next round you may stop one special action, also half-way.",
    KeepVeto())
AUTHORITY_LOST_ALL: Final[Card] = card(
    "authority-lost-all", "Your opponents return their whole courts to the province.", OpponentsLoseCourt())
AUTHORITY_LOST_3: Final[Card] = card(
    "authority-lost-3", "Your opponents return 3 caballeros each from court to province.",
    OpponentsLoseCourt(3))
KING_IS_ANGRY: Final[Card] = card(
    "king-is-angry", "From your left, each opponent returns 3 caballeros from court or regions to the province.",
    OpponentsReturn(3))
ONE_OF_EACH: Final[Card] = card(
    "one-of-each", "You may send 1 caballero of each opponent from a region to the province.",
    RemoveOneOfEach(may_spare=True))
SECRET_RETURN_2: Final[Card] = card(
    "secret-return-2", "Each opponent secretly chooses a region and returns 2 caballeros from it to the province.",
    TurnDisks(DISKS_TO_LOSE, holding=2), ReturnFromDisk(2))
SECRET_RETURN_ALL: Final[Card] = card(
    "secret-return-all", "Each opponent secretly chooses a region and returns all own caballeros from it to the"
    " province.", TurnDisks(DISKS_TO_LOSE, holding=1), ReturnFromDisk())
SCORE_ONE: Final[Card] = card("score-one", "Choose one region or the Castillo: it is scored.", ScoreChosen())

# Deck 3: special scorings
SCORE_FOURS: Final[Card] = card(
    "score-fours", "All regions worth 4 are scored.", ScoreByValue(4))
SCORE_FIVES: Final[Card] = card(
    "score-fives", "All regions worth 5 are scored.", ScoreByValue(5))
SCORE_SIXES_AND_SEVENS: Final[Card] = card(
    "score-sixes-and-sevens", "All regions worth 6 or 7 are scored.", ScoreByValue(6, 7))
SCORE_CASTILLO: Final[Card] = card(
    "score-castillo", "The Castillo is scored; its caballeros stay inside.", ScoreCastillo())
SCORE_FIRSTS: Final[Card] = card(
    "score-firsts", "In every region, only an untied first place is paid.", ScoreFirsts())
SCORE_MOST: Final[Card] = card(
    "score-most", "The region with most caballeros is scored, or all that are level.", ScoreMost())
SCORE_FEWEST: Final[Card] = card(
    "score-fewest", "The region with fewest caballeros is scored, or all that are level; empty ones do not count.",
    ScoreFewest())

# Deck 4: tiles, king, grande, power
SCORING_TILE: Final[Card] = card(
    "scoring-tile", "Lay a scoring tile on an area, or move one to another area.", MoveTile())
ROYAL_ADVISER: Final[Card] = card(
    "royal-adviser", "Move the king to a neighbouring region.", MoveKingNear(1))
EVICTION: Final[Card] = card(
    "eviction", "Name a region: opponents there secretly choose another one and move to it.", Evict())
GRANDE: Final[Card] = card("grande", "You may move your grande to another region.", MoveGrande())
POWER_CARD: Final[Card] = card(
    "power-card", "Take one of your used power cards back to your hand.", TakeBackPowerCard())
COURT: Final[Card] = card(
    "court", "Take 2 caballeros from the province into your court.", Muster(2))
SECRET_SCORING: Final[Card] = card(
    "secret-scoring", "Everybody secretly chooses a region; those chosen only once are scored.",
    TurnDisks(DISKS_TO_SCORE), ScoreDisks())

# Deck 5
KING: Final[Card] = card("king", "Move the king to any region.", MoveKing())
# fmt: on
