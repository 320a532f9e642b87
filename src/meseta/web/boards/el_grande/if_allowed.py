"""What an announced change would bring each seat if it is allowed, from what the viewer sees of the map.

Payments say themselves who is paid. Of other changes only such are known as move something on the map.
"""

from __future__ import annotations

from meseta.games.el_grande.view import ElGrandeView, Proposal
from meseta.reading.el_grande.counted_areas import Area, area_at, areas_of, rows_of
from meseta.web.boards.el_grande.majority import payments
from meseta.web.boards.el_grande.previews import (
    COMES,
    LEAVES,
    Step,
    after,
    arrival,
    grande_moved,
    king_moved,
    piece,
    tile_moved,
)


def if_allowed(view: ElGrandeView, change: Proposal) -> list[int]:
    """By how much the points of each seat would change, if all were scored then. A closed Castillo tells nothing."""
    then, gains = areas_then(view, change), [0] * len(view["seats"])
    for area in view["areas"]:
        now = area["if_scored_now"]
        if now is not None and area["area"] in then:
            paid = payments(then[area["area"]])
            gains = [gain + paid[seat] - now[seat] for seat, gain in enumerate(gains)]
    return gains


def areas_then(view: ElGrandeView, change: Proposal) -> dict[str, Area]:
    """The areas that it would change; none where that is not known."""
    areas = areas_of(view)
    match change["change"]:
        case "king-moves":
            return king_moved(areas, view["king"], change["area"])
        case "grande-moves":
            return grande_moved(areas, change["by"], view["seats"][change["by"]]["grande"], change["area"])
        case "tile-moves":
            return tile_moved(view, areas, list(view["tiles"]).index(change["tile"]), change["area"])
        case "caballero-placed":
            return after(areas, [comes(view, None, change["by"], change["area"])])
        case "caballero-moves":
            row, colour = piece(view, change["piece"])
            return after(areas, [leaves(view, row, colour), comes(view, row, colour, change["area"])])
        case "caballero-removed":
            return after(areas, [leaves(view, *piece(view, change["piece"]))])
        case "disk-empties":
            return after(areas, returned(view, areas, change["seat"], change["count"]))
        case _:
            return {}


def comes(view: ElGrandeView, source: str | None, colour: int, target: str) -> Step:
    row = arrival(view, source, target)
    return Step(area_at(view, row), colour, COMES, row)


def leaves(view: ElGrandeView, row: str, colour: int) -> Step:
    return Step(area_at(view, row), colour, LEAVES, row)


def returned(view: ElGrandeView, areas: dict[str, Area], seat: int, count: int) -> list[Step]:
    """From the region on the seat's disk, as many as stand there: first from places apart."""
    region = view["seats"][seat]["disk"]
    if region is None:
        return []
    own_row, *apart = rows_of(areas[region])
    stand = [row["place"] for row in (*apart, own_row) for _ in range(row["caballeros"][seat])]
    return [leaves(view, row, seat) for row in stand[:count]]
