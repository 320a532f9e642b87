"""What comes back from a file: the one door through which untyped data enters the rules.

Each function takes what should be of one kind, and raises a TypeError with the value that is not.
"""

from __future__ import annotations

from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Saved: TypeAlias = "dict[str, Json]"  # a position as plain data, by name


def whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def wholes(value: Json) -> list[int]:
    return [whole(each) for each in listed(value)]


def text(value: Json) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def listed(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def named(value: Json) -> Saved:
    if not isinstance(value, dict):
        raise TypeError(value)
    return value
