"""Every kind of frame and change of El Grande by name, for saved positions."""

from __future__ import annotations

from typing import Final

from meseta.engine.proposal import Change
from meseta.engine.saving import Builder, builders, table
from meseta.games.el_grande.rounds import Bidding
from meseta.games.el_grande.steps.announce import ACTION_BEGINS
from meseta.games.el_grande.steps.court import COURT_GROWS, Intake
from meseta.games.el_grande.steps.either import Choosing
from meseta.games.el_grande.steps.evict import LEAVES, Evicting
from meseta.games.el_grande.steps.infiltrate import TABOO_LIFTED
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES, Moving
from meseta.games.el_grande.steps.move_grande import GRANDE_MOVES, KING_AND_GRANDE_SWAP, ChoosingHome
from meseta.games.el_grande.steps.move_king import KING_MOVES, ChoosingKing, Escorting
from meseta.games.el_grande.steps.pass_modifiers import PassingModifiers
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
BY_NAME: Final = {change.NAME: change for change in CHANGES}


def player_by_player(by: int, change: str, amount: int, left: int, order: list[int], at: int) -> PlayerByPlayer:
    return PlayerByPlayer(by, BY_NAME[change], amount, left, table(order), at)


def secret_disks(by: int, asked: int, missing: int, answers: list[int], holding: int, barred: int) -> SecretDisks:
    return SecretDisks(by, asked, missing, table(answers), holding, barred)


def passing_modifiers(by: int, asked: int, missing: int, answers: list[int]) -> PassingModifiers:
    return PassingModifiers(by, asked, missing, table(answers))


FRAMES: Final[dict[str, Builder]] = builders(
    {
        Bidding.NAME: Bidding,
        Choosing.NAME: Choosing,
        ChoosingHome.NAME: ChoosingHome,
        ChoosingKing.NAME: ChoosingKing,
        ChoosingScore.NAME: ChoosingScore,
        Escorting.NAME: Escorting,
        Evicting.NAME: Evicting,
        Intake.NAME: Intake,
        Moving.NAME: Moving,
        MovingTile.NAME: MovingTile,
        PassingModifiers.NAME: passing_modifiers,
        Placing.NAME: Placing,
        PlayerByPlayer.NAME: player_by_player,
        Removing.NAME: Removing,
        Returning.NAME: Returning,
        Scoring.NAME: Scoring,
        SecretDisks.NAME: secret_disks,
        TakingBack.NAME: TakingBack,
        Turn.NAME: Turn,
        Turns.NAME: Turns,
    },
    CHANGES,
)
