"""Names in the forms sentences need them: `REGION($area, form: "in")` is "in Granada", or "w Grenadzie".

Forms are attributes of the name's message, so cases stay with the translator. A form nobody wrote is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

# The function of a Fluent file, and how the ids of its names begin.
NAMED: Final = {
    "REGION": "region-",
    "CARD": "card-name-",
    "COLOUR": "colour-",
    "TILE": "tile-",
    "MODIFIER": "modifier-",
}

# `-2-steward` is no id: the sign of a modifier is written out.
SIGNS: Final = {"+": "plus-", "-": "minus-"}


def functions(name_of: Callable[[str, str], str]) -> dict[str, Callable[..., Any]]:
    """The functions for Fluent; `name_of` finds the name with an id, in a form."""
    return {function: in_form(begin, name_of) for function, begin in NAMED.items()}


def in_form(begin: str, name_of: Callable[[str, str], str]) -> Callable[..., Any]:
    def named(name: str, form: str = "name") -> str:
        return name_of(begin + SIGNS.get(name[0], name[0]) + name[1:], form)

    return named
