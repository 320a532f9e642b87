"""What a part may add to the page of a table. Everything has a default that adds nothing.

The panels ask all parts that are played and name none: `catalogue.parts_of`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from markupsafe import Markup

from meseta.engine.events import Event
from meseta.engine.program import Card
from meseta.games.el_grande.view import BidView, CardView, ElGrandeView, ExtraView, SeatView
from meseta.reading.el_grande.cast import Cast
from meseta.tables.event_notes import EventNotes
from meseta.web.markup import NOTHING
from meseta.web.summaries.played import Played
from meseta.wording.words import Words


class Chip(NamedTuple):
    """A small button for an answer: what stands on it, and what is spoken."""

    shown: str
    spoken: str


class Mark(NamedTuple):
    """Something that lasts from turn to turn."""

    symbol: str
    name: str
    says: str
    by: int | None = None  # whose it is
    unused: bool = False  # can something be done with it now
    colour: int | None = None  # of the caballero that it is, if it is one
    only_in_row: bool = False  # does it stand in the row of whose it is, and not beside the rounds too


class ShownPart:
    NAME: ClassVar[str] = ""  # of the part in the rules
    ON_THE_CARDS: ClassVar[tuple[str, ...]] = ()  # verbs of answers that its cards give
    ON_ACTION_CARDS: ClassVar[tuple[str, ...]] = ()  # verbs of answers that action cards on offer give, by deck
    BY_AREA: ClassVar[tuple[str, ...]] = ()  # verbs of answers that name an area and stand below the question
    FOLDED: ClassVar[tuple[str, ...]] = ()  # groups of answers that are unfolded when they are wanted
    BUTTONS: ClassVar[tuple[str, ...]] = ()  # answers that stand below the question, though others of their verb do not
    NOTES: ClassVar[EventNotes] = EventNotes()  # on events of its own
    STYLES: ClassVar[tuple[str, ...]] = ()  # style sheets that build on those of all tables
    SOURCES: ClassVar[tuple[str, ...]] = ()  # what points are for that it brings, after those of the base
    PAID_FOR: ClassVar[Mapping[str, str]] = {}  # events of its own by which somebody is paid, with the source
    # Events by which caballeros of one of its colours come when a round begins, with the role of that colour.
    ARRIVALS: ClassVar[Mapping[str, str]] = {}

    # ---- What is asked, and how it is answered.
    def inside_button(self, view: ElGrandeView, said: str, cast: Cast, words: Words) -> Markup | None:
        """What stands on the button of one of its answers."""
        return None

    def at(self, said: str) -> str:
        """What the button of one of its answers is called where looking at it shows what it would change."""
        return ""

    def group(self, view: ElGrandeView, said: str) -> str:
        """With what one of its answers stands together below the question: the id of a message, or an area."""
        return ""

    def chip(self, view: ElGrandeView, verb: str, what: str, words: Words) -> Chip | None:
        """How one of its answers is given, if by a small button."""
        return None

    # ---- In a player's row.
    def tags(self, view: ElGrandeView, seat: SeatView, cast: Cast, words: Words) -> Markup:
        """Beside a player's name."""
        return NOTHING

    def spent(self, seat: SeatView, words: Words) -> Markup | None:
        """The cards a player has used, if they are no power cards."""
        return None

    def taken_back_unseen(self, seat: SeatView) -> int:
        """How many cards of its own a player has taken back and not shown since."""
        return 0

    def about(self, view: ElGrandeView, extra: ExtraView, cast: Cast, words: Words) -> str:
        """A line on a colour without a seat, plain text."""
        return ""

    def over_map(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup:
        """What the viewer is asked on, laid over the map until it is answered."""
        return NOTHING

    def on_chip(self, view: ElGrandeView, area: str) -> Markup:
        """What lies in a small area, beside who stands there."""
        return NOTHING

    # ---- Cards.
    def on_card(self, card: Card) -> Markup:
        """What an action card shows more of its steps."""
        return NOTHING

    def beside_pips(self, card: CardView, words: Words) -> Markup:
        """What is printed on a card on offer beside the dots for caballeros."""
        return NOTHING

    def is_gone(self, view: ElGrandeView, deck: int) -> bool:
        """Can the card of a deck not be taken any more, though nobody has?"""
        return False

    def cards(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup | None:
        """What lies there in the place of power cards."""
        return None

    def below_ruler(self, view: ElGrandeView, words: Words) -> Markup:
        """Under the power cards."""
        return NOTHING

    def change_of_bid(self, seat: SeatView) -> int:
        """What is added to the power card that a seat plays next."""
        return 0

    def bid_shown(self, bid: BidView, words: Words) -> str | None:
        """What stands beside the token in the order of turns, if that is no number."""
        return None

    # ---- Elsewhere.
    def marks(self, view: ElGrandeView, cast: Cast, words: Words) -> list[Mark]:
        """What lasts: it stands beside the rounds, and in the row of whose it is."""
        return []

    def as_text(self, view: ElGrandeView, cast: Cast, words: Words) -> list[Markup]:
        """More tables below the board as text."""
        return []

    def paid_by(self, event: Event) -> int:
        """How many points one of its events brings."""
        return 0

    def ending(self, played: Played, view: ElGrandeView, cast: Cast, words: Words) -> list[Markup]:
        """More panels for the end of a game."""
        return []
