"""A mark where something was said that a person has not read."""

from __future__ import annotations

from markupsafe import Markup

from meseta.web.markup import html
from meseta.wording.words import Words


def unread(words: Words) -> Markup:
    """How much was said since the person looked last: the page itself knows (`static/chat.js`)."""
    return html(' <span class="tag unread" hidden><b></b><span class="vh"> {}</span></span>', words.say("chat-unread"))
