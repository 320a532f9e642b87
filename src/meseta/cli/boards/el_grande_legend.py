"""How to read the board of El Grande: only what the options of the game put on it."""

from __future__ import annotations

from meseta.cli.boards.el_grande_parts.catalogue import parts_of
from meseta.cli.boards.el_grande_words import MARKS, MARKS_SAY, discards_face_down, marks_shown
from meseta.cli.boards.view import View


def legend(view: View) -> list[str]:
    return [
        "worth      what the first, second and third place are paid; T: a scoring tile lies on it",
        "K          the king's region: nothing moves in or out of it",
        "3          so many caballeros; G: the grande is at home here; ?: the Castillo is closed",
        "+5         what would be paid if the area were scored now, bonuses included",
        "court      caballeros that can be placed; province: those that must come to the court first",
        "power      the power card of this round",
        used_legend(view),
        "card       the action card taken this round: its number is how many caballeros it lets you place",
        "[green]    green has taken this action card",
        *merged_legend(view),
        *(line for part in parts_of(view) for line in part.legend()),
        *marks_legend(view),
    ]


def used_legend(view: View) -> str:
    if discards_face_down(view):
        return (
            "used       how many power cards lie face down; 1 back: somebody took one back, only its owner knows which"
        )
    return (
        "used       the power cards played so far; 1 back: one of them is in the hand again, only its owner knows which"
    )


def merged_legend(view: View) -> list[str]:
    merged = view["options"]["merged-decks"] == "on"
    return ["(place 3)  decks 2 and 3 are one: this card lets you place 3 caballeros"] if merged else []


def marks_legend(view: View) -> list[str]:
    return [f"card{MARKS[each]}      {MARKS_SAY[each]}" for each in marks_shown(view)]
