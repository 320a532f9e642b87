"""Laying out what this expansion brings to a table, and looking at it, in the words of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.facts import first_of, index
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits
from meseta.games.el_grande.parts.grandissimo.state import FIGURES, GrandissimoState, state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

MARKS: Final = ["free-choice", "revolution"]
FACTS: Final[tuple[str, ...]] = ("ship-tokens", *FIGURES, "boycott", "alliance", *MARKS, "kept")
BESIDE: Final = "beside"
NONE: Final = "none"


def put(position: ElGrande, fact: str, rest: list[str]) -> None:
    state = state_of(position)
    if fact == "ship-tokens":
        state.tokens = sum(1 << player(position, word) for word in rest if word != NONE)
    elif fact in FIGURES:
        word = first_of(rest)
        state.figures[FIGURES.index(fact)] = NOBODY if word == BESIDE else player(position, word)
    elif fact == "boycott":
        state.boycotts = sum(1 << region(position, word) for word in rest)
    elif fact == "alliance":
        area, first, second = given(fact, rest, ["REGION", "COLOUR", "COLOUR"])
        state.allies[region(position, area)] = 1 << player(position, first) | 1 << player(position, second)
    elif fact == "kept":
        name, card = given(fact, rest, ["COLOUR", "CARD"])
        index(list(position.rules.card_number), card, "card")
        state.kept_by, state.kept = player(position, name), position.rules.card_number[card]
    else:
        put_mark(position, state, fact, player(position, first_of(rest)))


def put_mark(position: ElGrande, state: GrandissimoState, fact: str, seat: int) -> None:
    if fact == "free-choice":
        state.free_choice = seat
    else:
        state.revolution = seat


def look(position: ElGrande, fact: str, rest: list[str]) -> list[str]:
    state, board = state_of(position), position.board
    if fact == "ship-tokens":
        return [board.colour_names[seat] for seat in bits(state.tokens)] or [NONE]
    if fact in FIGURES:
        return [name_or(position, state.figures[FIGURES.index(fact)], BESIDE)]
    if fact == "boycott":
        return [board.names[area] for area in bits(state.boycotts)] or [NONE]
    if fact == "alliance":
        if first_of(rest) == NONE:
            return [NONE] if not any(state.allies) else ["some"]
        return [rest[0], *[board.colour_names[seat] for seat in bits(state.allies[region(position, rest[0])])]]
    if fact == "kept":
        if state.kept == NOWHERE:
            return [NONE]
        return [board.colour_names[state.kept_by], position.rules.cards[state.kept].name]
    return [name_or(position, state.free_choice if fact == "free-choice" else state.revolution, NONE)]


def given(fact: str, rest: list[str], wanted: list[str]) -> list[str]:
    """As many words as are wanted after the fact's name."""
    if len(rest) != len(wanted):
        raise Refused("error-pattern", words=" ".join([fact, *rest]), pattern=" ".join([fact, *wanted]))
    return rest


def player(position: ElGrande, word: str) -> int:
    return index(position.board.colour_names[: position.seats], word, "player")


def region(position: ElGrande, word: str) -> int:
    """One that has a region card."""
    index([position.board.names[each] for each in bits(position.board.open_to_disks)], word, "region")
    return position.board.number[word]


def name_or(position: ElGrande, seat: int, otherwise: str) -> str:
    return otherwise if seat == NOBODY else position.board.colour_names[seat]


def settle(position: ElGrande) -> None:
    """An action that is kept is for this round; a grande that is king stands where the king is."""
    state = state_of(position)
    if state.kept != NOWHERE:
        state.kept_for = position.round
    if state.revolution != NOBODY:
        position.grande[state.revolution] = position.king
