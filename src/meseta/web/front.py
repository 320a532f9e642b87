"""What the front page shows of the games: a door for each, with its board in play and the ways to play it at once."""

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


@dataclass(frozen=True, slots=True)
class Door:
    game: str
    face: Face[View]
    variants: list[PlayButton]


def doors() -> list[Door]:
    return [
        Door(
            title.name,
            FACES[title.name],
            [PlayButton(each.says, query(title.name, each.options)) for each in FACES[title.name].variants],
        )
        for title in TITLES
    ]


def query(game: str, options: Mapping[str, str]) -> str:
    return urlencode({"game": game, **{PREFIX + name: value for name, value in options.items()}})
