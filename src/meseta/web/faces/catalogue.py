"""The faces of the games, by the names of their titles. A new game registers here; all pages find it."""

from __future__ import annotations

from typing import Any, Final

from meseta.web.faces.condottiere.face import CONDOTTIERE
from meseta.web.faces.el_grande.face import EL_GRANDE
from meseta.web.faces.face import Face

# What a face draws is a view of its own game: the pages hand on what the game has given.
FACES: Final[dict[str, Face[Any]]] = {"el-grande": EL_GRANDE, "condottiere": CONDOTTIERE}
