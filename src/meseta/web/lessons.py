"""A game in three minutes: a few sentences, each beside a table that was laid out for it and drawn as any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from meseta.web.faces.catalogue import FACES
from meseta.web.faces.laid_out import as_picture
from meseta.wording.words import words


@dataclass(frozen=True, slots=True)
class Lesson:
    title: str
    says: str
    figure: Markup


@cache
def lessons(game: str, language: str, expansion: str = "") -> list[Lesson]:
    """Of a game, or of what comes on top of it."""
    spoken, face = words(language), FACES[game]
    taught, figures = (f"{game}-{expansion}", face.expansions[expansion].figures) if expansion else (game, face.figures)
    return [
        Lesson(spoken.say(f"learn-{taught}-{number}"), spoken.say(f"rules-{taught}-{number}"), as_picture(draw(spoken)))
        for number, draw in enumerate(figures, 1)
    ]
