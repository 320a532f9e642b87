"""The cards of Condottiere as drawings of 100 by 140.

Faces never change, so each page defines them once, outside of what is updated; everything else refers to them by name.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.deck import KIND_NAMES
from meseta.web.markup import NOTHING, html, joined, number
from meseta.wording.words import Words

WIDTH: Final = 100
HEIGHT: Final = 140
WORTH: Final = {"courtesan": "1", "heroine": "10"}  # printed on cards that are no mercenaries

PAPER: Final = html(
    '<rect class="card-shade" x="2.6" y="3" width="97" height="136.6" rx="9"/>'
    '<rect class="card-paper" x="1" y="1" width="97" height="136.6" rx="9"/>'
    '<path class="card-frame" d="M12 6H88L94 12V128L88 134H12L6 128V12Z"/>'
)
GROUND: Final = html('<path class="card-ground" d="M14 104C30 96 44 110 60 102S84 100 86 104V128H14Z"/>')
BACK: Final = "back"
TOKEN: Final = html(  # the Condottiere: a pennon on its lance
    '<symbol id="condottiere-token" viewBox="0 0 24 24"><path class="s" d="M7 3.5 20.5 7 7 12Z"/>'
    '<path d="M7 2.5V22M3.5 22h7"/></symbol>'
)
SPEARS_APART: Final = 7.6
LONG_NAME: Final = 12  # letters; a longer one is drawn narrower
NARROW: Final = html(' textLength="82" lengthAdjust="spacingAndGlyphs"')


def is_mercenary(card: str) -> bool:
    return card.isdigit()


def kind(card: str) -> str:
    """What the stylesheet and the words call it: all mercenaries are of one kind."""
    return "mercenary" if is_mercenary(card) else card


def spoken(card: str, words: Words) -> str:
    """Its name with its strength, as a voice or a table says it."""
    return words.say(f"condottiere-card-{kind(card)}", strength=card if is_mercenary(card) else "")


# ---- Faces, once for each page.
def definitions(words: Words) -> Markup:
    """All faces and the back, to be laid into the definitions of a page."""
    faces = [symbol(card, kind(card), face(card, words)) for card in KIND_NAMES]
    return joined([*faces, symbol(BACK, BACK, back()), TOKEN])


def symbol(card: str, look: str, drawing: Markup) -> Markup:
    return html(
        '<symbol id="card-{}" viewBox="0 0 100 140"><g class="card-face {}">{}</g></symbol>', card, look, drawing
    )


def face(card: str, words: Words) -> Markup:
    name = words.say(f"condottiere-short-{kind(card)}")
    plain = " plain" if is_mercenary(card) else ""  # the strength says it already
    return html(
        '{}{}{}<g class="card-corner">{}</g><text class="card-name{}" x="50" y="125"{}>{}</text>',
        PAPER,
        GROUND,
        art(card),
        corner(card),
        plain,
        NARROW if len(name) > LONG_NAME else NOTHING,
        name,
    )


def art(card: str) -> Markup:
    if not is_mercenary(card):
        return html('<use class="card-icon" href="#{}" x="20" y="36" width="60" height="60"/>', card)
    return html(
        '<path class="spear" d="{}"/><use class="card-icon" href="#mercenary" x="17" y="44" width="66" height="66"/>',
        spears(int(card)),
    )


def spears(count: int) -> str:
    """As many as the mercenary is strong."""
    sides = [spear - (count - 1) / 2 for spear in range(count)]
    return "".join(
        f"M{number(50 + SPEARS_APART * side)} 108V{number(40 + 2.4 * abs(side))}l-2.2 5h4.4Z" for side in sides
    )


def corner(card: str) -> Markup:
    """What stays visible of a card that lies under others."""
    worth = card if is_mercenary(card) else WORTH.get(card)
    if worth is None:
        return html('<use class="card-icon" href="#{}" x="9" y="9" width="25" height="25"/>', card)
    return html('<text class="card-value" x="{}" y="33">{}</text>', 23 if len(worth) > 1 else 20, worth)


def back() -> Markup:
    """Crossed lines and a helmet: the same for all."""
    lattice = "".join(f"M{x} 12L{x + 116} 128M{x} 128L{x + 116} 12" for x in range(-104, 89, 16))
    return html(
        '{}<svg x="12" y="12" width="76" height="116" viewBox="12 12 76 116"><path class="card-lattice" d="{}"/></svg>'
        '<circle class="card-boss" cx="50" cy="70" r="25"/>'
        '<use class="card-icon" href="#mercenary" x="33" y="53" width="34" height="34"/>',
        PAPER,
        lattice,
    )


# ---- Cards on the table.
@lru_cache(maxsize=256)
def picture(card: str, extra: str = "") -> Markup:
    """A card in a line of text or on a button."""
    return html(
        '<svg class="card {}" viewBox="0 0 100 140" aria-hidden="true"><use href="#card-{}"/></svg>', extra, card
    )


def numbered(cards: list[str]) -> list[tuple[str, int]]:
    """Each card with its number among those of its kind, so that it keeps its name while others come and go."""
    return [(card, cards[:place].count(card) + 1) for place, card in enumerate(cards)]
