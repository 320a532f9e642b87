"""Tables that cannot be played on: they are shown, replayed and exported, and nothing there can be changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meseta.engine.saved import Saved
from meseta.engine.saving import to_text
from meseta.games.catalogue import title_of
from meseta.records.record import from_text
from meseta.storage.following import standing
from meseta.storage.rows import AnsweredBy, Person, Table
from meseta.storage.storage import Storage
from meseta.tables.answering import append
from meseta.tables.export_record import export_record
from meseta.tables.gone import GoneGame, gone_game
from meseta.tables.refusals import NotYours, RulesGone
from meseta.tables.replaying import from_record, position_after
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.storage.altering import alter_entry, alter_table, other_form
from tests.storage.before.database import STORED, fill
from tests.tables.playing import (
    ANA,
    MIRA,
    answer,
    exported,
    give,
    is_over,
    join,
    leave,
    made,
    opened,
    order,
    play_on,
    rematch,
    say,
    settled,
    start,
    table_now,
    think,
    undo,
)

pytestmark = pytest.mark.anyio

GONE = 99  # a version of the rules that this program does not have


def rules_of(table: Table) -> int:
    """The version that this program has."""
    return title_of(table.game).rules_version(table.options)


async def looked_at(tables: Tables, table_id: str) -> GoneGame:
    async with tables.look(table_id) as look:
        game = await look.game()
        assert isinstance(game, GoneGame)
        return game


async def played(tables: Tables, answers: int = 20, game: str = "el-grande") -> Table:
    """A table of two people in the middle of a game."""
    table = await made(tables, ["you", "open"], game)
    await join(tables, table.id, ANA, None)
    return await play_on(tables, table.id, {0: MIRA, 1: ANA}, lambda table: table.number >= answers)


async def gone(tables: Tables, url: str, **more: Any) -> Table:
    """The same after the rules have changed."""
    table = await played(tables, **more)
    await alter_table(url, table.id, rules=GONE)
    return await table_now(tables, table.id)


# ---- What is shown.
@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
async def test_table_of_other_rules_is_shown_as_it_was_stored(tables: Tables, url: str, game: str) -> None:
    table = await gone(tables, url, game=game)

    shown = await looked_at(tables, table.id)

    assert to_text(shown.position.save()) == table.snapshot
    today = rules_of(table)
    assert (shown.rules, shown.program, shown.is_stored) == (GONE, today, True)
    assert shown.entries == await tables.storage.entries(table.id)
    assert str(shown.refusal) == f"gone-rules (played: 99; program: {today})"


async def test_table_of_other_rules_is_replayed_to_where_it_stands(tables: Tables, url: str) -> None:
    table = await gone(tables, url)
    entries = await tables.storage.entries(table.id)

    shown = await looked_at(tables, table.id)

    assert shown.is_followed
    assert shown.steps == list(range(len(standing(entries)) + 1))
    assert to_text(shown.position_at(5).save()) == to_text(position_after(table, entries, 5).save())
    assert to_text(shown.position_at(len(shown.steps) - 1).save()) == table.snapshot


async def test_replay_ends_before_the_first_answer_that_is_not_taken_today(
    tables: Tables, storage: Storage, url: str
) -> None:
    table = await played(tables)
    seventh = standing(await storage.entries(table.id))[6]
    await alter_entry(url, table.id, seventh.number, said="disk castilla")

    shown = await looked_at(Tables(storage, think), table.id)

    assert shown.steps == [*range(7), shown.answers]
    assert to_text(shown.position_at(7).save()) == table.snapshot
    assert "gone-log" in str(shown.refusal)


async def test_replay_ends_before_the_first_answer_that_tells_something_else_today(tables: Tables, url: str) -> None:
    table = await played(tables)
    ninth = standing(await tables.storage.entries(table.id))[8]
    await alter_entry(url, table.id, ninth.number, events=[*ninth.events, ["king-moves", 0, 0, 3]])
    await alter_table(url, table.id, rules=GONE)

    shown = await looked_at(tables, table.id)

    assert shown.steps == [*range(9), shown.answers]


async def test_what_is_told_in_another_order_is_the_same(tables: Tables, url: str) -> None:
    table = await played(tables)
    several = next(entry for entry in await tables.storage.entries(table.id) if len(entry.events) > 2)
    await alter_entry(url, table.id, several.number, events=several.events[::-1])
    await alter_table(url, table.id, rules=GONE)

    assert (await looked_at(tables, table.id)).is_followed


async def test_table_whose_position_cannot_be_read_is_shown_as_far_as_its_log_is_followed(
    tables: Tables, url: str
) -> None:
    table = await gone(tables, url)
    fourth = standing(await tables.storage.entries(table.id))[3]
    await alter_entry(url, table.id, fourth.number, said="no answer at all")
    await alter_table(url, table.id, snapshot=other_form(table.snapshot))

    shown = await looked_at(tables, table.id)

    entries = await tables.storage.entries(table.id)
    assert (shown.is_stored, shown.followed, shown.steps) == (False, 3, [0, 1, 2, 3])
    assert to_text(shown.position.save()) == to_text(position_after(table, entries, 3).save())


async def test_table_with_an_option_that_is_no_more_is_shown(tables: Tables, storage: Storage, url: str) -> None:
    table = await played(tables)
    await alter_table(url, table.id, options={**table.options, "weather": "fine", "castillo": "glazed"})

    shown = await looked_at(Tables(storage, think), table.id)

    assert shown.table.options == table.options
    assert to_text(shown.position.save()) == table.snapshot


async def test_log_of_the_right_rules_is_played_on_whatever_its_position_looks_like(
    tables: Tables, storage: Storage, url: str
) -> None:
    """The log is the truth."""
    table = await played(tables)
    await alter_table(url, table.id, snapshot=other_form(table.snapshot))

    async with opened(Tables(storage, think), table.id) as (_, game):
        assert game.snapshot() == table.snapshot


async def test_every_table_of_the_version_before_is_shown_where_it_stands(new_url: str) -> None:
    fill(new_url)
    storage = await Storage.open(new_url)
    for each in STORED:
        table = await storage.find(each.table)
        assert table is not None

        shown = gone_game(replace(table, rules=GONE), await storage.entries(each.table))

        assert (shown.is_stored, shown.steps[-1]) == (True, shown.answers), each.table
    await storage.close()


# ---- What is refused.
async def test_nothing_is_answered_or_taken_back(tables: Tables, url: str) -> None:
    table = await gone(tables, url)

    for person in (MIRA, ANA):
        with pytest.raises(RulesGone, match="gone-rules"):
            await give(tables, table.id, person, table.number, "bid 1")
        for whole_turn in (True, False):
            with pytest.raises(RulesGone):
                await undo(tables, table.id, person, whole_turn)
    with pytest.raises(RulesGone):
        await order(tables, table.id, MIRA, {"veto": "never"})

    assert await table_now(tables, table.id) == table


async def test_nobody_new_sits_down_and_nothing_begins(tables: Tables, url: str) -> None:
    waiting = await made(tables, ["you", "open"])
    against_a_bot = await made(tables, ["you", "quick"])
    for table in (waiting, against_a_bot):
        await alter_table(url, table.id, rules=GONE)

        with pytest.raises(RulesGone):
            await join(tables, table.id, ANA, None)

    with pytest.raises(RulesGone):
        await start(tables, waiting.id, MIRA)


async def test_bots_do_not_think_and_other_tables_go_on(tables: Tables, storage: Storage, url: str) -> None:
    """Both were left in the middle by a server that is no more; a bot is due at each."""
    stopped = await made(tables, ["you", "quick"], "el-grande")
    goes_on = await made(tables, ["you", "quick"], "condottiere")
    for each in (stopped, goes_on):
        async with tables.look(each.id) as look:
            game = await look.game_to_play()
            while game.position.waiting() == [0]:
                await append(look, game, 0, game.position.answers(0)[0], AnsweredBy.PERSON)
    left = {each.id: (await table_now(tables, each.id)).number for each in (stopped, goes_on)}
    await alter_table(url, stopped.id, rules=GONE)
    thought_of: set[str] = set()

    async def noted(bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        thought_of.add(game)
        return await think(bot, game, saved, seat, seed)

    elsewhere = Tables(storage, noted)
    await elsewhere.driver.resume_all()

    assert (await settled(elsewhere, stopped.id)).number == left[stopped.id]
    assert (await settled(elsewhere, goes_on.id)).number > left[goes_on.id]
    assert thought_of == {"condottiere"}
    read = [table_id for table_id, kept in elsewhere.cache.kept.items() if kept.game is not None]
    assert read == [goes_on.id]  # after an upgrade there may be many tables whose logs nobody needs


async def test_finished_and_gone_tables_do_not_crowd_out_those_that_can_be_joined(tables: Tables, url: str) -> None:
    hosts = [Person(f"host {number}", "Host", 1.0) for number in range(6)]
    here = [(await made(tables, ["you", "open"], host=host)).id for host in hosts[:2]]
    for number, host in enumerate(hosts[2:]):
        table = await made(tables, ["you", "open"], host=host)
        await alter_table(url, table.id, **({"rules": GONE} if number % 2 else {"status": "over"}))

    found = await tables.listed_to_join(2)

    assert [table.id for table in found] == here[::-1]


# ---- What can still be done.
async def test_people_talk_leave_and_come_back(tables: Tables, url: str) -> None:
    table = await gone(tables, url)

    await say(tables, table.id, ANA, "What a pity.")
    await leave(tables, table.id, ANA)
    left = await settled(tables, table.id)
    assert await join(tables, table.id, ANA, None) == 1

    assert (left.seats[1].kind, left.number) == ("bot", table.number)
    back = (await table_now(tables, table.id)).seats
    assert [(seat.kind, seat.person) for seat in back] == [(seat.kind, seat.person) for seat in table.seats]


async def test_rematch_follows_todays_rules(tables: Tables, url: str) -> None:
    table = await gone(tables, url)
    await alter_table(url, table.id, options={**table.options, "weather": "fine"})

    again = await rematch(tables, table.id, MIRA)
    await rematch(tables, table.id, ANA)

    fresh = await settled(tables, again)
    assert (fresh.rules, fresh.status, fresh.options) == (rules_of(fresh), "running", table.options)
    assert [seat.person for seat in fresh.seats] == ["mira", "ana"]
    await answer(tables, again, MIRA, "bid 1")


async def test_rematch_of_a_finished_game_follows_todays_rules(tables: Tables, url: str) -> None:
    table = await made(tables, ["you", "open"], "condottiere")
    await join(tables, table.id, ANA, None)
    await play_on(tables, table.id, {0: MIRA, 1: ANA}, is_over)
    await alter_table(url, table.id, rules=GONE)

    again = await table_now(tables, await rematch(tables, table.id, ANA))
    assert again.rules == rules_of(again)


async def test_rematch_of_a_table_that_waited_waits_again(tables: Tables, url: str) -> None:
    table = await made(tables, ["you", "open"])
    await alter_table(url, table.id, rules=GONE)

    again = await settled(tables, await rematch(tables, table.id, MIRA))

    assert (again.status, [seat.kind for seat in again.seats]) == ("waiting", ["person", "open"])


async def test_those_at_the_table_take_its_record_home(tables: Tables, url: str) -> None:
    table = await gone(tables, url)

    record = await exported(tables, table.id, ANA)

    assert record.rules == GONE
    assert len(record.answers) == len(standing(await tables.storage.entries(table.id)))
    async with tables.look(table.id) as stranger:
        with pytest.raises(NotYours):
            await export_record(stranger)


async def test_record_of_a_game_that_can_be_played_on_stays_secret(tables: Tables) -> None:
    table = await played(tables)

    with pytest.raises(NotYours, match="error-record"):
        await exported(tables, table.id, MIRA)


async def test_record_of_other_rules_is_refused_with_what_can_be_done(tables: Tables, url: str) -> None:
    table = await gone(tables, url)
    record = from_text((await exported(tables, table.id, MIRA)).to_text())

    with refusal(match="error-record-rules"):
        from_record(record, MIRA, "Again")
