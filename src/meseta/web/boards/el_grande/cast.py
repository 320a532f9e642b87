"""What all drawings of El Grande read out of a view: colours with their letters and names, the automa among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meseta.web.boards.page import Sitter, View, Words
from meseta.web.boards.tokens import letters


class Cast:
    """Everybody at a table by the number of the colour: the seats, and last the automa."""

    def __init__(self, view: View, sitters: Sequence[Sitter], words: Words) -> None:
        self.seat: int | None = view["seat"]
        self.automa: int | None = len(view["seats"]) if view["automa"] else None
        self.sitters = sitters
        self.marks = letters(sitters, automa=view["automa"] is not None)
        self.names = [sitter.name for sitter in sitters] + ([words.say("automa")] if view["automa"] else [])
        # As they are called where the viewer is meant by `you`.
        self.called = [words.say("you") if colour == self.seat else name for colour, name in enumerate(self.names)]
        seats = [seat["colour"] for seat in view["seats"]]
        self.colours: list[str] = [*seats, view["automa"]["colour"]] if view["automa"] else seats

    def piece(self, colour: int, region: str) -> dict[str, Any]:
        """A caballero as sentences need it."""
        return {
            "piece-you": "yes" if colour == self.seat else "no",
            "piece-colour": self.colours[colour],
            "piece-region": region,
        }

    def is_automa(self, colour: int) -> bool:
        return colour == self.automa
