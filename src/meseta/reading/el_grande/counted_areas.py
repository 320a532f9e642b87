"""The areas of a view with all that bears on their values and on who is first there."""

from __future__ import annotations

from collections.abc import Mapping

from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.reading.el_grande.areas import counts_in
from meseta.reading.el_grande.parts.catalogue import read_parts
from meseta.reading.el_grande.places import Place, single, total


class Area(AreaView):
    tiled: bool  # does a scoring tile lie there
    places: list[Place]  # where caballeros stand apart from the others
    carries: str | None  # what those others carry
    owners: Mapping[int, int]  # the seats that have colours beside their own, by those colours
    points: Mapping[str, int]  # by place: what its owner is paid, whoever has most there
    alone: str | None  # the place that alone is paid, if the others are paid nothing
    counting_grandes: list[int]  # the seats whose grande counts like a caballero if it stands there
    one_more: list[int]  # the seats that count one caballero more there
    uncounted: list[int]  # the colours that are not considered
    together: list[int]  # the seats that count as one, in the place of the first of them
    left_out: bool  # is it passed over in the scoring that is under way


def all_areas(view: ElGrandeView) -> list[AreaView]:
    """Those of the board, and boxes of parts."""
    return [*view["areas"], *[box for part in read_parts(view) for box in part.boxes(view)]]


def areas_of(view: ElGrandeView) -> dict[str, Area]:
    """All of them by name."""
    return {area["area"]: counted_area(view, area) for area in all_areas(view)}


def counted_area(view: ElGrandeView, area: AreaView) -> Area:
    name, parts = area["area"], read_parts(view)
    return {
        **area,
        "tiled": name in view["tiles"].values(),
        "places": [place for part in parts for place in part.places(area)],
        "carries": next((goods for part in parts if (goods := part.carries(area)) is not None), None),
        "owners": {colour: seat for part in parts for colour, seat in part.owners(view).items()},
        "points": {place: points for part in parts for place, points in part.points(view, name).items()},
        "alone": next((place for part in parts if (place := part.alone(name)) is not None), None),
        "counting_grandes": [seat for part in parts for seat in part.counting_grandes(view)],
        "one_more": [seat for part in parts for seat in part.one_more(view, name)],
        "uncounted": [colour for part in parts for colour in part.uncounted(view)],
        "together": [seat for part in parts for seat in part.together(view, name)],
        "left_out": any(part.left_out(view, name) for part in parts),
    }


# ---- Rows.
def rows_of(area: Area) -> list[Place]:
    """Where those stand who are on no place apart, and the places apart."""
    own_row: Place = {
        "place": area["area"],
        "caballeros": counts_in(area),
        "carries": area["carries"],
        "counts": True,
    }
    return [own_row, *area["places"]]


def everybody(area: Area) -> list[int]:
    """All caballeros in an area that shows them, by colour."""
    return total([row["caballeros"] for row in rows_of(area)])


def areas_of_places(view: ElGrandeView) -> dict[str, str]:
    """To which area each place apart belongs."""
    parts = read_parts(view)
    return {place["place"]: area["area"] for part in parts for area in view["areas"] for place in part.places(area)}


def area_at(view: ElGrandeView, row: str) -> str:
    """The area of a row: its own where it is no place apart."""
    return areas_of_places(view).get(row, row)


# ---- What counts.
def counting_caballeros(area: Area) -> list[int]:
    """By colour, all but those on places that do not count."""
    return total([row["caballeros"] for row in rows_of(area) if row["counts"]])


def counting(area: Area) -> list[int]:
    """What counts for each colour: its caballeros, and whatever counts like one."""
    counts = counting_caballeros(area)
    for seat in area["grandes"]:
        counts[seat] += seat in area["counting_grandes"]
    for seat in area["one_more"]:
        counts[seat] += 1
    return owned(area, counts)


def ranking(area: Area) -> list[int]:
    """By what number each colour is ranked: what counts or, where a place alone is paid, who stands there."""
    alone = on_place_alone(area)
    counts = counting(area) if alone is None else owned(area, alone)
    for colour in area["uncounted"]:
        counts[colour] = 0
    for seat in area["together"][1:]:
        counts[area["together"][0]] += counts[seat]
        counts[seat] = 0
    return counts


def holding(area: Area) -> list[int]:
    """With how many caballeros each colour holds an area; where a place alone is paid, who stands there does."""
    alone = on_place_alone(area)
    return owned(area, counting_caballeros(area) if alone is None else alone)


def on_place_alone(area: Area) -> list[int] | None:
    return next((place["caballeros"] for place in area["places"] if place["place"] == area["alone"]), None)


def owned(area: Area, counts: list[int]) -> list[int]:
    """Colours that somebody has beside the own one are counted there."""
    counts = list(counts)
    for colour, seat in area["owners"].items():
        counts[seat] += counts[colour]
        counts[colour] = 0
    return counts


def honours(area: Area) -> list[int]:
    """What each colour is paid for places it has, on top of what it is paid for its number."""
    paid = [0] * len(counts_in(area))
    for place in area["places"]:
        colour = single(place)
        if colour is not None:
            paid[area["owners"].get(colour, colour)] += area["points"].get(place["place"], 0)
    return paid
