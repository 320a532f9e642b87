"""Scenarios: laying a table out fact by fact, and looking at it in the same words. `docs/scenarios.md` lists them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.engine.facts import first_of, index, only, pairs, whole
from meseta.engine.options import NOBODY, NOWHERE
from meseta.engine.program import Program
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits
from meseta.games.el_grande.board import (
    ALL_POWER_CARDS,
    AREA_NAMES,
    AREAS,
    CABALLEROS,
    COLOUR_NAMES,
    COLOURS,
    DECK_SIZE,
    DECKS,
    HIGHEST_POWER,
    REGION_NAMES,
    TILE_NAMES,
)
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rounds import ROUND, SCORING, space
from meseta.games.el_grande.turns import Turns, turn_order

NUMBERS: Final = ["court", "province", "score", "bids", "veto"]
OF_SEATS: Final = ["grande", "disk", *NUMBERS]
FACTS: Final = ["king", "caballeros", *OF_SEATS, "tile", "hand", "round", "offer", "leader"]


def colour(game: ElGrande, word: str) -> int:
    return index(COLOUR_NAMES[: game.seats], word, "colour in this game")


# ---- Laying out.
def put(game: ElGrande, words: list[str]) -> None:
    """One fact, such as 'caballeros granada blue 3 green 2'."""
    fact, rest = words[0], words[1:]
    if fact == "king":
        game.king = index(REGION_NAMES, only(words, "king REGION"), "region")
    elif fact == "caballeros":
        area = index(AREA_NAMES, first_of(rest), "area")
        for name, number in pairs(rest[1:]):
            game.caballeros[area * COLOURS + colour(game, name)] = whole(number)
    elif fact in ("grande", "disk"):
        for name, region in pairs(rest):
            table = game.grande if fact == "grande" else game.disk
            table[colour(game, name)] = index(REGION_NAMES, region, "region")
    elif fact in NUMBERS:
        for name, number in pairs(rest):
            put_number(game, fact, colour(game, name), whole(number))
    elif fact == "tile":
        for name, word in pairs(rest):
            tile = index(TILE_NAMES, name, "scoring tile")
            game.tile[tile] = NOWHERE if word == "beside" else index(AREA_NAMES, word, "area")
    elif fact == "hand":
        put_hand(game, colour(game, first_of(rest)), [whole(word) for word in rest[1:]])
    elif fact == "round":
        spaces = [str(space(game, number)) for number in range(1, game.rules.rounds + 1)]
        put_round(game, index(spaces, only(words, "round N"), "round of this game") + 1)
    elif fact == "offer":
        put_on_offer(game, rest)
    elif fact == "leader":
        game.leader = colour(game, only(words, "leader COLOUR"))
    else:
        raise Refused(f"'{fact}' is no fact of El Grande; facts are {', '.join(FACTS)}.")


def put_number(game: ElGrande, fact: str, seat: int, number: int) -> None:
    if fact == "court":
        game.court[seat] = number
    elif fact == "province":
        game.province[seat] = number
    elif fact == "score":
        game.score[seat] = number
    elif fact == "veto":
        if number > 2:
            raise Refused("There are only two vetoes.")
        game.fresh_vetoes |= (1 << seat) * (number > 0)
        game.old_vetoes |= (1 << seat) * (number > 1)
        game.vetoes = game.fresh_vetoes | game.old_vetoes
    else:
        if not 1 <= number <= HIGHEST_POWER:
            raise Refused(f"There is no power card {number}: they run from 1 to {HIGHEST_POWER}.")
        game.bid[seat] = number
        game.hand[seat] &= ~(1 << number)
        game.played[seat] |= 1 << number


def put_round(game: ElGrande, number: int) -> None:
    """The cards on offer go with the round, so that it does not matter which is laid out first."""
    now = max(game.round, 1)
    for deck in range(DECKS):
        here, there = deck * DECK_SIZE + now - 1, deck * DECK_SIZE + number - 1
        game.decks[here], game.decks[there] = game.decks[there], game.decks[here]
    game.round = number


def put_hand(game: ElGrande, seat: int, values: list[int]) -> None:
    game.hand[seat] = sum(1 << value for value in values)
    game.played[seat] = ALL_POWER_CARDS & ~game.hand[seat]


def put_on_offer(game: ElGrande, names: list[str]) -> None:
    """Let cards lie face up: each changes places with the one that would have.

    A card that lies in two decks goes where no other card is named.
    """
    decks = {name: [deck for deck in range(DECKS) if place_in(game, deck, name) != NOWHERE] for name in names}
    for name in names:
        if not decks[name]:
            raise Refused(f"No deck of this game has the card '{name}'.")
    taken: list[int] = []
    for name in sorted(names, key=lambda name: len(decks[name])):
        free = [deck for deck in decks[name] if deck not in taken]
        if not free:
            raise Refused(f"'{name}' cannot be on offer: another card is named for its deck.")
        taken.append(free[0])
        now, there = free[0] * DECK_SIZE + max(game.round, 1) - 1, place_in(game, free[0], name)
        game.decks[now], game.decks[there] = game.decks[there], game.decks[now]


def place_in(game: ElGrande, deck: int, name: str) -> int:
    for place in range(deck * DECK_SIZE, deck * DECK_SIZE + len(game.rules.decks[deck])):
        if game.rules.cards[game.decks[place]].name == name:
            return place
    return NOWHERE


# ---- Beginning.
def start(game: ElGrande, words: list[str], province_given: bool) -> None:
    """Begin at a moment: 'bidding COLOUR', 'turn COLOUR' or 'general-scoring'."""
    game.round = max(game.round, 1)
    if not province_given:
        for seat in range(game.seats):
            game.province[seat] = CABALLEROS - game.court[seat] - standing(game, seat)
            if game.province[seat] < 0:
                raise Refused(f"{COLOUR_NAMES[seat]} has more than {CABALLEROS} caballeros.")
    faults = game.faults() + [
        f"{COLOUR_NAMES[seat]} holds the power card that lies on the table"
        for seat in range(game.seats)
        if game.bid[seat] and game.hand[seat] >> game.bid[seat] & 1
    ]
    if faults:
        raise Refused(f"This table cannot be: {'; '.join(faults)}.")
    moment = words[0] if words else ""
    if moment == "general-scoring":
        game.push(Program(game.rules.game_card, NOBODY, step_of_scoring(game)))
    elif moment == "bidding" and len(words) == 2:
        game.leader = colour(game, words[1])
        game.push(Program(game.rules.game_card, NOBODY, step_of_round(game, 1)))
    elif moment == "turn" and len(words) == 2:
        start_turn(game, colour(game, words[1]))
    else:
        known = "bidding COLOUR, turn COLOUR, general-scoring"
        raise Refused(f"'now {' '.join(words)}' is no moment; moments are {known}.")
    game.run()


def standing(game: ElGrande, seat: int) -> i64:
    return sum(game.caballeros[area * COLOURS + seat] for area in range(AREAS))


def start_turn(game: ElGrande, first: int) -> None:
    """It is a player's turn; all who played a higher power card have had theirs."""
    if not any(game.bid[seat] for seat in range(game.seats)):
        for after in range(game.seats):
            put_number(game, "bids", (first + after) % game.seats, HIGHEST_POWER - after)
    bids = [game.bid[seat] for seat in range(game.seats)]
    if 0 in bids:
        raise Refused("In a turn everybody has played a power card: name all bids, or none.")
    if len(set(bids)) < len(bids):
        raise Refused("Two players cannot play power cards of the same value.")
    had_theirs = sum(game.bid[seat] > game.bid[first] for seat in range(game.seats))
    game.push(Program(game.rules.game_card, NOBODY, step_of_round(game, 3)))
    game.push(Turns(turn_order(game) >> 3 * had_theirs))


def step_of_round(game: ElGrande, at: int) -> int:
    """The place of a round's step in the program of the whole game."""
    before = int(game.round) - 1
    return before * len(ROUND) + before // (int(game.rules.rounds) // 3) * len(SCORING) + at


def step_of_scoring(game: ElGrande) -> int:
    """The general scoring that ends these rounds, whichever round was named."""
    third = int(game.rules.rounds) // 3
    game.round = (game.round + third - 1) // third * third
    return step_of_round(game, len(ROUND))


# ---- Looking.
def look(game: ElGrande, words: list[str]) -> list[str]:
    """How the facts that a line names really are, in the line's own words."""
    fact, rest = words[0], words[1:]
    if fact == "king":
        return [fact, AREA_NAMES[game.king]]
    if fact == "round":
        return [fact, str(space(game, game.round))]
    if fact == "leader":
        return [fact, COLOUR_NAMES[game.leader]]
    if fact == "tile":
        tile = index(TILE_NAMES, first_of(rest), "scoring tile")
        return [fact, rest[0], area_or(game.tile[tile], "beside")]
    if fact == "hand":
        seat = colour(game, first_of(rest))
        return [fact, rest[0], *[str(value) for value in bits(game.hand[seat])]]
    if fact == "offer":
        offered = [game.rules.cards[game.card_on(deck)].name for deck in range(DECKS)]
        return [fact, *[name for name in rest if name in offered]]
    if fact == "caballeros":
        area = index(AREA_NAMES, first_of(rest), "area")
        counts = [(name, game.caballeros[area * COLOURS + colour(game, name)]) for name, _ in pairs(rest[1:])]
        return [fact, rest[0], *[word for name, count in counts for word in (name, str(count))]]
    if fact in OF_SEATS:
        return [fact, *[word for name, _ in pairs(rest) for word in (name, of_seat(game, fact, colour(game, name)))]]
    raise Refused(f"'{fact}' is no fact of El Grande; facts are {', '.join(FACTS)}.")


def of_seat(game: ElGrande, fact: str, seat: int) -> str:
    if fact == "grande":
        return area_or(game.grande[seat], "nowhere")
    if fact == "disk":
        return area_or(game.disk[seat], "nowhere")
    if fact == "veto":
        return str((game.fresh_vetoes >> seat & 1) + (game.old_vetoes >> seat & 1))
    tables = {"court": game.court, "province": game.province, "score": game.score, "bids": game.bid}
    return str(tables[fact][seat])


def area_or(number: int, otherwise: str) -> str:
    return otherwise if number == NOWHERE else AREA_NAMES[number]
