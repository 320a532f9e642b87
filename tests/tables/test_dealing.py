"""When a game begins it is dealt: from a secret, and from what its players have added."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from meseta.engine.events import Log
from meseta.engine.refusal import Refused
from meseta.engine.saved import Saved
from meseta.records import verifying
from meseta.records.record import Record, from_text, replay
from meseta.records.shuffle import commitment_to, digest_of, new_secret, secret_of
from meseta.storage.rows import Table, TableStatus
from meseta.storage.storage import Storage
from meseta.tables.dealing import beginning, deal, seed_of_a_thought, shuffle_of
from meseta.tables.new_table import new_table
from meseta.tables.refusals import NotYours
from meseta.tables.replaying import difference, to_record
from meseta.tables.tables import Tables
from tests.patience import PATIENCE
from tests.refusals import refusal
from tests.tables.playing import (
    ANA,
    MIRA,
    SHORT,
    add_words,
    exported,
    is_over,
    join,
    leave,
    play_on,
    rematch,
    settled,
    table_now,
    think,
)

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def waiting_table(seats: int = 2) -> Table:
    return new_table("condottiere", {"players": str(seats)}, ["you", *["open"] * (seats - 1)], MIRA, "", False)


async def waiting(tables: Tables) -> str:
    table = waiting_table()
    await tables.create(table)
    return table.id


# ---- Dealing.
async def test_table_shows_one_commitment_from_the_waiting_room_to_the_end(tables: Tables) -> None:
    table_id = await waiting(tables)
    before = shuffle_of(await table_now(tables, table_id))

    await join(tables, table_id, ANA, None)
    during = shuffle_of(await settled(tables, table_id))
    after = shuffle_of(await play_on(tables, table_id, {0: MIRA, 1: ANA}, is_over))

    assert before is not None
    assert after is not None
    assert before == during == after._replace(secret=None)
    assert after.commitment == commitment_to(after.secret or "")


async def test_words_of_the_players_are_dealt_in(tables: Tables) -> None:
    table_id = await waiting(tables)
    await add_words(tables, table_id, MIRA, " ¡Suerte!\nblue: \0 me ")
    waits = await table_now(tables, table_id)

    await join(tables, table_id, ANA, None)
    begun = await settled(tables, table_id)

    assert begun.seed == f"{secret_of(waits.seed)}\nblue: ¡Suerte! blue: me"
    assert begun.snapshot != deal(replace(waits, seats=[replace(seat, words="") for seat in waits.seats])).snapshot
    assert difference(begun, await tables.storage.entries(table_id)) is None


async def test_nothing_is_added_once_the_game_has_begun(tables: Tables) -> None:
    table_id = await waiting(tables)
    await join(tables, table_id, ANA, None)
    begun = await settled(tables, table_id)

    with refusal(match="error-words-too-late"):
        await add_words(tables, table_id, ANA, "more")

    assert (await table_now(tables, table_id)).seed == begun.seed


async def test_words_go_with_whoever_said_them(tables: Tables) -> None:
    table = waiting_table(3)
    await tables.create(table)
    await join(tables, table.id, ANA, 1)
    await add_words(tables, table.id, ANA, "mine")

    await leave(tables, table.id, ANA)

    assert [seat.words for seat in (await table_now(tables, table.id)).seats] == ["", "", ""]
    with pytest.raises(NotYours):
        await add_words(tables, table.id, ANA, "again")


async def test_other_process_sees_that_a_table_was_dealt(tables: Tables) -> None:
    """Though nothing was answered: the game that it knew had nothing on it."""
    table_id, other = await waiting(tables), Tables(tables.storage, think)
    async with other.look(table_id) as look:
        before = await look.game()

    await join(tables, table_id, ANA, None)

    async with other.look(table_id) as look:
        after = await look.game()
        assert (before.dealt, after.dealt) == (False, True)
        assert after.position.waiting() != []
    await other.driver.stop()


def test_commitment_does_not_tell_the_luck_of_a_table_without_words() -> None:
    table = new_table("condottiere", {"players": "2"}, ["you", "quick"], MIRA, "", False)
    shuffle = shuffle_of(table)

    assert shuffle is not None
    assert shuffle.commitment not in table.snapshot
    assert beginning(table).random_key.hex() in table.snapshot


def test_every_table_has_a_secret_of_its_own() -> None:
    tables = [new_table("el-grande", SHORT, ["you", "quick"], MIRA, "", False) for _ in range(5)]

    assert len({secret_of(table.seed) for table in tables}) == 5
    assert all(len(bytes.fromhex(secret_of(table.seed) or "")) * 8 >= 128 for table in tables)


async def test_rematch_has_a_secret_of_its_own_and_no_words_of_before(tables: Tables) -> None:
    table_id = await waiting(tables)
    await add_words(tables, table_id, MIRA, "luck")
    await join(tables, table_id, ANA, None)
    first = await play_on(tables, table_id, {0: MIRA, 1: ANA}, is_over)

    await rematch(tables, table_id, MIRA)
    again = await table_now(tables, await rematch(tables, table_id, ANA))

    assert again.status == TableStatus.RUNNING
    assert secret_of(again.seed) not in (None, secret_of(first.seed))
    assert "luck" not in str(again.seed)


# ---- What bots are told.
async def test_bots_are_given_nothing_from_which_a_game_could_be_calculated(storage: Storage) -> None:
    told: list[int] = []

    async def listening(bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        told.append(seed)
        return await think(bot, game, saved, seat, seed)

    tables = Tables(storage, listening)
    table = new_table("el-grande", SHORT, ["quick", "quick"], MIRA, "", False, seed=7)
    await tables.create(table)
    await settled(tables, table.id)
    await tables.driver.stop()

    assert len(set(told)) > 50
    assert min(told) > 7 + 10_000
    assert all(told[number] != told[number - 1] + 1 for number in range(1, len(told)))


def test_thoughts_of_two_tables_have_nothing_in_common() -> None:
    table = waiting_table()
    other = replace(table, seed=new_secret())

    assert len({seed_of_a_thought(each, number) for each in (table, other) for number in range(50)}) == 100


# ---- Verifying.
async def finished_game(tables: Tables) -> Record:
    table_id = await waiting(tables)
    await add_words(tables, table_id, MIRA, "luck")
    await join(tables, table_id, ANA, None)
    await play_on(tables, table_id, {0: MIRA, 1: ANA}, is_over)
    return await exported(tables, table_id, MIRA)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """Played once: what is found in a record does not depend on where its game was stored."""

    async def play() -> Record:
        storage = await Storage.open(f"sqlite:///{tmp_path_factory.mktemp('finished')}/meseta.db")
        tables = Tables(storage, think)
        record = await finished_game(tables)
        await tables.driver.stop()
        await storage.close()
        return record

    return asyncio.run(play())


def found(record: Record) -> Refused | None:
    return verifying.flaw(from_text(record.to_text()))


def why(record: Record) -> str:
    flaw = found(record)
    return "" if flaw is None else str(flaw)


async def test_finished_game_is_verified(tables: Tables) -> None:
    assert why(await finished_game(tables)) == ""


def test_game_that_did_not_follow_from_its_secret_is_found(finished: Record) -> None:
    seed, other = str(finished.seed), new_secret()
    secret = secret_of(seed) or ""
    changed = replace(finished, seed=seed.replace(secret, other), commitment=commitment_to(other))

    assert "verify-other-secret" in why(replace(finished, seed=seed.replace(secret, other)))
    assert why(changed)
    assert why(replace(finished, seed=secret))
    assert "verify-told-otherwise" in why(replace(finished, told="0" * 64))
    assert "verify-told-otherwise" in why(replace(finished, answers=finished.answers[:-1]))
    assert "error-record-refused" in why(replace(finished, answers=finished.answers[1:]))
    assert not any(isinstance(found(each), verifying.CannotTell) for each in (changed, replace(finished, told="")))


def test_game_of_which_nothing_can_be_told_is_not_called_unfair(finished: Record) -> None:
    assert "verify-no-secret" in why(replace(finished, seed=7))
    assert "error-record-rules" in why(replace(finished, rules=99))
    assert isinstance(found(replace(finished, seed=7)), verifying.CannotTell)
    assert isinstance(found(replace(finished, rules=99)), verifying.CannotTell)


def cut_short(record: Record) -> Record:
    """A record without its last answer, written to suit."""
    short, log = replace(record, answers=record.answers[:-1]), Log()
    for position in replay(short):
        position.listener = log
    return replace(short, told=digest_of(log.events))


def test_game_that_is_not_over_is_not_verified(finished: Record, tmp_path: Path) -> None:
    short = cut_short(finished)

    assert "verify-unfinished" in why(short)
    status, said = said_by_the_script(short, tmp_path)
    assert (status, "somebody is still asked" in said) == (1, True)


def test_record_of_a_number_promises_nothing() -> None:
    table = new_table("el-grande", SHORT, ["you", "quick"], MIRA, "", False, seed=7)

    record = to_record(table, [])

    assert (record.commitment, record.told, shuffle_of(table)) == ("", "", None)
    assert isinstance(verifying.flaw(record), Refused)


# ---- The script, with the record alone.
def said_by_the_script(record: Record, folder: Path, *fingerprint: str) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_text(record.to_text(), encoding="utf-8")
    command = [sys.executable, str(ROOT / "examples" / "verify_a_game.py"), str(file), *fingerprint]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=ENVIRONMENT, check=False)
    return done.returncode, done.stdout + done.stderr


def test_script_verifies_an_exported_game_and_finds_what_was_changed(finished: Record, tmp_path: Path) -> None:
    secret, other = secret_of(finished.seed) or "", new_secret()
    foisted = replace(finished, seed=str(finished.seed).replace(secret, other), commitment=commitment_to(other))

    assert said_by_the_script(finished, tmp_path)[0] == 0
    assert said_by_the_script(finished, tmp_path, finished.commitment)[1].startswith("Verified: ")
    assert "the fingerprint shown was" in said_by_the_script(foisted, tmp_path, finished.commitment)[1]
    assert "leads to another game" in said_by_the_script(foisted, tmp_path)[1]
    assert "leads to another game" in said_by_the_script(replace(finished, seed=secret), tmp_path)[1]
    assert "nothing to verify" in said_by_the_script(replace(finished, seed=7), tmp_path)[1]
