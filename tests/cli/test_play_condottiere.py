"""`meseta play condottiere`: hands are secret all the time, so whoever shares a keyboard looks alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from meseta.cli.boards.condottiere.cards import in_words
from meseta.engine.frame import AnyPosition
from meseta.games.condottiere.board import REGION_NAMES
from meseta.games.condottiere.deck import KIND_NAMES
from meseta.records import record
from meseta.wording.words import words
from tests.cli.commands import (
    Finished,
    asks,
    meseta,
    on_one_line,
    play,
    screens,
    typed_game,
    typed_through,
)
from tests.cli.looking import text_board_of

CONDOTTIERE: dict[str, Any] = {"game": "condottiere", "start": "blue"}
FACE_DOWN: dict[str, Any] = {**CONDOTTIERE, "players": "2", "face-down": "on"}
ANYTHING = "\n".join(["done", "off", *REGION_NAMES, *KIND_NAMES, "pass", "hold"] * 50)  # some of it is an answer


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    return typed_through(tmp_path_factory.mktemp("records"), **FACE_DOWN)


def hand(position: AnyPosition, seat: int) -> str:
    """As its owner reads it."""
    return in_words(position.seen_by(seat)["seats"][seat]["hand"], text_board_of(position).writer)


# ---- Whole games.
def test_a_game_typed_at_one_keyboard_ends_as_the_rules_say(finished: Finished) -> None:
    view = finished.game.position.seen_by(None)

    standings = finished.shown.partition("Final standings\n")[2]
    for player in view["seats"]:
        progress = f"{len(player['regions'])} of 6 any, {player['kingdom']} of 4 adjacent"
        assert f". {player['colour'].capitalize()} {progress}" in on_one_line(standings)
    assert f"\n{view['seats'][view['winners'][0]]['colour'].capitalize()} wins with" in standings


def test_it_fits_80_columns(finished: Finished) -> None:
    assert max(len(line) for line in finished.shown.splitlines()) < 80


@pytest.mark.parametrize(("bot", "language"), [("middle", "en"), ("quick", "pl")])
def test_a_game_against_bots_is_played_to_the_end(bot: str, language: str) -> None:
    shown = play("--bot", bot, "--language", language, typed="help\n" + ANYTHING, players="6", **CONDOTTIERE)

    assert shown.count(words(language).say("end-standings")) == 1
    assert "only one answer: Hold" not in shown, "what does nothing is not told"
    assert max(len(line) for line in shown.splitlines()) < 80


# ---- Typing.
def test_a_wrong_answer_is_refused_and_asked_again() -> None:
    shown = play("--hot-seat", typed="region atlantis\npass\nregion roma\n", **CONDOTTIERE)

    assert "'region atlantis' is no answer in Condottiere; those with 'region' are: region torino," in on_one_line(
        shown
    )
    assert "blue cannot answer 'pass' now; possible: region torino, region milano," in on_one_line(shown)
    assert "Blue chooses Roma for the next battle." in shown


def test_a_number_alone_means_the_mercenary_and_a_word_the_card_or_region() -> None:
    game = typed_game(lambda position: {"10", "winter"} <= set(cards_to_play(position)), **CONDOTTIERE)
    asked = "\n".join(game.lines)

    for typed, plays in (("10", "mercenary 10"), ("Winter", "winter")):
        shown = play("--hot-seat", seed=game.seed, typed=f"{asked}\n{typed}", **CONDOTTIERE)
        colour = game.view["seats"][game.view["seat"]]["colour"].capitalize()
        assert f"{colour} plays {plays}" in on_one_line(screens(shown)[-1])

    assert "Blue chooses Firenze for" in play("--hot-seat", typed="firenze", **CONDOTTIERE)


def cards_to_play(position: AnyPosition) -> list[str]:
    legal = position.seen_by(position.waiting()[0])["legal"] if position.waiting() else []
    return [each["notation"].removeprefix("play ") for each in legal if each["notation"].startswith("play ")]


# ---- Secrets at one keyboard.
def test_everybody_sees_only_the_own_hand() -> None:
    game = typed_game(asks("battle"), **CONDOTTIERE)

    shown = play("--hot-seat", seed=game.seed, typed="roma\npass\npass\n", **CONDOTTIERE)

    first, second, third = screens(shown)
    for seat, screen in enumerate([first, second, third]):
        assert screen.startswith(f"Now {['Blue', 'Orange', 'Green'][seat]} alone may look.")
        assert f"  Your hand: {hand(game.position, seat)}\n" in on_wide_lines(screen)
        assert screen.count("Your hand") == 1


def on_wide_lines(screen: str) -> str:
    """Hands that were broken into lines are whole again."""
    return re.sub("\n {4}(?! )", " ", screen)


def test_a_face_down_card_is_not_shown_to_the_others() -> None:
    game = typed_game(lambda position: "10" in cards_to_play(position), **FACE_DOWN)
    player, other = (["Blue", "Orange"], ["Orange", "Blue"])[game.view["seat"]]

    shown = play("--hot-seat", seed=game.seed, typed="\n".join([*game.lines, "play 10", "log", "undo"]), **FACE_DOWN)

    *_, playing, looking, again = screens(shown)
    assert playing.endswith(f"\n{player}> (typed in secret)\n")
    assert looking.startswith(f"Now {other} alone may look.")
    assert f"\n  {player} lays a card face down" in looking
    assert "(face-down card)" in looking
    assert "ercenary 10" not in looking.partition(f"{other}: ")[0]
    assert f"Taken back by {player}: an answer in secret." in again


def test_nobody_learns_from_the_questions_who_holds_mercenaries() -> None:
    game = typed_game(lambda position: asks("discarding-hands")(position) and only_one_answer(position), **CONDOTTIERE)
    owner = game.view["seats"][game.view["seat"]]["colour"].capitalize()

    shown = play("--hot-seat", seed=game.seed, typed="\n".join(game.lines), **CONDOTTIERE)

    asked = on_one_line(shown.rpartition(f"{owner}: ")[2])
    assert asked.startswith("Hold your hand or discard it. Only a hand without mercenaries may be discarded.")


def only_one_answer(position: AnyPosition) -> bool:
    return len(position.answers(position.waiting()[0])) == 1


def test_whoever_looks_is_told_what_happened_since_they_looked_last() -> None:
    shown = play("--hot-seat", typed="roma\npass\npass\n", players="3", **CONDOTTIERE)

    assert "  Blue chooses Roma for the next battle; passes.\n  Orange passes.\n" in screens(shown)[-1]


# ---- Records.
def test_a_record_is_replayed_to_the_same_end(finished: Finished) -> None:
    shown = meseta("replay", finished.record).stdout

    assert shown.startswith(f"Condottiere, seed {finished.game.seed}: players=2,")
    assert shown.partition("Final standings")[2] == finished.shown.partition("Final standings")[2]
    for number, (seat, said) in enumerate(record.from_text(finished.record.read_text()).answers, 1):
        assert f"\n{number:>4} {seat}: {said}" in shown


def test_a_seat_is_not_shown_what_others_laid_face_down(finished: Finished, tmp_path: Path) -> None:
    written = record.from_text(finished.record.read_text())
    laid, passed = written.answers.index(("blue", "play 1")), written.answers.index(("blue", "pass"))
    written.answers[laid] = ("blue", "Play  1")  # by hand: it means the same
    file = tmp_path / "game.json"
    file.write_text(written.to_text())

    shown = meseta("replay", file, "--seat", "orange").stdout

    assert f"\n{laid + 1:>4} blue: an answer in secret" in shown
    assert f"\n{passed + 1:>4} blue: pass" in shown
