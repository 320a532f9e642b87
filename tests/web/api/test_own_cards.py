"""A program plays Intrigue & the King: it chooses a hand and plays from it."""

from __future__ import annotations

from typing import Any

from tests.patience import wait_until
from tests.web.api.guests import Guest

HAND = ["10", "25", "43", "60", "90", "100", "110", "120", "140", "145", "150", "180", "joker"]


def choosing(guest: Guest, *seats: str) -> str:
    """A table where hands are chosen."""
    table = guest.new_table(*seats, expansion="intrigue")
    guest.answer(table, guest.asked(table))  # the start disk
    asked_for(guest, table, "choosing-hand")
    return table


def asked_for(guest: Guest, table: str, kind: str) -> Any:
    """What the guest sees once this is asked: bots answer when they are ready."""

    def view() -> Any:
        return guest.get(f"/tables/{table}")["view"]

    wait_until(lambda: view()["business"][-1]["kind"] == kind and bool(view()["legal"]))
    return view()


def say(guest: Guest, table: str, notation: str) -> Any:
    now = guest.asked(table)
    return guest.post(f"/tables/{table}/answers", {"decision": now["decision"], "notation": notation})


def test_a_hand_is_chosen_card_by_card_and_played_from(guest: Guest) -> None:
    table = choosing(guest, "you", "quick")

    for name in HAND:
        say(guest, table, f"keep {name}")

    view = asked_for(guest, table, "bidding")
    assert sorted(view["seats"][0]["hand"]) == [0, *[int(name) for name in HAND[:-1]]]
    assert view["seats"][1]["hand"] is None
    assert {legal["notation"] for legal in view["legal"]} <= {f"bid {name}" for name in HAND}


def test_what_is_chosen_is_nobody_elses_business(guest: Guest) -> None:
    table = guest.new_table("you", "open", expansion="intrigue")
    friend = Guest(guest.client, "Ana")
    friend.post(f"/tables/{table}/join", {})
    for each in (guest, friend):
        each.answer(table, each.asked(table))

    say(guest, table, "keep 110")

    assert guest.get(f"/tables/{table}")["view"]["business"][-1]["answers"] == ["keep 110"]
    assert friend.get(f"/tables/{table}")["view"]["business"][-1]["answers"] == []


def test_every_own_card_in_a_view_has_a_text(guest: Guest) -> None:
    table = choosing(guest, "you", "quick")

    texts = guest.get("/games/el-grande/texts")

    cards = guest.asked(table)["view"]["own_cards"]
    assert len(cards) == 31
    assert all(card["text"] in texts for card in cards)
    assert "intrigue-card" in texts
