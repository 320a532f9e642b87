"""The areas that are too small to read on a phone, as chips below its map: who stands there, and what it is worth."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, areas_of, everybody
from meseta.reading.el_grande.places import Place, single
from meseta.reading.view import place_name
from meseta.web.boards.attributes import same
from meseta.web.boards.el_grande.majority import ranked
from meseta.web.boards.el_grande.spain_ground import is_narrow
from meseta.web.boards.el_grande.stands import shown_values
from meseta.web.boards.el_grande.targets import Targets
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.wording.words import Words


def area_chips(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """They can be pressed like the areas themselves, which speak for them."""
    areas, targets = areas_of(view), Targets(view, words)
    shown = [chip(view, area, targets, cast, words) for name, area in areas.items() if is_narrow(name)]
    lands = [area for name, area in areas.items() if not is_narrow(name)]
    uncounted = [line(area, place, cast, words) for area in lands for place in area["places"] if is_idle(place)]
    return html('<ul class="area-chips" aria-hidden="true">{}{}</ul>', uncounted, shown) if shown else NOTHING


def chip(view: ElGrandeView, area: Area, targets: Targets, cast: Cast, words: Words) -> Markup:
    name = area["area"]
    return html(
        '<li class="area-chip {}" data-chip="{}"{}><b>{}</b><span class="worth">{}</span>'
        '<span class="there">{}{}{}</span></li>',
        targets.state(name),
        name,
        same(targets.answers.get(name)),
        place_name(words, name),
        " ".join(map(str, shown_values(area))),
        [part.on_chip(view, name) for part in parts_of(view)],
        [holder(place, cast) for place in area["places"] if place["place"] in signed(area)],
        counted(everybody(area), cast),
    )


def is_idle(place: Place) -> bool:
    """Does somebody stand there without counting?"""
    return not place["counts"] and any(place["caballeros"])


def line(area: Area, place: Place, cast: Cast, words: Words) -> Markup:
    """Those who stand in an area without counting: on the map of a phone they are left out."""
    return html(
        '<li class="idle"><b>{}</b><i>{}</i>{}</li>',
        place_name(words, area["area"]),
        words.say(f"place-{place['place']}"),
        counted(place["caballeros"], cast),
    )


def counted(caballeros: list[int], cast: Cast) -> list[Markup]:
    return [
        html("<span>{}{}</span>", token(colour, "", "xs", role=cast.roles[colour]), count)
        for colour, count in ranked(caballeros)
    ]


def signed(area: Area) -> set[str]:
    """The places whose holders are paid for them."""
    return {*area["points"], *([area["alone"]] if area["alone"] else [])}


def holder(place: Place, cast: Cast) -> Markup:
    colour = single(place)
    if colour is None:
        return NOTHING
    sign, its_token = icon(f"place-{place['place']}"), token(colour, "", "xs", role=cast.roles[colour])
    return html('<span class="holder">{}{}</span>', sign, its_token)
