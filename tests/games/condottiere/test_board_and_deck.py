"""The map of Italy and the 110 cards."""

from itertools import combinations

import pytest

from meseta.engine.seats import how_many
from meseta.games.condottiere.board import BORDERS, NEIGHBOURS, REGION_NAMES, REGIONS, largest_kingdom
from meseta.games.condottiere.deck import CARDS, COPIES, KIND_NAMES, KINDS, MERCENARIES, STRENGTH


def regions(*names: str) -> int:
    return sum(1 << REGION_NAMES.index(name) for name in names)


def test_there_are_seventeen_regions_and_thirty_four_borders() -> None:
    assert len(REGION_NAMES) == REGIONS == 17
    assert len({frozenset(border) for border in BORDERS}) == 34


def test_a_border_is_one_from_both_sides() -> None:
    for first, second in combinations(range(REGIONS), 2):
        assert NEIGHBOURS[first] >> second & 1 == NEIGHBOURS[second] >> first & 1


@pytest.mark.parametrize(("size", "groups"), [(3, 84), (4, 209), (5, 489)])
def test_there_are_so_many_groups_of_regions_that_hang_together(size: int, groups: int) -> None:
    sets = [sum(1 << region for region in chosen) for chosen in combinations(range(REGIONS), size)]

    assert sum(largest_kingdom(chosen) == size for chosen in sets) == groups


def test_a_chain_hangs_together() -> None:
    assert largest_kingdom(regions("genova", "parma", "lucca")) == 3


def test_the_largest_of_several_groups_counts() -> None:
    assert largest_kingdom(regions("torino", "milano", "roma", "napoli", "spoleto")) == 3


def test_nothing_hangs_together_where_there_is_nothing() -> None:
    assert largest_kingdom(0) == 0
    assert how_many(0b1011) == 3


def test_the_deck_has_110_cards_of_fifteen_kinds() -> None:
    assert len(KIND_NAMES) == len(COPIES) == KINDS == 15
    assert sum(COPIES) == CARDS == 110


def test_mercenaries_are_worth_250_in_all() -> None:
    assert sum(COPIES[kind] * STRENGTH[kind] for kind in range(MERCENARIES)) == 250
