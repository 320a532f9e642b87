"""Looking at a table in the words in which it is laid out."""

from __future__ import annotations

from meseta.engine.answers import NOWHERE
from meseta.engine.facts import first_of, index, pairs
from meseta.engine.seats import bits
from meseta.games.el_grande.arranging.facts import OF_SEATS, colour, part_with, player
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.rounds import space


def look(position: ElGrande, words: list[str]) -> list[str]:
    """How the facts that a line names really are, in the line's own words."""
    fact, rest, board = words[0], words[1:], position.board
    if fact == "king":
        return [fact, board.names[position.king]]
    if fact == "round":
        return [fact, str(space(position, position.round))]
    if fact == "leader":
        return [fact, board.colour_names[position.leader]]
    if fact == "tile":
        tile = index(board.tile_names, first_of(rest), "tile")
        return [fact, rest[0], area_or(position, position.tile[tile], "beside")]
    if fact == "caballeros":
        standing = [*board.area_rows, *board.place_rows]
        area = standing[index([board.names[row] for row in standing], first_of(rest), "area")]
        counts = [
            (name, position.caballeros[area * board.width + colour(position, name)]) for name, _ in pairs(rest[1:])
        ]
        return [fact, rest[0], *[word for name, count in counts for word in (name, str(count))]]
    if fact in OF_SEATS:
        return [
            fact,
            *[word for name, _ in pairs(rest) for word in (name, of_seat(position, fact, colour(position, name)))],
        ]
    if fact == "offer":
        decks = board.decks
        offered = [position.cards[position.card_on(deck)].name for deck in range(decks.count) if decks.sizes[deck]]
        return [fact, *[name for name in rest if name in offered]]
    if fact == "hand":
        seat = player(position, first_of(rest))
        return [fact, rest[0], *[board.powers.names[rank - 1] for rank in bits(position.hand[seat])]]
    return [fact, *part_with(position, fact).look(position, fact, rest)]


def of_seat(position: ElGrande, fact: str, seat: int) -> str:
    if fact == "grande":
        return area_or(position, position.grande[seat], "nowhere")
    if fact == "disk":
        return area_or(position, position.disk[seat], "nowhere")
    if fact == "veto":
        return str((position.fresh_vetoes >> seat & 1) + (position.old_vetoes >> seat & 1))
    if fact == "bids":
        return "none" if position.bid[seat] == NO_BID else str(position.board.value_of(position.bid[seat]))
    tables = {"court": position.court, "province": position.province, "score": position.score}
    return str(tables[fact][seat])


def area_or(position: ElGrande, number: int, otherwise: str) -> str:
    return otherwise if number == NOWHERE else position.board.names[number]
