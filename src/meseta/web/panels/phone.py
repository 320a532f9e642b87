"""What only phones show: the bar that opens the sheets, and the button that opens a question too long for its place."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html
from meseta.web.panels.unread import unread
from meseta.wording.words import Words

SHEETS: Final = (("map", "province"), ("cards", "cards"), ("players", "players"), ("log", "log"))

CHAT: Final = "log"  # the sheet where it is


def more(words: Words) -> Markup:
    """The client shows it where something of the question does not fit."""
    return html(
        '<button type="button" class="btn quiet prompt-more" data-open aria-expanded="false">{}</button>',
        words.say("prompt-more"),
    )


def bottom_bar(words: Words) -> Markup:
    links = [
        html(
            '<a href="#sheet-{}">{}{}{}</a>',
            name,
            icon(its_icon),
            words.say(f"sheet-{name}"),
            unread(words) if name == CHAT else NOTHING,
        )
        for name, its_icon in SHEETS
    ]
    return html('<nav class="bottombar" aria-label="{}">{}</nav>', words.say("sheets"), links)
