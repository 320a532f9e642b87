"""Positions of Condottiere from version 1 in the form of version 2: but for what is sealed, all is as it was."""

from __future__ import annotations

from typing import Any, Final

from meseta.storage.migrations.form import Form

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


KEEP: Final = 32  # the number of the answer that kept the first kind of card
KINDS: Final = [
    *("1", "2", "3", "4", "5", "6", "10"),
    *("winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender"),
]
NOT_SEALED: Final = -1


def translated(then: dict[str, Any]) -> dict[str, Any]:
    return {**then, "frames": [translated_frame(frame) for frame in then["frames"]]}


def translated_frame(frame: dict[str, Any]) -> dict[str, Any]:
    if frame["frame"] != "keeping-cards":
        return frame
    return {**frame, "answers": [kept(answer) for answer in frame["answers"]]}


def kept(answer: int) -> str | None:
    return None if answer == NOT_SEALED else f"keep {KINDS[answer - KEEP]}"
