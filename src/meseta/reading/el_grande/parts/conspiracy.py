"""Conspiracies: while one is out, disks also say where grandes go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from meseta.games.el_grande.parts.conspiracy.view import of_conspiracy
from meseta.games.el_grande.view import DisksFrame, ElGrandeView
from meseta.reading.el_grande.areas import is_region
from meseta.reading.el_grande.business import sealed, top
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.read_part import Details, Question, ReadPart
from meseta.wording.words import Words


def conspires(view: ElGrandeView) -> bool:
    return of_conspiracy(view)["conspiracy"] is not None


def disks(view: ElGrandeView, cast_: Cast) -> Details:
    """Those of a general scoring; all others are asked as ever."""
    frame = cast("DisksFrame", top(view))
    return {"step": "conspiracy"} if conspires(view) and frame["by"] < 0 else {}


class ReadConspiracy(ReadPart):
    NAME: ClassVar[str] = "conspiracy"
    QUESTIONS: ClassVar[Mapping[str, Question]] = {"disks": disks}

    def disk_note(self, view: ElGrandeView, words: Words) -> str | None:
        choice = sealed(view)
        if choice is None or choice["kind"] != "disks" or choice["by"] >= 0 or not conspires(view):
            return None
        return words.say("disk-king", step="castillo-grande") if is_region(view, view["king"]) else ""


PART: Final = ReadConspiracy()
