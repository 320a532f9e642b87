"""Every test in this folder is run for every game of the house, with every value of every option."""

import pytest

from tests.any_game.play import TABLES, Table


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    chosen = request.param
    assert isinstance(chosen, Table)
    return chosen
