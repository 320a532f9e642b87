"""Laying a table out, one fact after the other; the cards have a file of their own."""

from __future__ import annotations

from meseta.engine.facts import first_of, index, only, pairs, whole
from meseta.engine.options import NOWHERE
from meseta.engine.refusal import Refused
from meseta.games.el_grande.arranging.cards import put_cards, put_round
from meseta.games.el_grande.arranging.facts import FACTS, NUMBERS, OF_CARDS, colour, player
from meseta.games.el_grande.board import COLOURS, HIGHEST_POWER, TILE_NAMES
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rounds import space


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
