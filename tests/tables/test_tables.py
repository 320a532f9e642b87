"""A table: who sits there, whose answer is taken, and what follows by itself."""

import asyncio

import pytest

from meseta.storage.rows import SeatKind
from meseta.storage.storage import Storage
from meseta.tables.refusals import NoSuchTable, NotYours, Stale
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.storage.altering import alter_table
from tests.tables.playing import (
    ANA,
    EVA,
    MIRA,
    answer,
    answer_and_die,
    give,
    is_over,
    join,
    leave,
    made,
    opened,
    order,
    outcome,
    play_on,
    rematch,
    say,
    settled,
    start,
    table_now,
    think,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
async def test_a_person_and_a_bot_play_to_the_end(tables: Tables, game: str) -> None:
    table = await made(tables, ["you", "quick"], game)

    table = await play_on(tables, table.id, {0: MIRA}, is_over)

    entries = await tables.storage.entries(table.id)
    assert [entry.number for entry in entries] == list(range(1, table.number + 1))
    assert {entry.by for entry in entries} >= {"person", "bot"}


async def test_bots_among_themselves_need_nobody(tables: Tables) -> None:
    table = await made(tables, ["quick", "random"])

    assert table.status == "over"


async def test_answer_to_an_old_question_is_stale(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])
    async with opened(tables, table.id) as (_, game):
        decision, answer = game.decision, game.position.answers(0)[0]
    await give(tables, table.id, MIRA, decision, answer)

    with pytest.raises(Stale):
        await give(tables, table.id, MIRA, decision, answer)


async def test_of_two_rivals_for_one_decision_exactly_one_is_taken(tables: Tables, storage: Storage) -> None:
    """Each on a server of its own."""
    table = await made(tables, ["you", "quick"])
    elsewhere = Tables(storage, think)
    async with opened(tables, table.id) as (_, game):
        decision, answers = game.decision, game.position.answers(0)

    rivals = [give(house, table.id, MIRA, decision, answer) for house, answer in zip((tables, elsewhere), answers)]
    outcomes = await asyncio.gather(*[outcome(rival) for rival in rivals])
    await settled(elsewhere, table.id)

    assert sorted(outcomes) == ["stale", "taken"]
    entries = await storage.entries(table.id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


async def test_wrong_answer_is_refused_and_nothing_changes(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])

    with refusal(match="said: act; possible: bid 1"):
        await answer(tables, table.id, MIRA, "act")

    assert (await table_now(tables, table.id)).number == table.number


async def test_only_whoever_sits_there_answers(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])

    with pytest.raises(NotYours):
        await answer(tables, table.id, ANA, "bid 1")


async def test_table_that_does_not_exist_is_refused(tables: Tables) -> None:
    with pytest.raises(NoSuchTable):
        await table_now(tables, "nowhere")


# ---- What follows by itself.
async def test_answer_without_a_choice_is_given_by_itself(tables: Tables) -> None:
    """With five players the last one to take an action card has no choice."""
    table = await made(tables, ["random"] * 5)

    by_itself = [entry for entry in await tables.storage.entries(table.id) if entry.by == "auto"]

    assert sum(entry.said.startswith("take") for entry in by_itself) == 6


async def test_table_that_was_left_in_the_middle_goes_on_elsewhere(tables: Tables, storage: Storage) -> None:
    table = await made(tables, ["you", "quick"])
    await answer_and_die(tables, table.id, 0)

    elsewhere = Tables(storage, think)
    await elsewhere.driver.resume_all()
    after = await settled(elsewhere, table.id)

    assert after.number > table.number + 1
    async with opened(elsewhere, table.id) as (_, game):
        assert 0 in game.position.waiting()


# ---- Coming and going.
async def test_game_begins_when_the_last_seat_is_taken(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    assert table.status == "waiting"
    with refusal(match="error-not-begun"):
        await answer(tables, table.id, MIRA, "bid 1")

    assert await join(tables, table.id, ANA, None) == 1

    assert (await settled(tables, table.id)).status == "running"
    await answer(tables, table.id, MIRA, "bid 1")


async def test_host_need_not_wait(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    with pytest.raises(NotYours):
        await start(tables, table.id, ANA)

    await start(tables, table.id, MIRA)

    started = await settled(tables, table.id)
    assert [seat.kind for seat in started.seats] == ["person", "bot"]


async def test_seat_that_is_taken_is_refused(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])

    with refusal(match="error-seat-taken"):
        await join(tables, table.id, ANA, 0)


async def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await join(tables, table.id, ANA, None)
    await settled(tables, table.id)

    await leave(tables, table.id, ANA)
    left = await settled(tables, table.id)
    assert (left.seats[1].kind, left.seats[1].name) == ("bot", "Ana")
    await answer(tables, table.id, MIRA, "bid 1")
    with pytest.raises(NotYours):
        await answer(tables, table.id, ANA, "bid 2")

    assert await join(tables, table.id, ANA, None) == 1
    assert (await table_now(tables, table.id)).seats[1].kind == "person"


async def test_table_never_runs_with_an_open_seat(tables: Tables) -> None:
    """One sits down on the last seat while another gives theirs back."""
    for _ in range(12):
        table = await made(tables, ["you", "open"])

        await asyncio.gather(join(tables, table.id, ANA, None), leave(tables, table.id, MIRA))

        now = await settled(tables, table.id)
        assert now.status == "waiting" or [seat.kind for seat in now.seats].count(SeatKind.OPEN) == 0


async def test_a_hand_that_must_be_held_is_not_held_by_itself(tables: Tables) -> None:
    """For an answer without a delay would tell the others that there is a mercenary in it."""
    table = await made(tables, ["you", "open"], "condottiere")
    await join(tables, table.id, ANA, None)

    await play_on(tables, table.id, {0: MIRA, 1: ANA}, is_over)

    holds = [entry.by for entry in await tables.storage.entries(table.id) if entry.said == "hold"]
    assert holds
    assert set(holds) == {"person"}


async def test_who_plays_with_bots_is_not_asked_to_hold_a_hand_that_must_be_held(tables: Tables) -> None:
    """Nobody is there to whom it would tell something."""
    table = await made(tables, ["you", "quick"], "condottiere")

    await play_on(tables, table.id, {0: MIRA}, is_over)

    entries = await tables.storage.entries(table.id)
    held = {entry.by for entry in entries if entry.seat == 0 and entry.said == "hold"}
    assert "auto" in held


async def test_table_to_which_nobody_comes_for_a_day_is_listed_no_more(tables: Tables, url: str) -> None:
    table = await made(tables, ["you", "open"])
    assert [each.id for each in await tables.listed(5)] == [table.id]

    await alter_table(url, table.id, answered=table.created - 24 * 3600)

    assert await tables.listed(5) == await tables.listed_to_join(5) == []


async def test_rematch_is_the_same_for_everybody_and_begins_when_all_have_come(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await join(tables, table.id, ANA, None)
    with refusal(match="error-not-over"):
        await rematch(tables, table.id, MIRA)
    await play_on(tables, table.id, {0: MIRA, 1: ANA}, is_over)

    again = await rematch(tables, table.id, MIRA)

    asked = await settled(tables, again)
    assert (asked.status, [seat.person for seat in asked.seats]) == ("waiting", ["mira", None])
    async with tables.look(table.id) as look:
        assert [(line.kind, line.name) for line in look.lines][-1] == ("rematch", "Mira")
    assert await rematch(tables, table.id, ANA) == again != table.id
    fresh = await settled(tables, again)
    assert fresh.status == "running"
    assert [seat.person for seat in fresh.seats] == ["mira", "ana"]
    assert fresh.options == table.options
    assert fresh.seed != table.seed


async def test_link_of_a_rematch_is_not_to_be_had_from_the_old_one(tables: Tables) -> None:
    """Of two tables that were the same to the letter, the rematches are not."""
    table = await made(tables, ["you", "quick"])
    await play_on(tables, table.id, {0: MIRA}, is_over)
    first = await rematch(tables, table.id, MIRA)
    await tables.storage.remove_tables([first])

    again = await rematch(tables, table.id, MIRA)

    assert again != first
    with pytest.raises(NotYours):
        await rematch(tables, table.id, ANA)


async def test_who_comes_and_goes_is_told(tables: Tables) -> None:
    table = await made(tables, ["you", "open", "open"])
    await join(tables, table.id, ANA, None)
    await join(tables, table.id, EVA, None)
    await settled(tables, table.id)

    await leave(tables, table.id, ANA)

    async with tables.look(table.id) as look:
        assert [(line.kind, line.name) for line in look.lines] == [("came", "Ana"), ("came", "Eva"), ("left", "Ana")]


async def test_what_people_say_is_kept(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])

    await say(tables, table.id, MIRA, "¡Hola!")
    await say(tables, table.id, ANA, "good luck")

    async with tables.look(table.id) as look:
        said = [(line.name, line.seat, line.text) for line in look.lines]
    assert said == [("Mira", 0, "¡Hola!"), ("Ana", None, "good luck")]


# ---- Standing orders.
async def test_unknown_order_is_refused(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])

    with refusal(match="word: sometimes; kind: order; possible: ask, never, points"):
        await order(tables, table.id, MIRA, {"veto": "sometimes"})


async def test_order_that_the_game_does_not_know_is_refused(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"], veto="off")

    with refusal(match="error-no-such-order"):
        await order(tables, table.id, MIRA, {"veto": "never"})
