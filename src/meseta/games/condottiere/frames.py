"""Every kind of frame of Condottiere by name, for saved positions."""

from __future__ import annotations

from typing import Final

from meseta.engine.saving import Builder, builders, table
from meseta.games.condottiere.battle import Battle, PlacingFavour, TakingBack
from meseta.games.condottiere.campaign import ChoosingRegion
from meseta.games.condottiere.hands import DiscardingHands, Drawing, KeepingCards


def keeping_cards(by: int, asked: int, missing: int, answers: list[int]) -> KeepingCards:
    return KeepingCards(by, asked, missing, table(answers))


FRAMES: Final[dict[str, Builder]] = builders(
    {
        Battle.NAME: Battle,
        ChoosingRegion.NAME: ChoosingRegion,
        DiscardingHands.NAME: DiscardingHands,
        Drawing.NAME: Drawing,
        KeepingCards.NAME: keeping_cards,
        PlacingFavour.NAME: PlacingFavour,
        TakingBack.NAME: TakingBack,
    },
    [],
)
