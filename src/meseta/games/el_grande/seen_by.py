"""What a seat may see: the one redacted observation that browser, bots, notebooks, API and log all get.

`docs/observation.md` documents every key. Nothing secret leaves a position by any other door.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meseta.engine.business import asked, business
from meseta.engine.options import NOWHERE
from meseta.engine.seats import bits
from meseta.games.el_grande.automa import region_cards
from meseta.games.el_grande.board import (
    ALL_POWER_CARDS,
    AREAS,
    CASTILLO,
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    STRIP,
    TILE_NAMES,
)
from meseta.games.el_grande.events import meanings
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, BIT_OF_NOUGHT, KIND, MODIFIER_NAMES, NO_MODIFIER
from meseta.games.el_grande.power_cards import NO_BID, TAKEN_BACK_EACH, printed_on_bid
from meseta.games.el_grande.rules import OPEN, STRICT
from meseta.games.el_grande.scoring import if_scored_now, winners

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def view(game: ElGrande, seat: int | None) -> dict[str, Any]:
    """Plain data for one seat, or for spectators."""
    names = game.rules.names
    return {
        "game": game.GAME,
        "options": game.options_chosen(),
        "seat": seat,
        "round": game.round,
        "king": names.kings_places[game.king],
        "leader": game.leader,
        "areas": [area(game, each) for each in range(AREAS)],
        "seats": [player(game, each, seat) for each in range(game.seats)],
        "automa": automa(game) if game.rules.automa else None,
        "turn_order": turn_order(game),
        "cards": [card_on_offer(game, deck) for deck in decks_with_cards(game)],
        "tiles": {name: area_name(game, game.tile[tile]) for tile, name in enumerate(TILE_NAMES)},
        "business": business(
            game,
            seat,
            lambda field, number: in_words(game, field, number),
            lambda name, what, where: meanings(game.rules, name, what, where),
        ),
        **asked(game, seat),
        "winners": [] if game.waiting() else winners(game),
    }


def area(game: ElGrande, number: int) -> dict[str, Any]:
    """One region or the Castillo. A closed Castillo shows neither its caballeros nor what they would earn."""
    castillo = number == CASTILLO
    closed = castillo and game.rules.castillo == STRICT
    hidden = castillo and game.rules.castillo != OPEN
    counts = [game.caballeros[number * COLOURS + colour] for colour in range(game.colours)]
    return {
        "area": game.rules.names.areas[number],
        "caballeros": None if closed else counts,
        "grandes": [seat for seat in range(game.seats) if game.grande[seat] == number],
        "values": [STRIP[game.strip(number) + place] for place in range(game.rules.places)],
        "king": number == game.king,
        "if_scored_now": None if hidden else if_scored_now(game, number),
    }


def player(game: ElGrande, number: int, viewer: int | None) -> dict[str, Any]:
    own = number == viewer
    return {
        "seat": number,
        "colour": COLOUR_NAMES[number],
        "score": game.score[number],
        "court": game.court[number],
        "province": game.province[number],
        "grande": area_name(game, game.grande[number]),
        **bid(game, number),
        "hand": bits(game.hand[number] & ALL_POWER_CARDS) if own else None,
        "hand_size": len(bits(game.hand[number] & ALL_POWER_CARDS)),
        "played": bits(game.played[number] & ALL_POWER_CARDS) if own or not game.rules.discards_face_down else None,
        "taken_back_unseen": len([pile for pile in taken_back(game, number) if pile]),
        "modifiers": modifiers(game, number, own) if game.rules.modifiers else None,
        "vetoes": (game.fresh_vetoes >> number & 1) + (game.old_vetoes >> number & 1),
        "disk": area_name(game, game.disk[number]),
    }


def bid(game: ElGrande, colour: int) -> dict[str, Any]:
    """What a colour has played and taken this round: the bid is the power card with its modifier."""
    played = game.bid[colour] != NO_BID
    return {
        "bid": game.bid[colour] if played else None,
        "power_card": printed_on_bid(game, colour) if played else None,
        "modifier": modifier_name(game.modifier[colour]),
        "took": int(game.took[colour]).bit_length() or None,
    }


def taken_back(game: ElGrande, seat: int) -> list[int]:
    first = seat * int(TAKEN_BACK_EACH)
    return [game.taken_back[slot] for slot in range(first, first + int(TAKEN_BACK_EACH))]


def modifiers(game: ElGrande, seat: int, own: bool) -> dict[str, Any]:
    """How many modifiers a seat holds; its own it also sees, and which ones it gave away and got before the game."""
    held = game.hand[seat] & ALL_MODIFIERS
    used = game.played[seat] & ALL_MODIFIERS & ~game.hand[seat]
    return {
        "held": len(bits(held)),
        "hand": modifier_names(held) if own else None,
        "used": modifier_names(used) if own else None,
        "passed": modifier_name(game.passed[seat]) if own else None,
        "received": modifier_name(game.passed[seat - 1 if seat else game.seats - 1]) if own else None,
    }


def modifier_name(card: int) -> str | None:
    return None if card == NO_MODIFIER else MODIFIER_NAMES[KIND[card]]


def modifier_names(cards: int) -> list[str]:
    return [MODIFIER_NAMES[KIND[card]] for card in bits(cards)]


def automa(game: ElGrande) -> dict[str, Any]:
    """The third colour: where its caballeros came to this round, its power card and the action card it took."""
    return {
        "colour": COLOUR_NAMES[game.seats],
        "province": game.province[game.seats],
        "regions": [game.rules.names.regions[region] for region in region_cards(game)],
        **bid(game, int(game.seats)),
    }


def turn_order(game: ElGrande) -> list[int]:
    """Colours that have played a power card this round, the highest bid first; the automa's comes after the seats'."""
    bidders = [colour for colour in range(game.colours) if game.bid[colour] != NO_BID]
    return sorted(bidders, key=lambda colour: -game.bid[colour])


def decks_with_cards(game: ElGrande) -> list[int]:
    """Before the first round nothing lies face up; decks that are merged lie where the first of them would."""
    return [deck for deck in range(DECKS) if game.round and game.rules.decks.sizes[deck]]


def card_on_offer(game: ElGrande, deck: int) -> dict[str, Any]:
    """The face-up card of a deck, who took it, and what came before it."""
    rules = game.rules
    first = rules.decks.first[deck]
    shown = [game.decks[first + i] for i in range(game.round)]
    takers = [colour for colour in range(game.colours) if game.took[colour] >> deck & 1]
    comes_again = rules.king_card and deck == DECKS - 1
    return {
        "deck": deck + 1,
        "card": rules.cards[shown[-1]].name,
        "text": rules.cards[shown[-1]].text,
        "caballeros": rules.caballeros[shown[-1]],
        "provenance": rules.provenance[shown[-1]],
        "taken_by": takers[0] if takers else None,
        "left": None if comes_again else rules.decks.sizes[deck] - game.round,
        "before": [] if comes_again else [rules.cards[card].name for card in shown[:-1]],
    }


def in_words(game: ElGrande, field: str, number: Any) -> Any:
    """What a number of a frame stands for, by the name of its field."""
    names = game.rules.names
    if field in ("seats_left", "colours_left", "asked", "missing"):
        return bits(number)
    if field == "values_barred":
        return [bit - int(BIT_OF_NOUGHT) for bit in bits(number)]
    if field == "turns_left":
        return [int(digit) - 1 for digit in reversed(oct(number)[2:])] if number else []
    if field in ("areas_left", "places"):
        return [names.kings_places[place] for place in bits(number)]
    if field in ("area", "barred_region"):
        return area_name(game, number)
    if field in ("card", "first_card", "second_card"):
        return game.rules.cards[number].name
    if field == "modifier":
        return modifier_name(number)
    if field == "piece":
        return None if number == NOWHERE else names.pieces[number]
    if field == "arrived":
        return arrivals(game, number)
    if field == "deck":
        return None if number == NOWHERE else number + 1
    return number


def arrivals(game: ElGrande, packed: int) -> list[str]:
    """What has moved by a card and where to, in the order it moved; see steps.move_caballeros."""
    pieces: list[str] = []
    while packed:
        area, colour = divmod((packed & 63) - 1, int(COLOURS))
        pieces.insert(0, f"{COLOUR_NAMES[colour]} {game.rules.names.areas[area]}")
        packed >>= 6
    return pieces


def area_name(game: ElGrande, number: int) -> str | None:
    return None if number == NOWHERE else game.rules.names.areas[number]
