"""Hints over the API and on pages: for who is asked, by what they see, and the others hear of it."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.web.api.guests import Guest

GAMES = ["el-grande", "condottiere"]


@pytest.fixture
def other(client: TestClient[Any]) -> Guest:
    return Guest(client, "Ana")


@pytest.mark.parametrize("game", GAMES)
def test_hint_names_the_best_answers_and_what_they_bring(guest: Guest, game: str) -> None:
    table = guest.new_table("you", "quick", game=game)
    now = guest.asked(table)

    hint = guest.post(f"/tables/{table}/hint")

    legal = {each["answer"]: each["notation"] for each in now["view"]["legal"]}
    assert hint["decision"] == now["decision"]
    assert len(hint["advice"]) == 2
    for advice in hint["advice"]:
        assert legal[advice["answer"]] == advice["notation"]
        assert 0 <= advice["chance"] <= 1


def test_others_hear_once_that_a_hint_was_taken_and_not_what_it_said(guest: Guest, other: Guest) -> None:
    table = guest.new_table("you", "quick")
    guest.asked(table)

    for _ in range(2):
        guest.post(f"/tables/{table}/hint")

    heard = other.get(f"/tables/{table}")["chat"]
    assert [(line["kind"], line["seat"], line["text"]) for line in heard] == [("hint", 0, "")]


def test_who_only_watches_gets_no_hint(guest: Guest, other: Guest) -> None:
    table = guest.new_table("you", "quick")
    guest.asked(table)

    assert other.post(f"/tables/{table}/hint", status=403)["error"] == "You do not sit at this table."


def test_there_may_be_no_hints_at_a_table(guest: Guest, client: TestClient[Any]) -> None:
    sent = {"game": "el-grande", "seats": ["you", "quick"], "options": {"players": "2"}, "hints": False}
    table = guest.post("/tables", sent)["id"]
    now = guest.asked(table)

    assert not now["table"]["hints"]
    assert guest.post(f"/tables/{table}/hint", status=400)["error"] == "There are no hints at this table."
    assert "data-hint=" not in client.get(f"/t/{table}", headers=guest.head).text


def test_page_offers_a_hint_and_shows_what_it_says(guest: Guest, client: TestClient[Any]) -> None:
    table = guest.new_table("you", "quick")
    now = guest.asked(table)
    assert "data-hint=" in client.get(f"/t/{table}", headers=guest.head).text

    shown = client.post(f"/t/{table}/hint", headers=guest.head).text

    assert f'data-decision="{now["decision"]}"' in shown
    assert shown.count("data-hinted=") == 2
    assert "% to win" in shown
