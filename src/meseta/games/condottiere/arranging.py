"""Scenarios: laying a table out fact by fact, and looking at it in the same words. `docs/scenarios.md` lists them."""

from __future__ import annotations

from typing import Final

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.facts import first_of, index, only, pairs, whole
from meseta.engine.program import Program
from meseta.engine.refusal import Refused
from meseta.engine.seats import COLOUR_NAMES, bits
from meseta.games.condottiere.battle import Battle
from meseta.games.condottiere.board import REGION_NAMES
from meseta.games.condottiere.deck import KIND_NAMES, KINDS
from meseta.games.condottiere.match import BATTLE
from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.seen_by import cards, region_name, season
from meseta.games.condottiere.strength import strength_now

FACTS: Final = [
    "hand",
    "company",
    "face-down",
    "discard",
    "regions",
    "token",
    "battle",
    "favour",
    "points",
    "hand-size",
    "strength",
    "season",
    "kingdom",
    "match-game",
]
MOMENTS: Final = ["battle COLOUR", "region"]
ONLY_LOOKED_AT: Final = ["hand-size", "strength", "season", "kingdom", "match-game"]


def colour(position: Condottiere, word: str) -> int:
    return index(COLOUR_NAMES[: position.seats], word, "colour")


def kind(word: str) -> int:
    return index(KIND_NAMES, word, "card")


# ---- Laying out.
def put(position: Condottiere, words: list[str]) -> None:
    """One fact, such as 'company blue 10 10 heroine'. Cards come from the pile."""
    fact, rest = words[0], words[1:]
    if fact in ("hand", "company"):
        seat = colour(position, first_of(rest))
        for word in rest[1:]:
            card = from_pile(position, word)
            if fact == "hand":
                position.hold(seat, card, 1)
            else:
                position.company[seat * KINDS + card] += 1
    elif fact == "face-down":
        for name, word in pairs(rest):
            position.hidden[colour(position, name)] = from_pile(position, word)
    elif fact == "discard":
        for word in rest:
            position.discard[from_pile(position, word)] += 1
    elif fact == "regions":
        seat = colour(position, first_of(rest))
        for word in rest[1:]:
            position.owner[index(REGION_NAMES, word, "region")] = seat
    elif fact == "token":
        position.token = colour(position, only(words, "token COLOUR"))
    elif fact == "battle":
        position.region = index(REGION_NAMES, only(words, "battle REGION"), "region")
    elif fact == "favour":
        word = only(words, "favour REGION")
        position.favour = NOWHERE if word == "off" else index(REGION_NAMES, word, "region")
    elif fact == "points":
        for name, number in pairs(rest):
            position.points[colour(position, name)] = whole(number)
    elif fact in ONLY_LOOKED_AT:
        raise Refused("error-fact-follows", fact=fact)
    else:
        raise unknown(fact)


def from_pile(position: Condottiere, word: str) -> int:
    card = kind(word)
    if position.pile[card] == 0:
        raise Refused("error-no-more-cards", card=word)
    position.pile[card] -= 1
    return card


def unknown(fact: str) -> Refused:
    return Refused("error-no-such-fact", fact=fact, game=Condottiere.GAME, facts=FACTS)


# ---- Beginning.
def start(position: Condottiere, words: list[str]) -> None:
    """Begin at a moment: 'battle COLOUR' (whose turn it is) or 'region' (the holder of the token chooses one)."""
    if words == ["region"]:
        position.region = NOWHERE
        position.push(Program(BATTLE, NOBODY, step_of_choosing(position)))
    elif len(words) == 2 and words[0] == "battle":
        if position.region == NOWHERE:
            position.region = index(REGION_NAMES, "torino", "region")
        turn = colour(position, words[1])
        played = sum(1 << seat for seat in range(position.seats) if has_company(position, seat))
        position.push(Program(BATTLE, NOBODY, 1))
        position.push(Battle(turn, position.token, 0, played, 0, 0))
    else:
        raise Refused("error-no-such-moment", words=" ".join(words), moments=MOMENTS)
    faults = position.faults()
    if faults:
        raise Refused("error-impossible-table", faults=faults)
    position.run()


def step_of_choosing(position: Condottiere) -> int:
    return 2 if position.rules.draw else 1


def has_company(position: Condottiere, seat: int) -> bool:
    laid = [position.company[seat * KINDS + each] for each in range(KINDS)]
    return sum(laid) > 0 or position.hidden[seat] != NOWHERE


# ---- Looking.
def look(position: Condottiere, words: list[str]) -> list[str]:
    """How the facts that a line names really are, in the line's own words."""
    fact, rest = words[0], words[1:]
    if fact in ("hand", "company", "regions"):
        name = first_of(rest)
        return [fact, name, *in_the_order_of(rest[1:], of_seat(position, fact, colour(position, name)))]
    if fact == "discard":
        return [fact, *in_the_order_of(rest, cards([position.discard[each] for each in range(KINDS)]))]
    if fact == "token":
        return [fact, COLOUR_NAMES[position.token]]
    if fact == "battle":
        return [fact, region_name(position.region) or "nowhere"]
    if fact == "favour":
        return [fact, region_name(position.favour) or "off"]
    if fact == "season":
        return [fact, season(position) or "none"]
    if fact == "match-game":
        return [fact, str(position.match_game)]
    if fact in FACTS:
        return [
            fact,
            *[word for name, _ in pairs(rest) for word in (name, figure(position, fact, colour(position, name)))],
        ]
    raise unknown(fact)


def of_seat(position: Condottiere, fact: str, seat: int) -> list[str]:
    if fact == "regions":
        return [REGION_NAMES[region] for region in bits(position.regions_of(seat))]
    table = position.hand if fact == "hand" else position.company
    return cards([table[seat * KINDS + each] for each in range(KINDS)])


def figure(position: Condottiere, fact: str, seat: int) -> str:
    if fact == "face-down":
        return "none" if position.hidden[seat] == NOWHERE else KIND_NAMES[position.hidden[seat]]
    if fact == "hand-size":
        return str(position.hand_size(seat))
    if fact == "strength":
        return str(strength_now(position.company, seat))
    if fact == "kingdom":
        return str(position.kingdom(seat))
    return str(position.points[seat])


def in_the_order_of(expected: list[str], found: list[str]) -> list[str]:
    """The same names where the order does not matter, as a scenario wrote them."""
    return expected if sorted(expected) == sorted(found) else found
