"""`meseta play el-grande --edition 2023`: the automa, and the modifiers that are secret all the time."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from meseta.engine.frame import AnyPosition
from meseta.records import record
from meseta.wording.forms import name_id
from meseta.wording.words import words
from tests.cli.commands import (
    NUMBERS,
    Finished,
    TypedGame,
    asks,
    meseta,
    on_one_line,
    play,
    screens,
    typed_game,
    typed_through,
)

WITH_AUTOMA: dict[str, Any] = {"edition": "2023", "players": "2", "rounds": "6", "start": "blue"}
EXPANDED: dict[str, Any] = {
    "edition": "2023",
    "players": "3",
    "rounds": "6",
    "start": "blue",
    "shifting-powers": "on",
    "new-regency": "on",
}
GAMES = {"with the automa": WITH_AUTOMA, "expanded": EXPANDED}


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Finished:
    options = GAMES[request.param]
    return typed_through(tmp_path_factory.mktemp("records"), **options)


# ---- Whole games.
def test_a_game_typed_at_one_keyboard_ends_as_the_rules_say(finished: Finished) -> None:
    points = {seat["colour"].capitalize(): str(seat["score"]) for seat in finished.game.position.seen_by(None)["seats"]}

    standings = finished.shown.partition("Final standings\n")[2]
    assert dict(re.findall(r"\d\. (\w+) +(\d+)", standings)) == points, "the automa has none"


def test_it_fits_80_columns(finished: Finished) -> None:
    assert max(len(line) for line in finished.shown.splitlines()) < 80


def test_a_record_is_replayed_to_the_same_end(finished: Finished) -> None:
    shown = meseta("replay", finished.record).stdout

    assert shown.partition("Final standings")[2] == finished.shown.partition("Final standings")[2]
    assert max(len(line) for line in shown.splitlines()) < 80
    for number, (seat, said) in enumerate(record.from_text(finished.record.read_text()).answers, 1):
        assert f"\n{number:>4} {seat}: {said}" in shown


@cache
def against_bots(game: str) -> str:
    """A whole game. That of the usual bot, which thinks long, is played elsewhere."""
    return play("--bot=quick", typed="help\n" + NUMBERS, **GAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_played_to_the_end(game: str) -> None:
    shown = against_bots(game)

    assert shown.count("Final standings") == 1
    assert "Orange> " not in shown
    assert max(len(line) for line in shown.splitlines()) < 80


# ---- The automa.
def test_the_automa_is_shown_and_told_of() -> None:
    shown = against_bots("with the automa")

    assert "You are Blue. Orange: " in on_one_line(shown)
    assert "  Region cards of the automa: " in shown
    assert re.search(r"The automa shows power card \d+", on_one_line(shown))
    assert re.search(r"The automa takes card \d, “[^”]+”, and does nothing with it", on_one_line(shown))
    assert "Green> " not in shown, "nobody answers for it"


# ---- What was settled.
def test_only_what_could_be_chosen_is_named() -> None:
    of_1995 = on_one_line(play(typed="", players="2"))
    of_2023 = on_one_line(play(typed="", edition="2023", players="2"))

    assert of_1995.startswith(
        "El Grande, seed 1: edition=1995, players=2, rounds=9, expansion=none, veto=on, castillo=strict, start=random."
    )
    assert of_2023.startswith("El Grande, seed 1: edition=2023, players=2, rounds=9, castillo=strict, new-regency=off,")


# ---- Modifiers at one keyboard.
def passed(game: TypedGame) -> list[str]:
    """A modifier for each player to pass."""
    return [game.position.seen_by(seat)["legal"][0]["notation"] for seat in range(3)]


def test_each_passes_a_modifier_alone_and_the_others_do_not_see_which() -> None:
    game = typed_game(asks("passing-modifiers", seats=3), **EXPANDED)
    answers = passed(game)

    shown = play("--hot-seat", seed=game.seed, typed="\n".join([*answers, "log"]), **EXPANDED)

    colours = ["Blue", "Orange", "Green"]
    *passing, bidding = screens(shown)
    for colour, after, screen in zip(colours, ["Orange", "Green", "Blue"], passing, strict=True):
        assert screen.startswith(f"Now {colour} alone may look.")
        assert f"{after} gets this one face down;" in on_one_line(screen)
        assert screen.endswith(f"\n{colour}> (typed in secret)\n")
    assert bidding.startswith("Now Blue alone may look.")
    assert "Everybody has passed a modifier to the left." in bidding
    known = [words("en").say(name_id("modifier", answer.removeprefix("pass "))) for answer in answers]
    assert f"You passed {known[0]} and received {known[2]}." in on_one_line(bidding)


def test_a_passed_modifier_taken_back_stays_secret() -> None:
    game = typed_game(asks("passing-modifiers", seats=3), **EXPANDED)
    first = passed(game)[0]

    shown = play("--hot-seat", seed=game.seed, typed=f"{first}\nundo", **EXPANDED)

    again = screens(shown)[-1]
    assert "Taken back by Blue: an answer in secret." in again


def test_a_seat_is_not_shown_in_a_replay_what_others_passed(tmp_path: Path) -> None:
    game = typed_game(asks("passing-modifiers", seats=3), **EXPANDED)
    file = tmp_path / "game.json"
    play("--hot-seat", "--record", file, seed=game.seed, typed="\n".join(passed(game)), **EXPANDED)

    shown = meseta("replay", file, "--seat", "orange").stdout

    assert "   1 blue: an answer in secret" in shown
    assert f"   2 orange: {passed(game)[1]}" in shown


def test_every_question_is_for_one_alone_who_sees_the_own_modifiers_only() -> None:
    game = typed_game(asks("turn"), **EXPANDED)

    shown = play("--hot-seat", seed=game.seed, typed="\n".join(game.lines), **EXPANDED)

    for screen in screens(shown):
        colour = re.match(r"Now (\w+) alone may look\.", screen)
        assert colour is not None
        assert set(re.findall(r"You are (\w+)\.", screen)) == {colour[1]}


def test_a_modifier_is_typed_before_its_power_card() -> None:
    game = typed_game(lambda position: asks("bidding")(position) and "modify +1" in notations(position), **EXPANDED)
    colour = game.view["seats"][game.view["seat"]]["colour"].capitalize()

    shown = play("--hot-seat", seed=game.seed, typed="\n".join([*game.lines, "+1", "board", "5"]), **EXPANDED)

    assert "Play the power card for +1." in on_one_line(shown)
    assert re.search(rf"  {colour} .* \?\+1 ", shown)
    assert " 5+1=6 " in shown


def notations(position: AnyPosition) -> list[str]:
    return [each["notation"] for each in position.seen_by(position.waiting()[0])["legal"]]


def test_a_modifier_taken_back_is_hidden_from_the_others() -> None:
    game = typed_game(
        lambda position: asks("taking-back")(position) and "modifier " in " ".join(notations(position)), **EXPANDED
    )
    owner = game.view["seats"][game.view["seat"]]["colour"].capitalize()
    modifier = next(each for each in notations(game.position) if each.startswith("modifier "))

    shown = play("--hot-seat", seed=game.seed, typed="\n".join([*game.lines, modifier]), **EXPANDED)

    after = shown.rpartition("whether it is a modifier.")[2].partition(f"{owner}> ")[2]
    assert after.startswith("(typed in secret)\n")
    assert modifier not in after
    assert f"What {owner} took back is a modifier" in on_one_line(after)
