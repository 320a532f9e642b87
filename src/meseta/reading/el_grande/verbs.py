"""The first words of answers, by what they name."""

from __future__ import annotations

from typing import Final

from meseta.reading.el_grande.parts.catalogue import READ

# An area, or a place apart in one, and nothing else.
AREA_VERBS: Final = (
    *("place", "to", "score", "recall", "return", "evict", "king", "grande", "name"),
    *[verb for part in READ for verb in part.AREA_VERBS],
)
DISK_VERBS: Final = ("disk",)
# A colour in an area or on a place apart.
PIECE_VERBS: Final = ("move", "remove")
