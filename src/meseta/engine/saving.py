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
from meseta.engine.randomness import Randomness
from meseta.engine.refusal import Refused
from meseta.engine.saved import Json, Saved, listed, named, text, texts_by_name, whole, wholes
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

    next: PartState | None = None  # what the next part keeps: found without a look at a list

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


def save(position: Position) -> Saved:
    blank = position.blank()
    parts, blank_parts = position.part_states(), blank.part_states()
    saved: Saved = {
        "game": position.GAME,
        "options": {**position.options_to_save()},
        "random": save_randomness(position),
        "reveals": position.reveals,
        **fields(position, position.FIELDS, blank),
    }
    kept: Saved = {name: fields(state, state.FIELDS, blank_parts[name]) for name, state in parts.items()}
    if any(kept.values()):
        saved["parts"] = kept
    saved["frames"] = [save_frame(position, frame) for frame in position.frames()]  # from the bottom up
    return saved


def save_randomness(position: Position) -> Json:
    """Its state; a key stands before it."""
    state: int = position.random_state
    return [position.random_key.hex(), state] if position.random_key else state


def fields(holder: object, names: Sequence[str], blank: object) -> Saved:
    """What is not as in the blank one."""
    values = {name: plain(getattr(holder, name)) for name in names}
    return {name: to_json(value) for name, value in values.items() if value != plain(getattr(blank, name))}


Field: TypeAlias = "int | Change | vec[i64]"  # what a field of a position, a frame or a part holds
Plain: TypeAlias = "int | str | list[int]"  # and as it is saved


def plain(value: Field) -> Plain:
    if isinstance(value, Change):
        return value.NAME
    return value if isinstance(value, int) else list(value)


def to_json(value: Plain) -> Json:
    return [*value] if isinstance(value, list) else value


def save_frame(position: Position, frame: Frame) -> Saved:
    saved: Saved = {"frame": frame.NAME, **{name: to_json(plain(getattr(frame, name))) for name in frame.FIELDS}}
    if isinstance(frame, SealedChoice):
        saved["answers"] = frame.saved_answers(position)
    return saved


# ---- Loading.
def load(name: str, saved: Saved, blank_for: Callable[[dict[str, str]], Position]) -> Position:
    """Build a saved position of a game again; whatever is not one is refused."""
    try:
        if saved["game"] != name:
            raise Refused("error-saved-game", game=name, other=str(saved["game"]))
        position = blank_for(texts_by_name(saved["options"]))
        position.keep_randomness(saved_randomness(saved["random"]))
        position.reveals = whole(saved["reveals"])
        restore(position, position.FIELDS, {name: saved[name] for name in saved if name not in OF_EVERY_GAME})
        states = position.part_states()
        for part, kept in named(saved.get("parts", {})).items():
            restore(states[part], states[part].FIELDS, named(kept))
        position.restored()
        for frame in listed(saved["frames"]):
            position.push(load_frame(position, named(frame)))
        position.run()
    except Refused:
        raise
    except (AttributeError, TypeError, ValueError, KeyError, IndexError, OverflowError) as error:
        raise Refused("error-saved-position", game=name, reason=f"{type(error).__name__}, {error}") from None
    faults = position.faults()
    if faults:
        raise Refused("error-saved-faults", game=name, faults=faults)
    return position


def saved_randomness(saved: Json) -> Randomness:
    if isinstance(saved, list):
        key, state = saved
        return Randomness(whole(state), bytes.fromhex(text(key)))
    return Randomness(whole(saved))


def restore(holder: object, names: Sequence[str], saved: Saved) -> None:
    """What was written; all else stays blank."""
    for name, value in saved.items():
        if name not in names:
            raise Refused("error-saved-name", name=name)
        before: int | vec[i64] = getattr(holder, name)
        if not isinstance(before, int) and len(listed(value)) != len(before):
            raise Refused("error-saved-table", name=name, length=len(before))
        setattr(holder, name, restored(value))


def restored(value: Json) -> int | vec[i64]:
    return to_vec(wholes(value)) if isinstance(value, list) else whole(value)


def load_frame(position: Position, saved: Saved) -> Frame:
    kinds = position.frame_kinds()
    kind: Callable[..., Frame] = kinds.frames[text(saved["frame"])]  # with the names in its FIELDS
    values: dict[str, Field] = {}
    for name, value in saved.items():
        if name == "change":
            values[name] = kinds.changes[text(value)]
        elif name == "answers":
            values[name] = to_vec([])
        elif name != "frame":
            values[name] = restored(value)
    frame = kind(**values)
    if isinstance(frame, SealedChoice):
        frame.restore_answers(position, listed(saved["answers"]))
    return frame


# ---- As text.
def to_text(saved: Saved) -> str:
    return json.dumps(saved, separators=(",", ":"))


def from_text(said: str) -> Saved:
    try:
        saved: Json = json.loads(said)
    except (ValueError, RecursionError) as error:
        raise Refused("error-saved-text", reason=str(error)) from None
    if not isinstance(saved, dict):
        raise Refused("error-saved-shape")
    return saved
