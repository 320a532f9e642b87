"""What the quick bot of Condottiere thinks things are worth, measured in strength of mercenaries."""

from __future__ import annotations

from typing import Final

# ---- Cards: what it costs to part with one. Mercenaries cost what is printed on them.
PRICE: Final[dict[str, float]] = {
    "1": 1.0,
    "2": 2.0,
    "3": 3.0,
    "4": 4.0,
    "5": 5.0,
    "6": 6.0,
    "10": 10.0,
    "courtesan": 1.5,  # one point that winter does not touch, and perhaps the token
    "scarecrow": 1.5,  # there are many of them
    "spring": 4.0,
    "bishop": 5.0,
    "winter": 6.0,
    "surrender": 6.0,
    "drummer": 7.0,
    "heroine": 11.0,  # a ten that nothing touches
}
ROUND_ENDS: Final = 4  # with so few cards in every other hand ours will soon be worthless: the round ends
LEFT_OVER: Final = 0.3  # what is left of a card's price then, for two may be kept

# ---- What a battle is worth.
A_REGION: Final = 10.0  # about a third of a hand: who spends more has nothing left for the next battles
KINGDOM_GROWS: Final = 4.0  # for each region more that hangs together
VICTORY: Final = 60.0  # everything in hand, and more
DENIAL: Final = 30.0  # a rival would win the game with this region
TOKEN: Final = 1.0  # to choose the next region and play first there

# ---- What the others will do.
CARDS_TO_COME: Final = 4  # a rival who is still in the battle plays at most about so many more
EACH_CARD: Final = 2.6  # and each adds about so much
WILLING: Final = 0.6  # but only as far as the battle is worth it to that rival, and seldom all of it
A_CARD: Final = 4.0  # who is still in has a card to spare for it
FACE_DOWN: Final = 3.5  # a card that lies face down
UNKNOWN_HAND: Final = 5  # cards in a hand whose size is hidden
A_LEAD: Final = 1.0  # what we want to be ahead by
DOUBT: Final = 4.0  # how far estimates of strength are off

# ---- Between battles.
OWN_NEED: Final = 1.0  # regions that we need, against those that rivals need
RIVALS_NEED: Final = 0.7
