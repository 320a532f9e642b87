"""What a seat may see: the one redacted observation that browser, bots, notebooks, API and log all get.

`view` declares every key. Nothing secret leaves a position by any other door.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from meseta.engine.answers import NOWHERE
from meseta.engine.business import Shown, business, legal_answers
from meseta.engine.saving import Plain
from meseta.engine.seats import bits
from meseta.games.el_grande.board import PIECE_BITS
from meseta.games.el_grande.events import meanings
from meseta.games.el_grande.power_cards import NO_BID, taken_back_unseen
from meseta.games.el_grande.rounds import BIT_OF_NOUGHT
from meseta.games.el_grande.rules import OPEN, STRICT
from meseta.games.el_grande.scoring import if_scored_now, winners
from meseta.games.el_grande.turns import COLOUR_BITS

if TYPE_CHECKING:
    from meseta.engine.view import AnyFrame
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.view import (
        AreaView,
        BidView,
        CardView,
        ElGrandeFrame,
        ElGrandeView,
        ExtraView,
        SeatView,
    )


def view(position: ElGrande, seat: int | None) -> ElGrandeView:
    """Plain data for one seat, or for spectators."""
    board, decks, waiting = position.board, position.board.decks, position.waiting()
    shown: ElGrandeView = {
        "game": "el-grande",
        "options": position.options_chosen(),
        "seat": seat,
        "round": position.round,
        "king": board.names[position.king],
        "leader": position.leader,
        "areas": [area(position, row) for row in board.area_rows],
        "seats": [player(position, each, seat) for each in range(position.seats)],
        "extra": [extra_colour(position, colour) for colour in range(position.seats, position.colours)],
        "turn_order": turn_order(position),
        # Before the first round nothing lies face up; decks that are merged lie where the first of them would.
        "cards": [card_on_offer(position, deck) for deck in range(decks.count) if position.round and decks.sizes[deck]],
        "tiles": {name: area_name(position, position.tile[tile]) for tile, name in enumerate(board.tile_names)},
        "business": unfinished(position, seat),
        "waiting": waiting,
        "legal": legal_answers(position, seat),
        "winners": [] if waiting else winners(position),
    }
    for part in position.rules.parts:
        part.show(position, shown)
    return shown


def area(position: ElGrande, row: int) -> AreaView:
    """One region or the Castillo. A closed Castillo shows neither its caballeros nor what they would earn."""
    board = position.board
    castillo = row == board.castillo
    closed = castillo and position.rules.castillo == STRICT
    hidden = castillo and position.rules.castillo != OPEN
    counts = [position.caballeros[row * board.width + colour] for colour in range(position.colours)]
    shown: AreaView = {
        "area": board.names[row],
        "caballeros": None if closed else counts,
        "grandes": [seat for seat in range(position.seats) if position.grande[seat] == row],
        "values": [board.strips[position.strip(row) + place] for place in range(position.rules.places)],
        "king": row == position.king,
        "if_scored_now": None if hidden else if_scored_now(position, row),
    }
    for part in position.rules.parts:
        part.show_area(position, row, shown)
    return shown


def player(position: ElGrande, number: int, viewer: int | None) -> SeatView:
    own = number == viewer
    shown: SeatView = {
        "seat": number,
        "colour": position.board.colour_names[number],
        "score": position.score[number],
        "court": position.court[number],
        "province": position.province[number],
        "grande": area_name(position, position.grande[number]),
        **bid(position, number),
        "hand": position.board.values_of(position.hand[number]) if own else None,
        "hand_size": len(bits(position.hand[number])),
        "played": None
        if position.rules.discards_face_down and not own
        else position.board.values_of(position.played[number]),
        "taken_back_unseen": taken_back_unseen(position.taken_back, number),
        "vetoes": (position.fresh_vetoes >> number & 1) + (position.old_vetoes >> number & 1),
        "disk": area_name(position, position.disk[number]),
    }
    for part in position.rules.parts:
        part.show_seat(position, number, own, shown)
    return shown


def extra_colour(position: ElGrande, number: int) -> ExtraView:
    """A colour that nobody plays, and the role it has."""
    colour = position.board.colours[number]
    shown: ExtraView = {
        "colour": colour.name,
        "role": colour.role,
        "province": position.province[number],
        **bid(position, number),
    }
    for part in position.rules.parts:
        part.show_extra(position, number, shown)
    return shown


def bid(position: ElGrande, colour: int) -> BidView:
    """What a colour has played and taken this round: the bid is what its power card counts."""
    played = position.bid[colour] != NO_BID
    return {
        "bid": position.board.value_of(position.bid[colour]) if played else None,
        "power_card": position.board.value_of(position.power[colour]) if played and position.power[colour] else None,
        "took": int(position.took[colour]).bit_length() or None,
    }


def turn_order(position: ElGrande) -> list[int]:
    """Colours that have played a power card this round, the highest bid first."""
    bidders = [colour for colour in range(position.colours) if position.bid[colour] != NO_BID]
    return sorted(bidders, key=lambda colour: -position.bid[colour])


def card_on_offer(position: ElGrande, deck: int) -> CardView:
    """The face-up card of a deck, who took it, and what came before it."""
    faces, decks = position.rules.faces, position.board.decks
    first = decks.first[deck]
    shown = [position.decks[first + i] for i in range(position.round)]
    face = faces[shown[-1]]
    takers = [colour for colour in range(position.colours) if position.took[colour] >> deck & 1]
    comes_again = decks.comes_again >> deck & 1
    card: CardView = {
        "deck": deck + 1,
        "card": face.card.name,
        "text": face.card.text,
        "caballeros": face.caballeros,
        "provenance": face.provenance,
        "taken_by": takers[0] if takers else None,
        "left": None if comes_again else decks.sizes[deck] - position.round,
        "before": [] if comes_again else [faces[before].card.name for before in shown[:-1]],
    }
    for part in position.rules.parts:
        part.show_card(position, shown[-1], card)
    return card


# ---- Unfinished business.
def unfinished(position: ElGrande, viewer: int | None) -> list[ElGrandeFrame]:
    """A test compares what the frames show with what is declared of them."""
    shown: list[AnyFrame] = business(
        position,
        viewer,
        lambda field, value: in_words(position, field, value),
        lambda name, first, second: meanings(position.rules, name, first, second),
    )
    return cast("list[ElGrandeFrame]", shown)


def in_words(position: ElGrande, field: str, number: Plain) -> Shown:
    """What a number of a frame stands for, by the name of its field; names and lists stand for themselves."""
    if field == "pieces" and isinstance(number, list):
        return [position.board.piece_names[piece] for piece in number]
    if not isinstance(number, int):
        return number
    if field in ("seats_left", "colours_left", "asked", "missing"):
        return bits(number)
    if field == "values_barred":
        return [position.board.value_of(bid - int(BIT_OF_NOUGHT)) for bid in bits(number)]
    if field == "turns_left":
        return unpacked(number, int(COLOUR_BITS))
    if field in ("areas_left", "places"):
        return [position.board.names[place] for place in bits(number)]
    if field in ("area", "barred_region"):
        return area_name(position, number)
    if field in ("card", "first_card", "second_card"):
        return None if number == NOWHERE else position.rules.cards[number].name
    if field == "piece":
        return None if number == NOWHERE else position.board.piece_names[number]
    if field == "arrived":
        # What has moved by a card and where to, in the order it moved; see steps.move_caballeros.
        return [position.board.piece_names[piece] for piece in reversed(unpacked(number, int(PIECE_BITS)))]
    if field == "deck":
        return None if number == NOWHERE else number + 1
    return position.rules.in_words_of_parts(field, number)


def unpacked(packed: int, width: int) -> list[int]:
    """Numbers that lie in one, each larger by one and in so many bits, the first lowest."""
    numbers: list[int] = []
    while packed:
        numbers.append((packed & (1 << width) - 1) - 1)
        packed >>= width
    return numbers


def area_name(position: ElGrande, number: int) -> str | None:
    return None if number == NOWHERE else position.board.names[number]
