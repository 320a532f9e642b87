"""Whose bots think when: nobody's wait for another's, and nobody's play for nobody."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from meseta.engine.saved import Saved
from meseta.storage.rows import Person, TableStatus
from meseta.storage.storage import Storage
from meseta.tables.fair_turns import FairTurns
from meseta.tables.new_table import new_table
from meseta.tables.refusals import TooMuch
from meseta.tables.settings import TableSettings
from meseta.tables.tables import Tables
from tests.patience import until
from tests.tables.playing import ANA, MIRA, SHORT, made, settled, think

pytestmark = pytest.mark.anyio


class SlowBots:
    """Bots that think when they are allowed to; what they think about is noted."""

    def __init__(self) -> None:
        self.games: list[str] = []
        self.allowed = asyncio.Event()

    async def think(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        self.games.append(game)
        await self.allowed.wait()
        return await think(bot, game, saved, seat, seed)


async def begin(tables: Tables, host: Person, game: str, bot: str = "quick") -> None:
    """A table at which a bot answers first."""
    table = new_table(game, {"players": "2", "start": "orange"}, ["you", bot], host, "", listed=False, seed=7)
    await tables.create(table)


def waiting(turns: FairTurns, person: Person | None = None) -> int:
    """How many thoughts wait for their turn: all, or those of one person."""
    owners = [each for network in turns.waiting.values() for each in network.items()]
    return sum(len(thoughts) for owner, thoughts in owners if person is None or owner == person.id)


async def test_bots_of_who_has_one_table_do_not_wait_for_those_of_who_has_many(storage: Storage) -> None:
    bots = SlowBots()
    tables = Tables(storage, bots.think)
    for _ in range(10):
        await begin(tables, MIRA, "el-grande")
    await until(lambda: waiting(tables.driver.turns, MIRA) == 8)

    await begin(tables, ANA, "condottiere")
    await until(lambda: waiting(tables.driver.turns, ANA) == 1)
    bots.allowed.set()
    await until(lambda: not tables.driver.driving)

    assert bots.games.index("condottiere") <= 3


class DeepBots(SlowBots):
    """Of which the strong ones think when they are allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[int] = []

    async def think(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        if bot != "strong":
            return await think("quick", game, saved, seat, seed)
        self.seats.append(seat)
        await self.allowed.wait()
        return await think("quick", game, saved, seat, seed)


async def test_quick_bots_answer_while_strong_ones_of_many_tables_think(storage: Storage) -> None:
    bots = DeepBots()
    tables = Tables(storage, bots.think)
    for host in (MIRA, ANA, MIRA):
        table = new_table("el-grande", {"players": "2", "start": "orange"}, ["you", "strong"], host, "", False, seed=7)
        await tables.create(table)
    await until(lambda: len(bots.seats) == 1 and waiting(tables.driver.deep_turns) == 2)

    quick = await made(tables, ["you", "quick"], start="orange")

    assert quick.number > 0
    assert len(bots.seats) == 1, "strong ones think one at a time"
    await tables.driver.stop()


def is_wanted(bots: DeepBots, turns: FairTurns, times: int) -> bool:
    return len(bots.seats) + waiting(turns) == times


async def test_strong_bots_of_one_person_do_not_wait_for_those_of_many_at_one_address(storage: Storage) -> None:
    bots = SlowBots()
    tables = Tables(storage, bots.think)
    tables.whereabouts.see(ANA.id, "her own")
    crowd = [Person(f"crowd {number}", "Mira", 1.0) for number in range(4)]
    for person in crowd:
        tables.whereabouts.see(person.id, "the crowd's")
        await begin(tables, person, "el-grande", "strong")
    await until(lambda: waiting(tables.driver.deep_turns) == 3)

    await begin(tables, ANA, "condottiere", "strong")
    await until(lambda: waiting(tables.driver.deep_turns, ANA) == 1)
    bots.allowed.set()
    await until(lambda: "condottiere" in bots.games)

    assert bots.games.index("condottiere") == 2, "one of theirs thinks already, and one has waited longer"
    await tables.driver.stop()


async def test_strong_bots_among_themselves_come_after_those_of_people(storage: Storage) -> None:
    bots = DeepBots()
    tables = Tables(storage, bots.think)
    turns = tables.driver.deep_turns
    for kinds, host, start in (
        (["you", "strong"], MIRA, "orange"),
        (["strong", "quick"], MIRA, "blue"),
        (["you", "strong"], ANA, "orange"),
    ):
        wanted = len(bots.seats) + waiting(turns) + 1
        chosen = {"players": "2", "start": start}
        await tables.create(new_table("el-grande", chosen, kinds, host, "", listed=False, seed=7))
        await until(partial(is_wanted, bots, turns, wanted))

    bots.allowed.set()
    await until(lambda: len(bots.seats) >= 3)

    assert bots.seats[:3] == [1, 1, 0]
    await tables.driver.stop()


async def test_bots_alone_play_while_somebody_watches(
    tables: Tables, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meseta.tables.watching.LASTS", 0.0)  # a look is over at once
    table = await made(tables, ["quick", "quick"])
    assert (table.number, table.status) == (0, "running")

    async with tables.subscribe(table.id):
        tables.driver.drive_soon(table.id)
        watched = await settled(tables, table.id)

    assert watched.status == "over"


async def test_after_a_start_only_tables_of_people_are_set_going(tables: Tables, storage: Storage) -> None:
    of_people = await made(tables, ["you", "quick"])
    of_bots = new_table("el-grande", SHORT, ["quick", "quick"], MIRA, "", listed=False)
    await storage.create(of_bots)

    assert await storage.ids_of_people(TableStatus.WAITING, TableStatus.RUNNING) == [of_people.id]
    elsewhere = Tables(storage, think)
    await elsewhere.driver.resume_all()
    assert (await settled(elsewhere, of_bots.id)).number == 0
    await elsewhere.driver.stop()


async def test_nobody_sets_bots_to_work_at_any_number_of_tables(storage: Storage) -> None:
    tables = Tables(storage, think, TableSettings(unanswered_tables=2))
    for kinds in (["you", "quick"], ["you", "quick"]):
        await made(tables, kinds)

    with pytest.raises(TooMuch, match="error-unanswered-tables"):
        await made(tables, ["you", "quick"])

    await made(tables, ["you", "quick"], host=ANA)
    await tables.driver.stop()


async def test_nobody_leaves_any_number_of_tables_behind_that_wait(storage: Storage) -> None:
    tables = Tables(storage, think, TableSettings(waiting_tables=2))
    for _ in range(2):
        await made(tables, ["you", "open"])

    with pytest.raises(TooMuch, match="error-waiting-tables"):
        await made(tables, ["you", "open"])

    await made(tables, ["you", "open"], host=ANA)
    await tables.driver.stop()
