"""The whole log of a table, as a page of its own."""

import re
from typing import Any

from litestar.testing import TestClient

from tests.web.api.guests import Guest

LINES = re.compile(r'data-line="(\d+)"')


def test_log_is_told_until_the_entry_that_a_page_shows(client: TestClient[Any], guest: Guest) -> None:
    table = guest.new_table("you", "quick", game="condottiere")
    guest.play_to_the_end(table)

    whole = client.get(f"/t/{table}/log", headers=guest.head).text
    until = client.get(f"/t/{table}/log?until=3", headers=guest.head).text

    told = {int(number) for number in LINES.findall(whole)}
    assert max(told) > 3
    assert {int(number) for number in LINES.findall(until)} == {number for number in told if number <= 3}


def test_those_who_only_watch_read_the_log_too(client: TestClient[Any], guest: Guest) -> None:
    table = guest.new_table("you", "quick")
    guest.answer(table, guest.asked(table))
    watcher = Guest(client, "Eve")

    assert LINES.search(client.get(f"/t/{table}/log", headers=watcher.head).text)
    assert client.get("/t/nowhere/log").status_code == 404
