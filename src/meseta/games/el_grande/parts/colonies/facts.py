"""Laying out what the colonies bring to a table, and looking at it, in the words of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.engine.answers import NOWHERE
from meseta.engine.facts import first_of, index, pairs, whole
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits
from meseta.games.el_grande.parts.colonies.discs import carried_discs
from meseta.games.el_grande.parts.colonies.limit_table import on_row, spaces_free
from meseta.games.el_grande.parts.colonies.map import (
    DISCS,
    FRENCH_PLACES,
    GOLD,
    GOODS,
    OUTSIDE,
    WARES,
)
from meseta.games.el_grande.parts.colonies.state import NOT_LOOKED_AT, state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

FACTS: Final[tuple[str, ...]] = ("discs", "supply", "promised", "cargo", "limit", "turned-over")
NONE: Final = "none"
NAMES: Final = [name for name in GOODS if name is not None]


def put(position: ElGrande, fact: str, rest: list[str]) -> None:
    state, board = state_of(position), position.board
    if fact == "supply":
        raise Refused("error-fact-follows", fact=fact)
    if fact in ("discs", "promised"):
        table = state.free if fact == "discs" else state.promised
        for name, number in pairs(rest):
            table[good(name)] = whole(number)
    elif fact == "cargo":
        for name, what in pairs(rest):
            state.cargo[index(french(position), name, "place")] = good(what)
    elif fact == "limit":
        index([board.names[region] for region in board.regions], first_of(rest), "region")
        state.table = board.number[first_of(rest)]
    else:
        state.turned_over = sum(1 << whole(word) - 1 for word in rest if word != NONE)


def look(position: ElGrande, fact: str, rest: list[str]) -> list[str]:
    state, board = state_of(position), position.board
    if fact in ("discs", "supply", "promised"):
        table = {"discs": state.free, "supply": state.supply, "promised": state.promised}[fact]
        return [word for name, _ in pairs(rest) for word in (name, str(table[good(name)]))]
    if fact == "cargo":
        places = french(position)
        found = [(name, state.cargo[index(places, name, "place")]) for name, _ in pairs(rest)]
        return [word for name, what in found for word in (name, GOODS[what] or NONE)]
    if fact == "limit":
        return [NONE if state.table == NOWHERE else board.names[state.table]]
    return [str(deck + 1) for deck in bits(state.turned_over)] or [NONE]


def good(name: str) -> int:
    return index(NAMES, name, "goods") + 1


def french(position: ElGrande) -> list[str]:
    return [position.board.names[row] for row in FRENCH_PLACES]


def settle(position: ElGrande) -> None:
    """Discs that lie nowhere else lie beside the board; who stands outside though there is room stays there."""
    state = state_of(position)
    state.taken = NOT_LOOKED_AT
    for each in (GOLD, WARES):
        state.supply[each] = DISCS[each] - state.free[each] - carried_discs(position, each)
    state.unfilled = spaces_free(position) if on_row(position, OUTSIDE) else 0
