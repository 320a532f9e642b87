"""A game that is not kept in memory is read again: as it was, with all that can be taken back, and no more is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meseta.engine.randomness import from_seed
from meseta.storage.rows import AnsweredBy, Entry, EntryKind, Table
from meseta.storage.storage import Storage
from meseta.tables.cache import OF_A_TABLE
from meseta.tables.carrying_over import NOBODY
from meseta.tables.game import Game, game_after, game_now, new_game
from meseta.tables.new_table import new_table
from meseta.tables.settings import USUAL
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.tables.playing import MIRA, opened, think

GAMES = [
    pytest.param("el-grande", {"players": "3"}, id="el-grande"),
    pytest.param("el-grande", {"players": "2", "expansion": "intrigue"}, id="intrigue"),
    pytest.param("condottiere", {"players": "3"}, id="condottiere"),
]
LENGTH = 300


def played(table: Table, seed: int) -> list[Entry]:
    """A log in which answers are taken back now and then, and the rules change once."""
    game, random, log = new_game(table), from_seed(seed), list[Entry]()
    while len(log) < LENGTH and not game.over:
        if len(log) == LENGTH // 3:
            entry = Entry(len(log) + 1, EntryKind.RULES, NOBODY, game.snapshot(), AnsweredBy.AUTO, 1.0, [])
        else:
            entry = next_entry(game, int(random.below(1000)))
        game.read(entry)
        log.append(entry)
    return log


def next_entry(game: Game, chance: int) -> Entry:
    seats = game.position.waiting()
    seat = seats[chance % len(seats)]
    unrevealed = game.answers_not_revealed
    if unrevealed and chance % 3 == 0:
        stay = str(len(game.given) - 1 - chance % min(unrevealed, 4))  # others agree
        return Entry(game.number + 1, EntryKind.UNDO, seat, stay, AnsweredBy.PERSON, 1.0, [])
    answers = game.position.answers(seat)
    said = game.position.notation(answers[chance % len(answers)])
    return Entry(game.number + 1, EntryKind.ANSWER, seat, said, AnsweredBy.PERSON, 1.0, [])


def all_of(game: Game) -> dict[str, Any]:
    """Whatever a look or an answer may ask of a game."""
    # Every third of the last moments: one entry later these are others.
    moments = range(game.first, game.number)[-40:][game.number % 3 :: 3]
    return {
        "position": game.snapshot(),
        "number": game.number,
        "decision": game.decision,
        "given": game.given,
        "answers": game.history.answers,
        "entries": game.entries,
        "may be taken back": [(past.seat, past.position.save()) for past in game.history.past],
        "heard": game.position.listener is game.log,
        "moments": [game.position_after(number).save() for number in moments],
    }


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_game_that_is_read_again_is_as_if_it_had_been_kept(name: str, options: dict[str, str]) -> None:
    kinds = ["you", *["quick"] * (int(options["players"]) - 1)]
    table = new_table(name, options, kinds, MIRA, "Friday", listed=False, seed=7)
    log = played(table, seed=5)
    assert {entry.kind for entry in log} == {*EntryKind}

    kept = game_after(table, [])
    for length, entry in enumerate(log, 1):
        if entry.kind == EntryKind.RULES:  # from here on the game is another
            kept = game_after(table, log[:length])
        else:
            kept.read(entry)
        assert all_of(game_now(table, log[:length])) == all_of(kept), length


def test_log_with_a_gap_is_not_believed() -> None:
    table = new_table("condottiere", {"players": "2"}, ["you", "quick"], MIRA, "Friday", listed=False, seed=7)
    log = played(table, seed=5)

    with refusal("error-entry-order"):
        game_now(table, [*log[:9], *log[10 : LENGTH // 3]])


# ---- What is kept.
@pytest.mark.anyio
async def test_of_games_that_are_too_long_together_those_are_forgotten_that_were_looked_at_first(
    storage: Storage,
) -> None:
    tables, ids = Tables(storage, think, replace(USUAL, kept_entries=2 * (LENGTH + OF_A_TABLE))), list[str]()
    for seed in range(3):
        table = new_table("condottiere", {"players": "2"}, ["you", "quick"], MIRA, "Friday", listed=False, seed=seed)
        log = played(table, seed)
        await storage.create(replace(table, number=len(log), snapshot=game_after(table, log).snapshot()), log)
        ids.append(table.id)
    first: dict[str, Any] = {}
    for table_id in [*ids, *ids]:
        async with opened(tables, table_id) as (_, game):
            assert first.setdefault(table_id, all_of(game)) == all_of(game)

    assert [*tables.cache.kept] == ids[1:]
    assert tables.cache.size == 2 * (LENGTH + OF_A_TABLE)
