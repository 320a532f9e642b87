"""The seat that looks at a table and is asked there; spectators have none and are asked nothing."""

from __future__ import annotations

from meseta.games.el_grande.view import ElGrandeView, SeatView


def own_seat(view: ElGrandeView) -> int:
    seat = view["seat"]
    assert seat is not None, "a spectator is asked nothing"
    return seat


def own(view: ElGrandeView) -> SeatView:
    return view["seats"][own_seat(view)]
