"""What the front page shows of the games: a board in play, and the ways to play each of them at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from meseta.games.catalogue import TITLES
from meseta.web.faces.catalogue import FACES
from meseta.web.faces.face import Face
from meseta.web.setup_form import PREFIX


@dataclass(frozen=True, slots=True)
class Door:
    says: str  # the id of its name
    wished: str  # what it asks for, as in the form of a new table


def hero() -> Face[Any]:
    """The first game with a picture."""
    return next(FACES[title.name] for title in TITLES if FACES[title.name].picture is not None)


def doors() -> list[Door]:
    """Every game but the first, which the large button plays, and then what some games offer beside."""
    games = [Door(f"game-{title.name}", wished(title.name, {})) for title in TITLES[1:]]
    variants = [(title.name, variant) for title in TITLES for variant in FACES[title.name].variants]
    return games + [Door(variant.says, wished(game, variant.options)) for game, variant in variants]


def wished(game: str, options: Mapping[str, str]) -> str:
    return urlencode({"game": game, **{PREFIX + name: value for name, value in options.items()}})
