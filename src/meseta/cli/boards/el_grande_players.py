"""The players of El Grande as text: their figures, what the one who looks holds, and the order of play."""

from __future__ import annotations

from typing import Any

from meseta.cli.boards.el_grande_words import ABILITY, colour, discards_face_down, with_modifiers
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.view import Player, View, own
from meseta.cli.lines import listed, wrapped
from meseta.cli.terminal import Ink
from meseta.games.el_grande.board import HIGHEST_POWER
from meseta.games.el_grande.modifiers import MODIFIERS

# The columns and their widths.
FIGURES = {"points": 6, "court": 6, "province": 9, "power": 6, "card": 5, "veto": 5}
FIGURES_WITH_MODIFIERS = {**FIGURES, "power": 9, "modifiers": 11}

CHANGE = {modifier.name: modifier.change for modifier in MODIFIERS}


def players(view: View, ink: Ink) -> Block:
    widths = FIGURES_WITH_MODIFIERS if with_modifiers(view) else FIGURES
    head = f"  {'':<9}{aligned(widths, {name: name for name in widths})}  used"
    lines = [player_line(view, seat, widths, ink) for seat in view["seats"]]
    return Block(head, [*lines, *([automa_line(view["automa"], widths, ink)] if view["automa"] else [])])


def aligned(widths: dict[str, int], figures: dict[str, Any]) -> str:
    """Figures below their heads; what somebody does not have is a dash."""
    return "".join(f"{figures.get(name) or '-':>{width}}" for name, width in widths.items())


def player_line(view: View, seat: Player, widths: dict[str, int], ink: Ink) -> str:
    name = ink.paint(f"{seat['colour']:<9}", "bold", seat["colour"])
    figures = {
        "points": str(seat["score"]),
        "court": str(seat["court"]),
        "province": str(seat["province"]),
        "power": power(seat),
        "card": seat["took"],
        "veto": seat["vetoes"],
        "modifiers": seat["modifiers"] and seat["modifiers"]["held"],
    }
    unseen = f", {seat['taken_back_unseen']} back" if seat["taken_back_unseen"] else ""
    return f"  {name}{aligned(widths, figures)}  {used(view, seat)}{unseen}"


def automa_line(automa: dict[str, Any], widths: dict[str, int], ink: Ink) -> str:
    name = ink.paint(f"{automa['colour']:<9}", "bold", automa["colour"])
    figures = {"province": str(automa["province"]), "power": power(automa), "card": automa["took"]}
    return f"  {name}{aligned(widths, figures)}  automa"


def power(player: dict[str, Any]) -> str:
    """`9`, or with a modifier `9+1=10`; a modifier comes before its power card."""
    if player["modifier"] is None:
        return str(player["power_card"] or "")
    change = f"{CHANGE[player['modifier']]:+}"
    return f"?{change}" if player["bid"] is None else f"{player['power_card']}{change}={player['bid']}"


def used(view: View, seat: Player) -> str:
    """The power cards that were played; only how many if they lie face down."""
    if discards_face_down(view):
        return str(int(HIGHEST_POWER) - seat["hand_size"] or "-")
    return in_a_row(seat["played"]) or "-"


def in_a_row(cards: list[Any]) -> str:
    return " ".join(str(card) for card in cards)


# ---- What the player who looks holds.
def own_hand(view: View) -> list[str]:
    if view["seat"] is None:
        return []
    hand = own(view)["hand"]
    lying = [value for value in own(view)["played"] if value not in hand]
    face_down = f"; used: {in_a_row(lying)}" if lying and discards_face_down(view) else ""
    return [f"  Your power cards: {in_a_row(hand)}{face_down}"]


def own_modifiers(view: View) -> list[str]:
    """What the player holds, has used and knows of the neighbours' hands; and what those in hand do."""
    if view["seat"] is None or not with_modifiers(view):
        return []
    known = own(view)["modifiers"]
    parts = [f"Your modifiers: {in_a_row(known['hand']) or 'none'}"]
    if known["used"]:
        parts.append(f"used: {in_a_row(known['used'])}")
    if known["passed"]:
        parts.append(f"you passed {known['passed']} and received {known['received']}")
    does = [wrapped(f"{name}: {ABILITY[name]}", "    ") for name in known["hand"] if name in ABILITY]
    return ["\n".join(lines) for lines in [wrapped("; ".join(parts), "  ", "    "), *does]]


# ---- What comes when.
def region_cards(view: View) -> list[str]:
    if view["automa"] is None or not view["automa"]["regions"]:
        return []
    return [f"  The automa's region cards of this round: {listed(view['automa']['regions'])}."]


def order_of_play(view: View) -> list[str]:
    """From the highest bid to the lowest, and who has the turn."""
    acting = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    places = []
    for number in view["turn_order"]:
        bidder = [*view["seats"], view["automa"]][number]
        ability = f" with {bidder['modifier']}" if bidder["modifier"] in ABILITY else ""
        now = " (now)" if number in acting else ""
        places.append(f"{colour(view, number)} {bidder['bid']}{ability}{now}")
    return wrapped("Turn order: " + ", ".join(places), "  ") if places else []
