"""What a part of El Grande may add to the board as text: by default nothing. See `parts.catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple, TypeAlias

from meseta.cli.boards.text_board import Block
from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.view import AreaView, CardView, ElGrandeView, SeatView
from meseta.wording.words import Said

Figures: TypeAlias = dict[str, str | int | None]  # of a player, by column; what it does not have is nothing


class Place(NamedTuple):
    """Where caballeros stand apart in an area: a row below that."""

    name: str
    worth: str  # what stands in the column of the values
    caballeros: list[int]  # of each colour


def whose(view: ElGrandeView, seat: int, writer: Writer) -> dict[str, Said]:
    """A seat as sentences need it."""
    return {"you": "yes" if seat == view["seat"] else "no", "by": writer.names[seat]}


class Part:
    COLUMNS: ClassVar[Mapping[str, str]] = {}  # of figures, more or with other heads: the messages of these
    SECRET_QUESTIONS: ClassVar[tuple[str, ...]] = ()  # those whose answers the others do not see
    SECRET_HANDS: ClassVar[bool] = False  # do players hold what no other may see, whatever they have done?
    USED_CARDS: ClassVar[str] = ""  # the message that explains used cards, if it is not the base's
    SHOWS_ORDER: ClassVar[bool] = False  # do its cards stand in the order of play?

    # ---- What is asked and answered.
    def beside_question(self, view: ElGrandeView, writer: Writer) -> str | None:
        """What is said after a question; None if that is what the base says."""
        return None

    def answer(self, view: ElGrandeView, verb: str, what: str, writer: Writer) -> str | None:
        """What an answer does; None if that is what the pages say."""
        return None

    # ---- The table.
    def area_mark(self, view: ElGrandeView, area: AreaView) -> str:
        """A letter before the name of an area, if the king does not stand there."""
        return ""

    def places(self, view: ElGrandeView, area: AreaView, writer: Writer) -> list[Place]:
        """Places apart in an area."""
        return []

    def card_note(self, view: ElGrandeView, card: CardView, writer: Writer) -> str:
        """Why nobody can take a card that lies on offer, if so."""
        return ""

    def card_shows(self, card: CardView, writer: Writer) -> list[str]:
        """What is printed on a card beside how many caballeros it lets one place."""
        return []

    def cards(self, view: ElGrandeView, writer: Writer) -> Block | None:
        """Its cards, in the place of the action cards on offer."""
        return None

    def provenances(self, view: ElGrandeView) -> list[str]:
        """Of its cards that lie on the table."""
        return []

    def power_card(self, value: int, writer: Writer) -> str | None:
        """How a power card is called, if not by its value."""
        return None

    def own_hand(self, view: ElGrandeView, writer: Writer) -> list[str] | None:
        """What the player who looks holds, in the place of the power cards."""
        return None

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

    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        return []
