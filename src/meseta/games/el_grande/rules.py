"""What is settled before the first answer of a game: its edition, its players and its options."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meseta.engine.program import Card

STRICT: Final = "strict"  # the Castillo is closed, as in the box
TALLY: Final = "tally"  # everybody sees what was announced to have gone in
OPEN: Final = "open"  # everybody looks inside, and sees who would be paid what


@final
class Rules:
    """Shared by a position and all its copies; never changed."""

    def __init__(
        self,
        edition: str,
        players: i64,
        rounds: i64,
        veto: bool,
        castillo: str,
        start: str,
        places: i64,
        cards: list[Card],
        decks: list[list[int]],
        game_card: i64,
    ) -> None:
        self.edition: str = edition
        self.players: i64 = players
        self.rounds: i64 = rounds
        self.veto: bool = veto
        self.castillo: str = castillo
        self.start: str = start
        self.places: i64 = places  # how many fields of a scoring strip count
        self.cards: list[Card] = cards
        self.decks: list[list[int]] = decks  # the number of each card, deck by deck, before shuffling
        self.game_card: i64 = game_card  # the program of the whole game
        self.card_number: dict[str, int] = {card.name: number for number, card in enumerate(cards)}

    def options(self) -> dict[str, str]:
        """The options as they are written in records and on command lines."""
        return {
            "edition": self.edition,
            "players": str(self.players),
            "rounds": str(self.rounds),
            "veto": "on" if self.veto else "off",
            "castillo": self.castillo,
            "start": self.start,
        }
