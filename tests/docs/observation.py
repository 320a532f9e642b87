"""`docs/observation.md`, written from what the games declare of their views.

Where a declaration has changed, `python -m tests.docs.observation --write` writes it anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from meseta.engine.declared import Key, frames_of, keys_of
from meseta.engine.title import Title
from meseta.engine.view import ViewTypes
from meseta.games.catalogue import TITLES

FILE: Final = Path(__file__).parents[2] / "docs" / "observation.md"
TEMPLATE: Final = Path(__file__).with_name("observation.template.md")
PLAIN: Final = {int: "number", str: "text", bool: "true or false", NoneType: "null"}
BUSINESS: Final = "Unfinished business of {}"


def document() -> str:
    known: list[type[object]] = []
    games = "\n".join(line for title in TITLES for line in of_game(title, known))
    return TEMPLATE.read_text(encoding="utf-8").replace("{games}", games)


def of_game(title: Title, known: list[type[object]]) -> Iterator[str]:
    """What stands in its views; what an earlier game has too was described there."""
    types, name, before = title.view_types, title.name.replace("-", " ").title(), len(known)
    yield from ("", f"## {name}", "", *rows(keys_of(types.whole), name))
    for its in types.adds.get(types.whole, []):
        yield from of_part(types.whole, its)
    for declared in inner(types.whole, known)[before:]:
        yield from ("", f"### {declared.__name__}", "", str(declared.__doc__), "", *table(declared))
        for its in types.adds.get(declared, []):
            yield from of_part(declared, its)
    yield from business(types, name)


def of_part(base: type[object], its: type[object]) -> Iterator[str]:
    """The keys that a part adds, and what they are made of."""
    added = {name: key for name, key in keys_of(its).items() if name not in keys_of(base)}
    yield from ("", f"Where its part is played, `{its.__name__}` has more:", "", *rows(added))
    for declared in dict.fromkeys(each for key in added.values() for each in mentioned(key.type)):
        yield from ("", f"### {declared.__name__}", "", str(declared.__doc__), "", *table(declared))


# ---- Unfinished business.
def business(types: ViewTypes, game: str) -> Iterator[str]:
    frames = frames_of(types)
    kinds = [frame for frame in frames if "change" not in tags(frame)]
    changes = [frame for frame in frames if "change" in tags(frame)]
    yield from ("", f"### {BUSINESS.format(game)}", "", "| `kind` | what is being done | keys |", "|---|---|---|")
    for frame in kinds:
        yield f"| {values(keys_of(frame)['kind'].type)} | {frame.__doc__} | {listed(frame)} |"
    if changes:
        yield from ("", "A `proposal` is a change that is announced while others hold a veto:", "")
        yield from ("| `change` | keys |", "|---|---|")
        for frame in changes:
            yield f"| {values(keys_of(frame)['change'].type)} | {listed(frame)} |"


def tags(frame: type[object]) -> list[str]:
    """The keys by which one declaration is told from the others."""
    return [
        name for name in ("kind", "change") if get_origin(getattr(keys_of(frame).get(name), "type", None)) is Literal
    ]


def listed(frame: type[object]) -> str:
    keys = {name: key for name, key in keys_of(frame).items() if name not in tags(frame)}
    return "<br>".join(f"`{name}` ({in_words(key.type)}): {key.means}" for name, key in keys.items())


# ---- Tables of keys.
def table(declared: type[object]) -> list[str]:
    return rows(keys_of(declared))


def rows(keys: dict[str, Key], game: str = "") -> list[str]:
    return [
        "| key | type | what it is |",
        "|---|---|---|",
        *[f"| `{name}` | {in_words(key.type, game)} | {key.means} |" for name, key in keys.items()],
    ]


def in_words(kind: Any, game: str = "") -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        return values(kind)
    if is_business(kind):
        heading = BUSINESS.format(game)
        return f"[list](#{heading.lower().replace(' ', '-')})"
    if origin is list:
        return f"list of {in_words(inside[0])}{'s' if inside[0] in PLAIN else ''}"
    if origin is dict:
        return f"{in_words(inside[1])}, by name"
    assert origin in (Union, UnionType), kind
    return " or ".join(map(in_words, inside))


def values(literal: Any) -> str:
    return ", ".join(f'`"{value}"`' for value in get_args(literal))


def is_business(kind: Any) -> bool:
    """A list of any of several declarations: there is one such key in a view."""
    inside = get_args(kind)
    return (
        get_origin(kind) is list and len(inside) == 1 and len([e for e in get_args(inside[0]) if is_typeddict(e)]) > 1
    )


# ---- What is mentioned in a declaration.
def inner(declared: type[object], known: list[type[object]]) -> list[type[object]]:
    """The declarations of all that stands in a view but its unfinished business, in the order they are mentioned."""
    for key in keys_of(declared).values():
        for each in mentioned(key.type):
            if each not in known:
                known.append(each)
                inner(each, known)
    return known


def mentioned(kind: Any) -> list[type[object]]:
    if is_typeddict(kind):
        return [kind]
    return [] if is_business(kind) else [each for part in get_args(kind) for each in mentioned(part)]


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(document(), encoding="utf-8")
    else:
        sys.exit(__doc__)
