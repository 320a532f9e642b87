"""What each edition calls the places of its board: display text is translated, these words of the notation never."""

from __future__ import annotations

from typing import Final, final

from meseta.games.el_grande.board import COLOUR_NAMES


@final
class Names:
    def __init__(self, regions: list[str]) -> None:
        self.regions: list[str] = regions
        self.areas: list[str] = [*regions, "castillo"]
        self.kings_places: list[str] = [*self.areas, "france", "portugal"]
        # Caballeros in regions, region * COLOURS + colour:
        self.pieces: list[str] = [f"{colour} {region}" for region in regions for colour in COLOUR_NAMES]


# In the order of the map: north-west to south-east, as regions are scored.
NAMES_1995: Final = Names(
    [
        "galicia",
        "pais-vasco",
        "aragon",
        "cataluna",
        "castilla-la-vieja",
        "castilla-la-nueva",
        "sevilla",
        "granada",
        "valencia",
    ]
)
NAMES_2023: Final = Names(
    ["galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia"]
)
