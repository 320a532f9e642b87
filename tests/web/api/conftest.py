"""A server in this process for each file of tests: requests reach it without a network."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.stopping import Stopping
from tests.web.api.guests import Guest

SECRET = b"only for tests"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Generator[TestClient[Litestar]]:
    folder = tmp_path_factory.mktemp("house")
    app = make_app(f"sqlite:///{folder}/meseta.db", SECRET, Stopping(), Limits(by_address=False))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def guest(client: TestClient[Any]) -> Guest:
    """Somebody new."""
    client.cookies.clear()
    return Guest(client, "Mira")
