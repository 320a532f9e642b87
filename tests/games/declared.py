"""Comparing a view with what its game declares of it: every key, every type, and nothing beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import GenericAlias, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from meseta.engine.view import ViewTypes

Check = Callable[[Any], str]  # what is wrong with a value; nothing if it is as declared


def check_of(types: ViewTypes) -> Check:
    """The check of a whole view. What parts add may be missing, but is of its type where it stands."""
    adds = {base: {key: kind for its in more for key, kind in hints(its).items()} for base, more in types.adds.items()}
    whole = {**hints(types.whole), "business": GenericAlias(list, (frame_union(types),))}
    more = {key: kind for key, kind in adds.get(types.whole, {}).items() if key not in whole}
    return of_dict(whole, more, adds)


def frame_union(types: ViewTypes) -> Any:
    (base,) = get_args(hints(types.whole)["business"])
    return Union[(base, *types.frames)]


def frames(types: ViewTypes) -> Iterator[Mapping[str, Any]]:
    """What is declared of each kind of unfinished business."""
    yield from map(hints, get_args(frame_union(types)))


def hints(declared: type[object]) -> dict[str, Any]:
    return get_type_hints(declared)


# ---- Checks of one declared type each.
def check(declared: Any, adds: Mapping[Any, dict[str, Any]]) -> Check:
    if is_typeddict(declared):
        return of_dict(hints(declared), adds.get(declared, {}), adds)
    origin, inner = get_origin(declared), get_args(declared)
    if origin is Literal:
        return lambda value: "" if value in inner else f"{value!r} is none of {inner}"
    if origin in (Union, UnionType):
        return of_union(inner, adds)
    if origin is list:
        return of_each(list, check(inner[0], adds), lambda value: value)
    if origin is dict:
        return of_each(dict, check(inner[1], adds), lambda value: value.values())
    return lambda value: "" if type(value) is declared else f"{value!r} is no {declared.__name__}"


def of_dict(declared: Mapping[str, Any], more: Mapping[str, Any], adds: Mapping[Any, dict[str, Any]]) -> Check:
    checks = {key: check(kind, adds) for key, kind in {**more, **declared}.items()}
    required = set(declared)

    def wrong(value: Any) -> str:
        if not isinstance(value, dict) or not required <= set(value):
            return f"keys are missing: {sorted(required - set(value))}"
        for key, each in value.items():
            fault = checks[key](each) if key in checks else "not declared"
            if fault:
                return f"{key}: {fault}"
        return ""

    return wrong


def of_each(kind: type, inner: Check, items: Callable[[Any], Any]) -> Check:
    def wrong(value: Any) -> str:
        if type(value) is not kind:
            return f"{value!r} is no {kind.__name__}"
        return next((fault for fault in map(inner, items(value)) if fault), "")

    return wrong


def of_union(declared: tuple[Any, ...], adds: Mapping[Any, dict[str, Any]]) -> Check:
    """Of several dictionaries the one whose tags fit is meant, so that what is wrong with it can be told."""
    plain = [check(each, adds) for each in declared if not is_typeddict(each)]
    tagged = {tags: check(each, adds) for each in declared if is_typeddict(each) for tags in tags_of(each)}

    def wrong(value: Any) -> str:
        if isinstance(value, dict):
            tags = (value.get("kind"), value.get("change") if value.get("kind") == "proposal" else None)
            return tagged[tags](value) if tags in tagged else f"{tags} are not declared"
        faults = [each(value) for each in plain]
        return "" if "" in faults else " and ".join(faults)

    return wrong


def tags_of(frame: type[object]) -> list[tuple[str | None, str | None]]:
    """The kinds of business, and of a proposal the changes, that a declaration is for; of others none."""
    declared = hints(frame)
    kinds: tuple[str | None, ...] = get_args(declared["kind"]) if "kind" in declared else (None,)
    changes = get_args(declared["change"]) if kinds == ("proposal",) else (None,)
    return [(kind, change) for kind in kinds for change in changes]
