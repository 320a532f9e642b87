"""The way of a bridge over the map: names stay in sight."""

from __future__ import annotations

import pytest

from meseta.web.boards.el_grande.parts.intrigue.bridge import (
    PIECES,
    WORTH_OF_NAME,
    along,
    cell,
    is_inside,
    outline,
    span,
    worth_seeing,
)

# Some that are no neighbours, as bridges are laid.
PAIRS = [("pais-vasco", "cataluna"), ("france", "valencia"), ("sevilla", "valencia"), ("galicia", "aragon")]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_bridge_hides_no_name_but_the_edge_of_one(first: str, second: str) -> None:
    way = span(first, second)

    under = [along(way, step / PIECES) for step in range(PIECES + 1)]

    assert sum(worth_seeing().get(cell(there), 0) == WORTH_OF_NAME for there in under) <= 1


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_bridge_ends_inside_its_regions(first: str, second: str) -> None:
    way = span(first, second)

    assert is_inside(way.first, outline(first))
    assert is_inside(way.second, outline(second))
