"""The parts of El Grande. A new one registers here; everything else finds it.

The order is that of their options, of their cards and of setting them up: seeds of old games depend on it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.alternative_cards.part import AlternativeCards
from meseta.games.el_grande.parts.automa.part import Automa
from meseta.games.el_grande.parts.colonies.part import Colonies
from meseta.games.el_grande.parts.conspiracy.part import Conspiracy
from meseta.games.el_grande.parts.grandissimo.part import Grandissimo
from meseta.games.el_grande.parts.inquisitor.part import Inquisitor
from meseta.games.el_grande.parts.intrigue.part import IntrigueAndTheKing
from meseta.games.el_grande.parts.king_and_colonies.part import KingAndColonies
from meseta.games.el_grande.parts.new_regency.part import NewRegency
from meseta.games.el_grande.parts.shifting_powers.part import ShiftingPowers

PARTS: Final[list[Part]] = [
    Automa(),
    NewRegency(),
    ShiftingPowers(),
    AlternativeCards(),
    IntrigueAndTheKing(),
    Conspiracy(),
    Colonies(),
    KingAndColonies(),
    Grandissimo(),
    Inquisitor(),
]

# The values of the option `expansion`, in the order they are offered, and the parts that are played with each.
EXPANSIONS: Final[dict[str, list[str]]] = {
    "intrigue": ["intrigue", "conspiracy"],
    "colonies": ["colonies", "inquisitor", "conspiracy"],
    "king-and-colonies": ["intrigue", "colonies", "king-and-colonies", "inquisitor", "conspiracy"],
    "grandissimo": ["grandissimo", "inquisitor"],
}
assert {name for names in EXPANSIONS.values() for name in names} <= {part.NAME for part in PARTS}
for part in PARTS:
    part.expansions = tuple([expansion for expansion, parts in EXPANSIONS.items() if part.NAME in parts])


def files_of_parts(package: str) -> dict[str, ModuleType]:
    """What a room above the rules knows of the parts, by their names: the modules of its package that are called so."""
    modules = {part.NAME: f"{package}.{part.NAME.replace('-', '_')}" for part in PARTS}
    return {name: import_module(module) for name, module in modules.items() if find_spec(module)}
