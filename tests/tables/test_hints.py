"""Who is given a hint, how often, and that it is made of what the seat can know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meseta.bots.search_bot import Considered
from meseta.engine.randomness import from_seed
from meseta.engine.saved import Saved
from meseta.engine.search import Tried
from meseta.games.catalogue import title_of
from meseta.storage.storage import Storage
from meseta.tables.dealing import imagined
from meseta.tables.hint import Hint
from meseta.tables.refusals import NotYours, TooMuch
from meseta.tables.settings import USUAL
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.tables.playing import ANA, MIRA, answer, is_over, legal, made, opened, play_on, seen_by, think

pytestmark = pytest.mark.anyio


async def consider(game: str, world: Saved, seat: int, seed: int) -> Considered:
    """Of the same mind about everything: the last answers are the best."""
    answers = title_of(game).load(world).answers(seat)
    tried = [Tried(each, 1, 0.5, 7.0) for each in reversed(answers)]
    return Considered(tried, [0.5, 0.5], len(answers))


@pytest.fixture
def tables(storage: Storage) -> Tables:
    return Tables(storage, think, replace(USUAL, hints_a_minute=3), consider)


async def hint(tables: Tables, table_id: str, person: object = MIRA) -> Hint:
    async with seen_by(tables, table_id, MIRA if person is MIRA else ANA) as look:
        question = await tables.hinter.ask(look)
    return await tables.hinter.answer(question)


async def test_hint_is_the_best_answer_and_the_one_after_it(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])

    given = await hint(tables, table.id)

    assert [each.notation for each in given.advice] == (await legal(tables, table.id, 0))[:-3:-1]
    assert [(each.chance, each.points) for each in given.advice] == [(0.5, 7.0)] * 2


async def test_question_is_the_same_in_every_world_the_seat_can_imagine(tables: Tables) -> None:
    """Bots are asked in the same way."""
    table = await made(tables, ["you", "quick"], "condottiere")

    async with opened(tables, table.id) as (now, game):
        worlds = [imagined(now, game.position, game.number, 0)]
        for seed in range(3):
            other = game.position.imagine(0, from_seed(seed))
            worlds.append(imagined(now, other, game.number, 0))
        others = imagined(now, game.position, game.number, 1)

    assert [world.save() for world in worlds] == [worlds[0].save()] * 4
    assert others.save() != worlds[0].save()


async def test_only_so_many_hints_are_taken_within_a_minute(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])
    for _ in range(3):
        await hint(tables, table.id)

    with pytest.raises(TooMuch, match="error-hint-fast"):
        await hint(tables, table.id)


async def test_each_question_may_be_hinted_at_once_more(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])
    await hint(tables, table.id)
    await answer(tables, table.id, MIRA, (await legal(tables, table.id, 0))[0])
    await hint(tables, table.id)

    async with tables.look(table.id) as look:
        assert [line.kind for line in look.lines] == ["hint", "hint"]


async def test_who_does_not_sit_there_is_refused(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])

    with pytest.raises(NotYours, match="error-not-seated"):
        await hint(tables, table.id, ANA)


async def test_there_are_no_hints_when_the_game_is_over(tables: Tables) -> None:
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)

    with refusal(match="error-over"):
        await hint(tables, table.id)
