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

    assert "<dt>Length</dt><dd>Nine rounds</dd>" in pages[0]
    assert "<dt>Length</dt><dd><b>Six rounds</b></dd>" in pages[1]
    assert "<dt>Expansion</dt><dd><b>Intrigue &amp; the King</b></dd>" in pages[1]
    assert "<dt>Points game</dt><dd><b>42</b></dd>" in pages[2]


# ---- What is drawn once for all who only watch.
def part(client: TestClient[Any], table: str, head: dict[str, str] | None = None) -> str:
    answer = client.get(f"/t/{table}/part", headers=head)
    assert answer.status_code == 200
    return answer.text


def test_part_that_is_drawn_for_spectators_is_drawn_once_and_for_nobody_with_a_seat(client: TestClient[Any]) -> None:
    host, friend, other = Guest(client, "Host"), Guest(client, "Friend"), Guest(client, "Other")
    table, kept = host.new_table("you", "open", game="condottiere"), client.app.state.services.public_parts.kept
    friend.post(f"/tables/{table}/join", {})
    kept.clear()

    own = [part(client, table, guest.head) for guest in (host, friend)]
    assert not kept
    plain = {"accept-encoding": "identity"}
    watched = [part(client, table), part(client, table, other.head), part(client, table, plain)]

    assert len(kept) == 1
    assert watched[0] == watched[1] == watched[2]
    assert [part(client, table, guest.head) for guest in (host, friend)] == own
    assert own[0] != own[1]
    assert not {*own} & {*watched}
    friend.post(f"/tables/{table}/leave")
    assert "You are watching" not in part(client, table, friend.head)  # but may come back


def test_part_that_is_drawn_for_spectators_is_of_their_language_and_pace_and_of_now(client: TestClient[Any]) -> None:
    host = Guest(client, "Host")
    table = host.new_table("you", "open", game="condottiere")
    Guest(client, "Friend").post(f"/tables/{table}/join", {})

    assert "You are watching" in part(client, table)
    assert "Oglądasz" in part(client, table, {"accept-language": "pl"})
    assert 'data-pace="1600"' in part(client, table, {"cookie": "pace=slow"})
    host.post(f"/tables/{table}/chat", {"text": "Good evening"})
    assert "Good evening" in part(client, table)
