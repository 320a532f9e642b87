"""Laying out what own cards bring to a table, and looking at it, in the words of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.facts import first_of, index
from meseta.engine.refusal import Refused
from meseta.engine.saving import to_vec
from meseta.engine.seats import bits
from meseta.games.el_grande.arranging.cards import power_card
from meseta.games.el_grande.parts.intrigue.own_cards import OWN_CARDS
from meseta.games.el_grande.parts.intrigue.state import HAND, JOKER, state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

FACTS: Final[tuple[str, ...]] = ("used", "known", "bridge", "quarantine", "home-counts")
STEPS: Final[dict[str, int]] = {"choosing": 2}  # the steps of the game at which moments begin
MOMENTS: Final[tuple[str, ...]] = tuple(STEPS)
NONE: Final = "none"


def put(position: ElGrande, fact: str, rest: list[str]) -> None:
    state = state_of(position)
    if fact in ("used", "known"):
        seat = player(position, first_of(rest))
        cards = sum(1 << power_card(position, word) for word in rest[1:])
        if fact == "used":
            position.played[seat] |= cards
            position.hand[seat] &= ~cards
        else:
            state.known[seat] = cards
    elif fact == "bridge":
        first, second, by = given(fact, rest, ["REGION", "REGION", "COLOUR"])
        state.bridge = to_vec([region(position, first), region(position, second), player(position, by)])
    elif fact == "quarantine":
        area, tile = given(fact, rest, ["REGION", "TILE"])
        state.quarantine = region(position, area)
        state.marker = index(position.board.tile_names, tile, "tile")
    else:
        state.home_counts = sum(1 << player(position, word) for word in rest)


def look(position: ElGrande, fact: str, rest: list[str]) -> list[str]:
    state, board = state_of(position), position.board
    if fact in ("used", "known"):
        seat = player(position, first_of(rest))
        cards = position.played[seat] if fact == "used" else state.known[seat]
        return [rest[0], *[board.powers.names[rank - 1] for rank in bits(cards)]]
    if fact == "bridge":
        if state.bridge[2] == NOBODY:
            return [NONE]
        return [board.names[state.bridge[0]], board.names[state.bridge[1]], board.colour_names[state.bridge[2]]]
    if fact == "quarantine":
        if state.quarantine == NOWHERE:
            return [NONE]
        return [board.names[state.quarantine], board.tile_names[state.marker]]
    return [board.colour_names[seat] for seat in bits(state.home_counts)] or [NONE]


def given(fact: str, rest: list[str], wanted: list[str]) -> list[str]:
    """As many words as are wanted after the fact's name."""
    if len(rest) != len(wanted):
        raise Refused("error-pattern", words=" ".join([fact, *rest]), pattern=" ".join([fact, *wanted]))
    return rest


def player(position: ElGrande, word: str) -> int:
    return index(position.board.colour_names[: position.seats], word, "player")


def region(position: ElGrande, word: str) -> int:
    index([position.board.names[each] for each in position.board.regions], word, "region")
    return position.board.number[word]


def settle_hands(position: ElGrande) -> None:
    """A hand that was not laid out has the lowest tens first; where one was, other cards were used before."""
    cards = [rank for rank in bits(position.board.all_powers) if rank != JOKER]
    cards.sort(key=lambda rank: (OWN_CARDS[rank - 1].value % 10 > 0, rank))
    for seat in range(position.seats):
        laid_out = position.hand[seat] | position.played[seat] != position.board.all_powers
        if not laid_out:
            position.hand[seat] = 0
        had = position.hand[seat] | position.played[seat]
        more = [rank for rank in cards if not had >> rank & 1][: int(HAND) - len(bits(had))]
        if laid_out:
            position.played[seat] |= sum(1 << rank for rank in more)
        else:
            position.hand[seat] |= sum(1 << rank for rank in more)
