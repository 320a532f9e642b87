"""The table of El Grande as text: areas by seats, the players, the action cards."""

from __future__ import annotations

from typing import Any

from meseta.cli.boards.el_grande_questions import QUESTIONS
from meseta.cli.boards.text_board import Block, TextBoard
from meseta.cli.boards.view import View, colour, final_standings, own, top
from meseta.cli.lines import wrapped
from meseta.cli.terminal import Ink

LEGEND = [
    "worth      what the first, second and third place are paid; T: a scoring tile lies on it",
    "K          the king's region: nothing moves in or out of it",
    "3          so many caballeros; G: the grande is at home here; ?: the Castillo is closed",
    "+5         what would be paid if the area were scored now, bonuses included",
    "court      caballeros that can be placed; province: those that must come to the court first",
    "power      the power card of this round",
    "used       the power cards played so far; 1 back: one of them is in the hand again, only its owner knows which",
    "card       the action card taken this round: its number is how many caballeros it lets you place",
    "[green]    green has taken this action card",
]


def blocks(view: View, ink: Ink) -> list[Block]:
    return [
        Block("", [heading(view)]),
        areas(view, ink),
        players(view, ink),
        Block("", [*own_hand(view), *order_of_play(view)]),
        Block("", [card_lines(view, card, ink) for card in view["cards"]]),
    ]


def heading(view: View) -> str:
    rounds = int(view["options"]["rounds"])
    span = rounds // 3
    scoring = -(-view["round"] // span) * span
    when = "after this round" if scoring == view["round"] else f"after round {scoring}"
    who = "" if view["seat"] is None else f" You are {colour(view, view['seat'])}."
    return f"Round {view['round']} of {rounds}, general scoring {when}.{who}"


# ---- The map.
def areas(view: View, ink: Ink) -> Block:
    names = [ink.paint(f" {seat['colour']:<9}", "bold", seat["colour"]) for seat in view["seats"]]
    head = f"  {'':<17} {'worth':<7}{''.join(names)}".rstrip()
    return Block(head, [area_line(view, area, ink) for area in view["areas"]])


def area_line(view: View, area: dict[str, Any], ink: Ink) -> str:
    king = "K" if area["king"] else " "
    worth = " ".join(str(value) for value in area["values"])
    tile = " T" if area["area"] in view["tiles"].values() else ""
    name = ink.paint(f"{king} {area['area']:<17}", *(["bold"] if area["king"] else []))
    cells = "".join(cell(area, seat, ink) for seat in view["seats"])
    return f"{name} {worth + tile:<7}{cells}".rstrip()


def cell(area: dict[str, Any], seat: dict[str, Any], ink: Ink) -> str:
    """The caballeros of one seat in one area, the grande, and what the seat would be paid: `3G +7`."""
    number = seat["seat"]
    count = "?" if area["caballeros"] is None else str(area["caballeros"][number] or ".")
    grande = "G" if number in area["grandes"] else " "
    paid = 0 if area["if_scored_now"] is None else area["if_scored_now"][number]
    text = f"{count:>3}{grande} {f'+{paid}' if paid else '':<5}"
    return ink.paint(text, "dim" if count == "." and grande == " " else seat["colour"])


# ---- The players.
def players(view: View, ink: Ink) -> Block:
    head = f"  {'':<9}{'points':>6}{'court':>6}{'province':>9}{'power':>6}{'card':>5}{'veto':>5}  used"
    return Block(head, [player_line(seat, ink) for seat in view["seats"]])


def player_line(seat: dict[str, Any], ink: Ink) -> str:
    name = ink.paint(f"{seat['colour']:<9}", "bold", seat["colour"])
    power, card, veto = (str(seat[key] or "-") for key in ("bid", "took", "vetoes"))
    used = " ".join(str(value) for value in seat["played"]) or "-"
    unseen = f", {seat['taken_back_unseen']} back" if seat["taken_back_unseen"] else ""
    numbers = f"{seat['score']:>6}{seat['court']:>6}{seat['province']:>9}{power:>6}{card:>5}{veto:>5}"
    return f"  {name}{numbers}  {used}{unseen}"


def own_hand(view: View) -> list[str]:
    if view["seat"] is None:
        return []
    return ["  Your power cards: " + " ".join(str(value) for value in own(view)["hand"])]


def order_of_play(view: View) -> list[str]:
    """From the highest power card to the lowest, and who has the turn."""
    acting = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    places = []
    for seat in view["turn_order"]:
        now = " (now)" if seat in acting else ""
        places.append(f"{colour(view, seat)} {view['seats'][seat]['bid']}{now}")
    return wrapped("Turn order: " + ", ".join(places), "  ") if places else []


# ---- The action cards.
def card_lines(view: View, card: dict[str, Any], ink: Ink) -> str:
    taken = card["taken_by"] is not None
    by = f"[{colour(view, card['taken_by'])}] " if taken else ""
    text = "\n".join(wrapped(f"{by}{card['text']}", f"  {card['deck']} {card['card']:<21}", " " * 25))
    return ink.paint(text, "dim") if taken else text


# ---- The end, and what is not for everybody's eyes.
def standings(view: View) -> list[str]:
    best = max(player["score"] for player in view["seats"])
    reason = f"with {best} points{' each' if view['winners'][1:] else ''}"
    return final_standings(view, lambda player: player["score"], lambda player: f"{player['score']:>4}", reason)


def hides(view: View, answer: str) -> bool:
    return top(view)["kind"] in ("disks", "taking-back")


def holds_secrets(view: View) -> bool:
    """A hand with a power card that was taken back and not played since."""
    return bool(own(view)["taken_back_unseen"])


TEXT_BOARD = TextBoard(blocks, QUESTIONS, hides, holds_secrets, standings, LEGEND)
