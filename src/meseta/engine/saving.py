"""Saved positions: plain data by name, exact at any moment, also in the middle of a card or a sealed choice.

What is as on a blank table is not written. So a saved game survives a field that a later version adds, and a game
never mentions what it is played without.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.frame import Frame
from meseta.engine.program import Program
from meseta.engine.proposal import Change, Proposal
from meseta.engine.refusal import Refused
from meseta.engine.sealed import SealedChoice

if TYPE_CHECKING:
    from meseta.engine.position import Position


def to_list(table: vec[i64]) -> list[int]:
    return list(table)


def to_vec(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def filled_vec(length: i64, value: i64) -> vec[i64]:
    """A table with the same number everywhere."""
    return vec[i64]([value] * length)


class PartState:
    """What a part of a game keeps beside the game's own tables: tables and numbers under the names in FIELDS."""

    NAME: ClassVar[str] = ""  # of the part
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> PartState:
        raise NotImplementedError


class FrameKinds:
    """The frames and changes of a game by their names: all that are written in its packages, and the engine's own.

    What lies in the folder of parts belongs to the game only if the package of its part is named. A later package may
    put something of its own in the place of what an earlier one has, under its name.
    """

    def __init__(self, packages: list[str], folder_of_parts: str = "") -> None:
        self.frames: dict[str, type[Frame]] = {Program.NAME: Program, Proposal.NAME: Proposal}
        self.changes: dict[str, Change] = {}
        for package in packages:
            others = "" if package.startswith(f"{folder_of_parts}.") else folder_of_parts
            self.frames.update({kind.NAME: kind for kind in kinds_in(package, others, Frame)})
            self.changes.update({kind.NAME: kind() for kind in kinds_in(package, others, Change)})


def kinds_in(package: str, but: str, base: Any) -> list[Any]:
    """What descends from a class, has a name, and is written in one package but not in another."""
    found: list[Any] = []
    for kind in base.__subclasses__():
        module = f"{kind.__module__}."
        if kind.NAME and module.startswith(f"{package}.") and not (but and module.startswith(f"{but}.")):
            found.append(kind)
        found += kinds_in(package, but, kind)
    return found


# ---- Saving.
OF_EVERY_GAME: Final = ("game", "options", "random", "reveals", "parts", "frames")


def save(position: Position) -> dict[str, Any]:
    blank = position.blank()
    parts, blank_parts = position.part_states(), blank.part_states()
    saved: dict[str, Any] = {
        "game": position.GAME,
        "options": position.options_to_save(),
        "random": position.random_state,
        "reveals": position.reveals,
        **fields(position, position.FIELDS, blank),
    }
    kept = {name: fields(state, state.FIELDS, blank_parts[name]) for name, state in parts.items()}
    if any(kept.values()):
        saved["parts"] = kept
    saved["frames"] = [save_frame(position, frame) for frame in position.frames()]  # from the bottom up
    return saved


def fields(holder: object, names: Sequence[str], blank: object) -> dict[str, Any]:
    """What is not as in the blank one."""
    values = {name: plain(getattr(holder, name)) for name in names}
    return {name: value for name, value in values.items() if value != plain(getattr(blank, name))}


Plain: TypeAlias = "int | str | list[int]"  # what a field holds, as it is saved


def plain(value: int | Change | vec[i64]) -> Plain:
    if isinstance(value, Change):
        return value.NAME
    return value if isinstance(value, int) else list(value)


def save_frame(position: Position, frame: Frame) -> dict[str, Any]:
    saved = {"frame": frame.NAME, **{name: plain(getattr(frame, name)) for name in frame.FIELDS}}
    if isinstance(frame, SealedChoice):
        saved["answers"] = frame.saved_answers(position)
    return saved


# ---- Loading.
def load(name: str, saved: dict[str, Any], blank_for: Callable[[dict[str, str]], Position]) -> Position:
    """Build a saved position of a game again; whatever is not one is refused."""
    try:
        if saved["game"] != name:
            raise Refused(f"This position is of the game '{saved['game']}', not of {name}.")
        position = blank_for(saved["options"])
        if type(saved["random"]) is not int or type(saved["reveals"]) is not int:
            raise ValueError("randomness and reveals should be numbers")
        position.random_state = saved["random"]
        position.reveals = saved["reveals"]
        restore(position, position.FIELDS, {name: saved[name] for name in saved if name not in OF_EVERY_GAME})
        states, parts = position.part_states(), saved.get("parts", {})
        for part in parts:
            restore(states[part], states[part].FIELDS, parts[part])
        position.restored()
        for frame in saved["frames"]:
            position.push(load_frame(position, frame))
        position.run()
    except Refused:
        raise
    except (AttributeError, TypeError, ValueError, KeyError, IndexError, OverflowError) as error:
        raise Refused(f"This is not a saved position of {name}: {type(error).__name__}, {error}.") from None
    faults = position.faults()
    if faults:
        raise Refused(f"This saved position of {name} cannot be: {'; '.join(faults)}.")
    return position


def restore(holder: object, names: Sequence[str], saved: dict[str, Any]) -> None:
    """What was written; all else stays blank."""
    for name, value in saved.items():
        if name not in names:
            raise ValueError(f"nothing is called '{name}'")
        before = getattr(holder, name)
        if not isinstance(before, int) and len(value) != len(before):
            raise ValueError(f"'{name}' should have {len(before)} numbers")
        setattr(holder, name, restored(value))


def restored(value: Any) -> Any:
    return to_vec(value) if isinstance(value, list) else value


def load_frame(position: Position, saved: dict[str, Any]) -> Frame:
    kinds = position.frame_kinds()
    kind = kinds.frames[saved["frame"]]
    values = {name: restored(value) for name, value in saved.items() if name not in ("frame", "answers")}
    if "change" in values:
        values["change"] = kinds.changes[values["change"]]
    if not issubclass(kind, SealedChoice):
        return kind(**values)
    frame = kind(answers=to_vec([]), **values)
    frame.restore_answers(position, saved["answers"])
    return frame


# ---- As text.
def to_text(saved: dict[str, Any]) -> str:
    return json.dumps(saved, separators=(",", ":"))


def from_text(text: str) -> dict[str, Any]:
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"This is not a saved position: {error}.") from None
    if not isinstance(saved, dict):
        raise Refused("This is not a saved position: it should be an object with names.")
    return saved
