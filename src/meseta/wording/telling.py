"""What happened, in words: one sentence for each event, as one reader is told it. Page and terminal say the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from meseta.engine.events import Event
from meseta.engine.title import Title
from meseta.wording.by_part import said_by
from meseta.wording.words import Said, Words

NOBODYS: Final = "nobody"  # as a choice of a message: the colour of a piece that nobody plays


@dataclass(frozen=True)
class Reader:
    """To whom a game is told: in which language, how its seats are called, and on which of them the reader sits."""

    words: Words
    title: Title
    names: Sequence[str]
    seat: int | None = None
    parts: Sequence[str] = ()  # of the game, see `Title.parts`

    def told(self, event: Event, meant: Mapping[str, Said]) -> str:
        """An event with its two numbers as `Title.meanings` gives them."""
        message = said_by(self.words, self.parts, f"event-{self.title.name}-{event.name}")
        return self.words.say(message, **self.by(event.by), **self.details(meant))

    def told_together(self, events: Sequence[tuple[Event, Mapping[str, Said]]]) -> str:
        """Several events of one name, with what they mean, in one line: what differs is listed."""
        (event, meant), game = events[0], self.title.name
        each = said_by(self.words, self.parts, f"each-{game}-{event.name}")
        listed = [self.words.say(each, **self.by(one.by), **self.details(its)) for one, its in events]
        message = said_by(self.words, self.parts, f"events-{game}-{event.name}")
        return self.words.say(message, list=", ".join(listed), **self.details(meant))

    def concerns(self, event: Event, meant: Mapping[str, Said]) -> bool:
        """Has somebody else done it to the reader?"""
        if self.seat is None or event.by == self.seat:
            return False
        own_piece = "piece" in meant and self.piece(str(meant["piece"]))["piece_you"] == "yes"
        return own_piece or meant.get("seat") == self.seat

    def details(self, meant: Mapping[str, Said]) -> dict[str, Said]:
        """The meanings as sentences need them: a seat and a piece may be the reader's own."""
        details = dict(meant)
        if "seat" in meant:
            seat = int(meant["seat"])
            details |= {"seat": self.names[seat], "seat_you": self.you(seat)}
        if "piece" in meant:
            details |= self.piece(str(details.pop("piece")))
        return details

    def by(self, seat: int) -> dict[str, Said]:
        """Who did it; an event without a seat has none to name."""
        return {"by": self.names[seat] if seat >= 0 else "", "you": self.you(seat)}

    def piece(self, piece: str) -> dict[str, Said]:
        """`orange granada`: a caballero by whose it is and where it stands."""
        colour, _, region = piece.partition(" ")
        seats = self.title.seat_names(len(self.names))
        owner = seats.index(colour) if colour in seats else None
        return {
            "piece_colour": colour,
            "piece_owner": NOBODYS if owner is None else self.names[owner],
            "piece_region": region,
            "piece_you": "yes" if owner is not None and owner == self.seat else "no",
        }

    def you(self, seat: int) -> str:
        """As a choice of a message."""
        return "yes" if seat == self.seat else "no"
