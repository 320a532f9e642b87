"""The table of El Grande as text: areas by seats, the players, the action cards."""

from __future__ import annotations

from typing import Any

from meseta.cli.boards.el_grande_legend import legend
from meseta.cli.boards.el_grande_parts.catalogue import parts_of
from meseta.cli.boards.el_grande_players import order_of_play, own_hand, players, this_round
from meseta.cli.boards.el_grande_questions import QUESTIONS
from meseta.cli.boards.el_grande_words import (
    MARKS,
    MARKS_SAY,
    ActionCard,
    board_of,
    colour,
    colour_names,
    king_in_region,
    marked,
    marks_shown,
    where_the_king_is,
)
from meseta.cli.boards.text_board import Asked, Block, TextBoard
from meseta.cli.boards.view import View, final_standings, own, top
from meseta.cli.lines import listed, wrapped
from meseta.cli.terminal import Ink
from meseta.games.el_grande.board import CASTILLO


def blocks(view: View, ink: Ink) -> list[Block]:
    return [
        Block("", [heading(view), *king_elsewhere(view)]),
        areas(view, ink),
        players(view, ink),
        Block("", [*own_hand(view), *this_round(view), *order_of_play(view)]),
        *([action_cards(view, ink)] if view["cards"] else []),
    ]


def heading(view: View) -> str:
    rounds = int(view["options"]["rounds"])
    who = "" if view["seat"] is None else f" You are {colour(view, view['seat'])}."
    if view["round"] == 0:
        return f"Before the first of {rounds} rounds.{who}"
    span = rounds // 3
    scoring = -(-view["round"] // span) * span
    when = "after this round" if scoring == view["round"] else f"after round {scoring}"
    return f"Round {view['round']} of {rounds}, general scoring {when}.{who}"


def king_elsewhere(view: View) -> list[str]:
    """Where the king stands, if no region shows it."""
    if king_in_region(view):
        return []
    if view["king"] == CASTILLO:
        return ["The king is beside the Castillo: nothing moves in or out of it."]
    board = board_of(view)
    regions = [board.names[region] for region in board.neighbours[board.number[view["king"]]]]
    return [f"The king is {where_the_king_is(view)}, next to {listed(regions)}."]


# ---- The map.
def areas(view: View, ink: Ink) -> Block:
    names = [ink.paint(f" {name:<9}", "bold", name) for name in colour_names(view)]
    head = f"  {'':<17} {'worth':<7}{''.join(names)}".rstrip()
    return Block(head, [area_line(view, area, ink) for area in view["areas"]])


def area_line(view: View, area: dict[str, Any], ink: Ink) -> str:
    king = "K" if area["king"] else " "
    worth = " ".join(str(value) for value in area["values"])
    tile = " T" if area["area"] in view["tiles"].values() else ""
    name = ink.paint(f"{king} {area['area']:<17}", *(["bold"] if area["king"] else []))
    cells = "".join(cell(area, number, each, ink) for number, each in enumerate(colour_names(view)))
    return f"{name} {worth + tile:<7}{cells}".rstrip()


def cell(area: dict[str, Any], number: int, colour_name: str, ink: Ink) -> str:
    """The caballeros of one colour in one area, the grande, and what a seat would be paid: `3G +7`."""
    count = "?" if area["caballeros"] is None else str(area["caballeros"][number] or ".")
    grande = "G" if number in area["grandes"] else " "
    paid = dict(enumerate(area["if_scored_now"] or [])).get(number)  # whom nobody plays never is
    text = f"{count:>3}{grande} {f'+{paid}' if paid else '':<5}"
    return ink.paint(text, "dim" if count == "." and grande == " " else colour_name)


# ---- The action cards.
def action_cards(view: View, ink: Ink) -> Block:
    footnotes = [f"  {MARKS[each]} {MARKS_SAY[each]}" for each in marks_shown(view)]
    return Block("", [*(card_lines(view, card, ink) for card in view["cards"]), *footnotes])


def card_lines(view: View, card: ActionCard, ink: Ink) -> str:
    taken = card["taken_by"] is not None
    by = f"[{colour(view, card['taken_by'])}] " if taken else ""
    places = f"(place {card['caballeros']}) " if card["caballeros"] != card["deck"] else ""
    name = f"{marked(card)} "
    text = "\n".join(wrapped(f"{by}{places}{card['text']}", f"  {card['deck']} {name:<21}", " " * 25))
    return ink.paint(text, "dim") if taken else text


# ---- Questions, the end, and what is not for everybody's eyes.
def questions(view: View) -> dict[str, Asked]:
    return QUESTIONS | {kind: asked for part in parts_of(view) for kind, asked in part.QUESTIONS.items()}


def standings(view: View) -> list[str]:
    best = max(player["score"] for player in view["seats"])
    reason = f"with {best} points{' each' if view['winners'][1:] else ''}"
    return final_standings(view, lambda player: player["score"], lambda player: f"{player['score']:>4}", reason)


def hides(view: View, answer: str) -> bool:
    of_parts = [kind for part in parts_of(view) for kind in part.SECRET_QUESTIONS]
    return top(view)["kind"] in ["disks", "taking-back", *of_parts]


def holds_secrets(view: View) -> bool:
    """A hand with a card that was taken back and not played since."""
    return bool(own(view)["taken_back_unseen"]) or any(part.SECRET_HANDS for part in parts_of(view))


TEXT_BOARD = TextBoard(blocks, questions, hides, holds_secrets, standings, legend)
