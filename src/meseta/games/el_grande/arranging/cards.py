"""Laying out cards: in hand, on offer, the automa's. Each changes places with the one that would have come."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.facts import first_of, index, whole
from meseta.engine.options import NOWHERE
from meseta.engine.refusal import Refused
from meseta.games.el_grande.arranging.facts import player
from meseta.games.el_grande.arranging.modifiers import put_modifiers
from meseta.games.el_grande.automa import REGIONS_EACH_ROUND, first_region_card
from meseta.games.el_grande.board import ALL_POWER_CARDS, DECKS, HIGHEST_POWER, REGIONS
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, MODIFIER_NAMES
from meseta.games.el_grande.position import ElGrande


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


def put_hand(game: ElGrande, seat: int, values: list[int]) -> None:
    held = sum(1 << value for value in values)
    game.hand[seat] = game.hand[seat] & ALL_MODIFIERS | held
    game.played[seat] = game.played[seat] & ALL_MODIFIERS | ALL_POWER_CARDS & ~held


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
    for place, word in enumerate(rest[: int(REGIONS_EACH_ROUND)]):
        put_region_card(game, first + place, index(game.rules.names.regions, word, "region"))


def put_region_card(game: ElGrande, place: i64, region: i64) -> None:
    """It changes places within the nine cards of its pile."""
    start = place - (place - HIGHEST_POWER) % REGIONS
    cards = [game.automa[card] for card in range(start, start + REGIONS)]
    swap(game.automa, place, start + cards.index(region))


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
            put_region_card(game, there + card, game.automa[here + card])
    game.round = number


def swap(cards: vec[i64], here: i64, there: i64) -> None:
    cards[here], cards[there] = cards[there], cards[here]
