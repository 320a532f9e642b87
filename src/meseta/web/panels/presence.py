"""Whether a person is at the table now. Pages are told by their stream (`static/presence.js`) and mark what stands
here: `data-here` or, where somebody is not there, `data-gone`; before the stream has spoken neither."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meseta.reading.view import Sitter
from meseta.storage.rows import SeatKind
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.wording.words import Words


def player_icon(seat: int, sitter: Sitter, words: Words) -> Markup:
    """A bot, or a person and whether they are there."""
    return icon("bot", "small") if sitter.kind == SeatKind.BOT else person_icon(seat, words)


@lru_cache(maxsize=64)
def person_icon(seat: int, words: Words) -> Markup:
    return html(
        '<span class="presence" data-seat="{}">{}<span class="dot-here"></span>'
        '<span class="vh when-here">{}</span><span class="vh when-gone">{}</span></span>',
        seat,
        icon("human", "small"),
        words.say("is-here"),
        words.say("is-not-here"),
    )


def only_when_gone(seat: int, says: str) -> Markup:
    """A sentence that is shown while whoever sits there is not."""
    return html('<p class="own-row fine only-when-gone" data-seat="{}">{}</p>', seat, says)
