"""The map of Spain: its regions and the Castillo, as both editions have them. Data.

Display text is translated; these names are words of the notation and never are.
"""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.board import CASTILLO, REGION, Row

# In the order of the map, north-west to south-east, as regions are scored. By the names of 1995.
SPAIN: Final = [
    Row("galicia", REGION, (4, 2, 0), ("pais-vasco", "castilla-la-vieja"), coast=True),
    Row("pais-vasco", REGION, (5, 3, 1), ("galicia", "aragon", "castilla-la-vieja"), coast=True),
    Row(
        "aragon",
        REGION,
        (5, 4, 1),
        ("pais-vasco", "cataluna", "castilla-la-vieja", "castilla-la-nueva", "valencia"),
    ),
    Row("cataluna", REGION, (4, 2, 1), ("aragon", "valencia"), coast=True),
    Row("castilla-la-vieja", REGION, (6, 4, 2), ("galicia", "pais-vasco", "aragon", "castilla-la-nueva")),
    Row(
        "castilla-la-nueva",
        REGION,
        (7, 4, 2),
        ("aragon", "castilla-la-vieja", "sevilla", "granada", "valencia"),
    ),
    Row("sevilla", REGION, (4, 3, 1), ("castilla-la-nueva", "granada"), coast=True),
    Row("granada", REGION, (6, 3, 1), ("castilla-la-nueva", "sevilla", "valencia"), coast=True),
    Row("valencia", REGION, (5, 3, 2), ("aragon", "cataluna", "castilla-la-nueva", "granada"), coast=True),
    Row(
        "castillo",
        CASTILLO,
        (5, 3, 1),
        (
            "galicia",
            "pais-vasco",
            "aragon",
            "cataluna",
            "castilla-la-vieja",
            "castilla-la-nueva",
            "sevilla",
            "granada",
            "valencia",
        ),
    ),
]
TILES: Final = {"8": (8, 4, 0), "4": (4, 0, 0)}  # the movable scoring tiles, called by their first value

NAMES_OF_2023: Final = {"pais-vasco": "navarra", "castilla-la-vieja": "castilla", "castilla-la-nueva": "toledo"}


def renamed(rows: list[Row], names: dict[str, str]) -> list[Row]:
    """The same map under the names of another edition."""
    return [
        row._replace(name=names.get(row.name, row.name), near=tuple(names.get(name, name) for name in row.near))
        for row in rows
    ]
