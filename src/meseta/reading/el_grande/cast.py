"""The players of a view: colours with their letters, names and roles."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.view import Sitter, letter
from meseta.wording.telling import NOBODYS
from meseta.wording.words import Said, Words


class Cast:
    """All players of a table by the number of their colour: the seats, and then the colours without a seat."""

    def __init__(self, view: ElGrandeView, sitters: Sequence[Sitter], words: Words) -> None:
        extra = view["extra"]
        self.seat = view["seat"]
        self.sitters = sitters
        self.names = [*[sitter.name for sitter in sitters], *[words.say(f"role-{each['role']}") for each in extra]]
        seats = len(sitters)
        self.marks = [
            letter(name) if colour < seats else letter(name).lower() for colour, name in enumerate(self.names)
        ]
        self.roles = tuple(["" for _ in sitters] + [each["role"] for each in extra])  # a seat has none
        # As they are called where the viewer is meant by `you`.
        self.called = [words.say("you") if colour == self.seat else name for colour, name in enumerate(self.names)]
        self.colours = [each["colour"] for each in view["seats"]] + [each["colour"] for each in extra]

    def piece(self, colour: int, region: str) -> dict[str, Said]:
        """A caballero as sentences need it."""
        return {
            "piece-you": "yes" if colour == self.seat else "no",
            "piece-colour": self.colours[colour],
            "piece-owner": NOBODYS if self.roles[colour] else self.names[colour],
            "piece-region": region,
        }
