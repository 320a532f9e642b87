"""The automa: the regions its caballeros came to this round are open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meseta.web.boards.page import place_name
from meseta.web.panels.el_grande.parts.shown_part import Player, ShownPart
from meseta.wording.words import Words


class ShownAutoma(ShownPart):
    NAME: ClassVar[str] = "automa"
    ARRIVALS: ClassVar[Mapping[str, str]] = {"automa-arrives": "automa"}

    def about(self, extra: Player, words: Words) -> str:
        names = ", ".join(place_name(words, region) for region in extra.get("regions", []))
        return words.say("automa-regions", names=names) if names else ""
