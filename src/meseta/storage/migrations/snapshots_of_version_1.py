"""Saved positions as version 1 wrote them: lists, in which the place of a number said what it was.

    [game, options, random state, [table, ...], [number, ...], reveals, [[frame, number, ...], ...]]

The names are those that the rules of that time gave these places. They are written down here, and not asked of today's
rules, so that they stay what they were: like every migration, this file is never edited once it is released.
"""

from __future__ import annotations

from typing import Any, Final

from meseta.engine.refusal import Refused
from meseta.storage.migrations.condottiere_of_version_1 import CONDOTTIERE
from meseta.storage.migrations.el_grande_of_version_1 import EL_GRANDE
from meseta.storage.migrations.form import Form

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
        raise Refused("error-position-of-version-1", reason=str(error)) from None


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
