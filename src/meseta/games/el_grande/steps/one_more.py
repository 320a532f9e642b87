"""One caballero more in a turn: a figure brings it to the court, or helps to place it. No veto reaches that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import Answers

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def add_one_more(position: ElGrande, seat: i64, first: i64, answers: Answers) -> None:
    """From the province to the court, or from there to a place near the king: numbered from `first`, then by row."""
    if position.province[seat] > 0:
        answers.add(first)
    if position.court[seat] > 0:
        answers.add_each(first + 1, position.near_the_king())


def take_one_more(position: ElGrande, seat: i64, number: i64, brings: str, places: str) -> None:
    """Numbered as above, from 0; what is told of it is called differently for each figure."""
    if number == 0:
        position.muster(seat, 1)
        position.tell(brings, seat, 1)
    else:
        position.deploy(seat, number - 1)
        position.tell(places, seat, 1, number - 1)
