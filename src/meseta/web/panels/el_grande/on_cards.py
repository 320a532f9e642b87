"""What stands on cards of every kind: dots for caballeros, and the mark of a text that is ours."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.markup import NOTHING, html
from meseta.wording.words import Words

USED: Final = html("<i class=used></i>")
UNUSED: Final = html("<i></i>")


def pips(count: int, placed: int, words: Words) -> Markup:
    """Those already placed are hollow."""
    dots = [USED] * placed + [UNUSED] * (count - placed)
    said = words.say("on-card-caballeros", count=count)
    return html('<span class="pips" role="img" aria-label="{}">{}</span>', said, dots)


def rebuilt(provenance: str, words: Words) -> Markup:
    """A mark on a card whose text is not that of a rulebook."""
    if provenance == "rulebook":
        return NOTHING
    return html('&nbsp;<abbr class="rebuilt" title="{}">*</abbr>', words.say(f"on-card-{provenance}"))
