"""The players of El Grande as text: their figures, what the one who looks holds, and the order of play."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.cli.boards.columns import columns
from meseta.cli.boards.el_grande.part import Figures
from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.cli.seats import name_of
from meseta.games.el_grande.view import ElGrandeView, ExtraView, SeatView
from meseta.reading.el_grande.areas import board_of
from meseta.reading.el_grande.viewer import own

# The columns and the messages of their heads; parts add theirs behind.
HEADS = {
    "points": "points",
    "court": "court",
    "province": "province",
    "power": "terminal-power",
    "card": "terminal-card",
    "veto": "terminal-veto",
}


def all_colours(view: ElGrandeView) -> list[str]:
    """Of the seats, and last those without a seat."""
    return [each["colour"] for each in [*view["seats"], *view["extra"]]]


def players(view: ElGrandeView, writer: Writer) -> Block:
    heads = heads_of(view)
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


def heads_of(view: ElGrandeView) -> dict[str, str]:
    return HEADS | {name: message for part in parts_of(view) for name, message in part.COLUMNS.items()}


def cells(heads: dict[str, str], figures: Figures) -> list[str]:
    """Figures below their heads; what a player does not have is a dash."""
    return [str(figures.get(name) or "-") for name in heads]


def of_seat(view: ElGrandeView, seat: SeatView) -> Figures:
    return {
        "points": str(seat["score"]),
        "court": str(seat["court"]),
        "province": str(seat["province"]),
        "power": seat["power_card"],
        "card": seat["took"],
        "veto": seat["vetoes"],
        **{name: figure for part in parts_of(view) for name, figure in part.figures(seat).items()},
    }


def of_extra(extra: ExtraView) -> Figures:
    """A colour without a seat: neither points nor court, but a role."""
    return {"province": str(extra["province"]), "power": extra["power_card"], "card": extra["took"]}


def used(view: ElGrandeView, seat: SeatView, writer: Writer) -> str:
    """The power cards that were played, only how many if they lie face down; and how many of them are back unseen."""
    if discards_face_down(view):
        lying = str(board_of(view).highest_power - seat["hand_size"] or "-")
    else:
        lying = in_a_row(view, seat["played"] or [], writer) or "-"
    unseen = seat["taken_back_unseen"] + sum(part.taken_back_unseen(seat) for part in parts_of(view))
    return f"{lying}, {writer.say('terminal-back', count=unseen)}" if unseen else lying


def discards_face_down(view: ElGrandeView) -> bool:
    """Are the used power cards of the others hidden?"""
    return any(seat["played"] is None for seat in view["seats"])


def in_a_row(view: ElGrandeView, cards: Sequence[int], writer: Writer) -> str:
    return " ".join(called(view, card, writer) for card in cards)


def called(view: ElGrandeView, card: int, writer: Writer) -> str:
    """A power card by its value, or as a part calls it."""
    names = [part.power_card(card, writer) for part in parts_of(view)]
    return next((name for name in names if name is not None), str(card))


# ---- Below the figures.
def beside_the_table(view: ElGrandeView, writer: Writer) -> list[str]:
    return [
        *own_hand(view, writer),
        *[line for part in parts_of(view) for line in part.this_round(view, writer)],
        *order_of_play(view, writer),
    ]


def own_hand(view: ElGrandeView, writer: Writer) -> list[str]:
    """What the player who looks holds."""
    if view["seat"] is None:
        return []
    for part in parts_of(view):
        held = part.own_hand(view, writer)
        if held is not None:
            return held
    hand = own(view)["hand"] or []
    lying = [value for value in own(view)["played"] or [] if value not in hand]
    text = writer.say("terminal-power-cards", cards=in_a_row(view, hand, writer))
    if lying and discards_face_down(view):
        text += "; " + writer.say("terminal-power-cards-used", cards=in_a_row(view, lying, writer))
    return [f"  {text}", *[line for part in parts_of(view) for line in part.held(own(view), writer)]]


def order_of_play(view: ElGrandeView, writer: Writer) -> list[str]:
    """From the highest bid to the lowest, and who has the turn."""
    if any(part.SHOWS_ORDER for part in parts_of(view)):
        return []
    places = [place(view, number, writer) + acting(view, number, writer) for number in view["turn_order"]]
    said = writer.say("terminal-turn-order", names=", ".join(places))
    return ["\n".join(wrapped(said, "  ", "    "))] if places else []


def acting(view: ElGrandeView, number: int, writer: Writer) -> str:
    """What stands behind the name of the player who has the turn."""
    having = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    return f" ({writer.say('table-acting')})" if number in having else ""


def place(view: ElGrandeView, number: int, writer: Writer) -> str:
    """`Blue 9`: a colour with its bid, and what parts say of that."""
    name = name_of(all_colours(view)[number], writer.words)
    if number >= len(view["seats"]):
        return f"{name} {view['extra'][number - len(view['seats'])]['bid']}"
    seat = view["seats"][number]
    return f"{name} {seat['bid']}" + "".join(part.beside_bid(seat, writer) for part in parts_of(view))
