"""Positions of El Grande from version 1 in the form of version 2: the same table, with other numbers here and there.

Names and numbers of version 1 are written down, and not asked of today's rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meseta.storage.migrations.form import Form

EL_GRANDE: Final = Form(
    tables=(
        "caballeros",
        "court",
        "province",
        "grande",
        "score",
        "hand",
        "played",
        "taken_back",
        "bid",
        "took",
        "disk",
        "tile",
        "decks",
        "modifier",
        "passed",
        "automa",
    ),
    numbers=("king", "round", "leader", "fresh_vetoes", "old_vetoes"),
    frames={
        "bidding": ("seat", "left", "values_barred"),
        "choosing": ("seat", "first_card", "second_card"),
        "choosing-home": ("seat",),
        "choosing-king": ("seat", "places"),
        "choosing-score": ("seat",),
        "disks": ("by", "asked", "missing", "answers", "holding", "barred_region"),
        "escorting": ("seat", "left", "area"),
        "evicting": ("seat", "area", "disks_set"),
        "intake": ("seat", "left"),
        "moving": ("seat", "left", "own", "others", "one_region", "castillo", "area", "piece", "arrived"),
        "moving-tile": ("seat", "tile"),
        "mustering": ("seat", "up_to"),
        "passing-modifiers": ("by", "asked", "missing", "answers"),
        "placing": ("seat", "left", "near_king"),
        "player-by-player": ("by", "change", "amount", "seats_left", "order", "at"),
        "program": ("card", "by", "at"),
        "proposal": ("change", "by", "what", "where", "missing"),
        "removing": ("seat", "colours_left"),
        "returning": ("seat", "left"),
        "scoring": ("by", "areas_left", "area", "below", "firsts_only"),
        "taking-back": ("seat",),
        "turn": ("seat", "deck", "left", "acted", "taboo_lifted"),
        "turns": ("turns_left",),
    },
)


Saved = dict[str, Any]

# Power cards and modifiers were one set of bits in a hand; 0 was no modifier.
FIRST_MODIFIER: Final = 14
POWERS: Final = (1 << FIRST_MODIFIER) - 1
CHANGES: Final = (1, 1, 1, 2, 2, 3, -1, -1, -1, -2, -2, -3, 1, -1, 2, -2)  # of each modifier
NO_MODIFIER: Final = -1
NO_BID: Final = -9
TAKEN_BACK_EACH: Final = 2

# What could be sealed, by the numbers of answers:
DISK: Final = 108
PASS: Final = 247
REGIONS: Final = {
    "1995": [
        *("galicia", "pais-vasco", "aragon", "cataluna", "castilla-la-vieja", "castilla-la-nueva"),
        *("sevilla", "granada", "valencia"),
    ],
    "2023": ["galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia"],
}
MODIFIERS: Final = ["+1", "+2", "+3", "-1", "-2", "-3", "+1-recruit", "-1-courier", "+2-levy", "-2-steward"]
NOT_SEALED: Final = -1
MOST_COLOURS: Final = 7

ABILITIES: Final = 4  # cards of modifiers: they stood after the others, the program of the game after them
SCORINGS: Final = 3
NOBODY: Final = -1
NOTHING_FIRST: Final = -1
WIDTH: Final = 5  # colours in a row of the board
PLACES_OF_THE_KING: Final = 2  # more rows, with New Regency


def translated(then: Saved) -> Saved:
    options = then["options"]
    with_modifiers, players = options["shifting-powers"] == "on", int(options["players"])
    parts: dict[str, Any] = {}
    if then["automa"]:
        parts["automa"] = {"cards": then["automa"]}
    if with_modifiers:
        parts["shifting-powers"] = {
            "hand": [cards >> FIRST_MODIFIER for cards in then["hand"][:players]],
            "played": [cards >> FIRST_MODIFIER for cards in then["played"][:players]],
            "taken_back": taken_back(then, ~POWERS, FIRST_MODIFIER)[: players * TAKEN_BACK_EACH],
            "on_bid": [modifier(number) for number in then["modifier"][:players]],
            "passed": [modifier(number) for number in then["passed"][:players]],
        }
    more_rows = PLACES_OF_THE_KING if options["new-regency"] == "on" else 0
    changed = {
        "caballeros": then["caballeros"] + [0] * more_rows * WIDTH,
        "hand": [cards & POWERS for cards in then["hand"]],
        "played": [cards & POWERS for cards in then["played"]],
        "taken_back": taken_back(then, POWERS, 0),
        "power": [power(bid, modifier(added)) for bid, added in zip(then["bid"], then["modifier"], strict=False)],
        "parts": parts,
        "frames": [translated_frame(then, frame) for frame in then["frames"]],
    }
    return {name: value for name, value in {**then, **changed}.items() if name not in ("modifier", "passed", "automa")}


# ---- Power cards and modifiers.
def modifier(number: int) -> int:
    return number - FIRST_MODIFIER if number else NO_MODIFIER


def power(bid: int, added: int) -> int:
    """The power card of a bid."""
    if bid == NO_BID:
        return 0
    return bid if added == NO_MODIFIER else bid - CHANGES[added]


def taken_back(then: Saved, sort: int, lowest: int) -> list[int]:
    """By seat the piles of one sort from which cards were taken back: the first ones first."""
    piles: list[int] = []
    for first in range(0, len(then["taken_back"]), TAKEN_BACK_EACH):
        both = [pile & sort for pile in then["taken_back"][first : first + TAKEN_BACK_EACH]]
        piles += [pile >> lowest for pile in sorted(both, key=lambda pile: not pile)]
    return piles


# ---- Unfinished business.
def translated_frame(then: Saved, frame: Saved) -> Saved:
    translate = FRAMES.get(frame["frame"])
    return frame if translate is None else translate(then, frame)


def program(then: Saved, frame: Saved) -> Saved:
    """The program of the game always lies at the bottom. Cards of the decks have the numbers they had."""
    game_then = then["frames"][0]["card"]
    if frame["card"] != game_then:
        return frame
    return {**frame, "card": castillo_program(then) + 1, "at": steps_begun(then, frame["at"])}


def castillo_program(then: Saved) -> int:
    """What a general scoring begins with. There are cards of modifiers only where these are played."""
    faces: int = then["frames"][0]["card"] - ABILITIES
    return faces + ABILITIES if then["options"]["shifting-powers"] == "on" else faces


def steps_begun(then: Saved, at: int) -> int:
    """For each step of version 1 so many of today's: the automa comes in two, and so does a general scoring."""
    beginning = [1] if then["options"]["shifting-powers"] == "on" else []
    turned_up, auction, turns, end, disks, general_scoring = 1, 1, 1, 1, 1, 2
    a_round = [turned_up, *([2] if then["automa"] else []), auction, turns, end]
    third = [*a_round * (int(then["options"]["rounds"]) // SCORINGS), disks, general_scoring]
    return sum([*beginning, *third * SCORINGS][:at])


def disks(then: Saved, frame: Saved) -> Saved:
    """Those of a general scoring lie on the program of the game: it pays the Castillo before they are shown."""
    first = castillo_program(then) if frame["by"] == NOBODY else NOTHING_FIRST
    regions = REGIONS[then["options"]["edition"]]
    return {**frame, "answers": sealed(frame["answers"], "disk", DISK, regions), "first_card": first}


def passing_modifiers(then: Saved, frame: Saved) -> Saved:
    return {**frame, "answers": sealed(frame["answers"], "pass", PASS, MODIFIERS)}


def sealed(answers: list[int], verb: str, first: int, names: list[str]) -> list[str | None]:
    said = [None if answer == NOT_SEALED else f"{verb} {names[answer - first]}" for answer in answers]
    return said + [None] * (MOST_COLOURS - len(said))


def proposal(then: Saved, frame: Saved) -> Saved:
    names = {"what": "first", "where": "second"}
    return {names.get(name, name): value for name, value in frame.items()}


def turns(then: Saved, frame: Saved) -> Saved:
    return {**frame, "turns_left": repacked(frame["turns_left"], 3, 4)}


def moving(then: Saved, frame: Saved) -> Saved:
    return {**frame, "arrived": repacked(frame["arrived"], 6, 9)}


def repacked(packed: int, bits_then: int, bits_now: int) -> int:
    """Several numbers in one, with more room for each."""
    if packed == 0:
        return 0
    return packed & (1 << bits_then) - 1 | repacked(packed >> bits_then, bits_then, bits_now) << bits_now


def removing(then: Saved, frame: Saved) -> Saved:
    """Everybody might be spared."""
    return {**frame, "may_spare": 1}


def mustering(then: Saved, frame: Saved) -> Saved:
    """Cards asked how many come to court, as power cards do."""
    return {"frame": "intake", "seat": frame["seat"], "left": frame["up_to"]}


FRAMES: Final[dict[str, Callable[[Saved, Saved], Saved]]] = {
    "disks": disks,
    "moving": moving,
    "mustering": mustering,
    "passing-modifiers": passing_modifiers,
    "program": program,
    "proposal": proposal,
    "removing": removing,
    "turns": turns,
}
