"""Positions of version 1 in the form of version 2, so that a table whose rules are gone is shown where it stands."""

from __future__ import annotations

import json
from typing import Final

from meseta.engine.refusal import Refused
from meseta.engine.saving import to_text
from meseta.games.catalogue import title_of
from meseta.storage.migrations import condottiere_of_version_1, el_grande_of_version_1
from meseta.storage.migrations.snapshots_of_version_1 import named

GAMES: Final = {
    "el-grande": el_grande_of_version_1.translated,
    "condottiere": condottiere_of_version_1.translated,
}


def translated(game: str, snapshot: str) -> str:
    """Refused where today's rules cannot show it, or would go on by themselves instead of asking what was asked."""
    then = named(json.loads(snapshot))
    if then["game"] != game:
        raise Refused("error-saved-game", game=game, other=then["game"])
    now = GAMES[game](then)
    position = title_of(game).load(now)
    for viewer in (None, *range(position.seats)):
        position.seen_by(viewer)
    if [frame.NAME for frame in position.frames()] != [frame["frame"] for frame in now["frames"]]:
        raise Refused("error-question-of-version-1")
    return to_text(position.save())
