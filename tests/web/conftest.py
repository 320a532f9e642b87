"""Real servers: one that tests share, and one of its own for a test that stops or kills it."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.web.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Generator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    if house.process is not None:
        house.stop()
