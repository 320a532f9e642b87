"""A database that falls silent keeps nobody waiting for ever, and is used again as soon as it is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from time import monotonic

import pytest

from meseta.storage import listening
from meseta.storage.refusals import OutOfReach
from meseta.storage.storage import AT_ONCE, Storage
from meseta.storage.time_limits import PATIENCE as USUAL
from tests.patience import PATIENCE, until
from tests.storage.examples import a_table, an_entry, append
from tests.storage.network import NAME, Network, network_to
from tests.storage.postgres import Postgres
from tests.storage.test_live import woken

pytestmark = pytest.mark.anyio

SHORT = 0.3  # seconds instead of the usual limit, so that a test need not wait for that
SOON = 20.0  # seconds in which a database that is back is used again


@pytest.fixture
def reached(postgres: Postgres, postgres_url: str) -> Generator[tuple[Network, str]]:
    """The network to an empty database, and its address there."""
    with network_to(postgres) as found:
        yield found


@pytest.fixture
def network(reached: tuple[Network, str]) -> Network:
    return reached[0]


@pytest.fixture
async def storage(reached: tuple[Network, str], monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Storage]:
    """Beyond the network, with a table and several connections."""
    monkeypatch.setattr(listening, "SILENCE", SHORT)
    storage = await Storage.open(reached[1])
    await storage.create(a_table())
    await asyncio.gather(*[storage.find("t1") for _ in range(5)])
    monkeypatch.setattr(storage._database, "patience", SHORT)
    yield storage
    await storage.close()


async def answers_again(storage: Storage, number: int) -> None:
    """Whatever is refused meanwhile, an answer is stored soon."""
    async with asyncio.timeout(SOON):
        while True:
            try:
                await append(storage, an_entry(number))
            except OutOfReach:
                continue
            return


async def test_silent_network_is_refused_in_time_and_forgotten_after_a_failover(
    storage: Storage, network: Network
) -> None:
    network.swallow()

    refused = await asyncio.wait_for(
        asyncio.gather(*[storage.find("t1") for _ in range(5)], return_exceptions=True), SOON
    )
    network.fail_over()

    assert [type(error) for error in refused] == [OutOfReach] * 5
    await answers_again(storage, 1)
    assert await storage.entries("t1") == [an_entry(1)]


async def test_write_that_hangs_is_refused_and_its_place_stays_free(storage: Storage, network: Network) -> None:
    network.swallow()

    with pytest.raises(OutOfReach):
        await asyncio.wait_for(append(storage, an_entry(1)), SOON)
    network.fail_over()

    await answers_again(storage, 1)


async def test_request_that_is_given_up_while_the_network_is_silent_holds_nothing(
    storage: Storage, network: Network
) -> None:
    network.swallow()
    given_up = [asyncio.create_task(storage.find("t1")) for _ in range(20)]
    await asyncio.sleep(0)
    for task in given_up:
        task.cancel()
    async with asyncio.timeout(SOON):
        await asyncio.gather(*given_up, return_exceptions=True)
    network.fail_over()

    await answers_again(storage, 1)


async def test_frozen_server_is_used_again_when_it_goes_on(storage: Storage, postgres: Postgres) -> None:
    with postgres.frozen(), pytest.raises(OutOfReach):
        await asyncio.wait_for(storage.find("t1"), SOON)

    await answers_again(storage, 1)


async def test_check_is_true_and_quick_whatever_happens(storage: Storage, network: Network) -> None:
    await storage.check_reading()
    network.swallow()
    began = monotonic()
    with pytest.raises(OutOfReach):
        await storage.check_reading()
    assert monotonic() - began < 2 * AT_ONCE
    network.fail_over()

    async with asyncio.timeout(SOON):
        await storage.check_reading()


async def test_listener_hears_again_after_a_failover(storage: Storage, network: Network, postgres: Postgres) -> None:
    elsewhere = await Storage.open(postgres.url)
    async with storage.bus.subscribe("t1") as subscription:
        await append(elsewhere, an_entry(1))
        assert await woken(subscription)
        network.swallow()
        await append(elsewhere, an_entry(2))
        network.fail_over()

        assert await asyncio.wait_for(woken(subscription), PATIENCE)
    await elsewhere.close()


async def test_connection_that_was_lost_meanwhile_costs_no_refusal(
    storage: Storage, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage._database, "patience", USUAL)
    assert postgres.cut_connections(NAME) > 1
    await until(lambda: not postgres.connections(NAME))

    for number in range(1, 4):
        await append(storage, an_entry(number))
