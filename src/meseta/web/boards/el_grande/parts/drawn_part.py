"""What a part may add to the map. Everything has a default that adds nothing.

The drawings ask all parts that are played and name none: `catalogue.drawn_parts`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area
from meseta.web.boards.el_grande.crowds import MANY
from meseta.web.markup import NOTHING
from meseta.wording.words import Words


class DrawnPart:
    NAME: ClassVar[str] = ""  # of the part in the rules
    VERBS: ClassVar[tuple[str, ...]] = ()  # of answers that change areas in ways of its own: see `changed`
    BUTTON_VERBS: ClassVar[tuple[str, ...]] = ()  # of those that buttons give, for their areas answer something else
    PLACING_VERBS: ClassVar[tuple[str, ...]] = ()  # of answers by which an own caballero comes from the court

    # ---- What it draws, and says.
    def look(self, view: ElGrandeView) -> str:
        """A class of all that is drawn."""
        return ""

    def on_the_land(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup:
        """Between the land and the pieces."""
        return NOTHING

    def over_badge(self, view: ElGrandeView, area: str, cast: Cast) -> Markup:
        """On the badge of an area, or beside it."""
        return NOTHING

    def crowned(self, view: ElGrandeView) -> int | None:
        """The seat whose grande is king, if one is."""
        return None

    def ghosts(self, view: ElGrandeView, words: Words) -> Mapping[str, Markup]:
        """What an answer would draw there, by the area that is its target."""
        return {}

    def ghosts_of_buttons(self, view: ElGrandeView) -> Mapping[str, Markup]:
        """What an answer would draw that names no area, by what its button is called (`data-at`)."""
        return {}

    def notes(self, view: ElGrandeView, area: str, cast: Cast, words: Words) -> list[str]:
        """What is spoken of an area, and written in the board as text."""
        return []

    def most_lines(self, view: ElGrandeView, area: str) -> int:
        """In how many lines caballeros stand in an area, before they stand in two columns."""
        return MANY

    # ---- Which areas may be chosen, and why not.
    def closed(self, view: ElGrandeView) -> Mapping[str, str]:
        """Where nothing goes in or out, beside the king's region, with the message that says so."""
        return {}

    def full(self, view: ElGrandeView) -> Collection[str]:
        """Where nobody more may come in."""
        return ()

    def near(self, view: ElGrandeView, king: str) -> list[str]:
        """Where a turn could place caballeros, beside what the king's place opens, if he stood there."""
        return []

    def reason(self, view: ElGrandeView, area: str) -> str | None:
        """The message why an area is no answer to one of its own questions."""
        return None

    # ---- What would change.
    def follows_to(self, view: ElGrandeView) -> str | None:
        """Where a caballero goes that is chosen in one of its own questions, if it goes at once."""
        return None

    def arrival(self, view: ElGrandeView, source: str | None, target: str) -> str:
        """The row where a caballero comes to stand that goes somewhere; from nowhere is from the court."""
        return target

    def paid_on_arrival(self, view: ElGrandeView, source: str, target: str) -> int:
        """What is paid at once when a caballero comes from one row to another."""
        return 0

    def changed(self, view: ElGrandeView, areas: Mapping[str, Area], verb: str, target: str) -> Mapping[str, Area]:
        """The areas that would change by one of its answers, as they would be."""
        return {}
