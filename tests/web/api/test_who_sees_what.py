"""What the pages show to whom: one's own tables, a game of now or of before, a seat or none."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from tests.web.api.guests import Guest


def test_own_private_table_is_on_the_front_page_of_its_people_only(client: TestClient[Any]) -> None:
    host, other = Guest(client, "Host"), Guest(client, "Other")
    table = host.new_table("you", "quick")

    assert f'href="/t/{table}"' in client.get("/", headers=host.head).text
    assert f'href="/t/{table}"' not in client.get("/", headers=other.head).text


def test_replay_of_a_running_game_carries_nothing_that_changes_it(client: TestClient[Any]) -> None:
    host = Guest(client, "Host")
    table = host.new_table("you", "quick")
    host.answer(table, host.asked(table))

    replay = client.get(f"/t/{table}/replay", headers=host.head).text

    assert 'id="sheet-log"' in replay
    assert "data-send" not in replay
    assert 'method="post"' not in replay


def test_who_has_no_seat_is_told_that_they_watch(client: TestClient[Any]) -> None:
    host, other = Guest(client, "Host"), Guest(client, "Other")

    for game in ("el-grande", "condottiere"):
        table = host.new_table("you", "quick", game=game)
        host.asked(table)

        assert "You are watching" in client.get(f"/t/{table}", headers=other.head).text
        assert "You are watching" not in client.get(f"/t/{table}", headers=host.head).text
        assert "You are watching" not in client.get(f"/t/{table}/replay", headers=other.head).text


def test_who_is_invited_is_told_what_is_played(client: TestClient[Any]) -> None:
    usual = Guest(client, "Host").new_table("you", "open", rounds="9", start="random")
    chosen = Guest(client, "Host").new_table("you", "open", start="random", expansion="intrigue")
    number = Guest(client, "Host").new_table("you", "open", game="condottiere", start="random", points="42")

    pages = [client.get(f"/t/{table}").text for table in (usual, chosen, number)]

    assert "Length:" not in pages[0]
    assert "Length: Six rounds · Expansion: Intrigue &amp; the King" in pages[1]
    assert "Points game: 42" in pages[2]
