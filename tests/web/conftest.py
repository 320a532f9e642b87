"""Real servers: one that tests share, and one of its own for a test that stops or kills it."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.web.house import House, running_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    yield from running_house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Generator[House]:
    yield from running_house(tmp_path)
