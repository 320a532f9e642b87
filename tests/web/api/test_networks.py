"""From where a listed table was made is kept so that nobody can read it."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from meseta.storage.rows import Table
from meseta.web.networks import digest_of
from meseta.web.services import Services
from tests.web.api.guests import SHORT, Guest


def test_digest_tells_networks_apart_by_a_secret() -> None:
    digests = [digest_of(network, secret) for network in ("192.0.2.7", "192.0.2.8") for secret in (b"one", b"two")]

    assert len(set(digests)) == 4
    assert digest_of("192.0.2.7", b"one") == digests[0]
    assert not [digest for digest in digests if "192" in digest]


@pytest.mark.parametrize("listed", [True, False])
def test_network_is_kept_of_listed_tables_only(client: TestClient[Any], listed: bool) -> None:
    wanted = {"game": "el-grande", "seats": ["you", "open"], "options": SHORT, "listed": listed}
    table = Guest(client, "Mira").post("/tables", wanted)["id"]

    services: Services = client.app.state.services
    with client.portal() as portal:
        stored: Table | None = portal.call(services.storage.find, table)
    assert stored is not None
    assert (len(stored.network) > 0) == listed
