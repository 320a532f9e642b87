"""What a part of El Grande may add to the board as text: by default nothing. See `parts.catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.view import ElGrandeView, SeatView

Figures: TypeAlias = dict[str, str | int | None]  # of a player, by column; what it does not have is nothing


class Part:
    COLUMNS: ClassVar[Mapping[str, str]] = {}  # of the players' figures, and the messages of their heads
    ANSWERS: ClassVar[Mapping[str, str]] = {}  # its verbs, and what the rest of an answer is to the sentence
    SECRET_QUESTIONS: ClassVar[tuple[str, ...]] = ()  # those whose answers the others do not see
    SECRET_HANDS: ClassVar[bool] = False  # do players hold what no other may see, whatever they have done?

    def figures(self, seat: SeatView) -> Figures:
        """Of a seat, by column; also in the place of the base's."""
        return {}

    def taken_back_unseen(self, seat: SeatView) -> int:
        """Cards of its own that are in a hand again, beside power cards."""
        return 0

    def beside_bid(self, seat: SeatView, writer: Writer) -> str:
        """What the order of play says of a seat's bid, after its value."""
        return ""

    def held(self, seat: SeatView, writer: Writer) -> list[str]:
        """What the player who looks holds."""
        return []

    def this_round(self, view: ElGrandeView, writer: Writer) -> list[str]:
        """What has come up for this round."""
        return []

    def legend(self, writer: Writer) -> list[tuple[str, str]]:
        return []
