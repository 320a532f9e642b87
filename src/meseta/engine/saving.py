"""Saved positions: plain lists and numbers, exact at any moment, also in the middle of a card or a sealed choice."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.frame import Frame
from meseta.engine.position import Position
from meseta.engine.program import Program
from meseta.engine.proposal import Change, Proposal
from meseta.engine.refusal import Refused

Builder: TypeAlias = Callable[..., Frame]


def numbers(table: vec[i64]) -> list[int]:
    return list(table)


def table(saved: list[int]) -> vec[i64]:
    return vec[i64](saved)


def row(length: i64, value: i64) -> vec[i64]:
    """A table with the same number everywhere."""
    return vec[i64]([value] * length)


def builders(frames: dict[str, Builder], changes: list[Change]) -> dict[str, Builder]:
    """How to build each kind of frame from its saved numbers: a game's own kinds, and the engine's."""
    by_name = {change.NAME: change for change in changes}

    def proposal(name: str, by: int, what: int, where: int, missing: int) -> Frame:
        return Proposal(by_name[name], by, what, where, missing)

    return {**frames, Program.NAME: Program, Proposal.NAME: proposal}


def load_frames(position: Position, saved: list[list[Any]], kinds: dict[str, Builder]) -> None:
    for name, *data in saved:
        position.push(kinds[name](*data))
    position.run()


def unpack(
    name: str, saved: list[Any], bare_table: Callable[[dict[str, str]], Position], build: Callable[..., Position]
) -> Position:
    """Build a saved position of a game again; whatever is not one is refused."""
    try:
        found, options, state, tables, *rest = saved
        if found != name:
            raise Refused(f"This position is of the game '{found}', not of {name}.")
        if type(state) is not int or [len(each) for each in tables] != [len(t) for t in bare_table(options).tables()]:
            raise ValueError("its tables do not fit its options")
        position = build(options, state, tables, *rest)
    except Refused:
        raise
    except (AttributeError, TypeError, ValueError, KeyError, IndexError, OverflowError) as error:
        raise Refused(f"This is not a saved position of {name}: {error}.") from None
    faults = position.faults()
    if faults:
        raise Refused(f"This saved position of {name} cannot be: {'; '.join(faults)}.")
    return position


def to_text(saved: list[Any]) -> str:
    return json.dumps(saved, separators=(",", ":"))


def from_text(text: str) -> list[Any]:
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"This is not a saved position: {error}.") from None
    if not isinstance(saved, list):
        raise Refused("This is not a saved position: it should be a list.")
    return saved
