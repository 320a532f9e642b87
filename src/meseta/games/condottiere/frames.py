"""Every kind of frame of Condottiere, for saved positions."""

from __future__ import annotations

from typing import Final

from meseta.engine.saving import FrameKinds
from meseta.games.condottiere.battle import Battle, PlacingFavour, TakingBack
from meseta.games.condottiere.campaign import ChoosingRegion
from meseta.games.condottiere.hands import DiscardingHands, Drawing, KeepingCards

FRAMES: Final = FrameKinds(
    [Battle, ChoosingRegion, DiscardingHands, Drawing, KeepingCards, PlacingFavour, TakingBack], changes=[]
)
