"""What a part may add to the page of a table. Everything has a default that adds nothing.

The panels ask all parts that are played and name none: `catalogue.parts_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple, TypeAlias

from markupsafe import Markup

from meseta.engine.program import Step
from meseta.games.el_grande.view import ElGrandeView, ExtraView, SeatView
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.markup import NOTHING
from meseta.wording.words import Said, Words

Details: TypeAlias = dict[str, Said]  # what the sentences of a question are filled with
Question: TypeAlias = Callable[[ElGrandeView, Cast], Details]


class Chip(NamedTuple):
    """A small button for an answer: what stands on it, and what is spoken."""

    shown: str
    spoken: str


class ShownPart:
    NAME: ClassVar[str] = ""  # of the part in the rules
    QUESTIONS: ClassVar[Mapping[str, Question]] = {}  # by kind of business, beside the details the base knows
    STEP_ICONS: ClassVar[Mapping[type[Step], tuple[str, ...]]] = {}
    ON_THE_CARDS: ClassVar[tuple[str, ...]] = ()  # verbs of answers that `below_ruler` gives
    # Events by which caballeros of one of its colours come when a round begins, with the role of that colour.
    ARRIVALS: ClassVar[Mapping[str, str]] = {}

    def tags(self, seat: SeatView, words: Words) -> Markup:
        """Beside a player's name."""
        return NOTHING

    def taken_back_unseen(self, seat: SeatView) -> int:
        """How many cards of its own a player has taken back and not shown since."""
        return 0

    def about(self, extra: ExtraView, words: Words) -> str:
        """A line on a colour that nobody plays, plain text."""
        return ""

    def below_ruler(self, view: ElGrandeView, words: Words) -> Markup:
        """Under the power cards."""
        return NOTHING

    def change_of_bid(self, seat: SeatView) -> int:
        """What is added to the power card that a seat plays next."""
        return 0

    def chip(self, verb: str, what: str, words: Words) -> Chip | None:
        """How one of its own answers is given."""
        return None
