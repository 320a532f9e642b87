"""Every route of the API, as a program uses it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.web.api.guests import Guest


def test_games_and_their_options_are_named(guest: Guest) -> None:
    games = guest.get("/games")

    assert [game["game"] for game in games] == ["el-grande", "condottiere"]
    assert all(option["values"] and option["says"] for game in games for option in game["options"])
    [points] = [option for option in games[1]["options"] if option["name"] == "points"]
    assert (points["values"], points["least"], points["most"]) == (["off", "20", "30"], 5, 100)


def test_table_may_be_made_for_any_number_of_points_between_the_bounds(guest: Guest) -> None:
    sent = {"game": "condottiere", "seats": ["you", "quick"]}

    made = guest.post("/tables", {**sent, "options": {"players": "2", "points": "12"}})["id"]
    refused = guest.post("/tables", {**sent, "options": {"players": "2", "points": "101"}}, status=400)

    assert guest.get(f"/tables/{made}")["table"]["options"]["points"] == "12"
    assert "possible: off, or a number from 5 to 100." in refused["error"]


def test_listed_table_is_found_and_private_one_is_not(guest: Guest) -> None:
    sent = {"game": "condottiere", "seats": ["you", "open"], "options": {"players": "2"}, "name": "Friday"}
    listed = guest.post("/tables", {**sent, "listed": True})["id"]
    private = guest.post("/tables", sent)["id"]

    found = {table["id"]: table for table in guest.get("/tables")}

    assert found[listed]["name"] == "Friday"
    assert found[listed]["status"] == "waiting"
    assert [seat["kind"] for seat in found[listed]["seats"]] == ["person", "open"]
    assert private not in found


def test_answer_by_number_and_by_notation(guest: Guest) -> None:
    table = guest.new_table("you", "open")
    friend = Guest(guest.client, "Ana")
    friend.post(f"/tables/{table}/join", {})
    now = guest.asked(table)

    after = guest.answer(table, now)
    assert after["number"] == now["number"] + 1

    theirs = friend.asked(table)
    said = theirs["view"]["legal"][-1]["notation"]
    after = friend.post(f"/tables/{table}/answers", {"decision": theirs["decision"], "notation": said})
    assert after["number"] > theirs["number"]


@pytest.mark.parametrize("said", ["by number", "by notation"])
def test_stale_answer_gets_the_table_as_it_is_now(guest: Guest, said: str) -> None:
    """Also where its notation means nothing any more."""
    table = guest.new_table("you", "quick")
    now = guest.asked(table)
    guest.answer(table, now)
    legal = now["view"]["legal"][0]
    again = {"answer": legal["answer"]} if said == "by number" else {"notation": legal["notation"]}

    after = guest.post(f"/tables/{table}/answers", {"decision": now["decision"], **again}, 409)

    assert after["error"] == "The game has moved on since you saw it. Here is how it stands now."
    assert after["number"] > now["number"]
    assert after["seat"] == 0
    assert "legal" in after["view"]


def test_answer_that_is_taken_back_can_be_given_again(guest: Guest) -> None:
    table = guest.new_table("you", "open")
    friend = Guest(guest.client, "Ana")
    friend.post(f"/tables/{table}/join", {"seat": 1})
    who, after = guest, guest.asked(table)
    while not after["may_undo"]:
        who = guest if guest.get(f"/tables/{table}")["view"]["legal"] else friend
        after = who.answer(table, who.asked(table))

    again = who.post(f"/tables/{table}/undo")

    assert again["number"] == after["number"] + 1
    who.answer(table, who.asked(table))
    assert who.post(f"/tables/{table}/restart")["number"] > again["number"]
    who.post(f"/tables/{table}/undo", None, 400)


def test_seat_is_left_to_a_bot_and_taken_again(guest: Guest) -> None:
    table = guest.new_table("you", "open")
    friend = Guest(guest.client, "Ana")
    assert friend.post(f"/tables/{table}/join", {"seat": 1}) == {"seat": 1}

    friend.post(f"/tables/{table}/leave")
    assert guest.get(f"/tables/{table}")["table"]["seats"][1]["kind"] == "bot"
    Guest(guest.client, "Eve").post(f"/tables/{table}/join", {"seat": 1}, 400)

    assert friend.post(f"/tables/{table}/join", {}) == {"seat": 1}
    assert guest.get(f"/tables/{table}")["table"]["seats"][1] == {
        "seat": 1,
        "kind": "person",
        "name": "Ana",
        "bot": None,
    }


def test_host_starts_without_waiting_and_bots_have_names(guest: Guest) -> None:
    table = guest.new_table("you", "open", "open")
    Guest(guest.client, "Ana").post(f"/tables/{table}/start", None, 403)

    guest.post(f"/tables/{table}/start")

    now = guest.get(f"/tables/{table}")
    assert now["table"]["status"] == "running"
    assert all(seat["name"] for seat in now["table"]["seats"])


def test_spectator_sees_the_table_but_no_answers(guest: Guest, client: TestClient[Any]) -> None:
    table = guest.new_table("you", "quick")

    now = client.get(f"/api/tables/{table}").json()

    assert now["seat"] is None
    assert now["view"]["legal"] == []


def test_chat_is_one_line_of_what_can_be_seen(guest: Guest) -> None:
    table = guest.new_table("you", "open")
    guest.post(f"/tables/{table}/chat", {"text": "  <b>¡Hola!</b>\n\u202e\0 \t👋 " + "x" * 5000})

    said = guest.get(f"/tables/{table}")["chat"]

    text = ("<b>¡Hola!</b> 👋 " + "x" * 5000)[:400]
    assert said == [{"number": 1, "name": "Mira", "seat": 0, "text": text, "kind": "said"}]
    guest.post(f"/tables/{table}/chat", {"text": " \n"}, 400)


def test_only_the_last_lines_come_with_a_table_and_others_when_asked_for(guest: Guest) -> None:
    table = guest.new_table("you", "open")
    friend = Guest(guest.client, "Ana")
    friend.post(f"/tables/{table}/join", {})
    for talker in (guest, friend):
        for number in range(15):
            talker.post(f"/tables/{table}/chat", {"text": f"line {number}"})

    assert [line["number"] for line in guest.get(f"/tables/{table}")["chat"]] == list(range(12, 32))
    assert [line["number"] for line in guest.get(f"/tables/{table}/chat")] == list(range(1, 32))
    assert [line["number"] for line in guest.get(f"/tables/{table}/chat?after=29")] == [30, 31]


def test_whoever_talks_too_much_is_told_to_wait(guest: Guest) -> None:
    """A spectator sooner than somebody with a seat."""
    table, eve = guest.new_table("you", "quick"), Guest(guest.client, "Eve")

    for talker, most in (guest, 20), (eve, 5):
        for number in range(most):
            talker.post(f"/tables/{table}/chat", {"text": f"line {number}"})
        refused = talker.post(f"/tables/{table}/chat", {"text": "more"}, 429)
        assert refused["error"] == f"That was a little much: at most {most} lines in a minute."


# ---- Who may sit down and talk.
def listed_table(guest: Guest, *seats: str) -> str:
    sent = {"game": "condottiere", "seats": seats, "options": {"players": str(len(seats))}, "listed": True}
    table: str = guest.post("/tables", sent)["id"]
    return table


def test_at_a_listed_table_that_runs_bots_seats_are_taken_by_invitation_only(guest: Guest) -> None:
    table, eve, ana = (
        listed_table(guest, "you", "quick", "quick"),
        *[Guest(guest.client, who) for who in ("Eve", "Ana")],
    )
    invitation = guest.get(f"/tables/{table}")["invitation"]

    refused = eve.post(f"/tables/{table}/join", {"seat": 1}, 403)
    eve.post(f"/tables/{table}/join", {"invitation": "guessed"}, 403)

    assert "only with an invitation" in refused["error"]
    assert "invitation" not in eve.get(f"/tables/{table}")
    assert invitation not in guest.client.get(f"/t/{table}", headers=eve.head).text
    assert "Take this seat" not in guest.client.get(f"/t/{table}", headers=eve.head).text
    assert ana.post(f"/tables/{table}/join", {"invitation": invitation}) == {"seat": 1}


def test_friend_takes_a_bots_seat_through_the_link_of_an_invitation(guest: Guest) -> None:
    table, client = listed_table(guest, "you", "quick"), guest.client
    link = f"/t/{table}/invited/{guest.get(f'/tables/{table}')['invitation']}"

    assert link in client.get(f"/t/{table}", headers=guest.head).text
    assert client.get(f"{link}x").status_code == client.post(f"{link}x").status_code == 403
    assert "you take the seat of a bot" in client.get(link).text
    answer = client.post(link, data={"name": "Ana"}, follow_redirects=False)
    client.cookies.clear()

    assert answer.headers["location"] == f"/t/{table}"
    assert guest.get(f"/tables/{table}")["table"]["seats"][1]["name"] == "Ana"


def test_host_sends_a_stranger_away_who_cannot_sit_down_again(guest: Guest) -> None:
    table = guest.new_table("you", "open", "open", "open")
    eve, ana = Guest(guest.client, "Eve"), Guest(guest.client, "Ana")
    for who in (eve, ana):
        who.post(f"/tables/{table}/join", {})

    ana.post(f"/tables/{table}/remove", {"seat": 1}, 403)
    for seat, status in (0, 400), (9, 400), (1, 200):
        guest.post(f"/tables/{table}/remove", {"seat": seat}, status)

    seats = guest.get(f"/tables/{table}")["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "person", "open"]
    assert "You were sent away" in eve.post(f"/tables/{table}/join", {}, 403)["error"]
    eve.post(f"/tables/{table}/chat", {"text": "why?"}, 403)
    guest.post(f"/tables/{table}/readmit")
    assert eve.post(f"/tables/{table}/join", {}) == {"seat": 1}


def test_spectator_is_silenced_and_not_shown_any_more(guest: Guest) -> None:
    table, eve = guest.new_table("you", "quick"), Guest(guest.client, "Mira")
    guest.post(f"/tables/{table}/chat", {"text": "hello"})
    eve.post(f"/tables/{table}/chat", {"text": "I am the host"})
    assert [line["seat"] for line in guest.get(f"/tables/{table}")["chat"]] == [0, None]

    eve.post(f"/tables/{table}/silence", {"line": 1}, 403)
    for line, status in (1, 400), (7, 400), (2, 200):
        guest.post(f"/tables/{table}/silence", {"line": line}, status)

    assert [line["text"] for line in guest.get(f"/tables/{table}/chat")] == ["hello"]
    assert "You were silenced" in eve.post(f"/tables/{table}/chat", {"text": "more"}, 403)["error"]


def test_all_spectators_are_silenced_at_once(guest: Guest) -> None:
    table, eve = guest.new_table("you", "quick"), Guest(guest.client, "Eve")
    eve.post(f"/tables/{table}/quiet", {"quiet": True}, 403)

    guest.post(f"/tables/{table}/quiet", {"quiet": True})

    assert guest.get(f"/tables/{table}")["table"]["quiet"]
    assert "only those talk" in eve.post(f"/tables/{table}/chat", {"text": "hello"}, 403)["error"]
    guest.post(f"/tables/{table}/chat", {"text": "at last"})
    guest.post(f"/tables/{table}/quiet", {"quiet": False})
    eve.post(f"/tables/{table}/chat", {"text": "hello"})


def test_page_says_of_a_spectator_that_they_only_watch(guest: Guest) -> None:
    table, imitator = guest.new_table("you", "quick"), Guest(guest.client, "Mira")
    for who in (guest, imitator):
        who.post(f"/tables/{table}/chat", {"text": "hello"})

    shown = guest.client.get(f"/t/{table}", headers=guest.head).text

    mine, theirs = re.findall(r'<li id="said-\d".*?</li>', shown)
    assert "watching" not in mine
    assert "watching" in theirs


def test_standing_order_is_kept_and_a_wrong_one_refused(guest: Guest) -> None:
    table = guest.new_table("you", "quick", veto="on")

    guest.post(f"/tables/{table}/orders", {"veto": "never"})

    assert "possible: ask, never, points" in guest.post(f"/tables/{table}/orders", {"veto": "maybe"}, 400)["error"]


def test_finished_game_is_recorded_imported_and_played_again(guest: Guest) -> None:
    table = guest.new_table("you", "quick")
    guest.get(f"/tables/{table}/record", 403)
    guest.post(f"/tables/{table}/rematch", None, 400)
    end = guest.play_to_the_end(table)

    record = guest.get(f"/tables/{table}/record")
    twin = guest.post("/records", {"record": json.dumps(record), "name": "Twin"})["id"]

    assert guest.get(f"/tables/{twin}/record") == record
    assert (
        guest.get(f"/tables/{twin}")["view"]["seats"]
        == guest.client.get(f"/api/tables/{table}").json()["view"]["seats"]
    )
    assert end["view"]["winners"]
    again = guest.post(f"/tables/{table}/rematch")["id"]
    assert guest.post(f"/tables/{table}/rematch")["id"] == again
    assert guest.get(f"/tables/{again}")["table"]["status"] == "running"


def test_nobody_comes_to_or_leaves_a_finished_game(guest: Guest) -> None:
    table = guest.new_table("you", "quick", game="condottiere")
    guest.play_to_the_end(table)

    for who, path in ((guest, "leave"), (Guest(guest.client, "Eve"), "join")):
        assert who.post(f"/tables/{table}/{path}", {}, 400)["error"] == "The game is over."
    assert guest.get(f"/tables/{table}")["table"]["seats"][0]["name"] == "Mira"


# ---- Words.
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Choose one region: it is scored."), ("pl", "Wybierz i podlicz jeden region.")],
)
def test_program_reads_what_cards_say(guest: Guest, language: str, said: str) -> None:
    texts = guest.get(f"/games/el-grande/texts?language={language}")

    assert texts["score-one-2023"] == said


def test_every_card_in_a_view_has_a_text(guest: Guest) -> None:
    table = guest.new_table("you", "quick")

    texts = guest.get("/games/el-grande/texts")

    cards = guest.asked(table)["view"]["cards"]
    assert cards
    assert all(card["text"] in texts for card in cards)


def test_texts_in_a_language_that_is_not_spoken_are_refused(guest: Guest) -> None:
    answer = guest.client.get("/api/games/el-grande/texts?language=tlh")

    assert answer.status_code == 400
    assert answer.json()["error"] == "'tlh' is no language of this program; possible: en, pl."
