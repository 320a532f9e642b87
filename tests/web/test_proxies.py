"""Where a request comes from is what a proxy says, if the proxy is of this machine; nobody else is believed."""

from __future__ import annotations

from typing import Any

import pytest

from meseta.web.addresses import address_of
from meseta.web.connections import Connections
from meseta.web.limits import Limits
from meseta.web.protocol import Config

pytestmark = pytest.mark.anyio


async def address_seen(sender: str, *told: str) -> str:
    """What a server takes for the address of a request, by who sends it and what that one says."""
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(address_of(scope))

    config = Config(app, Connections(Limits(), 10), log_config=None, interface="asgi3")
    config.load()
    headers = [(b"x-forwarded-for", each.encode()) for each in told]
    scope: Any = {"type": "http", "client": (sender, 5000), "scheme": "http", "headers": headers}
    through: Any = config.loaded_app  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    await through(scope, None, None)
    return seen[0]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1"])
async def test_proxy_of_this_machine_is_believed(proxy: str) -> None:
    assert await address_seen(proxy, "192.0.2.7") == "192.0.2.7"
    assert await address_seen(proxy, "[2001:db8::7]:4000") == "2001:db8::/64"


async def test_of_several_addresses_the_one_counts_that_the_proxy_has_added() -> None:
    assert await address_seen("127.0.0.1", "192.0.2.1, 192.0.2.7") == "192.0.2.7"
    assert await address_seen("127.0.0.1", "192.0.2.1", "192.0.2.7") == "192.0.2.7"


async def test_nobody_else_is_believed() -> None:
    assert await address_seen("192.0.2.9", "192.0.2.7") == "192.0.2.9"


async def test_other_proxies_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.9")

    assert await address_seen("192.0.2.9", "192.0.2.7") == "192.0.2.7"
