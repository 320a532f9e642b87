"""Tests with the fixture `table` run for every game of the house, with every value of every option."""

import pytest

from tests.any_game.play import TABLES, Table


def tables_of(game: str) -> list[Table]:
    return [table for table in TABLES if table.title.name == game]


def chosen(request: pytest.FixtureRequest) -> Table:
    table = request.param
    assert isinstance(table, Table)
    return table


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    return chosen(request)


@pytest.fixture(params=[table for table in TABLES if table.options.get("points", "off") == "off"][::4], ids=str)
def short_table(request: pytest.FixtureRequest) -> Table:
    """No matches of several games, and one in four of the others: that comes to every edition and expansion."""
    return chosen(request)


@pytest.fixture(params=tables_of("el-grande"), ids=str)
def el_grande_table(request: pytest.FixtureRequest) -> Table:
    return chosen(request)


@pytest.fixture(params=tables_of("condottiere"), ids=str)
def condottiere_table(request: pytest.FixtureRequest) -> Table:
    return chosen(request)
