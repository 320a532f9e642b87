"""Every table of the version before: it goes on under today's rules, or it is shown where it stands."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meseta.cli.validate import validate
from meseta.engine.saving import from_text, to_text
from meseta.games.catalogue import title_of
from meseta.games.el_grande.position import ElGrande
from meseta.records.shuffle import secret_of
from meseta.storage.following import standing
from meseta.storage.migrations.snapshots_of_version_1 import named
from meseta.storage.rows import Entry, Person, Table, TableStatus
from meseta.storage.storage import Storage
from meseta.tables.gone import GoneGame
from meseta.tables.refusals import RulesGone
from meseta.tables.replaying import position_at
from meseta.tables.tables import Tables
from meseta.wording.words import words
from tests.storage.before.database import FOLDER, STORED, fill
from tests.tables.playing import answer_and_die, difference, give, join, opened, settled, table_now, think

pytestmark = pytest.mark.anyio


class Gone(NamedTuple):
    """A table that cannot go on: so many answers are followed, then one is not, and why."""

    table: str
    followed: int
    said: str
    why: str


GONE = [Gone(**line) for line in json.loads((FOLDER / "gone.json").read_text(encoding="utf-8"))]
IDS_GONE = {gone.table for gone in GONE}
GO_ON = [stored for stored in STORED if stored.table not in IDS_GONE]


@pytest.fixture(scope="module")
def then(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """The positions by table as the version before saved them, with their names."""
    file: Path = tmp_path_factory.mktemp("before") / "meseta.db"
    fill(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT id, snapshot FROM tables").fetchall()
    return {table: named(json.loads(saved)) for table, saved in rows}


async def found(storage: Storage, table_id: str) -> tuple[Table, list[Entry]]:
    table = await storage.find(table_id)
    assert table is not None
    return table, await storage.entries(table_id)


# ---- Those that go on.
async def test_tables_that_todays_rules_follow_go_on(new_url: str) -> None:
    fill(new_url)
    storage = await Storage.open(new_url)

    for stored in GO_ON:
        table, entries = await found(storage, stored.table)
        assert table.rules == title_of(table.game).rules_version(table.options), table.id
        assert difference(table, entries) == "", table.id
        if table.status != TableStatus.WAITING:
            assert table.snapshot == to_text(position_at(table, entries).save()), table.id
    await storage.close()
    assert (len(GO_ON), len(GONE)) == (51, 13)


async def test_running_ones_are_answered_on(new_url: str) -> None:
    fill(new_url)
    tables = Tables(await Storage.open(new_url), think)
    answered = 0

    for stored in GO_ON:
        if stored.status == TableStatus.RUNNING:
            async with opened(tables, stored.table) as (_, game):
                seat = game.position.waiting()[0]
            await answer_and_die(tables, stored.table, seat)
            after, entries = await found(tables.storage, stored.table)
            assert after.number == stored.entries + 1, stored.table
            assert difference(after, entries) == "", stored.table
            answered += 1

    assert answered == len(GO_ON) - len([stored for stored in GO_ON if stored.status != TableStatus.RUNNING]) > 40
    await tables.driver.stop()
    await tables.storage.close()


async def test_those_that_wait_forget_what_was_dealt_before_they_began(new_url: str) -> None:
    """People may have seen it; then it was made from a number that could be calculated."""
    fill(new_url)
    storage = await Storage.open(new_url)
    waiting = [await found(storage, stored.table) for stored in GO_ON if stored.status == TableStatus.WAITING]
    await storage.close()

    assert waiting
    assert [table.snapshot for table, _ in waiting] == [""] * len(waiting)
    assert len({secret_of(table.seed) for table, _ in waiting} - {None}) == len(waiting)


async def test_whoever_waited_for_the_game_begins_it(new_url: str) -> None:
    fill(new_url)
    tables = Tables(await Storage.open(new_url), think)
    waiting = [stored.table for stored in GO_ON if stored.status == TableStatus.WAITING]

    for table_id in waiting:
        table = await table_now(tables, table_id)
        for number, seat in enumerate(table.seats):
            if seat.kind == "open":
                await join(tables, table_id, Person(f"new-{number}", "New", 1.0), seat.seat)
        async with opened(tables, table_id) as (_, game):
            assert game.position.waiting(), table_id

    assert waiting
    await tables.driver.stop()
    await tables.storage.close()


# ---- Those that do not.
async def test_others_are_shown_where_they_stand(new_url: str, then: dict[str, dict[str, Any]]) -> None:
    fill(new_url)
    tables = Tables(await Storage.open(new_url), think)

    for gone in GONE:
        table, entries = await found(tables.storage, gone.table)
        async with tables.look(gone.table) as look:
            game = await look.game()
            assert isinstance(game, GoneGame)
            assert (game.rules, game.is_stored) == (1, True), gone.table
            assert (game.followed, standing(entries)[game.followed].said) == (gone.followed, gone.said), gone.table
            assert bool(game.position.waiting()) == (table.status == TableStatus.RUNNING), gone.table
            assert isinstance(game.position, ElGrande)
            view = game.position.seen_by(None)
        old = then[gone.table]
        colours = range(len(view["seats"]))
        for seat, colour in zip(view["seats"], colours, strict=True):
            assert (seat["score"], seat["court"], seat["province"]) == (
                old["score"][colour],
                old["court"][colour],
                old["province"][colour],
            ), gone.table
        for row, area in enumerate(view["areas"]):
            if area["caballeros"] is not None:
                assert area["caballeros"] == [old["caballeros"][row * 5 + colour] for colour in colours], gone.table
        assert (view["round"], view["leader"]) == (old["round"], old["leader"])
        assert view["areas"][old["king"]]["king"]
    await tables.storage.close()


async def test_others_keep_what_only_their_players_see(new_url: str, then: dict[str, dict[str, Any]]) -> None:
    fill(new_url)
    storage = await Storage.open(new_url)

    for gone in GONE:
        table, _ = await found(storage, gone.table)
        position, old = title_of(table.game).load(from_text(table.snapshot)), then[gone.table]
        for name in ("caballeros", "grande", "hand", "played", "bid", "took", "disk", "tile", "decks"):
            assert list(getattr(position, name)) == old[name], f"{gone.table}: {name}"
        assert [frame.NAME for frame in position.frames()] == [
            "intake" if frame["frame"] == "mustering" else frame["frame"] for frame in old["frames"]
        ]
    await storage.close()


async def test_nothing_is_answered_at_the_others(new_url: str) -> None:
    fill(new_url)
    tables = Tables(await Storage.open(new_url), think)

    for gone in GONE:
        table = await table_now(tables, gone.table)
        for seat in table.seats:
            if seat.person is not None and table.status == TableStatus.RUNNING:
                with pytest.raises(RulesGone):
                    await give(tables, table.id, Person(seat.person, seat.name, 1.0), table.number, "bid 1")
        assert (await settled(tables, gone.table)).number == table.number
    await tables.driver.stop()
    await tables.storage.close()


# ---- Both.
async def test_validation_finds_everything_in_order(new_url: str) -> None:
    fill(new_url)

    findings = await validate(new_url, words("en"))

    assert findings.differing == {}
    assert set(findings.gone) == IDS_GONE
    assert findings.summary(words("en")) == "51 of 64 tables are as they were; the rules of 13 are gone"
