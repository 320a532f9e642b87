"""Looking at a table in the words in which it is laid out."""

from __future__ import annotations

from meseta.engine.facts import first_of, index, pairs
from meseta.engine.options import NOWHERE
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits
from meseta.games.el_grande.arranging.facts import FACTS, OF_CARDS, OF_SEATS, colour, player
from meseta.games.el_grande.automa import region_cards
from meseta.games.el_grande.board import ALL_POWER_CARDS, COLOUR_NAMES, COLOURS, DECKS, TILE_NAMES
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, KIND, MODIFIER_NAMES
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.rounds import space


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
        return [game.rules.names.regions[region] for region in region_cards(game)] or ["none"]
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
