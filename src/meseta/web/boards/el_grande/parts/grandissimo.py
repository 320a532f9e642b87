"""What is drawn of Grandissimo: tokens in the Ship, boycotts and alliances at their badges; and its own questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final, cast

from markupsafe import Markup

from meseta.games.el_grande.board import CASTILLO
from meseta.games.el_grande.parts.grandissimo.view import (
    ChoosingPartnerFrame,
    NamingCardFrame,
    TakingAlongFrame,
    of_grandissimo,
    with_figures,
)
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import board_of, counts_in
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area
from meseta.reading.el_grande.parts.grandissimo.lasting import called
from meseta.reading.el_grande.places import total
from meseta.reading.el_grande.viewer import own, own_seat
from meseta.reading.view import answers, question
from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande.at_buttons import at_button
from meseta.web.boards.el_grande.badges import CELL
from meseta.web.boards.el_grande.parts.drawn_part import DrawnPart
from meseta.web.boards.el_grande.spain_ground import land_of
from meseta.web.boards.tokens import piece
from meseta.web.markup import NOTHING, html, joined
from meseta.wording.words import Words

SHIP: Final = "ship"
JAIL: Final = "jail"
PLACING: Final = ("turn", "placing")
APART: Final = 34.0  # from one token of the Ship to the next
HALF_BADGE: Final = 3 * CELL // 2  # of three places: all regions that have a card do
BESIDE_BADGE: Final = 13.0  # from the end of a badge to the middle of what stands beside it


class DrawnGrandissimo(DrawnPart):
    NAME: ClassVar[str] = "grandissimo"
    VERBS: ClassVar[tuple[str, ...]] = ("pardon",)
    BUTTON_VERBS: ClassVar[tuple[str, ...]] = ("pardon",)
    PLACING_VERBS: ClassVar[tuple[str, ...]] = ("queen",)

    # ---- What it draws, and says.
    def look(self, view: ElGrandeView) -> str:
        return "with-jail"

    def on_the_land(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup:
        count = of_grandissimo(view)["free_tokens"]
        return html('<g class="free-tokens nohit" aria-hidden="true">{}</g>', tokens(count)) if count else NOTHING

    def over_badge(self, view: ElGrandeView, area: str, cast: Cast) -> Markup:
        drawn = [allied(*beside_badge(area), *seats) for seats in allies_in(view, area)]
        crosses = [crossed(*land_of(area)["badge"])] if area in of_grandissimo(view)["boycotts"] else []
        return joined([*crosses, *drawn])

    def crowned(self, view: ElGrandeView) -> int | None:
        return of_grandissimo(view)["revolution"]

    def ghosts(self, view: ElGrandeView, words: Words) -> Mapping[str, Markup]:
        """The cross of a boycott; of an alliance the one who proposes it, for the other is not named yet."""
        if question(view) != "naming-card":
            return {}
        named = [said.split()[1] for said in answers(view) if said.startswith("name ")]
        if cast("NamingCardFrame", top(view))["purpose"] == "boycott":
            return {area: crossed(*land_of(area)["badge"]) for area in named}
        return {area: allied(*beside_badge(area), own_seat(view)) for area in named}

    def ghosts_of_buttons(self, view: ElGrandeView) -> Mapping[str, Markup]:
        """An alliance with each who may be chosen."""
        if question(view) != "choosing-partner":
            return {}
        area, colours = cast("ChoosingPartnerFrame", top(view))["area"], board_of(view).colour_names
        partners = {said.split()[1] for said in answers(view) if said.startswith("ally ")}
        return {
            at_button("ally", partner): allied(*beside_badge(area), *sorted((own_seat(view), colours.index(partner))))
            for partner in partners
        }

    def notes(self, view: ElGrandeView, area: str, cast: Cast, words: Words) -> list[str]:
        out = [words.say("board-boycott")] if area in of_grandissimo(view)["boycotts"] else []
        return out + [words.say("board-alliance", names=called(list(seats), cast)) for seats in allies_in(view, area)]

    # ---- Which areas may be chosen, and why not.
    def near(self, view: ElGrandeView, king: str) -> list[str]:
        return [SHIP] if view["seat"] is not None and with_figures(own(view))["ship_token"] else []

    def reason(self, view: ElGrandeView, area: str) -> str | None:
        asks = question(view)
        if area == JAIL:
            return "barred-jail"
        if area == SHIP:
            return "barred-no-token" if asks in PLACING else None
        if asks == "landing":
            return "barred-no-landing"
        return "barred-region-card" if asks == "naming-card" else None

    # ---- What would change.
    def follows_to(self, view: ElGrandeView) -> str | None:
        asks = question(view)
        if asks == "taking-along":
            return cast("TakingAlongFrame", top(view))["piece"].split()[1]
        return JAIL if asks == "jailing" else None

    def changed(self, view: ElGrandeView, areas: Mapping[str, Area], verb: str, target: str) -> Mapping[str, Area]:
        return pardoned(areas, target) if verb == "pardon" else {}


def allies_in(view: ElGrandeView, area: str) -> list[Sequence[int]]:
    return [each["seats"] for each in of_grandissimo(view)["alliances"] if each["area"] == area]


def pardoned(areas: Mapping[str, Area], target: str) -> dict[str, Area]:
    """All prisoners stand in one region. What comes into the Castillo is not shown."""
    freed = counts_in(areas[JAIL])
    changed: dict[str, Area] = {JAIL: {**areas[JAIL], "caballeros": [0 for _ in freed]}}
    if target != CASTILLO:
        changed[target] = {**areas[target], "caballeros": total([counts_in(areas[target]), freed])}
    return changed


# ---- Drawing.
def beside_badge(area: str) -> tuple[float, float]:
    x, y = land_of(area)["badge"]
    return x + HALF_BADGE + BESIDE_BADGE, y


def tokens(count: int) -> Markup:
    """Those that nobody has, side by side above who is aboard."""
    x, y = land_of(SHIP)["tokens"][0], land_of(SHIP)["badge"][1]
    drawn = [
        html('<use href="#ship-token" x="{}" y="-15" width="30" height="30"/>', (each - (count - 1) / 2) * APART - 15)
        for each in range(count)
    ]
    return html("<g {}>{}</g>", at(x, y), drawn)


@lru_cache(maxsize=64)
def crossed(x: float, y: float) -> Markup:
    """Through a badge whose region is left out."""
    path = f"M{-HALF_BADGE} 18 {HALF_BADGE} -18M{-HALF_BADGE} -18 {HALF_BADGE} 18"
    drawn = html('<g class="grow"><path class="edge" d="{path}"/><path d="{path}"/></g>', path=path)
    return html('<g class="crossed" {}>{}</g>', at(x, y), drawn)


@lru_cache(maxsize=256)
def allied(x: float, y: float, first: int, second: int | None = None) -> Markup:
    """Two tokens that are linked; or one, and a link to somebody."""
    both = [piece(first, "", 0, -10, 0.6), NOTHING if second is None else piece(second, "", 0, 10, 0.6)]
    return html('<g class="allied" {}><g class="grow"><path d="M0-9V9"/>{}</g></g>', at(x, y), both)


PART: Final = DrawnGrandissimo()
