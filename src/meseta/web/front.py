"""What the front page shows of the games: a board in play, and the ways to play each of them at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from meseta.engine.view import View
from meseta.games.catalogue import TITLES
from meseta.web.faces.catalogue import FACES
from meseta.web.faces.face import Face
from meseta.web.setup_form import PREFIX


@dataclass(frozen=True, slots=True)
class PlayButton:
    says: str  # the id of its name
    query: str  # the game and its options, as the form of a new table names them


def hero() -> Face[View]:
    """The first game with a picture."""
    return next(FACES[title.name] for title in TITLES if FACES[title.name].picture is not None)


def play_buttons() -> list[PlayButton]:
    """Every game but the first, which the large button plays, and then what some games offer beside."""
    games = [PlayButton(f"game-{title.name}", query(title.name, {})) for title in TITLES[1:]]
    variants = [(title.name, variant) for title in TITLES for variant in FACES[title.name].variants]
    return games + [PlayButton(variant.says, query(game, variant.options)) for game, variant in variants]


def query(game: str, options: Mapping[str, str]) -> str:
    return urlencode({"game": game, **{PREFIX + name: value for name, value in options.items()}})
