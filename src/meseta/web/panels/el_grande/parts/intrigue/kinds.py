"""What one may look for among the own cards, by the icons of what they do."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from meseta.games.el_grande.rules import Rules
from meseta.web.panels.el_grande.card_icons import card_named, icons_of_step

KINDS: Final[Mapping[str, Collection[str]]] = {
    "move": ("move-own", "move-other", "move-any", "caballero", "court"),
    "score": ("scoring", "tile", "plus-one"),
    "royal": ("move-king", "grande"),
    "lose": ("to-province",),
    "keep": ("veto", "bridge", "quarantine", "conspiracy", "plus-one"),
    "order": ("power",),
}


def kinds_of(card: str, rules: Rules) -> list[str]:
    """Those a card belongs to. What is not a step but only the name of a card does not count."""
    steps = card_named(card, rules).does
    icons = {icon for step in steps for icon in icons_of_step(step, rules)}
    # A card that does nothing by itself is all about the order.
    return [kind for kind, shown in KINDS.items() if not icons.isdisjoint(shown)] if steps else ["order"]
