"""The faces of the games, by the names of their titles. A new game registers here; all pages find it."""

from __future__ import annotations

from typing import Final, cast

from meseta.engine.view import View
from meseta.web.faces.condottiere.face import CONDOTTIERE
from meseta.web.faces.el_grande.face import EL_GRANDE
from meseta.web.faces.face import Face, Seen

FACES: Final[dict[str, Face[View]]] = {}


def register(game: str, face: Face[Seen]) -> None:
    """A face draws the views of its own game alone: pages hand it what that game has given."""
    FACES[game] = cast("Face[View]", face)


register("el-grande", EL_GRANDE)
register("condottiere", CONDOTTIERE)
