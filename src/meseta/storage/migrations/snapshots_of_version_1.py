"""Saved positions as version 1 wrote them: lists, in which the place of a number said what it was.

    [game, options, random state, [table, ...], [number, ...], reveals, [[frame, number, ...], ...]]

The names are those that the rules of that time gave these places. They are written down here, and not asked of today's
rules, so that they stay what they were: like every migration, this file is never edited once it is released.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from meseta.engine.refusal import Refused


class Form(NamedTuple):
    """What stands where in the positions of one game."""

    tables: tuple[str, ...]
    numbers: tuple[str, ...]
    frames: dict[str, tuple[str, ...]]


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

CONDOTTIERE: Final = Form(
    tables=("hand", "kinds", "company", "known", "hidden", "pile", "discard", "owner", "points"),
    # The number of the game in a match was called `game` in the rules; here the game itself has that name.
    numbers=("token", "region", "favour", "idle", "match_game", "winners"),
    frames={
        "battle": ("seat", "first", "seats_passed", "seats_played", "acting", "fighters"),
        "choosing-region": ("seat",),
        "discarding-hands": ("seat", "left"),
        "drawing": ("seat", "left"),
        "keeping-cards": ("by", "asked", "missing", "answers"),
        "placing-favour": ("seat",),
        "program": ("card", "by", "at"),
        "taking-back": ("seat",),
    },
)

FORMS: Final = {"el-grande": EL_GRANDE, "condottiere": CONDOTTIERE}


def named(saved: list[Any]) -> dict[str, Any]:
    """The same with its names; whatever version 1 has not written is refused."""
    try:
        game, options, random, tables, numbers, reveals, frames = saved
        form = FORMS[game]
        return {
            "game": game,
            "options": options,
            "random": random,
            "reveals": reveals,
            **dict(zip(form.tables, tables, strict=True)),
            **dict(zip(form.numbers, numbers, strict=True)),
            "frames": [named_frame(form, *frame) for frame in frames],
        }
    except (TypeError, ValueError, KeyError) as error:
        raise Refused(f"This is not a position as version 1 saved it: {error}.") from None


def named_frame(form: Form, name: str, *data: Any) -> dict[str, Any]:
    frame: dict[str, Any] = {"frame": name, **dict(zip(form.frames[name], data, strict=True))}
    if "answers" in frame:
        frame["answers"] = sealed(frame["answers"])
    return frame


def sealed(answers: list[int]) -> list[int]:
    """The answers that are sealed in a frame, by seat (of cards that are kept: one after the other): -1 for none.

    They are the numbers that answers had in version 1.
    """
    return answers
