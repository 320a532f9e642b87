"""The automa: the regions its caballeros came to this round are open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meseta.games.el_grande.parts.automa.view import automa
from meseta.games.el_grande.view import ElGrandeView, ExtraView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.view import place_name
from meseta.web.panels.el_grande.parts.shown_part import ShownPart
from meseta.wording.words import Words


class ShownAutoma(ShownPart):
    NAME: ClassVar[str] = "automa"
    ARRIVALS: ClassVar[Mapping[str, str]] = {"automa-arrives": "automa"}

    def about(self, view: ElGrandeView, extra: ExtraView, cast: Cast, words: Words) -> str:
        names = ", ".join(place_name(words, region) for region in automa(extra)["regions"])
        return words.say("automa-regions", names=names) if names else ""


PART = ShownAutoma()
