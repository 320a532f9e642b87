"""Laying a table out, one fact after the other; the cards have a file of their own."""

from __future__ import annotations

from meseta.engine.answers import NOWHERE
from meseta.engine.facts import first_of, index, only, pairs, whole
from meseta.engine.refusal import Refused
from meseta.games.el_grande.arranging.cards import power_card, put_hand, put_on_offer, put_round
from meseta.games.el_grande.arranging.facts import NUMBERS, colour, part_with, player
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rounds import space


def put(position: ElGrande, words: list[str]) -> None:
    """One fact, such as 'caballeros granada blue 3 green 2'."""
    fact, rest, board = words[0], words[1:], position.board
    regions = [board.names[region] for region in board.regions]
    areas = [board.names[row] for row in board.area_rows]
    standing = [*areas, *[board.names[row] for row in board.place_rows]]
    # On a board with places for the king alone, he and the grandes may also be beside or in the Castillo.
    wide = board.rows > len(standing)
    if fact == "king":
        places = board.names if wide else regions
        position.king = row(position, places, only(words, "king PLACE"), "king-place" if wide else "region")
    elif fact == "caballeros":
        area = row(position, standing, first_of(rest), "area")
        for name, number in pairs(rest[1:]):
            position.caballeros[area * board.width + colour(position, name)] = whole(number)
    elif fact == "grande":
        for name, word in pairs(rest):
            position.grande[player(position, name)] = row(position, areas if wide else regions, word, "region")
    elif fact == "disk":
        for name, word in pairs(rest):
            position.disk[player(position, name)] = row(position, regions, word, "region")
    elif fact == "bids":
        for name, word in pairs(rest):
            put_bid(position, colour(position, name), power_card(position, word))
    elif fact in NUMBERS:
        for name, number in pairs(rest):
            put_number(position, fact, colour(position, name), whole(number))
    elif fact == "tile":
        for name, word in pairs(rest):
            tile = index(board.tile_names, name, "tile")
            position.tile[tile] = NOWHERE if word == "beside" else row(position, areas, word, "area")
    elif fact == "round":
        spaces = [str(space(position, number)) for number in range(1, position.rules.rounds + 1)]
        put_round(position, index(spaces, only(words, "round N"), "round") + 1)
    elif fact == "leader":
        position.leader = player(position, only(words, "leader COLOUR"))
    elif fact == "offer":
        put_on_offer(position, rest)
    elif fact == "hand":
        put_hand(position, player(position, first_of(rest)), rest[1:])
    else:
        part_with(position, fact).put(position, fact, rest)
    position.look_again()


def row(position: ElGrande, possible: list[str], word: str, kind: str) -> int:
    index(possible, word, kind)
    return position.board.number[word]


def put_number(position: ElGrande, fact: str, seat: int, number: int) -> None:
    if fact == "court":
        position.court[seat] = number
    elif fact == "province":
        position.province[seat] = number
    elif fact == "score":
        position.score[seat] = number
    else:
        if number > 2:
            raise Refused("error-two-vetoes")
        position.fresh_vetoes |= (1 << seat) * (number > 0)
        position.old_vetoes |= (1 << seat) * (number > 1)
        position.note_vetoes()


def put_bid(position: ElGrande, seat: int, rank: int) -> None:
    """A power card lies on the table."""
    position.power[seat] = rank
    position.bid[seat] = rank
    if seat < position.seats:
        position.hand[seat] &= ~(1 << rank)
        position.played[seat] |= 1 << rank
