"""What the first visitors would wait for is made beforehand, beside all else; then it is left alone for good."""

from __future__ import annotations

import asyncio
import gc

from litestar import Litestar

from meseta.web.faces.catalogue import FACES
from meseta.web.page import templates
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words


async def read_ahead(app: Litestar) -> None:
    """Python's search for garbage stops everything, for as long as there are objects to look at: these stay, and need
    not be looked at again."""
    await asyncio.to_thread(make_once, app)
    gc.freeze()


def make_once(app: Litestar) -> None:
    """Templates and what is the same on every page of a language."""
    engine = templates(app)
    for name in engine.list_templates():
        engine.get_template(name)
    for language in LANGUAGES:
        for face in FACES.values():
            face.thumb()
            face.ground(words(language))
            if face.picture is not None:
                face.picture.draw(words(language))
