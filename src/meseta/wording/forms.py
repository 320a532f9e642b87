"""Names in the forms sentences need them: `REGION($area, form: "in")` is "in Granada", or "w Grenadzie".

Forms are attributes of the name's message, so cases stay with the translator. A form nobody wrote is an error.
What only some games have needs no function of its own: `NAME($tile, of: "tile")` names anything by its kind, and
`NAMES($colours, of: "colour")` all that are listed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

# The function of a Fluent file, and the kind of its names.
NAMED: Final = {"REGION": "region", "CARD": "card-name", "COLOUR": "colour", "TILE": "tile"}

# `-2-steward` is no id: a sign at the beginning is written out.
SIGNS: Final = {"+": "plus-", "-": "minus-"}


def name_id(kind: str, name: str) -> str:
    """The id under which a name is written: `region-granada`, `tile-8`."""
    return f"{kind}-{SIGNS.get(name[0], name[0])}{name[1:]}"


def functions(name_of: Callable[[str, str], str]) -> dict[str, Callable[..., Any]]:
    """The functions for Fluent; `name_of` finds the name with an id, in a form."""

    def of_any_kind(name: str, of: str, form: str = "name") -> str:
        return name_of(name_id(of, name), form)

    def of_each(names: str, of: str) -> str:
        return ", ".join(name_of(name_id(of, name), "name") for name in names.split(", "))

    return {
        "NAME": of_any_kind,
        "NAMES": of_each,
        **{function: of_kind(kind, name_of) for function, kind in NAMED.items()},
    }


def of_kind(kind: str, name_of: Callable[[str, str], str]) -> Callable[..., Any]:
    def named(name: str, form: str = "name") -> str:
        return name_of(name_id(kind, name), form)

    return named
