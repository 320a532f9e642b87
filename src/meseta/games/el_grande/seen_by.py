"""What a seat may see: the one redacted observation that browser, bots, notebooks, API and log all get.

`docs/observation.md` documents every key. Nothing secret leaves a position by any other door.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meseta.engine.business import asked, business
from meseta.engine.options import NOWHERE
from meseta.engine.seats import bits
from meseta.games.el_grande import notation
from meseta.games.el_grande.board import (
    AREA_NAMES,
    AREAS,
    CASTILLO,
    COLOUR_NAMES,
    COLOURS,
    DECK_SIZE,
    DECKS,
    KING_DECK,
    STRIP,
    TILE_NAMES,
)
from meseta.games.el_grande.events import meanings
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH
from meseta.games.el_grande.rules import OPEN, STRICT
from meseta.games.el_grande.scoring import if_scored_now, winners

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def view(game: ElGrande, seat: int | None) -> dict[str, Any]:
    """Plain data for one seat, or for spectators."""
    return {
        "game": game.GAME,
        "options": game.options_chosen(),
        "seat": seat,
        "round": game.round,
        "king": AREA_NAMES[game.king],
        "leader": game.leader,
        "areas": [area(game, each) for each in range(AREAS)],
        "seats": [player(game, each, seat) for each in range(game.seats)],
        "turn_order": turn_order(game),
        "cards": [card_on_offer(game, deck) for deck in range(DECKS)],
        "tiles": {name: area_name(game.tile[tile]) for tile, name in enumerate(TILE_NAMES)},
        "business": business(game, seat, lambda field, number: in_words(game, field, number), meanings),
        **asked(game, seat),
        "winners": [] if game.waiting() else winners(game),
    }


def area(game: ElGrande, number: int) -> dict[str, Any]:
    """One region or the Castillo. A closed Castillo shows neither its caballeros nor what they would earn."""
    castillo = number == CASTILLO
    closed = castillo and game.rules.castillo == STRICT
    hidden = castillo and game.rules.castillo != OPEN
    seats = range(game.seats)
    return {
        "area": AREA_NAMES[number],
        "caballeros": None if closed else [game.caballeros[number * COLOURS + seat] for seat in seats],
        "grandes": [seat for seat in seats if game.grande[seat] == number],
        "values": [STRIP[game.strip(number) + place] for place in range(game.rules.places)],
        "king": number == game.king,
        "if_scored_now": None if hidden else if_scored_now(game, number),
    }


def player(game: ElGrande, number: int, viewer: int | None) -> dict[str, Any]:
    own = number == viewer
    unseen = [pile for pile in taken_back(game, number) if pile]
    return {
        "seat": number,
        "colour": COLOUR_NAMES[number],
        "score": game.score[number],
        "court": game.court[number],
        "province": game.province[number],
        "grande": area_name(game.grande[number]),
        "bid": game.bid[number] or None,
        "took": int(game.took[number]).bit_length() or None,
        "hand": bits(game.hand[number]) if own else None,
        "hand_size": len(bits(game.hand[number])),
        "played": bits(game.played[number]),
        "taken_back_unseen": len(unseen),
        "vetoes": (game.fresh_vetoes >> number & 1) + (game.old_vetoes >> number & 1),
        "disk": area_name(game.disk[number]),
    }


def taken_back(game: ElGrande, seat: int) -> list[int]:
    first = seat * int(TAKEN_BACK_EACH)
    return [game.taken_back[slot] for slot in range(first, first + int(TAKEN_BACK_EACH))]


def turn_order(game: ElGrande) -> list[int]:
    """Seats that have played a power card this round, the highest first."""
    bidders = [seat for seat in range(game.seats) if game.bid[seat]]
    return sorted(bidders, key=lambda seat: -game.bid[seat])


def card_on_offer(game: ElGrande, deck: int) -> dict[str, Any]:
    """The face-up card of a deck, who took it, and what came before it."""
    cards = game.rules.cards
    shown = [game.decks[deck * int(DECK_SIZE) + i] for i in range(game.round)]
    takers = [seat for seat in range(game.seats) if game.took[seat] >> deck & 1]
    return {
        "deck": deck + 1,
        "card": cards[shown[-1]].name,
        "text": cards[shown[-1]].text,
        "taken_by": takers[0] if takers else None,
        "left": None if deck == KING_DECK else len(game.rules.decks[deck]) - game.round,
        "before": [] if deck == KING_DECK else [cards[card].name for card in shown[:-1]],
    }


def in_words(game: ElGrande, field: str, number: Any) -> Any:
    """What a number of a frame stands for, by the name of its field."""
    if field in ("seats_left", "asked", "missing", "values_barred"):
        return bits(number)
    if field == "turns_left":
        return [int(digit) - 1 for digit in reversed(oct(number)[2:])] if number else []
    if field == "areas_left":
        return [AREA_NAMES[area] for area in bits(number)]
    if field in ("area", "barred_region"):
        return area_name(number)
    if field in ("card", "first_card", "second_card"):
        return game.rules.cards[number].name
    if field == "piece":
        return None if number == NOWHERE else notation.PIECES[number]
    if field == "arrived":
        return arrivals(number)
    if field == "deck":
        return None if number == NOWHERE else number + 1
    return number


def arrivals(packed: int) -> list[str]:
    """What has moved by a card and where to, in the order it moved; see steps.move_caballeros."""
    pieces: list[str] = []
    while packed:
        area, colour = divmod((packed & 63) - 1, int(COLOURS))
        pieces.insert(0, f"{COLOUR_NAMES[colour]} {AREA_NAMES[area]}")
        packed >>= 6
    return pieces


def area_name(number: int) -> str | None:
    return None if number == NOWHERE else AREA_NAMES[number]
