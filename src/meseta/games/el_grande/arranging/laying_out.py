"""Laying a table out, one fact after the other; the cards have a file of their own."""

from __future__ import annotations

from meseta.engine.answers import NOWHERE
from meseta.engine.facts import first_of, index, only, pairs, whole
from meseta.engine.refusal import Refused
from meseta.games.el_grande.arranging.cards import power_card, put_hand, put_on_offer, put_round
from meseta.games.el_grande.arranging.facts import NUMBERS, colour, part_with, player
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rounds import space


def put(game: ElGrande, words: list[str]) -> None:
    """One fact, such as 'caballeros granada blue 3 green 2'."""
    fact, rest, board = words[0], words[1:], game.board
    regions = [board.names[region] for region in board.regions]
    areas = [board.names[row] for row in board.area_rows]
    # On a board with places for the king alone, he and the grandes may also be beside or in the Castillo.
    wide = board.rows > len(board.area_rows)
    if fact == "king":
        places = board.names if wide else regions
        game.king = row(game, places, only(words, "king PLACE"), "king-place" if wide else "region")
    elif fact == "caballeros":
        area = row(game, areas, first_of(rest), "area")
        for name, number in pairs(rest[1:]):
            game.caballeros[area * board.width + colour(game, name)] = whole(number)
    elif fact == "grande":
        for name, word in pairs(rest):
            game.grande[player(game, name)] = row(game, areas if wide else regions, word, "region")
    elif fact == "disk":
        for name, word in pairs(rest):
            game.disk[player(game, name)] = row(game, regions, word, "region")
    elif fact in NUMBERS:
        for name, number in pairs(rest):
            put_number(game, fact, colour(game, name), whole(number))
    elif fact == "tile":
        for name, word in pairs(rest):
            tile = index(board.tile_names, name, "tile")
            game.tile[tile] = NOWHERE if word == "beside" else row(game, areas, word, "area")
    elif fact == "round":
        spaces = [str(space(game, number)) for number in range(1, game.rules.rounds + 1)]
        put_round(game, index(spaces, only(words, "round N"), "round") + 1)
    elif fact == "leader":
        game.leader = player(game, only(words, "leader COLOUR"))
    elif fact == "offer":
        put_on_offer(game, rest)
    elif fact == "hand":
        put_hand(game, player(game, first_of(rest)), rest[1:])
    else:
        part_with(game, fact).put(game, fact, rest)


def row(game: ElGrande, possible: list[str], word: str, kind: str) -> int:
    index(possible, word, kind)
    return game.board.number[word]


def put_number(game: ElGrande, fact: str, seat: int, number: int) -> None:
    if fact == "court":
        game.court[seat] = number
    elif fact == "province":
        game.province[seat] = number
    elif fact == "score":
        game.score[seat] = number
    elif fact == "veto":
        if number > 2:
            raise Refused("error-two-vetoes")
        game.fresh_vetoes |= (1 << seat) * (number > 0)
        game.old_vetoes |= (1 << seat) * (number > 1)
        game.note_vetoes()
    else:
        game.power[seat] = power_card(game, number)
        game.bid[seat] = number
        if seat < game.seats:
            game.hand[seat] &= ~(1 << number)
            game.played[seat] |= 1 << number
