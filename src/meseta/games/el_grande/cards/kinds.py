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

# Deck 1: intrigue
OWN_FROM_ONE_REGION: Final[Card] = card("own-from-one-region", MoveCaballeros(own=ALL, one_region=True))
COURT_2: Final[Card] = card("court-2", PlaceCaballeros(2))
FIVE_FROM_ONE_REGION: Final[Card] = card(
    "five-from-one-region", MoveCaballeros(own=5, others=5, up_to=5, one_region=True)
)
OTHERS_3: Final[Card] = card("others-3", MoveCaballeros(others=3))
ANY_3: Final[Card] = card("any-3", MoveCaballeros(own=3, others=3, up_to=3))
OWN_2_OTHERS_2: Final[Card] = card("own-2-others-2", MoveCaballeros(own=2, others=2))
OWN_4: Final[Card] = card("own-4", MoveCaballeros(own=4))
ANY_4: Final[Card] = card("any-4", MoveCaballeros(own=4, others=4, up_to=4))

# Deck 2: veto, returns, one special scoring
VETO: Final[Card] = card("veto", KeepVeto())
AUTHORITY_LOST_ALL: Final[Card] = card("authority-lost-all", OpponentsLoseCourt())
AUTHORITY_LOST_3: Final[Card] = card("authority-lost-3", OpponentsLoseCourt(3))
KING_IS_ANGRY: Final[Card] = card("king-is-angry", OpponentsReturn(3))
ONE_OF_EACH: Final[Card] = card("one-of-each", RemoveOneOfEach(may_spare=True))
SECRET_RETURN_2: Final[Card] = card("secret-return-2", TurnDisks(DISKS_TO_LOSE, holding=2), ReturnFromDisk(2))
SECRET_RETURN_ALL: Final[Card] = card("secret-return-all", TurnDisks(DISKS_TO_LOSE, holding=1), ReturnFromDisk())
SCORE_ONE: Final[Card] = card("score-one", ScoreChosen())

# Deck 3: special scorings
SCORE_FOURS: Final[Card] = card("score-fours", ScoreByValue(4))
SCORE_FIVES: Final[Card] = card("score-fives", ScoreByValue(5))
SCORE_SIXES_AND_SEVENS: Final[Card] = card("score-sixes-and-sevens", ScoreByValue(6, 7))
SCORE_CASTILLO: Final[Card] = card("score-castillo", ScoreCastillo())
SCORE_FIRSTS: Final[Card] = card("score-firsts", ScoreFirsts())
SCORE_MOST: Final[Card] = card("score-most", ScoreMost())
SCORE_FEWEST: Final[Card] = card("score-fewest", ScoreFewest())

# Deck 4: tiles, king, grande, power
SCORING_TILE: Final[Card] = card("scoring-tile", MoveTile())
ROYAL_ADVISER: Final[Card] = card("royal-adviser", MoveKingNear(1))
EVICTION: Final[Card] = card("eviction", Evict())
GRANDE: Final[Card] = card("grande", MoveGrande())
POWER_CARD: Final[Card] = card("power-card", TakeBackPowerCard())
COURT: Final[Card] = card("court", Muster(2))
SECRET_SCORING: Final[Card] = card("secret-scoring", TurnDisks(DISKS_TO_SCORE), ScoreDisks())

# Deck 5
KING: Final[Card] = card("king", MoveKing())
