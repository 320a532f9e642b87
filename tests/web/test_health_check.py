"""Whoever asks whether the house is well is answered soon, also where its storage is silent."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meseta.web.health_check import HealthCheck
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def every_look_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meseta.web.health_check.LASTS", 0.0)


class SilentStorage:
    """Reads at once, and writes when it is allowed to."""

    def __init__(self) -> None:
        self.writes = 0
        self.allowed = asyncio.Event()

    async def check_reading(self) -> None:
        pass

    async def check_writing(self) -> None:
        self.writes += 1
        await self.allowed.wait()


def check_of(storage: Any) -> HealthCheck:
    return HealthCheck(storage)


async def found(check: HealthCheck) -> tuple[str, str]:
    async with asyncio.timeout(PATIENCE):
        now = await check.look()
    return now.reading, now.writing


async def test_what_does_not_answer_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meseta.web.health_check.AT_ONCE", 0.01)

    assert await found(check_of(SilentStorage())) == ("well", "fails")


async def test_storage_that_answers_again_is_well_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meseta.web.health_check.AT_ONCE", 0.01)
    storage = SilentStorage()
    check = check_of(storage)
    await found(check)
    await found(check)
    assert storage.writes == 1, "nothing is asked anew before it has answered"

    storage.allowed.set()
    monkeypatch.setattr("meseta.web.health_check.AT_ONCE", PATIENCE)

    assert await found(check) == ("well", "well")


async def test_reading_and_writing_are_tried_at_once() -> None:
    class Meeting:
        """Each is done when the other has begun."""

        def __init__(self) -> None:
            self.check_reading = self.check_writing = asyncio.Barrier(2).wait

    assert await found(check_of(Meeting())) == ("well", "well")
