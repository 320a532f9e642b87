"""Tables, their seats, their people and their chat."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from traceback import format_exception
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import ProgrammingError

from meseta.engine.refusal import Refused
from meseta.storage import schema
from meseta.storage.refusals import OutOfReach
from meseta.storage.rows import AnsweredBy, Line, Person, Seat, SeatKind, Table, TableStatus
from meseta.storage.storage import Storage
from tests.refusals import refusal
from tests.storage.examples import ANA, BOT, FREE, a_table, an_entry, append, dealt

pytestmark = pytest.mark.anyio

NAMES = [
    "Łukasz Żółć",
    "Ñandú",
    "王",
    "مرحبا",
    "👩‍👩‍👧 & <b>",
    "O'Hara \"; DROP TABLE tables; --",
    "%(name)s :name",
    " ",
    "",
]


async def found(storage: Storage, table_id: str = "t1") -> Table:
    table = await storage.find(table_id)
    assert table is not None
    return table


async def chat(storage: Storage) -> list[Line]:
    _, state = await storage.look("t1", None)
    assert state is not None
    return state.lines


# ---- Tables
@pytest.mark.parametrize("seed", [0, -7, 2**63, 10**40, "7", "5f\nblue: \0 and ¡hola!"])
async def test_table_is_found_as_it_was_created(storage: Storage, seed: int | str) -> None:
    table = a_table(seed=seed, listed=False)

    await storage.create(table)

    assert await storage.find("t1") == table


async def test_unknown_table_is_not_found(storage: Storage) -> None:
    assert await storage.find("t1") is None


async def test_second_table_of_one_name_is_refused(storage: Storage) -> None:
    await storage.create(a_table())

    with refusal(match=r"error-table-exists \(table: t1\)"):
        await storage.create(a_table(seats=[], snapshot="other"))

    assert await storage.find("t1") == a_table()


async def test_table_played_elsewhere_comes_with_its_log(storage: Storage) -> None:
    log = [an_entry(1), an_entry(2)]

    await storage.create(a_table(number=2, status="over"), log)

    assert await storage.entries("t1") == log
    assert (await found(storage)).number == 2


@pytest.mark.parametrize("numbers", [[], [1], [1, 3], [2, 1], [1, 2, 3]])
async def test_table_with_a_log_of_another_length_is_refused(storage: Storage, numbers: list[int]) -> None:
    with refusal(match=r"error-log-length \(number: 2\)"):
        await storage.create(a_table(number=2), [an_entry(number) for number in numbers])

    assert await storage.find("t1") is None


@pytest.mark.parametrize("name", NAMES)
async def test_names_may_hold_any_letters(storage: Storage, name: str) -> None:
    table = a_table(name=name, seats=[replace(ANA, name=name, orders={name: name})], snapshot=name)

    await storage.create(table)
    await storage.append("t1", an_entry(1, said=name, events=[[name, 0, 0, 0]]), name, TableStatus.RUNNING)
    await storage.save_person(Person(f"id of {name}", name, 1.0))

    assert (await found(storage)).seats == table.seats
    assert (await found(storage)).name == name
    assert await storage.entries("t1") == [an_entry(1, said=name, events=[[name, 0, 0, 0]])]
    assert await storage.person(f"id of {name}") == Person(f"id of {name}", name, 1.0)


@pytest.mark.parametrize("text", ["\0", "half \ud83d"])
async def test_text_that_cannot_be_stored_is_refused(storage: Storage, text: str) -> None:
    await storage.create(a_table())

    with refusal(match="error-character"):
        await storage.say("t1", "Ana", 0, text, 1.0, "ana")
    with refusal(match="error-character"):
        await storage.find(text)

    assert await storage.find("t1") == a_table()


async def test_number_that_cannot_be_stored_is_refused(storage: Storage) -> None:
    with refusal(match="error-too-large-to-store"):
        await storage.create(a_table(rules=10**30))


async def test_error_of_the_database_does_not_tell_what_was_to_be_stored(storage: Storage) -> None:
    statement, secret = sa.text("UPDATE nothing SET seed = :seed"), token_hex(16)

    with pytest.raises((OutOfReach, ProgrammingError)) as error:
        await storage._database.write(lambda connection: connection.execute(statement, {"seed": secret}))

    assert secret not in "".join(format_exception(error.value))


async def test_table_is_started_once(storage: Storage) -> None:
    await storage.create(a_table(seats=[ANA, BOT]))

    started = await asyncio.gather(*(storage.start("t1", dealt) for _ in range(5)))

    assert started.count(True) == 1
    table = await found(storage)
    assert (table.status, table.seed, table.snapshot) == ("running", "5\nblue: more", "dealt")


async def test_listing_shows_listed_tables_newest_first(storage: Storage) -> None:
    for number in range(6):
        table = a_table(id=f"t{number}", created=float(number), listed=number != 4, host=f"host {number}")
        await storage.create(table)

    tables = await storage.listed(3)

    assert [table.id for table in tables] == ["t5", "t3", "t2"]
    assert tables[0] == a_table(id="t5", created=5.0, snapshot="", host="host 5")
    assert [table.id for table in await storage.listed(3, after=3)] == ["t1", "t0"]


async def test_one_network_does_not_bury_the_tables_of_others(storage: Storage) -> None:
    """Nor does one of which nothing is known: its tables may come from anywhere."""
    networks = ["", "honest", "", *["one"] * 4]
    for number, network in enumerate(networks):
        await storage.create(a_table(id=f"t{number}", created=float(number), host=f"host {number}", network=network))

    assert [table.id for table in await storage.listed(9)] == ["t6", "t5", "t2", "t1", "t0", "t4", "t3"]
    assert [table.id for table in await storage.listed(3, after=4)] == ["t0", "t4", "t3"]


async def test_listing_shows_where_something_may_still_happen(storage: Storage) -> None:
    for number, (status, answered) in enumerate(
        [("waiting", 90.0), ("running", 120.0), ("over", 130.0), ("waiting", 100.0)]
    ):
        await storage.create(a_table(id=f"t{number}", status=status, answered=answered, host=f"host {number}"))

    assert {table.id for table in await storage.listed(9, answered_since=100.0)} == {"t1", "t3"}


async def test_of_a_hosts_tables_only_the_newest_is_listed(storage: Storage) -> None:
    """Tables that are over stay what they were, and so do those of others."""
    await storage.create(a_table(id="over", status="over"))
    await storage.create(a_table(id="earlier"))
    await storage.create(a_table(id="another's", host="bea"))
    await storage.create(a_table(id="private", listed=False))

    await storage.create(a_table(id="newest"))

    assert {table.id for table in await storage.listed(9)} == {"another's", "newest"}
    earlier, over = await found(storage, "earlier"), await found(storage, "over")
    assert (earlier.listed, earlier.revision) == (False, 1)
    assert (over.listed, over.revision) == (True, 0)


async def test_of_players_who_want_a_rematch_the_first_makes_it(url: str) -> None:
    storages = [await Storage.open(url) for _ in range(2)]
    await storages[0].create(a_table(status="over"))

    made = await asyncio.gather(*[storages[i % 2].create_rematch("t1", a_table(id=f"new {i}")) for i in range(6)])

    assert len(set(made)) == 1
    assert sorted(await storages[0].all_ids()) == sorted(["t1", made[0]])
    assert (await found(storages[1])).rematch == made[0]
    for storage in storages:
        await storage.close()


@pytest.mark.parametrize(("by", "answered"), [("person", 1001.5), ("bot", 7.0)])
async def test_table_knows_when_a_person_last_answered(storage: Storage, by: AnsweredBy, answered: float) -> None:
    await storage.create(a_table(answered=7.0))

    await append(storage, an_entry(1, by=by))

    assert (await found(storage)).answered == answered


async def test_tables_of_a_person_are_those_with_their_seat_listed_or_not(storage: Storage) -> None:
    await storage.create(a_table(id="private", listed=False, answered=2.0))
    await storage.create(a_table(id="kept", answered=1.0, seats=[replace(ANA, kind=SeatKind.BOT)]))
    await storage.create(a_table(id="hosted", answered=3.0, seats=[BOT, FREE]))

    tables = await storage.tables_of("ana", list(TableStatus), 5)

    assert [table.id for table in tables] == ["private", "kept"]
    assert tables[0] == a_table(id="private", listed=False, answered=2.0)


async def test_tables_of_a_person_are_those_of_some_statuses_that_were_answered_at_last(storage: Storage) -> None:
    for number, status in enumerate(["running", "over", "waiting", "over"]):
        await storage.create(a_table(id=f"t{number}", answered=float(number), status=status))

    unfinished = await storage.tables_of("ana", [TableStatus.WAITING, TableStatus.RUNNING], 3)
    last_finished = await storage.tables_of("ana", [TableStatus.OVER], 1)

    assert [table.id for table in unfinished] == ["t2", "t0"]
    assert [table.id for table in last_finished] == ["t3"]


async def test_waiting_tables_are_those_made_lately(storage: Storage) -> None:
    for number, status in enumerate(["waiting", "waiting", "running", "waiting"]):
        await storage.create(a_table(id=f"t{number}", created=float(number), status=status, listed=number == 1))

    assert await storage.waiting_ids(made_since=1.0) == ["t3", "t1"]


async def test_all_tables_are_named_oldest_first(storage: Storage) -> None:
    for number in (3, 1, 2):
        await storage.create(a_table(id=f"t{number}", created=float(number), listed=False))

    assert await storage.all_ids() == ["t1", "t2", "t3"]


async def test_tables_of_some_statuses_are_named(storage: Storage) -> None:
    for status in ("over", "running", "waiting"):
        await storage.create(a_table(id=status, status=status))

    assert await storage.all_ids(TableStatus.WAITING, TableStatus.RUNNING) == [TableStatus.RUNNING, TableStatus.WAITING]


async def test_revision_of_a_table_is_read_without_the_rest(storage: Storage) -> None:
    await storage.create(a_table(revision=4))
    await append(storage, an_entry(1))

    assert await storage.revision("t1") == 5
    assert await storage.revision("t2") is None


# ---- Seats
async def test_seat_is_changed(storage: Storage) -> None:
    await storage.create(a_table())
    left = Seat(0, SeatKind.BOT, "ana", "Ana", "random", {"veto": "points"})

    assert await storage.change_seat("t1", ANA, left)

    assert (await found(storage)).seats == [left, BOT, FREE]


@pytest.mark.parametrize("seen", [replace(FREE, seat=0), replace(ANA, person="bea"), replace(ANA, seat=7)])
async def test_seat_that_is_no_longer_as_it_was_seen_stays(storage: Storage, seen: Seat) -> None:
    await storage.create(a_table())

    assert not await storage.change_seat("t1", seen, replace(seen, kind=SeatKind.BOT))

    assert (await found(storage)).seats == [ANA, BOT, FREE]


@pytest.mark.parametrize(
    ("before", "taken"),
    [
        (FREE, True),
        (replace(BOT, seat=2), True),
        (Seat(2, SeatKind.BOT, "bea", "Bea", "quick", {}), True),
        (Seat(2, SeatKind.PERSON, "bea", "Bea", "quick", {}), True),
        (Seat(2, SeatKind.BOT, "ana", "Ana", "quick", {}), False),
        (Seat(2, SeatKind.PERSON, "ana", "Ana", "quick", {}), False),
    ],
    ids=["open", "bot", "bot that keeps her seat", "her own", "bot that keeps another's seat", "another's"],
)
async def test_seat_is_taken_where_it_is_free(storage: Storage, before: Seat, taken: bool) -> None:
    await storage.create(a_table(seats=[ANA, BOT, before]))

    assert await storage.take_seat("t1", 2, "bea", "Bea Ó", 5.0) == taken

    since = before.since if before.person == "bea" else 5.0
    after = replace(before, kind=SeatKind.PERSON, person="bea", name="Bea Ó", since=since) if taken else before
    assert (await found(storage)).seats == [ANA, BOT, after]


@pytest.mark.parametrize("change", [{"imported": True}, {"barred": ["eve", "bea"]}], ids=["imported", "barred"])
async def test_seat_is_not_taken_by_somebody_new_who_may_not(storage: Storage, change: dict[str, Any]) -> None:
    """Another process may have settled that since the table was looked at; whoever has a seat comes back to it."""
    await storage.create(a_table(**change))

    assert not await storage.take_seat("t1", 2, "bea", "Bea", 5.0)
    assert await storage.take_seat("t1", 0, "ana", "Ana", 5.0)


async def test_table_knows_when_a_person_last_came(storage: Storage) -> None:
    await storage.create(a_table(answered=1.0))

    await storage.take_seat("t1", 2, "bea", "Bea", 5.0)

    assert (await found(storage)).answered == 5.0


async def test_seat_taken_by_many_at_once_goes_to_one(url: str) -> None:
    storages = [await Storage.open(url) for _ in range(2)]
    await storages[0].create(a_table())

    sitting_down = [storages[i % 2].take_seat("t1", 2, f"guest {i}", f"Guest {i}", 5.0) for i in range(20)]
    taken = await asyncio.gather(*sitting_down)

    assert taken.count(True) == 1
    assert (await found(storages[0])).seats[2].person == f"guest {taken.index(True)}"
    for storage in storages:
        await storage.close()


async def test_nobody_takes_two_seats_at_once(url: str) -> None:
    storages = [await Storage.open(url) for _ in range(2)]
    await storages[0].create(a_table(seats=[replace(FREE, seat=seat) for seat in range(5)]))

    taken = await asyncio.gather(*(storages[seat % 2].take_seat("t1", seat, "bea", "Bea", 5.0) for seat in range(5)))

    assert taken.count(True) == 1
    assert [seat.person for seat in (await found(storages[0])).seats].count("bea") == 1
    for storage in storages:
        await storage.close()


async def test_seat_that_is_not_there_is_not_taken(storage: Storage) -> None:
    await storage.create(a_table())

    assert not await storage.take_seat("t1", 3, "bea", "Bea", 5.0)
    with refusal(match="error-no-such-table"):
        await storage.take_seat("t2", 0, "bea", "Bea", 5.0)


async def test_votes_are_kept_until_somebody_else_sits_down(storage: Storage) -> None:
    await storage.create(a_table())

    assert [await storage.vote("t1", 1, person, 7) for person in ("bea", "cid", "bea")] == [True, True, False]
    assert (await found(storage)).seats[1].votes == {"bea": 7, "cid": 7}
    await storage.take_seat("t1", 1, "dan", "Dan", 5.0)
    assert (await found(storage)).seats[1].votes == {}

    await storage.vote("t1", 1, "bea", 8)
    await storage.take_seat("t1", 1, "dan", "Dan", 6.0)

    assert (await found(storage)).seats[1].votes == {"bea": 8}


async def test_people_are_barred_once_and_readmitted_together(storage: Storage) -> None:
    await storage.create(a_table())

    assert [await storage.bar("t1", person) for person in ("eve", "mal", "eve")] == [True, True, False]
    assert (await found(storage)).barred == ["eve", "mal"]
    await storage.readmit("t1")

    assert (await found(storage)).barred == []


# ---- Revisions
CHANGES: dict[str, Callable[[Storage], Awaitable[object]]] = {
    "append": lambda storage: append(storage, an_entry(1)),
    "change_seat": lambda storage: storage.change_seat("t1", ANA, replace(ANA, name="Anna")),
    "take_seat": lambda storage: storage.take_seat("t1", 1, "bea", "Bea", 5.0),
    "say": lambda storage: storage.say("t1", "Ana", 0, "Hello", 1.0, "ana"),
    "start": lambda storage: storage.start("t1", dealt),
    "vote": lambda storage: storage.vote("t1", 0, "bea", 3),
    "bar": lambda storage: storage.bar("t1", "eve"),
    "keep_quiet": lambda storage: storage.keep_quiet("t1", True),
    "add_words": lambda storage: storage.add_words("t1", 0, "ana", "more"),
}
NO_CHANGES: dict[str, Callable[[Storage], Awaitable[object]]] = {
    "append": lambda storage: append(storage, an_entry(5)),
    "change_seat": lambda storage: storage.change_seat("t1", replace(ANA, person="bea"), BOT),
    "take_seat": lambda storage: storage.take_seat("t1", 0, "bea", "Bea", 5.0),
    "say": lambda storage: storage.say("t1", "Ana", 0, "\0", 1.0, "ana"),
    "start": lambda storage: storage.start("t1", dealt),
    "keep_quiet": lambda storage: storage.keep_quiet("t1", False),
    "add_words": lambda storage: storage.add_words("t1", 0, "bea", "more"),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_every_change_of_what_is_shown_is_a_revision(storage: Storage, change: str) -> None:
    await storage.create(a_table(seats=[ANA, BOT]))

    await CHANGES[change](storage)

    assert (await found(storage)).revision == 1


@pytest.mark.parametrize("change", NO_CHANGES)
async def test_what_changes_nothing_is_no_revision(storage: Storage, change: str) -> None:
    await storage.create(a_table())

    with suppress(Refused):
        await NO_CHANGES[change](storage)

    assert await storage.find("t1") == a_table()


async def test_changes_at_once_are_revisions_of_their_own(storage: Storage) -> None:
    """Also where several processes change seats, chat and log of one table."""
    await storage.create(a_table(seats=[ANA, BOT]))

    await asyncio.gather(*[CHANGES[change](storage) for change in ("append", "change_seat", "take_seat", "say")])

    assert (await found(storage)).revision == 4


async def test_what_is_known_is_not_read_again_until_there_is_another_revision(storage: Storage) -> None:
    await storage.save_person(Person("ana", "Ana", 5.0))
    await storage.create(a_table())
    _, known = await storage.look("t1", None)

    person, still = await storage.look("t1", "ana", known)
    await storage.say("t1", "Ana", 0, "Hello", 1.0, "ana")
    _, after = await storage.look("t1", None, known)

    assert person == Person("ana", "Ana", 5.0)
    assert still is known is not None
    assert after is not None
    assert (after.table.revision, [line.text for line in after.lines]) == (1, ["Hello"])


# ---- People and chat
async def test_person_may_take_another_name(storage: Storage) -> None:
    await storage.save_person(Person("ana", "Ana", 5.0))
    await storage.save_person(Person("bea", "Bea", 6.0))

    await storage.save_person(Person("ana", "Anna", 9.0))

    assert await storage.person("ana") == Person("ana", "Anna", 5.0)
    assert await storage.person("bea") == Person("bea", "Bea", 6.0)
    assert await storage.person("cid") is None


async def test_keys_of_earlier_generations_are_void_for_good(storage: Storage) -> None:
    await storage.save_person(Person("ana", "Ana", 5.0))
    await storage.save_code(Person("ana", "Ana", 5.0), "digest", 100.0)

    assert await storage.sign_out("ana") == Person("ana", "Ana", 5.0, generation=1)
    await storage.save_person(Person("ana", "Anna", 5.0))

    assert await storage.person("ana") == Person("ana", "Anna", 5.0, generation=1)
    assert await storage.person_of_code("digest", 1.0) is None
    assert await storage.sign_out("cid") is None


async def test_code_of_an_earlier_generation_of_keys_is_neither_stored_nor_good(storage: Storage) -> None:
    """Whoever has a stolen key may ask for a code at the moment when its owner signs out everywhere."""
    ana = Person("ana", "Ana", 5.0)
    await storage.save_person(ana)
    await storage.save_code(ana, "stored before", 100.0)
    signed_out = sa.update(schema.people).values(generation=1)
    await storage._database.write(lambda connection: connection.execute(signed_out))

    assert not await storage.save_code(ana, "asked for before", 100.0)

    assert await storage.use_code("asked for before", 1.0) is None
    assert await storage.person_of_code("stored before", 1.0) is None
    assert await storage.use_code("stored before", 1.0) is None


async def test_code_is_used_by_one_of_many_at_once(url: str) -> None:
    storages = [await Storage.open(url) for _ in range(2)]
    ana = Person("ana", "Ana", 5.0)
    await storages[0].save_person(ana)
    await storages[0].save_code(Person("ana", "Ana", 5.0), "older", 100.0)
    await storages[0].save_code(Person("ana", "Ana", 5.0), "digest", 100.0)

    used = await asyncio.gather(*[storages[i % 2].use_code("digest", 99.0) for i in range(8)])

    assert sorted(used, key=bool) == [None] * 7 + [ana]
    assert await storages[0].use_code("older", 99.0) is None
    for storage in storages:
        await storage.close()


async def test_code_is_void_when_its_time_has_come(storage: Storage) -> None:
    await storage.save_person(Person("ana", "Ana", 5.0))
    await storage.save_code(Person("ana", "Ana", 5.0), "digest", 100.0)

    assert await storage.person_of_code("digest", 99.0) == Person("ana", "Ana", 5.0)
    assert await storage.person_of_code("digest", 100.0) is None
    assert await storage.use_code("digest", 100.0) is None
    assert await storage.use_code("digest", 99.0) is None


async def test_last_lines_of_the_chat_are_read(storage: Storage) -> None:
    await storage.create(a_table())
    hello = await storage.say("t1", "Ana", 0, "¡Hola!", 10.0, "ana")
    answer = await storage.say("t1", "Zoë", None, "hello 👋", 11.5, "zoe")

    assert await chat(storage) == [hello, answer]
    assert answer == Line(2, "Zoë", None, "hello 👋", 11.5, "zoe")
    for number in range(3, 205):
        await storage.say("t1", "Ana", 0, f"line {number}", 12.0, "ana")
    assert [line.number for line in await chat(storage)] == list(range(5, 205))


async def test_lines_said_at_once_get_numbers_of_their_own(storage: Storage) -> None:
    await storage.create(a_table())

    said = await asyncio.gather(*(storage.say("t1", "Ana", 0, f"line {i}", 0.0, "ana") for i in range(30)))

    assert sorted(line.number for line in said) == list(range(1, 31))
    assert {line.text for line in await chat(storage)} == {line.text for line in said}


async def test_nothing_is_said_at_a_table_that_is_not_there(storage: Storage) -> None:
    with refusal(match=r"error-no-such-table \(table: t1\)"):
        await storage.say("t1", "Ana", 0, "Hello?", 0.0, "ana")
