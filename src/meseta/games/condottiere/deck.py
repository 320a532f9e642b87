"""The 110 cards: fifteen kinds, counted by kind wherever they are. Cards of a kind are alike."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KIND_NAMES: Final = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "10",
    "winter",
    "spring",
    "bishop",
    "courtesan",
    "drummer",
    "heroine",
    "scarecrow",
    "surrender",
]
COPIES: Final[list[int]] = [10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3]
COPIES_OF: Final = vec[i64](COPIES)  # the same for whoever asks all the time
CARDS: Final[i64] = 110
KINDS: Final[i64] = 15

# Mercenaries come first, the strongest last.
MERCENARIES: Final[i64] = 7
ALL_MERCENARIES: Final[i64] = 0b1111111  # one bit for each kind
STRENGTH: Final = vec[i64]([1, 2, 3, 4, 5, 6, 10])
WINTER: Final[i64] = 7
SPRING: Final[i64] = 8
BISHOP: Final[i64] = 9
COURTESAN: Final[i64] = 10
DRUMMER: Final[i64] = 11
HEROINE: Final[i64] = 12
SCARECROW: Final[i64] = 13
SURRENDER: Final[i64] = 14

HEROINE_STRENGTH: Final[i64] = 10
COURTESAN_STRENGTH: Final[i64] = 1
SPRING_BONUS: Final[i64] = 3


def goes_face_down(kind: i64) -> bool:
    """Which cards are laid face down where that optional rule is played."""
    return kind < MERCENARIES or kind in (COURTESAN, DRUMMER, HEROINE)
