"""Scenarios: laying a table out fact by fact, and looking at it in the same words. `docs/scenarios.md` lists them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.facts import first_of, index, only, pairs, whole
from meseta.engine.options import NOBODY, NOWHERE
from meseta.engine.program import Program, Step
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits
from meseta.games.el_grande.automa import REGIONS_EACH_ROUND, first_region_card
from meseta.games.el_grande.board import (
    ALL_POWER_CARDS,
    AREAS,
    CABALLEROS,
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    HIGHEST_POWER,
    REGIONS,
    TILE_NAMES,
)
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, KIND, MODIFIER_NAMES
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.rounds import Auction, EndRound, TurnUpCards, space
from meseta.games.el_grande.turns import Turns, turn_order

NUMBERS: Final = ["court", "province", "score", "bids", "veto"]
OF_SEATS: Final = ["grande", "disk", *NUMBERS]
OF_CARDS: Final = ["hand", "modifiers", "used-modifiers", "offer", "automa-regions", "automa-power"]
FACTS: Final = ["king", "caballeros", *OF_SEATS, "tile", "round", "leader", *OF_CARDS]
MOMENTS: Final = ["passing", "round COLOUR", "bidding COLOUR", "turn COLOUR", "general-scoring"]


def colour(game: ElGrande, word: str) -> int:
    """Of a player or of the automa."""
    return index(COLOUR_NAMES[: game.colours], word, "colour in this game")


def player(game: ElGrande, word: str) -> int:
    return index(COLOUR_NAMES[: game.seats], word, "player in this game")


# ---- Laying out.
def put(game: ElGrande, words: list[str]) -> None:
    """One fact, such as 'caballeros granada blue 3 green 2'."""
    fact, rest, names = words[0], words[1:], game.rules.names
    if fact == "king":
        abroad = game.rules.chosen["new-regency"] == "on"
        places = names.kings_places if abroad else names.regions
        game.king = index(places, only(words, "king PLACE"), "place for the king" if abroad else "region")
    elif fact == "caballeros":
        area = index(names.areas, first_of(rest), "area")
        for name, number in pairs(rest[1:]):
            game.caballeros[area * COLOURS + colour(game, name)] = whole(number)
    elif fact == "grande":
        for name, word in pairs(rest):
            areas = names.areas if game.rules.chosen["new-regency"] == "on" else names.regions
            game.grande[player(game, name)] = index(areas, word, "region")
    elif fact == "disk":
        for name, word in pairs(rest):
            game.disk[player(game, name)] = index(names.regions, word, "region")
    elif fact in NUMBERS:
        for name, number in pairs(rest):
            put_number(game, fact, colour(game, name), whole(number))
    elif fact == "tile":
        for name, word in pairs(rest):
            tile = index(TILE_NAMES, name, "scoring tile")
            game.tile[tile] = NOWHERE if word == "beside" else index(names.areas, word, "area")
    elif fact == "round":
        spaces = [str(space(game, number)) for number in range(1, game.rules.rounds + 1)]
        put_round(game, index(spaces, only(words, "round N"), "round of this game") + 1)
    elif fact == "leader":
        game.leader = player(game, only(words, "leader COLOUR"))
    elif fact in OF_CARDS:
        put_cards(game, fact, rest)
    else:
        raise Refused(f"'{fact}' is no fact of El Grande; facts are {', '.join(FACTS)}.")


def put_cards(game: ElGrande, fact: str, rest: list[str]) -> None:
    if fact == "offer":
        put_on_offer(game, rest)
    elif fact == "hand":
        put_hand(game, player(game, first_of(rest)), [whole(word) for word in rest[1:]])
    elif fact in ("modifiers", "used-modifiers"):
        if not game.rules.modifiers:
            raise Refused("There are no modifiers in this game: set shifting-powers=on.")
        kinds = [index(MODIFIER_NAMES, word, "modifier") for word in rest[1:]]
        put_modifiers(game, player(game, first_of(rest)), kinds, fact == "used-modifiers")
    else:
        if not game.rules.automa:
            raise Refused("There is no automa in this game: it plays with two players of the 2023 edition.")
        put_automa(game, fact, rest)


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
        game.note_vetoes()
    else:
        if not 1 <= number <= HIGHEST_POWER:
            raise Refused(f"There is no power card {number}: they run from 1 to {HIGHEST_POWER}.")
        game.bid[seat] = number
        if seat < game.seats:
            game.hand[seat] &= ~(1 << number)
            game.played[seat] |= 1 << number


def put_round(game: ElGrande, number: int) -> None:
    """What comes up in the round goes with it, so that it does not matter which is laid out first."""
    now = max(game.round, 1)
    for deck in range(DECKS):
        if game.rules.decks.sizes[deck]:
            first = game.rules.decks.first[deck]
            swap(game.decks, first + now - 1, first + number - 1)
    if game.rules.automa:
        game.round = now
        here = first_region_card(game)
        swap(game.automa, now - 1, number - 1)
        game.round = number
        there = first_region_card(game)
        for card in range(REGIONS_EACH_ROUND):
            swap(game.automa, here + card, there + card)
    game.round = number


def swap(cards: vec[i64], here: i64, there: i64) -> None:
    cards[here], cards[there] = cards[there], cards[here]


def put_hand(game: ElGrande, seat: int, values: list[int]) -> None:
    held = sum(1 << value for value in values)
    game.hand[seat] = game.hand[seat] & ALL_MODIFIERS | held
    game.played[seat] = game.played[seat] & ALL_MODIFIERS | ALL_POWER_CARDS & ~held


def put_modifiers(game: ElGrande, seat: int, kinds: list[int], used: bool) -> None:
    """The modifiers a player holds or has used; whoever held one of them gets one of the player's others instead."""
    settled = 0
    for each in range(game.seats):
        settled |= game.played[each]
    for kind in kinds:
        free = [card for card in bits(ALL_MODIFIERS & ~settled) if KIND[card] == kind]
        if not free:
            raise Refused(f"There are not so many modifiers {MODIFIER_NAMES[kind]}.")
        card = min(free, key=lambda each: loath_to_give(game, seat, each))
        settled |= 1 << card
        give_modifier(game, seat, card, bits(game.hand[seat] & ALL_MODIFIERS & ~settled))
        if used:
            game.hand[seat] &= ~(1 << card)
            game.played[seat] |= 1 << card


def loath_to_give(game: ElGrande, seat: int, card: int) -> int:
    """The player's own cards come first, then the box, then the hands of those who are laid out later, then others."""
    holders = [each for each in range(game.seats) if game.hand[each] >> card & 1]
    if not holders:
        return 1
    return 0 if holders[0] == seat else 2 if holders[0] > seat else 3


def give_modifier(game: ElGrande, seat: int, card: int, others: list[int]) -> None:
    if game.hand[seat] >> card & 1:
        return
    if not others:
        raise Refused(f"{COLOUR_NAMES[seat]} has three modifiers, no more.")
    for each in range(game.seats):
        if each == seat or game.hand[each] >> card & 1:
            game.hand[each] ^= 1 << card | 1 << others[0]


def put_automa(game: ElGrande, fact: str, rest: list[str]) -> None:
    """What the automa shows in this round: each card changes places with the one that would have come."""
    now = max(game.round, 1)
    if fact == "automa-power":
        value = whole(first_of(rest))
        if not 1 <= value <= HIGHEST_POWER:
            raise Refused(f"There is no power card {value}: they run from 1 to {HIGHEST_POWER}.")
        cards = [game.automa[card] for card in range(HIGHEST_POWER)]
        swap(game.automa, now - 1, cards.index(value))
        return
    before, game.round = game.round, now
    first = first_region_card(game)
    game.round = before
    start = first - (first - HIGHEST_POWER) % REGIONS
    for place, word in enumerate(rest[: int(REGIONS_EACH_ROUND)]):
        region = index(game.rules.names.regions, word, "region")
        cards = [game.automa[card] for card in range(start, start + REGIONS)]
        swap(game.automa, first + place, start + cards.index(region))


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
        swap(game.decks, game.rules.decks.first[free[0]] + max(game.round, 1) - 1, place_in(game, free[0], name))


def place_in(game: ElGrande, deck: int, name: str) -> int:
    first = game.rules.decks.first[deck]
    for place in range(first, first + game.rules.decks.sizes[deck]):
        if game.rules.cards[game.decks[place]].name == name:
            return place
    return NOWHERE


# ---- Beginning.
def start(game: ElGrande, words: list[str], province_given: bool) -> None:
    """Begin at one of the moments."""
    game.round = max(game.round, 1)
    if not province_given:
        for seat in range(game.colours):
            game.province[seat] = CABALLEROS - game.court[seat] - standing(game, seat)
            if game.province[seat] < 0:
                raise Refused(f"{COLOUR_NAMES[seat]} has more than {CABALLEROS} caballeros.")
    faults = game.faults() + [
        f"{COLOUR_NAMES[seat]} holds the power card that lies on the table"
        for seat in range(game.seats)
        if game.bid[seat] != NO_BID and game.hand[seat] >> game.bid[seat] & 1
    ]
    if faults:
        raise Refused(f"This table cannot be: {'; '.join(faults)}.")
    moment = words[0] if words else ""
    if moment == "general-scoring":
        begin_at(game, step_of_scoring(game))
    elif moment == "passing" and game.rules.modifiers:
        game.round = 0
        begin_at(game, 0)
    elif moment == "round" and len(words) == 2:
        game.leader = player(game, words[1])
        begin_at(game, step_of_round(game, TurnUpCards))
        game.round -= 1
    elif moment == "bidding" and len(words) == 2:
        game.leader = player(game, words[1])
        show_automa(game)
        begin_at(game, step_of_round(game, Auction))
    elif moment == "turn" and len(words) == 2:
        start_turn(game, colour(game, words[1]))
    else:
        raise Refused(f"'now {' '.join(words)}' is no moment; moments are {', '.join(MOMENTS)}.")
    game.run()


def begin_at(game: ElGrande, step: int) -> None:
    """At a step of the whole game."""
    game.push(Program(game.rules.game_card, NOBODY, step))


def show_automa(game: ElGrande) -> None:
    """Its power card lies on the table before anybody bids."""
    if game.rules.automa:
        game.bid[game.seats] = game.automa[game.round - 1]


def standing(game: ElGrande, seat: int) -> i64:
    return sum(game.caballeros[area * COLOURS + seat] for area in range(AREAS))


def start_turn(game: ElGrande, first: int) -> None:
    """It is a player's turn; all who bid more have had theirs."""
    if all(game.bid[each] == NO_BID for each in range(game.colours)):
        for after in range(game.colours):
            put_number(game, "bids", (first + after) % int(game.colours), int(HIGHEST_POWER) - after)
    bids = [game.bid[each] for each in range(game.colours)]
    if NO_BID in bids:
        raise Refused("In a turn everybody has played a power card: name all bids, or none.")
    if len(set(bids)) < len(bids):
        raise Refused("Two players cannot play power cards of the same value.")
    had_theirs = sum(bid > game.bid[first] for bid in bids)
    begin_at(game, step_of_round(game, EndRound))
    game.push(Turns(turn_order(game) >> 3 * had_theirs))


def step_of_round(game: ElGrande, kind: type[Step]) -> int:
    """The place of a step of this round in the program of the whole game."""
    places = [at for at, step in enumerate(game.cards[game.rules.game_card].does) if isinstance(step, kind)]
    return places[game.round - 1]


def step_of_scoring(game: ElGrande) -> int:
    """The general scoring that ends these rounds, whichever round was named."""
    third = int(game.rules.rounds) // 3
    game.round = (game.round + third - 1) // third * third
    return step_of_round(game, EndRound) + 1


# ---- Looking.
def look(game: ElGrande, words: list[str]) -> list[str]:
    """How the facts that a line names really are, in the line's own words."""
    fact, rest, names = words[0], words[1:], game.rules.names
    if fact == "king":
        return [fact, names.kings_places[game.king]]
    if fact == "round":
        return [fact, str(space(game, game.round))]
    if fact == "leader":
        return [fact, COLOUR_NAMES[game.leader]]
    if fact == "tile":
        tile = index(TILE_NAMES, first_of(rest), "scoring tile")
        return [fact, rest[0], area_or(game, game.tile[tile], "beside")]
    if fact == "caballeros":
        area = index(names.areas, first_of(rest), "area")
        counts = [(name, game.caballeros[area * COLOURS + colour(game, name)]) for name, _ in pairs(rest[1:])]
        return [fact, rest[0], *[word for name, count in counts for word in (name, str(count))]]
    if fact in OF_SEATS:
        return [fact, *[word for name, _ in pairs(rest) for word in (name, of_seat(game, fact, colour(game, name)))]]
    if fact in OF_CARDS:
        return [fact, *look_at_cards(game, fact, rest)]
    raise Refused(f"'{fact}' is no fact of El Grande; facts are {', '.join(FACTS)}.")


def look_at_cards(game: ElGrande, fact: str, rest: list[str]) -> list[str]:
    if fact == "offer":
        offered = [game.rules.cards[game.card_on(deck)].name for deck in range(DECKS) if game.rules.decks.sizes[deck]]
        return [name for name in rest if name in offered]
    if fact == "automa-power":
        return [str(game.automa[game.round - 1])]
    if fact == "automa-regions":
        first = first_region_card(game)
        drawn = range(first, first + REGIONS_EACH_ROUND)
        return [game.rules.names.regions[game.automa[card]] for card in drawn]
    seat = player(game, first_of(rest))
    if fact == "hand":
        return [rest[0], *[str(value) for value in bits(game.hand[seat] & ALL_POWER_CARDS)]]
    used = game.played[seat] & ~game.hand[seat] if fact == "used-modifiers" else game.hand[seat]
    return [rest[0], *[MODIFIER_NAMES[KIND[card]] for card in bits(used & ALL_MODIFIERS)]]


def of_seat(game: ElGrande, fact: str, seat: int) -> str:
    if fact == "grande":
        return area_or(game, game.grande[seat], "nowhere")
    if fact == "disk":
        return area_or(game, game.disk[seat], "nowhere")
    if fact == "veto":
        return str((game.fresh_vetoes >> seat & 1) + (game.old_vetoes >> seat & 1))
    if fact == "bids":
        return "none" if game.bid[seat] == NO_BID else str(game.bid[seat])
    tables = {"court": game.court, "province": game.province, "score": game.score}
    return str(tables[fact][seat])


def area_or(game: ElGrande, number: int, otherwise: str) -> str:
    return otherwise if number == NOWHERE else game.rules.names.areas[number]
