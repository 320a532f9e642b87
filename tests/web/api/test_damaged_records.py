"""A record file that is damaged is refused with what is wrong; whatever is imported can be looked at."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.web.api.guests import Guest

FILE = Path(__file__).parents[2] / "finished_games" / "el-grande-5-players-short.json"
Damage = Callable[[dict[str, Any]], object]

DAMAGES: dict[str, Damage] = {
    "another format": lambda record: record.update({"meseta-record": 2}),
    "no format": lambda record: record.pop("meseta-record"),
    "another game": lambda record: record.update(game="chess"),
    "a game that is no text": lambda record: record.update(game=["el-grande"]),
    "other rules": lambda record: record.update(rules=99),
    "rules of no number": lambda record: record.update(rules="1"),
    "a seed of no number": lambda record: record.update(seed=1.5),
    "a true seed": lambda record: record.update(seed=True),
    "another seed": lambda record: record.update(seed=record["seed"] + 1),
    "no seed": lambda record: record.pop("seed"),
    "options of no kind": lambda record: record.update(options=[]),
    "an unknown option": lambda record: record["options"].update(colour="red"),
    "an unknown value": lambda record: record["options"].update(players="7"),
    "fewer players": lambda record: record["options"].update(players="2"),
    "other seats": lambda record: record.update(seats=record["seats"][::-1]),
    "no seats": lambda record: record.update(seats=[]),
    "answers of no kind": lambda record: record.update(answers="bid 1"),
    "an answer of no kind": lambda record: record["answers"].append("bid 1"),
    "half an answer": lambda record: record["answers"].append(["blue"]),
    "an answer too many": lambda record: record["answers"].append(["blue", "bid 1"]),
    "an answer of nobody": lambda record: record["answers"].insert(0, ["pink", "bid 1"]),
    "an impossible answer": lambda record: record["answers"].insert(0, [record["answers"][0][0], "bid 99"]),
    "an answer of null characters": lambda record: record["answers"].insert(0, ["blue", "\0"]),
    "a game of half a letter": lambda record: record.update(game="\ud800"),
    "an answer of half a letter": lambda record: record["answers"].append(["blue", "\ud800"]),
    "answers without end": lambda record: record.update(answers=[["blue", "bid 1"]] * 3_001),
    "an answer twice": lambda record: record["answers"].insert(0, record["answers"][0]),
    "an answer missing": lambda record: record["answers"].pop(5),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_record_is_refused(guest: Guest, damage: str) -> None:
    record = json.loads(FILE.read_text())
    DAMAGES[damage](record)

    assert guest.post("/records", {"record": json.dumps(record)}, 400)["error"].endswith(".")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "5", "\0", "[" * 100_000, '{"meseta-record": 1}', "9" * 10_000]
)
def test_text_that_is_no_record_is_refused(guest: Guest, text: str) -> None:
    assert guest.post("/records", {"record": text}, 400)["error"]


@pytest.mark.parametrize("seed", ["-1", str(2**64), "9" * 4000])
def test_seed_of_any_size_is_kept(guest: Guest, seed: str) -> None:
    record = json.loads(FILE.read_text()) | {"answers": [["blue", "bid 1"]], "seed": int(seed)}
    record["options"]["start"] = "blue"

    table = guest.post("/records", {"record": json.dumps(record), "seat": 1})["id"]

    assert guest.get(f"/tables/{table}")["table"]["imported"]


def test_record_with_letters_changed_is_taken_or_refused(guest: Guest) -> None:
    text, chance = FILE.read_text(), Random(5)
    for _ in range(100):
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice('0 "x}],') + text[at + chance.randrange(3) :]

        answer = guest.client.post("/api/records", json={"record": changed}, headers=guest.head)

        assert answer.status_code in (201, 400), changed[max(at - 30, 0) : at + 30]
        if answer.status_code == 201:
            assert guest.get(f"/tables/{answer.json()['id']}")["table"]["status"] in ("running", "over")


def test_record_of_an_unfinished_game_goes_on(guest: Guest) -> None:
    record = json.loads(FILE.read_text())
    record["answers"] = record["answers"][:20]

    table = guest.post("/records", {"record": json.dumps(record), "name": "Half"})["id"]

    now = guest.get(f"/tables/{table}")
    assert (now["table"]["status"], now["number"]) == ("running", 20)
    assert now["view"]["legal"]
    guest.answer(table, now)


def test_record_of_an_unfinished_game_goes_on_with_its_guest_at_the_wanted_seat(guest: Guest) -> None:
    record = json.loads(FILE.read_text())
    record["answers"] = record["answers"][:20]

    table = guest.post("/records", {"record": json.dumps(record), "seat": 2})["id"]

    assert guest.asked(table)["seat"] == 2
