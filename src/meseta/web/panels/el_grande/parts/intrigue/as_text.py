"""What lies beside the map as real tables: the cards of the round, and the hands."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import SeatWithOwnCards, with_own_cards
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.intrigue import JOKER, own_cards
from meseta.web.markup import html
from meseta.web.panels.el_grande.parts.intrigue.own_card import edge, name_of, sign, signs
from meseta.web.panels.el_grande.parts.intrigue.round_cards import STATES
from meseta.web.panels.el_grande.parts.intrigue.round_order import CHOICE, REPLACED, in_order, own_action, state_of
from meseta.wording.words import Words


def as_text(view: ElGrandeView, cast: Cast, words: Words) -> list[Markup]:
    """Nothing before hands are chosen."""
    if not view["round"]:
        return []
    seats = [with_own_cards(seat) for seat in view["seats"]]
    return [
        table(
            words.say("round-cards"),
            [words.say(f"as-table-{head}") for head in ("player", "card", "brings", "action", "places", "state")],
            [card_row(view, seats[seat], cast, words) for seat in in_order(view)],
        ),
        table(
            words.say("as-table-hands"),
            [words.say(f"as-table-{head}") for head in ("player", "in-hand", "used", "known")],
            [hand_row(seat, cast, words) for seat in seats],
        ),
    ]


def table(caption: str, heads: Iterable[str], rows: Iterable[list[str]]) -> Markup:
    return html(
        '<table class="lined-table"><caption>{}</caption><thead><tr>{}</tr></thead><tbody>{}</tbody></table>',
        caption,
        [html('<th scope="col">{}</th>', head) for head in heads],
        [row(cells) for cells in rows],
    )


def row(cells: list[str]) -> Markup:
    return html('<tr><th scope="row">{}</th>{}</tr>', cells[0], [html("<td>{}</td>", cell) for cell in cells[1:]])


# ---- The cards of the round.
def card_row(view: ElGrandeView, seat: SeatWithOwnCards, cast: Cast, words: Words) -> list[str]:
    its, value = seat["seat"], seat["power_card"]
    state = state_of(view, its)
    doing = words.say(STATES[state]) if state else ""
    places = "" if seat["caballero_card"] is None else str(seat["caballero_card"])
    if value is None:
        said = words.say("round-card-none" if seat["no_card"] else "round-card-none-yet")
        return [cast.names[its], said, "", royal(seat, words), places, doing]
    card = own_cards(view)[value]
    brings = "" if value == JOKER else str(card["brings"])
    return [cast.names[its], sign(value, words), brings, action(view, seat, words), places, doing]


def action(view: ElGrandeView, seat: SeatWithOwnCards, words: Words) -> str:
    """The own one, whether it is required, and the card that may stand or stands in its place."""
    value = seat["power_card"]
    assert value is not None, "a card was played"
    card = own_cards(view)[value]
    if value == JOKER:
        return words.say("round-card-joker")
    own = f"{name_of(card, words)} ({words.say(f'own-card-{edge(card)}')})"
    becomes = own_action(view, seat)
    if becomes == REPLACED:
        return royal(seat, words)
    return f"{own} / {royal(seat, words)}" if becomes == CHOICE else own


def royal(seat: SeatWithOwnCards, words: Words) -> str:
    return "" if seat["royal_card"] is None else words.say(f"royal-{seat['royal_card']}")


# ---- Hands.
def hand_row(seat: SeatWithOwnCards, cast: Cast, words: Words) -> list[str]:
    """The viewer's own cards by their values, of others how many there are."""
    hand = words.say("own-cards-left", count=seat["hand_size"]) if seat["hand"] is None else signs(seat["hand"], words)
    return [cast.names[seat["seat"]], hand, signs(seat["played"] or [], words), signs(seat["known_in_hand"], words)]
