"""Reading the declarations of views: their keys, of what type each is, and what it means."""

from __future__ import annotations

from types import GenericAlias
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from meseta.engine.view import ViewTypes


class Key(NamedTuple):
    type: Any  # a type as `typing` has it: a class, a union, a list of something
    means: str  # nothing where the type says it all


def keys_of(declared: type[object]) -> dict[str, Key]:
    """The keys of one declaration, in their order."""
    return {name: key_of(hint) for name, hint in get_type_hints(declared, include_extras=True).items()}


def key_of(hint: Any) -> Key:
    if get_origin(hint) is Annotated:
        inner, means = get_args(hint)[:2]
        return Key(inner, means)
    return Key(hint, "")


def frames_of(types: ViewTypes) -> list[type[object]]:
    """All kinds of unfinished business that a game declares, those of its parts last."""
    business = keys_of(types.whole)["business"].type
    return [*alternatives(get_args(business)[0]), *types.frames]


def alternatives(hint: Any) -> list[type[object]]:
    """The members of a union; a single type is one without others."""
    return list(get_args(hint)) or [hint]


def business_of(types: ViewTypes) -> Any:
    """The type of `business` where every part of a game is played."""
    first, *others = frames_of(types)
    business: Any = first
    for frame in others:
        business = business | frame
    return GenericAlias(list, (business,))
