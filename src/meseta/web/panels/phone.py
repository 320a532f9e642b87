"""What only phones show: the bar that opens the sheets."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.wording.words import Words

SHEETS: Final = (("map", "province"), ("cards", "cards"), ("players", "players"), ("log", "log"))


def bottom_bar(words: Words) -> Markup:
    links = [
        html('<a href="#sheet-{}">{}{}</a>', name, icon(its_icon), words.say(f"sheet-{name}"))
        for name, its_icon in SHEETS
    ]
    return html('<nav class="bottombar" aria-label="{}">{}</nav>', words.say("sheets"), links)
