"""Secrets cannot be had around the views: not in the waiting room, not by an imported game, not from a bot's seat."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import aclosing, contextmanager
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest
from litestar.testing import TestClient

from meseta.engine.randomness import from_seed
from meseta.records.shuffle import commitment_to, new_secret, secret_of
from meseta.storage.rows import Table
from meseta.tables.game import Game
from meseta.tables.next_answer import follows_by_itself
from meseta.web.services import Services
from tests.patience import wait_until
from tests.web.api.guests import Guest

LANGUAGES = ("en", "pl")


def hands(now: Any) -> list[Any]:
    """What each seat holds, as far as it is seen."""
    return [seat["hand"] for seat in now["view"]["seats"]]


def page(guest: Guest | None, client: TestClient[Any], path: str, language: str = "en") -> str:
    answer = client.get(path, headers={**(guest.head if guest else {}), "accept-language": language})
    return answer.text


def stored(client: TestClient[Any], table: str) -> Table:
    """The table as storage has it, with its secret."""
    found: Services = client.app.state.services
    with client.portal() as portal:
        kept = portal.call(found.tables.storage.find, table)
    assert kept is not None
    return kept


# ---- Before the game begins.
def test_nobody_reads_a_hand_in_the_waiting_room(client: TestClient[Any]) -> None:
    host = Guest(client, "Host")
    table = host.new_table("you", "open", "open", game="condottiere")
    seen = []
    for seat in (1, 2):
        spy = Guest(client, "Spy")
        spy.post(f"/tables/{table}/join", {"seat": seat})
        seen += [spy.get(f"/tables/{table}"), host.get(f"/tables/{table}")]
        assert "in-hand" not in page(spy, client, f"/t/{table}")
        assert "in-hand" not in page(spy, client, f"/t/{table}/replay?seat={seat}")
        spy.post(f"/tables/{table}/leave")

    assert [hands(now) for now in seen] == [[None, None, None]] * 4
    assert [now["view"]["seat"] for now in seen] == [None] * 4


def test_nothing_is_dealt_before_the_game_begins(client: TestClient[Any]) -> None:
    host, ana = Guest(client, "Host"), Guest(client, "Ana")
    table = host.new_table("you", "open", game="condottiere")
    waiting = stored(client, table)

    ana.post(f"/tables/{table}/words", {"text": "more"}, 403)
    ana.post(f"/tables/{table}/join", {})

    assert waiting.snapshot == ""
    assert len(hands(ana.get(f"/tables/{table}"))[1]) == 10
    assert stored(client, table).snapshot != ""


# ---- The secret of a table.
def test_secret_of_a_table_has_256_bits_and_leaves_it_when_the_game_is_over(client: TestClient[Any]) -> None:
    host = Guest(client, "Host")
    table = host.new_table("you", "quick")
    secret = secret_of(stored(client, table).seed)
    assert secret is not None
    assert len(bytes.fromhex(secret)) == 32

    during = [
        json.dumps(host.asked(table)),
        page(host, client, f"/t/{table}"),
        page(host, client, f"/t/{table}/verify"),
    ]
    end = host.play_to_the_end(table)

    assert not [text for text in during if secret in text]
    assert all(commitment_to(secret) in text for text in (during[0], during[2]))
    assert end["table"]["shuffle"] == {"commitment": commitment_to(secret), "words": [], "secret": secret}
    assert secret in page(None, client, f"/t/{table}/verify")


# ---- Imported games.
def record_of(client: TestClient[Any], answers: int, game: str = "condottiere") -> dict[str, Any]:
    """A game whose future its importer knows."""
    host = Guest(client, "Host")
    table = host.new_table("you", "quick", "quick", game=game)
    host.play_to_the_end(table)
    record: dict[str, Any] = host.get(f"/tables/{table}/record")
    return {**record, "answers": record["answers"][:answers]}


@pytest.fixture(scope="module")
def begun(client: TestClient[Any]) -> dict[str, Any]:
    return record_of(client, 3)


def test_nobody_else_sits_down_to_a_future_that_its_importer_knows(
    client: TestClient[Any], begun: dict[str, Any]
) -> None:
    host, friend = Guest(client, "Host"), Guest(client, "Friend")
    table = host.post("/records", {"record": json.dumps(begun)})["id"]

    refused = friend.post(f"/tables/{table}/join", {}, 403)
    said = [page(friend, client, f"/t/{table}", language) for language in LANGUAGES]

    assert "brought here" in refused["error"]
    assert friend.get(f"/tables/{table}")["table"]["imported"] is True
    assert "The record of this game was brought here" in said[0]
    assert "Zapis tej partii został wczytany" in said[1]
    assert not [text for text in said if f'action="/t/{table}/join"' in text]


def test_whoever_imported_a_game_may_leave_it_and_come_back(client: TestClient[Any], begun: dict[str, Any]) -> None:
    host = Guest(client, "Host")
    table = host.post("/records", {"record": json.dumps(begun), "seat": 0})["id"]

    host.post(f"/tables/{table}/leave")

    assert host.post(f"/tables/{table}/join", {})["seat"] == 0


def test_record_without_answers_is_refused(client: TestClient[Any], begun: dict[str, Any]) -> None:
    empty = {"record": json.dumps({**begun, "answers": []})}

    assert "no answer" in Guest(client, "Host").post("/records", empty, 400)["error"]


# ---- A bot's seat in a running game.
def test_seat_taken_over_shows_its_hand_from_its_first_decision(client: TestClient[Any]) -> None:
    host, late = Guest(client, "Host"), Guest(client, "Late")
    table = host.new_table("you", "quick", "quick", game="condottiere")
    first = host.asked(table)

    late.post(f"/tables/{table}/join", {"seat": 1})
    before = late.get(f"/tables/{table}")
    shown = page(late, client, f"/t/{table}")
    replayed = client.get(f"/t/{table}/replay?seat=1", headers=late.head)
    host.answer(table, first)
    host.answer(table, host.asked(table))
    asked = late.asked(table)
    late.answer(table, asked)
    after = late.get(f"/tables/{table}")

    assert (before["seat"], before["view"]["seat"], hands(before)) == (1, None, [None, None, None])
    assert "in-hand" not in shown
    assert replayed.status_code == 400
    assert (asked["view"]["seat"], len(hands(asked)[1])) == (1, 10)
    assert after["view"]["seat"] == 1


def test_whoever_comes_back_to_the_own_seat_sees_the_own_hand(client: TestClient[Any]) -> None:
    host = Guest(client, "Host")
    table = host.new_table("quick", "you", "quick", game="condottiere")

    host.post(f"/tables/{table}/leave")
    host.post(f"/tables/{table}/join", {})

    assert host.get(f"/tables/{table}")["view"]["seat"] == 1


# ---- Two worlds that somebody cannot tell apart: what they are sent does not differ by a byte.
class Looked:
    """All that one visitor is sent of a table: data, pages in some languages, an earlier moment, a hint."""

    def __init__(self, client: TestClient[Any], guest: Guest | None, table: str, languages: Sequence[str]) -> None:
        self.client = client
        self.languages = languages
        self.head = guest.head if guest else {}
        self.table = table

    def paths(self) -> list[str]:
        own = f"/t/{self.table}"
        views = [own, f"{own}/part", f"{own}/part?after=0", f"{own}/part?at=0", f"{own}/verify"]
        return [f"/api/tables/{self.table}", f"/api/tables/{self.table}/record", "/api/tables", "/", *views]

    def sent(self) -> list[str]:
        answers = [
            self.client.get(path, headers={**self.head, "accept-language": language}).text
            for path in self.paths()
            for language in self.languages
        ]
        with self.client.portal() as portal:
            return [*answers, portal.call(self.first_events)]

    async def first_events(self) -> str:
        """Who is there, and where the table stands."""
        found: Services = self.client.app.state.services
        hints = found.live.hints(self.table)
        assert isinstance(hints, AsyncGenerator)
        async with aclosing(hints):
            return "".join([str((await anext(hints)).data) for _ in range(2)])


@contextmanager
def another_world(client: TestClient[Any], table: str, viewer: int | None) -> Iterator[tuple[str, str]]:
    """The server keeps another world in memory, which a seat cannot tell from the real one. What changes of it in
    public is its commitment: given as it was and as it is. (The replay begins at the seed, which leads elsewhere.)"""
    found: Services = client.app.state.services
    kept = found.tables.cache.kept[table]
    state, game, secret = kept.state, kept.game, new_secret()
    assert isinstance(game, Game)
    was = secret_of(state.table.seed)
    assert was is not None
    position = game.history.position
    kept.state = replace(state, table=replace(state.table, seed=str(state.table.seed).replace(was, secret)))
    game.history.position = position.imagine(viewer, from_seed(secret)) if game.dealt else position
    found.public_parts.kept.clear()  # drawn in the real one
    try:
        yield commitment_to(was), commitment_to(secret)
    finally:
        kept.state, game.history.position = state, position
        found.public_parts.kept.clear()


def is_at_rest(client: TestClient[Any], table: str) -> bool:
    """Whatever follows by itself has been answered: that would change the table between two looks."""
    found: Services = client.app.state.services
    client.get(f"/api/tables/{table}")
    kept = found.tables.cache.kept[table]
    return isinstance(kept.game, Game) and not follows_by_itself(kept.state.table, kept.game)


def differing(
    client: TestClient[Any], guest: Guest | None, table: str, viewer: int | None, languages: Sequence[str] = LANGUAGES
) -> list[str]:
    """The paths by which a visitor could tell two worlds apart."""
    wait_until(lambda: is_at_rest(client, table))
    looked = Looked(client, guest, table, languages)
    real = looked.sent()
    with another_world(client, table, viewer) as (was, now):
        other = [text.replace(now, was) for text in looked.sent()]
    named = [*[path for path in looked.paths() for _ in languages], "live"]
    return [path for path, one, two in zip(named, real, other, strict=True) if one != two]


GAMES = [
    pytest.param("condottiere", {"face-down": "on", "hand-sizes": "hidden"}, id="condottiere"),
    pytest.param("el-grande", {"expansion": "intrigue"}, id="intrigue"),
    pytest.param("el-grande", {"edition": "2023", "shifting-powers": "on"}, id="shifting-powers"),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_nobody_can_tell_worlds_apart_that_differ_in_secret(
    client: TestClient[Any], game: str, options: dict[str, str]
) -> None:
    people = [Guest(client, name) for name in ("Mira", "Ana", "Leo")]
    table = people[0].new_table("you", "open", "open", game=game, **options)
    looked_at = []
    languages = cycle(LANGUAGES)  # by turns: both are seen by everybody, before the game begins and while it lasts
    for guest in people[1:]:
        language = [next(languages)]
        looked_at += [differing(client, each, table, None, language) for each in (*people, None)]
        guest.post(f"/tables/{table}/join", {})
    random = from_seed(5)
    for number in range(24):
        # By turns: whoever has sealed a choice may change it, and would be asked again and again.
        by_turns = [people[(number + each) % len(people)] for each in range(len(people))]
        asked = next(guest for guest in by_turns if guest.get(f"/tables/{table}")["view"]["legal"])
        asked.answer_if_still_asked(table, asked.asked(table), int(random.below(1000)))
        if number % 6 == 0:
            language = [next(languages)]
            looked_at += [differing(client, each, table, seat, language) for seat, each in enumerate(people)]
            looked_at.append(differing(client, None, table, None, language))

    assert looked_at == [[]] * 24


def test_nobody_can_tell_worlds_apart_at_an_imported_table_or_a_seat_taken_over(
    client: TestClient[Any], begun: dict[str, Any]
) -> None:
    host, late = Guest(client, "Host"), Guest(client, "Late")
    imported = host.post("/records", {"record": json.dumps(begun)})["id"]
    running = host.new_table("you", "quick", "quick", game="condottiere")
    host.asked(imported)
    host.asked(running)
    late.post(f"/tables/{running}/join", {"seat": 1})

    seat = host.get(f"/tables/{imported}")["seat"]
    record = f"/api/tables/{imported}/record"  # its importer has it anyway
    assert [path for path in differing(client, host, imported, seat) if path != record] == []
    assert differing(client, late, imported, None) == []
    assert differing(client, late, running, None) == []
    assert differing(client, host, running, 0) == []


def test_worlds_are_told_apart_by_whoever_holds_the_cards(client: TestClient[Any]) -> None:
    """Otherwise the two tests above could not fail."""
    host = Guest(client, "Host")
    table = host.new_table("you", "quick", "quick", game="condottiere")
    host.asked(table)

    assert f"/t/{table}" in differing(client, host, table, None)
    assert f"/api/tables/{table}" in differing(client, host, table, None)
