"""What all drawings of El Grande read out of a view: colours with their letters, names and roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meseta.web.boards.page import Sitter, View
from meseta.web.boards.tokens import letter
from meseta.wording.words import Words


class Cast:
    """Everybody at a table by the number of the colour: the seats, and then the colours that nobody plays."""

    def __init__(self, view: View, sitters: Sequence[Sitter], words: Words) -> None:
        extra = view["extra"]
        self.seat: int | None = view["seat"]
        self.sitters = sitters
        self.names = [*[sitter.name for sitter in sitters], *[words.say(f"role-{each['role']}") for each in extra]]
        self.marks = [letter(name) for name in self.names]
        self.roles = tuple(["" for _ in sitters] + [str(each["role"]) for each in extra])  # a seat has none
        # As they are called where the viewer is meant by `you`.
        self.called = [words.say("you") if colour == self.seat else name for colour, name in enumerate(self.names)]
        self.colours: list[str] = [each["colour"] for each in [*view["seats"], *extra]]

    def piece(self, colour: int, region: str) -> dict[str, Any]:
        """A caballero as sentences need it."""
        return {
            "piece-you": "yes" if colour == self.seat else "no",
            "piece-colour": self.colours[colour],
            "piece-region": region,
        }
