"""What a person finds again on the front page, and what a replay leaves out."""

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
