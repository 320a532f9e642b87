"""Conspiracies: that there is one, and whose."""

from __future__ import annotations

from typing import ClassVar, Final

from meseta.games.el_grande.parts.conspiracy.view import of_conspiracy
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.panels.el_grande.parts.shown_part import Mark, ShownPart
from meseta.wording.words import Words


class ShownConspiracy(ShownPart):
    NAME: ClassVar[str] = "conspiracy"

    def marks(self, view: ElGrandeView, cast: Cast, words: Words) -> list[Mark]:
        by = of_conspiracy(view)["conspiracy"]
        if by is None:
            return []
        said = words.say("mark-conspiracy-says", by=cast.names[by], you="yes" if by == cast.seat else "no")
        return [Mark("conspiracy", words.say("mark-conspiracy"), said, by)]


PART: Final = ShownConspiracy()
