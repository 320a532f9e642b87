"""The players of El Grande as text: their figures, what the one who looks holds, and the order of play."""

from __future__ import annotations

from typing import Any

from meseta.cli.boards.columns import columns
from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.view import Player, View, own
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.cli.seats import name_of
from meseta.web.boards.el_grande.areas import board_of

# The columns and the messages of their heads; parts add theirs behind.
HEADS = {
    "points": "points",
    "court": "court",
    "province": "province",
    "power": "terminal-power",
    "card": "terminal-card",
    "veto": "terminal-veto",
}


def all_colours(view: View) -> list[str]:
    """Of the seats, and last those without a seat."""
    return [each["colour"] for each in [*view["seats"], *view["extra"]]]


def players(view: View, writer: Writer) -> Block:
    heads = HEADS | {name: message for part in parts_of(view) for name, message in part.COLUMNS.items()}
    first = ["", *[writer.say(message) for message in heads.values()], writer.say("terminal-used")]
    rows = [
        [name_of(each["colour"], writer.words), *cells(heads, figures), last]
        for each, figures, last in [
            *[(seat, of_seat(view, seat), used(view, seat, writer)) for seat in view["seats"]],
            *[(extra, of_extra(extra), writer.say(f"role-{extra['role']}")) for extra in view["extra"]],
        ]
    ]
    head, *lines = columns([first, *rows])
    return Block(head, [writer.painted(line, colour) for line, colour in zip(lines, all_colours(view))])


def cells(heads: dict[str, str], figures: dict[str, Any]) -> list[str]:
    """Figures below their heads; what a player does not have is a dash."""
    return [str(figures.get(name) or "-") for name in heads]


def of_seat(view: View, seat: Player) -> dict[str, Any]:
    return {
        "points": str(seat["score"]),
        "court": str(seat["court"]),
        "province": str(seat["province"]),
        "power": seat["power_card"],
        "card": seat["took"],
        "veto": seat["vetoes"],
        **{name: figure for part in parts_of(view) for name, figure in part.figures(seat).items()},
    }


def of_extra(extra: Player) -> dict[str, Any]:
    """A colour without a seat: neither points nor court, but a role."""
    return {"province": str(extra["province"]), "power": extra["power_card"], "card": extra["took"]}


def used(view: View, seat: Player, writer: Writer) -> str:
    """The power cards that were played, only how many if they lie face down; and how many of them are back unseen."""
    if discards_face_down(view):
        lying = str(board_of(view).highest_power - seat["hand_size"] or "-")
    else:
        lying = in_a_row(seat["played"]) or "-"
    unseen = seat["taken_back_unseen"] + sum(part.taken_back_unseen(seat) for part in parts_of(view))
    return f"{lying}, {writer.say('terminal-back', count=unseen)}" if unseen else lying


def discards_face_down(view: View) -> bool:
    """Are the used power cards of the others hidden?"""
    return any(seat["played"] is None for seat in view["seats"])


def in_a_row(cards: list[Any]) -> str:
    return " ".join(str(card) for card in cards)


# ---- Below the figures.
def beside_the_table(view: View, writer: Writer) -> list[str]:
    return [
        *own_hand(view, writer),
        *[line for part in parts_of(view) for line in part.this_round(view, writer)],
        *order_of_play(view, writer),
    ]


def own_hand(view: View, writer: Writer) -> list[str]:
    """What the player who looks holds."""
    if view["seat"] is None:
        return []
    hand = own(view)["hand"]
    lying = [value for value in own(view)["played"] if value not in hand]
    text = writer.say("terminal-power-cards", cards=in_a_row(hand))
    if lying and discards_face_down(view):
        text += "; " + writer.say("terminal-power-cards-used", cards=in_a_row(lying))
    return [f"  {text}", *[line for part in parts_of(view) for line in part.held(own(view), writer)]]


def order_of_play(view: View, writer: Writer) -> list[str]:
    """From the highest bid to the lowest, and who has the turn."""
    acting = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    places: list[str] = []
    for number in view["turn_order"]:
        bidder = [*view["seats"], *view["extra"]][number]
        beside = "".join(part.beside_bid(bidder, writer) for part in parts_of(view))
        now = f" ({writer.say('table-acting')})" if number in acting else ""
        places.append(f"{name_of(bidder['colour'], writer.words)} {bidder['bid']}{beside}{now}")
    said = writer.say("terminal-turn-order", names=", ".join(places))
    return ["\n".join(wrapped(said, "  ", "    "))] if places else []
