"""The map of Italy: who controls which region, where the battle is, and where the favour of the Pope lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.view import CondottiereView, RegionView
from meseta.reading.condottiere.battle import contested, owner_of
from meseta.reading.view import Sitter, answers, letter, place_name, question
from meseta.web.boards import ground
from meseta.web.boards.attributes import at
from meseta.web.boards.condottiere import cards
from meseta.web.boards.maps import load
from meseta.web.boards.tokens import face, lock
from meseta.web.markup import NOTHING, html, joined
from meseta.wording.words import Words

UID: Final = "it"
ASKS_FOR: Final = {"choosing-region": "region", "placing-favour": "favour"}  # and the first word of the answer
HELD: Final = 1.5  # how much larger a marker is than a token in a line
BANDS: Final = 5  # of the map from north to south, for narrow screens

# Off the board, both tokens wait at sea.
FAVOUR_WAITS: Final = (333.0, 1040.0)
BATTLE_WAITS: Final = (257.0, 1040.0)

CITY: Final = "M-10 7V-3L-6-8-2-3V7M-2 7V-9H0V-11H2V-9H4V-11H6V7M6 7V0L9-4 12 0V7M-12 7H14"
SWORDS: Final = "M-15-15 13 13M15-15-13 13M7 17 17 7M-7 17-17 7M13 13l6 6M-13 13l-6 6"


def definitions(words: Words) -> Markup:
    """All that never changes at a table of Condottiere: the map and the faces of the cards."""
    town = html('<path id="{}-town" d="{}"/>', UID, CITY)
    return ground.definitions("italy", UID, more=joined([cards.definitions(words), town]))


def board(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    pieces = html(
        '<g class="pieces nohit" aria-hidden="true">{}{}{}{}</g>',
        names(words),
        markers(view, sitters),
        favour(view),
        battle(view),
    )
    layers = [*areas(view, sitters, words), pieces]
    return ground.board_of("italy", UID, words.say("map-italy"), layers, "asks" if asked_for(view) else "")


# ---- What the view says.
def asked_for(view: CondottiereView) -> str:
    """`region` or `favour` if the viewer is to point at a region, and nothing else."""
    return ASKS_FOR.get(question(view), "") if view["legal"] else ""


def band(view: CondottiereView) -> int:
    """Where on the map something happens, counted from the north."""
    region = contested(view) or view["favour"]
    if region is None:
        return BANDS // 2
    _, y = place(region)
    return min(BANDS - 1, int(y * BANDS / load("italy")["viewBox"][3]))


@cache
def place(region: str) -> tuple[float, float]:
    x, y = load("italy")["regions"][region]["tokens"][:2]
    return x, y


# ---- Regions.
def areas(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> list[Markup]:
    asked, legal, fought_over = asked_for(view), answers(view), contested(view)
    drawn: list[Markup] = []
    for region in view["regions"]:
        name = region["region"]
        chosen = legal.get(f"{asked} {name}") if asked else None
        why = objection(view, region, sitters, words) if asked and chosen is None else ""
        said = [place_name(words, name), standing(region, fought_over, sitters, words), why]
        label = ", ".join(part for part in said if part)
        does = "" if chosen is None else words.say(f"answer-condottiere-{asked}", area=name)
        drawn.append(ground.area(UID, name, name, label, state(region, fought_over, asked, chosen), chosen, why, does))
    return drawn


def state(region: RegionView, fought_over: str | None, asked: str, chosen: int | None) -> str:
    """The classes of a region."""
    states = ["contested"] if region["region"] == fought_over else []
    if chosen is not None:
        states.append("legal")
    elif region["favour"]:
        states.append("barred")
    elif asked:
        states.append("dim")
    return " ".join(states)


def standing(region: RegionView, fought_over: str | None, sitters: Sequence[Sitter], words: Words) -> str:
    """Who holds a region and what is on it, for the voice and the table as text."""
    owner = region["owner"]
    said = [words.say("condottiere-free") if owner is None else held(sitters, owner, words)]
    if region["region"] == fought_over:
        said.append(words.say("condottiere-contested"))
    if region["favour"]:
        said.append(words.say("condottiere-favoured"))
    return ", ".join(said)


def held(sitters: Sequence[Sitter], owner: int, words: Words) -> str:
    return words.say("condottiere-held", name=sitters[owner].name)


def objection(view: CondottiereView, region: RegionView, sitters: Sequence[Sitter], words: Words) -> str:
    """Why the viewer cannot choose a region."""
    owner = region["owner"]
    if asked_for(view) == "region" and region["favour"]:
        return words.say("barred-favour")
    if asked_for(view) == "region" and owner == view["seat"]:
        return words.say("barred-own")
    if asked_for(view) == "favour" and region["region"] == contested(view):
        return words.say("barred-battle")
    assert owner is not None, f"nothing keeps {region['region']} from being chosen"
    return words.say("barred-held", name=sitters[owner].name)


# ---- What lies on them.
@cache
def names(words: Words) -> Markup:
    return joined(name(region["label"], place_name(words, key)) for key, region in load("italy")["regions"].items())


def name(place: Sequence[float], says: str) -> Markup:
    x, y = place
    return html('<text class="region-name it" x="{}" y="{}">{}</text>', x, y + 7, says)


def markers(view: CondottiereView, sitters: Sequence[Sitter]) -> list[Markup]:
    """A marker on a region that is conquered, a town on one that is free."""
    return [marker(region["region"], region["owner"], sitters) for region in view["regions"]]


def marker(region: str, owner: int | None, sitters: Sequence[Sitter]) -> Markup:
    return town(region) if owner is None else held_by(region, owner, letter(sitters[owner].name))


@cache
def town(region: str) -> Markup:
    return html(
        '<g class="city" id="town-{}" {}><circle r="26"/><use href="#{}-town" transform="scale(1.5)"/></g>',
        region,
        at(*place(region)),
        UID,
    )


@lru_cache(maxsize=1024)
def held_by(region: str, seat: int, mark: str) -> Markup:
    return html(
        '<g class="marker p{}" id="marker-{}" {}><circle class="held" r="29"/>'
        '<g class="piece" transform="scale({})">{}</g></g>',
        seat + 1,
        region,
        at(*place(region)),
        HELD,
        face(seat, mark),
    )


def favour(view: CondottiereView) -> Markup:
    """The favour of the Pope with its lock. It lies beside a marker or a battle, and across from both."""
    region = view["favour"]
    x, y = FAVOUR_WAITS
    if region is not None:
        held, fought_over = owner_of(view, region) is not None, region == contested(view)
        spot = across if held and fought_over else beside if held or fought_over else place
        x, y = spot(region)
    return html(
        '<g class="favour{}" id="favour" {}><circle r="30"/>'
        '<use href="#bishop" x="-20" y="-22" width="40" height="40"/>{}</g>',
        "" if region else " waits",
        at(x, y),
        lock(27, 22) if region else NOTHING,
    )


def battle(view: CondottiereView) -> Markup:
    """Crossed swords: the Condottiere token where the battle is. A defender's marker stays visible."""
    region = contested(view)
    x, y = BATTLE_WAITS
    if region is not None:
        x, y = beside(region) if owner_of(view, region) is not None else place(region)
    return html(
        '<g class="battle{}" id="battle" {}><circle r="31"/><path d="{}"/></g>',
        "" if region else " waits",
        at(x, y),
        SWORDS,
    )


def beside(region: str) -> tuple[float, float]:
    x, y = load("italy")["regions"][region]["badge"]
    return x, y


def across(region: str) -> tuple[float, float]:
    """On the other side of what lies in the middle."""
    (x, y), (badge_x, badge_y) = place(region), beside(region)
    return 2 * x - badge_x, 2 * y - badge_y
