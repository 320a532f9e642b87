"""What a part of El Grande may add to the board as text: by default nothing. See `parts.catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from meseta.cli.boards.view import Player, View
from meseta.cli.boards.writer import Writer


class Part:
    COLUMNS: ClassVar[Mapping[str, str]] = {}  # of the players' figures, and the messages of their heads
    ANSWERS: ClassVar[Mapping[str, str]] = {}  # its verbs, and what the rest of an answer is to the sentence
    SECRET_QUESTIONS: ClassVar[tuple[str, ...]] = ()  # those whose answers the others do not see
    SECRET_HANDS: ClassVar[bool] = False  # do players hold what nobody else may see, whatever they have done?

    def figures(self, player: Player) -> dict[str, Any]:
        """Of a seat, by column; also in the place of the base's."""
        return {}

    def taken_back_unseen(self, player: Player) -> int:
        """Cards of its own that are in a hand again, beside power cards."""
        return 0

    def beside_bid(self, bidder: Player, writer: Writer) -> str:
        """What the order of play says of a bid, after its value."""
        return ""

    def held(self, player: Player, writer: Writer) -> list[str]:
        """What the player who looks holds."""
        return []

    def this_round(self, view: View, writer: Writer) -> list[str]:
        """What has come up for this round."""
        return []

    def legend(self, writer: Writer) -> list[tuple[str, str]]:
        return []
