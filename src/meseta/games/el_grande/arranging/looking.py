"""Looking at a table in the words in which it is laid out."""

from __future__ import annotations

from meseta.engine.answers import NOWHERE
from meseta.engine.facts import first_of, index, pairs
from meseta.engine.seats import bits
from meseta.games.el_grande.arranging.facts import OF_SEATS, colour, part_with, player
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.rounds import space


def look(game: ElGrande, words: list[str]) -> list[str]:
    """How the facts that a line names really are, in the line's own words."""
    fact, rest, board = words[0], words[1:], game.board
    if fact == "king":
        return [fact, board.names[game.king]]
    if fact == "round":
        return [fact, str(space(game, game.round))]
    if fact == "leader":
        return [fact, board.colour_names[game.leader]]
    if fact == "tile":
        tile = index(board.tile_names, first_of(rest), "tile")
        return [fact, rest[0], area_or(game, game.tile[tile], "beside")]
    if fact == "caballeros":
        area = board.area_rows[index([board.names[row] for row in board.area_rows], first_of(rest), "area")]
        counts = [(name, game.caballeros[area * board.width + colour(game, name)]) for name, _ in pairs(rest[1:])]
        return [fact, rest[0], *[word for name, count in counts for word in (name, str(count))]]
    if fact in OF_SEATS:
        return [fact, *[word for name, _ in pairs(rest) for word in (name, of_seat(game, fact, colour(game, name)))]]
    if fact == "offer":
        decks = board.decks
        offered = [game.cards[game.card_on(deck)].name for deck in range(decks.count) if decks.sizes[deck]]
        return [fact, *[name for name in rest if name in offered]]
    if fact == "hand":
        seat = player(game, first_of(rest))
        return [fact, rest[0], *[str(value) for value in bits(game.hand[seat])]]
    return [fact, *part_with(game, fact).look(game, fact, rest)]


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
    return otherwise if number == NOWHERE else game.board.names[number]
