"""Something to say every message with: one argument for each of its variables, and all its choices in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from fluent.syntax import ast

from meseta.wording.words import Said
from tests.wording.messages import choices, counts, variables

NAMES: dict[str, Said] = {
    "area": "granada",
    "other-area": "sevilla",
    "home": "aragon",
    "king": "castilla-la-vieja",
    "piece-region": "pais-vasco",
    "region": "modena",
    "card": "heroine",
    "first-card": "own-from-one-region",
    "second-card": "court-2",
    "piece-colour": "orange",
    "modifier": "-2-steward",
    "passed": "+1",
    "received": "-1-courier",
    "tile": "8",
    "goods": "gold",
    "figure": "queen",
    "place": "captain",
    "colour": "green",
    "other": "purple",
    "option": "new-regency",
    "game": "el-grande",
    "awaited": "blue, green",
    "by": "Ana",
    "seat": "orange",
    "leader": "Mira",
    "name": "Zoë",
}
NUMBERS = [0, 1, 2, 5, 12, 22]


def arguments(language: str, pattern: ast.Pattern) -> Iterator[dict[str, Said]]:
    """Every combination of what the choices in a pattern decide between."""
    between: dict[str, set[Said]] = {name: {NAMES.get(name, 7)} for name in variables(language, pattern)}
    for variable, keys in choices(language, pattern):
        if counts(keys):
            between[variable] = {*NUMBERS, *(int(key) for key in keys if key.isdecimal())}
        elif variable in NAMES:
            between[variable] |= {key for key in keys if key != "other"}
        else:
            between[variable] = {*between[variable] - {7}, *keys}
    for values in product(*between.values()):
        yield dict(zip(between, values, strict=True))
