"""Whoever comes for the first time loads less than 150 kB: a page and every file that it names, compressed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.web.api.guests import Guest
from tests.web.boards.guests import compressed

MOST = 150_000
PAGES = ["/", "/new", "/new?game=condottiere", "/import", "/learn/el-grande", "/learn/condottiere"]
FILES = re.compile(r'(?:href|src)="(/static/[^"]+)"')
GAMES = ["el-grande", "condottiere"]


def first_load(client: TestClient[Any], guest: Guest, path: str) -> int:
    page = client.get(path, headers=guest.head).text
    named = set(FILES.findall(page))
    assert len(named) > 4, f"{path} names only {named}"
    return compressed(page) + sum(compressed(client.get(file).text) for file in named)


@pytest.mark.parametrize("path", PAGES)
def test_page_is_light(client: TestClient[Any], guest: Guest, path: str) -> None:
    assert first_load(client, guest, path) < MOST


@pytest.mark.parametrize("game", GAMES)
def test_table_is_light_while_it_waits_and_while_it_is_played(client: TestClient[Any], guest: Guest, game: str) -> None:
    waiting, running = guest.new_table("you", "open", game=game), guest.new_table("you", "quick", game=game)
    guest.asked(running)

    assert first_load(client, guest, f"/t/{waiting}") < MOST
    assert first_load(client, guest, f"/t/{running}") < MOST


@pytest.mark.parametrize("game", GAMES)
def test_table_is_light_when_its_game_is_over(client: TestClient[Any], guest: Guest, game: str) -> None:
    over = guest.new_table("you", "quick", game=game)
    guest.play_to_the_end(over)

    assert first_load(client, guest, f"/t/{over}") < MOST
    assert first_load(client, guest, f"/t/{over}/replay") < MOST
