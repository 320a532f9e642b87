"""The players of El Grande as text: their figures, what the one who looks holds, and the order of play."""

from __future__ import annotations

from typing import Any

from meseta.cli.boards.el_grande_parts.catalogue import parts_of
from meseta.cli.boards.el_grande_words import board_of, colour, discards_face_down, in_a_row
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.view import Player, View, own
from meseta.cli.lines import wrapped
from meseta.cli.terminal import Ink

# The columns and their widths.
FIGURES = {"points": 6, "court": 6, "province": 9, "power": 6, "card": 5, "veto": 5}


def players(view: View, ink: Ink) -> Block:
    widths = FIGURES | {name: width for part in parts_of(view) for name, width in part.COLUMNS.items()}
    head = f"  {'':<9}{aligned(widths, {name: name for name in widths})}  used"
    lines = [player_line(view, seat, widths, ink) for seat in view["seats"]]
    return Block(head, [*lines, *(extra_line(extra, widths, ink) for extra in view["extra"])])


def aligned(widths: dict[str, int], figures: dict[str, Any]) -> str:
    """Figures below their heads; what somebody does not have is a dash."""
    return "".join(f"{figures.get(name) or '-':>{width}}" for name, width in widths.items())


def player_line(view: View, seat: Player, widths: dict[str, int], ink: Ink) -> str:
    name = ink.paint(f"{seat['colour']:<9}", "bold", seat["colour"])
    figures = {
        "points": str(seat["score"]),
        "court": str(seat["court"]),
        "province": str(seat["province"]),
        "power": seat["power_card"],
        "card": seat["took"],
        "veto": seat["vetoes"],
        **{name: figure for part in parts_of(view) for name, figure in part.figures(seat).items()},
    }
    unseen = seat["taken_back_unseen"] + sum(part.taken_back_unseen(seat) for part in parts_of(view))
    return f"  {name}{aligned(widths, figures)}  {used(view, seat)}{f', {unseen} back' if unseen else ''}"


def extra_line(extra: Player, widths: dict[str, int], ink: Ink) -> str:
    """A colour that nobody plays: neither points nor court, but a role."""
    name = ink.paint(f"{extra['colour']:<9}", "bold", extra["colour"])
    figures = {"province": str(extra["province"]), "power": extra["power_card"], "card": extra["took"]}
    return f"  {name}{aligned(widths, figures)}  {extra['role']}"


def used(view: View, seat: Player) -> str:
    """The power cards that were played; only how many if they lie face down."""
    if discards_face_down(view):
        return str(board_of(view).highest_power - seat["hand_size"] or "-")
    return in_a_row(seat["played"]) or "-"


# ---- What the player who looks holds.
def own_hand(view: View) -> list[str]:
    if view["seat"] is None:
        return []
    hand = own(view)["hand"]
    lying = [value for value in own(view)["played"] if value not in hand]
    face_down = f"; used: {in_a_row(lying)}" if lying and discards_face_down(view) else ""
    beside = [line for part in parts_of(view) for line in part.held(own(view))]
    return [f"  Your power cards: {in_a_row(hand)}{face_down}", *beside]


# ---- What comes when.
def this_round(view: View) -> list[str]:
    return [line for part in parts_of(view) for line in part.this_round(view)]


def order_of_play(view: View) -> list[str]:
    """From the highest bid to the lowest, and who has the turn."""
    acting = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    places = []
    for number in view["turn_order"]:
        bidder = [*view["seats"], *view["extra"]][number]
        beside = "".join(part.beside_bid(bidder) for part in parts_of(view))
        now = " (now)" if number in acting else ""
        places.append(f"{colour(view, number)} {bidder['bid']}{beside}{now}")
    return wrapped("Turn order: " + ", ".join(places), "  ") if places else []
