"""Every kind of frame and change of El Grande, for saved positions."""

from __future__ import annotations

from typing import Final

from meseta.engine.frame import Frame
from meseta.engine.proposal import Change
from meseta.engine.saving import FrameKinds
from meseta.games.el_grande.part import Part
from meseta.games.el_grande.rounds import Bidding
from meseta.games.el_grande.steps.announce import ACTION_BEGINS
from meseta.games.el_grande.steps.court import COURT_GROWS, Intake
from meseta.games.el_grande.steps.either import Choosing
from meseta.games.el_grande.steps.evict import LEAVES, Evicting
from meseta.games.el_grande.steps.infiltrate import TABOO_LIFTED
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES, Moving
from meseta.games.el_grande.steps.move_grande import GRANDE_MOVES, KING_AND_GRANDE_SWAP, ChoosingHome
from meseta.games.el_grande.steps.move_king import KING_MOVES, ChoosingKing, Escorting
from meseta.games.el_grande.steps.place_caballeros import CABALLERO_PLACED, Placing
from meseta.games.el_grande.steps.player_by_player import PlayerByPlayer
from meseta.games.el_grande.steps.return_caballeros import (
    CABALLERO_REMOVED,
    COURT_SHRINKS,
    DISK_EMPTIES,
    MUST_RETURN,
    Removing,
    Returning,
)
from meseta.games.el_grande.steps.score_regions import (
    CASTILLO_OPENS,
    FIRST_PLACE_PAYMENT,
    PAYMENT,
    ChoosingScore,
    Scoring,
)
from meseta.games.el_grande.steps.scoring_tiles import TILE_MOVES, MovingTile
from meseta.games.el_grande.steps.secret_disks import DISKS_TO_LEAVE, DISKS_TO_LOSE, DISKS_TO_SCORE, SecretDisks
from meseta.games.el_grande.steps.take_back_power_card import POWER_CARD_BACK, TakingBack
from meseta.games.el_grande.turns import Turn, Turns

CHANGES: Final[list[Change]] = [
    ACTION_BEGINS,
    CABALLERO_MOVES,
    CABALLERO_PLACED,
    CABALLERO_REMOVED,
    CASTILLO_OPENS,
    COURT_GROWS,
    COURT_SHRINKS,
    DISK_EMPTIES,
    DISKS_TO_LEAVE,
    DISKS_TO_LOSE,
    DISKS_TO_SCORE,
    FIRST_PLACE_PAYMENT,
    GRANDE_MOVES,
    KING_AND_GRANDE_SWAP,
    KING_MOVES,
    LEAVES,
    MUST_RETURN,
    PAYMENT,
    POWER_CARD_BACK,
    TABOO_LIFTED,
    TILE_MOVES,
]
FRAMES: Final[list[type[Frame]]] = [
    Bidding,
    Choosing,
    ChoosingHome,
    ChoosingKing,
    ChoosingScore,
    Escorting,
    Evicting,
    Intake,
    Moving,
    MovingTile,
    Placing,
    PlayerByPlayer,
    Removing,
    Returning,
    Scoring,
    SecretDisks,
    TakingBack,
    Turn,
    Turns,
]


def frame_kinds(parts: list[Part]) -> FrameKinds:
    """A part's own may take the place of one of the base, under its name."""
    frames = [frame for part in parts for frame in part.frames()]
    changes = [change for part in parts for change in part.changes()]
    return FrameKinds([*FRAMES, *frames], [*CHANGES, *changes])
