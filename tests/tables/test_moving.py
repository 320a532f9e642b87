"""Before the game begins, whoever sits there may take another open seat; nobody is pushed off one."""

import pytest

from meseta.storage.rows import Person, SeatKind, Table
from meseta.tables.coming_and_going import add_words
from meseta.tables.moving import move, moved
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.tables.playing import ANA, MIRA, join, made, seen_by, start, table_now

pytestmark = pytest.mark.anyio


async def move_to(tables: Tables, table: Table, person: Person, seat: int) -> None:
    async with seen_by(tables, table.id, person) as look:
        await move(look, seat)


async def test_person_moves_with_name_and_words_and_leaves_an_open_seat(tables: Tables) -> None:
    table = await made(tables, ["you", "open", "open", "quick"])
    async with seen_by(tables, table.id, MIRA) as look:
        await add_words(look, "luck")

    await move_to(tables, table, MIRA, 2)

    left, _, taken, _ = (await table_now(tables, table.id)).seats
    assert (left.kind, left.person, left.name, left.words) == (SeatKind.OPEN, None, "", "")
    assert (taken.seat, taken.kind, taken.person, taken.name, taken.words) == (2, "person", MIRA.id, MIRA.name, "luck")


async def test_only_open_seats_of_a_waiting_table_are_taken_by_those_who_sit_there(tables: Tables) -> None:
    table = await made(tables, ["you", "open", "open", "quick"])
    with refusal(match="error-not-seated"):
        await move_to(tables, table, ANA, 1)
    await join(tables, table.id, ANA, 1)
    with refusal(match="error-seat-taken"):
        await move_to(tables, table, MIRA, 1)
    with refusal(match="error-seat-taken"):
        await move_to(tables, table, MIRA, 3)
    with refusal(match="error-no-such-seat"):
        await move_to(tables, table, MIRA, 9)

    await start(tables, table.id, MIRA)

    with refusal(match="error-move-begun"):
        await move_to(tables, table, MIRA, 2)
    assert moved(await table_now(tables, table.id), MIRA.id, 2) == [], "nor if it has just begun"
