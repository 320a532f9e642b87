"""What an action card does, as icons: own, other and any caballeros differ in shape."""

from __future__ import annotations

from typing import Final

ICONS: Final[dict[str, tuple[str, ...]]] = {
    # Deck 1
    "own-from-one-region": ("move-own",),
    "court-2": ("court", "caballero"),
    "own-or-court": ("move-own", "court"),
    "five-from-one-region": ("move-any",),
    "others-3": ("move-other",),
    "any-3": ("move-any",),
    "own-2-others-2": ("move-own", "move-other"),
    "own-4": ("move-own",),
    "any-4": ("move-any",),
    "militia": ("court", "caballero"),
    "intrigue": ("move-own", "move-other"),
    "own-or-militia": ("move-own", "court"),
    # Deck 2
    "veto": ("veto",),
    "authority-lost-all": ("court", "to-province"),
    "authority-lost-3": ("court", "to-province"),
    "king-is-angry": ("king", "to-province"),
    "withdrawal": ("to-province",),
    "one-of-each": ("to-province",),
    "assassin": ("to-province",),
    "secret-return-2": ("disk", "to-province"),
    "secret-return-all": ("disk", "to-province"),
    "civil-war": ("disk", "to-province"),
    # Deck 3
    "score-one": ("scoring",),
    "score-fours": ("scoring",),
    "score-fives": ("scoring",),
    "score-sixes-and-sevens": ("scoring",),
    "score-castillo": ("castillo", "scoring"),
    "score-firsts": ("scoring",),
    "score-most": ("scoring",),
    "score-fewest": ("scoring",),
    "outposts": ("scoring",),
    "fiesta": ("scoring",),
    "revelation": ("castillo", "scoring"),
    # Deck 4
    "scoring-tile": ("tile",),
    "decree": ("tile",),
    "royal-adviser": ("move-king",),
    "eviction": ("disk", "move-other"),
    "coup": ("disk", "move-other"),
    "grande": ("grande",),
    "new-house": ("grande",),
    "power-card": ("power", "undo"),
    "authority": ("power", "undo"),
    "court": ("court",),
    "secret-scoring": ("disk", "scoring"),
    # Deck 5 and New Regency
    "king": ("move-king",),
    "your-majesty": ("move-king",),
    "infiltration": ("king", "caballero"),
    "rebellion": ("king", "castillo"),
    "regent": ("king", "grande"),
    "entourage": ("move-king", "caballero"),
    "retreat": ("move-king",),
    "exile": ("move-king",),
    "tournament": ("grande", "castillo"),
    "progress": ("move-king",),
    "summons": ("move-king",),
    "audience": ("move-king", "grande"),
}
