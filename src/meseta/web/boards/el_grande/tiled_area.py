"""An area as it is drawn: what the view shows of it, and whether a scoring tile lies there."""

from __future__ import annotations

from meseta.games.el_grande.view import AreaView, ElGrandeView


class Area(AreaView):
    tiled: bool


def areas_of(view: ElGrandeView) -> dict[str, Area]:
    """By name."""
    tiled = view["tiles"].values()
    return {area["area"]: {**area, "tiled": area["area"] in tiled} for area in view["areas"]}
