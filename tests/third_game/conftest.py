"""A third game, registered by the tests alone. It is played interpreted: compiled classes have no other subclasses."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

from meseta.build_digest import compiled
from tests.web.browser.conftest import chromium, pytest_runtest_teardown, visit
from tests.web.house import House

__all__ = ["chromium", "pytest_runtest_teardown", "visit"]

collect_ignore_glob = ["test_*.py"] if compiled() else []
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def registered() -> Generator[None]:
    """In this process."""
    from tests.third_game import registering  # not where the rules are compiled

    with registering.registered():
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """A real server that knows the game."""
    house = House(tmp_path_factory.mktemp("house"), program="tests.third_game.program")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
        house.start()
    yield house
    house.stop()
