"""Whoever takes a bot's seat in a running game begins with the next question to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from meseta.engine.refusal import Refused
from meseta.engine.saved import Saved
from meseta.storage.rows import AnsweredBy
from meseta.storage.storage import Storage
from meseta.tables.new_table import new_table
from meseta.tables.overdue import awaited_since
from meseta.tables.refusals import Stale
from meseta.tables.shown import shown_seat
from meseta.tables.tables import Tables
from tests.patience import until
from tests.tables.playing import EVA, give, join, opened, play_on, seen_by, settled, think
from tests.tables.playing import MIRA as HOST

pytestmark = pytest.mark.anyio


class House(Tables):
    """Bots think until they may answer."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage, self.think_when_they_may)
        self.may = asyncio.Event()
        self.asked: list[int] = []

    async def think_when_they_may(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        self.asked.append(seat)
        await self.may.wait()
        return await think(bot, game, saved, seat, seed)


@pytest.fixture
async def house(storage: Storage) -> AsyncGenerator[House]:
    house = House(storage)
    yield house
    await house.driver.stop()


async def where_a_bot_is_asked(house: House) -> tuple[str, int]:
    """A table where a bot thinks, and its seat."""
    options = {"players": "3", "start": "blue"}
    table = new_table("condottiere", options, ["quick", "quick", "you"], HOST, "", listed=False)
    await house.create(table)
    await until(lambda: bool(house.asked))
    return table.id, house.asked[0]


async def test_who_sits_down_while_a_bot_is_asked_does_not_see_what_it_holds(house: House) -> None:
    table_id, seat = await where_a_bot_is_asked(house)

    await join(house, table_id, EVA, seat)

    async with seen_by(house, table_id, EVA) as look:
        game = await look.game_to_play()
        assert game.position.waiting() == [seat]
        assert shown_seat(look.table, game, seat) is None
        assert awaited_since(look.table, game, seat) is None
        with pytest.raises(Refused, match="error-hint-not-asked"):
            await house.hinter.ask(look)
    with pytest.raises(Stale):
        await give(house, table_id, EVA, game.decision, game.position.answers(seat)[0])
    house.may.set()
    await settled(house, table_id)


async def test_bot_answers_what_it_was_asked_and_the_person_from_then_on(house: House) -> None:
    table_id, seat = await where_a_bot_is_asked(house)
    await join(house, table_id, EVA, seat)
    async with opened(house, table_id) as (_, game):
        number = game.number

    house.may.set()
    await settled(house, table_id)
    async with opened(house, table_id) as (_, game):
        given = game.entries[number]
        assert (given.seat, given.by) == (seat, AnsweredBy.BOT)
    await play_on(house, table_id, {2: HOST, seat: EVA}, lambda table: table.number > number + 12)

    async with opened(house, table_id) as (table, game):
        own = {entry.by for entry in game.entries[number + 1 :] if entry.seat == seat}
        assert AnsweredBy.PERSON in own
        assert AnsweredBy.BOT not in own
        assert shown_seat(table, game, seat) == seat
