"""What the quick bot of El Grande thinks things are worth, in points. All its figures stand here but those of parts."""

from __future__ import annotations

from typing import Final

# ---- Points to come.
# The next general scoring, by how many rounds follow before it: what stands today may be moved until then.
NEXT_SCORING: Final = [1.0, 0.8, 0.65]
LATER_SCORING: Final = 0.15  # each general scoring after that one: much will have moved by then
# How likely an area gains or loses a caballero before it is scored, by the same rounds: margins are worth something.
WOBBLE: Final = [0.14, 0.22, 0.28]
RIVALRY: Final = 0.8  # a point for an average rival, as a part of an own point: between harmless and deadly
LEADING_RIVAL: Final = 2.0  # how much more the points of the rival in front hurt than those of another
ON_OFFER: Final = 0.2  # an area that an action card still on offer would score: somebody may take it
DISK_TRUST: Final = 0.65  # caballeros in the Castillo go where they earn most, but others' disks interfere
A_TURN_LATER: Final = 0.8  # of what something would bring now: kings, rivals and other plans come between
AFTER_SCORING: Final = 0.6  # and of that, where a general scoring comes between

# ---- Caballeros.
IN_COURT: Final = [0.9, 0.9, 0.9, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1]  # the first, second, ... of a court
MANY_IN_COURT: Final = 0.05  # any beyond these: there will be no turn to place them
FROM_COURT: Final = 0.05  # what a caballero must bring to be placed at all
TASTE: Final = 1.5  # how much chance may add to a region before the game: whoever chooses the same has to share it
NEXT_WAITING: Final = 0.6  # the second, third, ... who waits to go on will find less to do than the one before
RECALLED: Final = 0.3  # what one called back from a region must be worth less than

# ---- Power cards.
PER_POWER: Final = 0.13  # each point on a power card that is gone for good
LAST_WORD: Final = 0.5  # to move last in the round before a general scoring
RIVALS_TASTE: Final = 0.6  # how often a rival who chooses first takes the card we want most of those left

# ---- Special actions whose worth cannot be counted on the board.
VETO_HELD: Final = 1.0
POWER_CARD_BACK: Final = 0.12  # for each point of the card that comes back
COURT_LOST: Final = 0.35  # a caballero that an average rival loses from the court
REGION_LOST: Final = 0.45  # one that a rival loses from a region of the rival's choice
SECRET_SCORING: Final = 0.5  # other disks may show the same region
EVICTION: Final = 0.6  # the evicted gather elsewhere
FORESIGHT: Final = 0.9  # of a card's effect counted before it is taken: things change until then
KING_NEAR: Final = 0.1  # the own next placing near the king, of what it would bring today

# ---- Vetoes.
WORTH_A_VETO: Final = 1.5  # harm that is stopped with a veto; there may be worse to come
UNKNOWN_MOVES: Final = 1.2  # harm to be expected of a card that moves caballeros as its actor likes
