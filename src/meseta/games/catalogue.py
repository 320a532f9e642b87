"""The games of the house, by name. A new game registers here; everything else finds it."""

from __future__ import annotations

from typing import Final

from meseta.engine.refusal import Refused
from meseta.engine.title import Title
from meseta.games.condottiere.title import CondottiereTitle
from meseta.games.el_grande.title import ElGrandeTitle

TITLES: Final[list[Title]] = [ElGrandeTitle(), CondottiereTitle()]


def title_of(name: str) -> Title:
    for known in TITLES:
        if known.name == name:
            return known
    raise Refused("error-no-such-game", game=name, games=[known.name for known in TITLES])
