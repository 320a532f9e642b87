"""The one error that people meet: what was wrong, and what is possible instead."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import mypyc_attr

Value: TypeAlias = "str | int | list[str] | Refused | list[Refused]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """Something was asked that the rules, a file or an option do not allow. Nothing has changed.

    It carries the id of its sentence and what the sentence needs: `wording` says it in every language. As text it names
    both, so that it can be understood where there are no words: `error-not-asked (seat: blue; awaited: green)`.
    """

    def __init__(self, message: str, /, **values: Value) -> None:
        super().__init__(message)
        self.message: str = message
        self.values: dict[str, Value] = values

    def __str__(self) -> str:
        values = "; ".join(f"{name}: {plain(value)}" for name, value in self.values.items())
        return f"{self.message} ({values})" if values else self.message


def plain(value: Value) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
