"""`meseta review`: a recorded game gone through once more, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import meseta
from tests.reviewing.games import finished


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shortest of some games."""
    games = [finished("condottiere", seed) for seed in range(1, 6)]
    file = tmp_path_factory.mktemp("records") / "over.json"
    file.write_text(min(games, key=lambda game: len(game.answers)).to_text(), encoding="utf-8")
    return file


def review(*arguments: object) -> str:
    shown = meseta("review", *arguments, "--iterations=1")
    assert (shown.stderr, shown.returncode) == ("", 0)
    return shown.stdout


def test_review_is_told_in_words(record: Path) -> None:
    told = review(record)

    assert told.startswith("Chance to win, turn by turn\n  Blue ")
    assert "\nWhat cost most\n" in told
    assert "own answers" in told
    assert all(len(line) < 80 for line in told.splitlines())


def test_review_is_printed_as_json_in_whatever_language(record: Path) -> None:
    printed = json.loads(review(record, "--json", "--language=pl"))

    assert printed["iterations"] == 1
    assert printed["looked_at"] == printed["choices"]
    assert all(sum(moment["chances"]) == 10_000 for moment in printed["moments"])


def test_game_that_is_not_over_is_refused(record: Path, tmp_path: Path) -> None:
    recorded = json.loads(record.read_text(encoding="utf-8"))
    del recorded["answers"][-1]
    file = tmp_path / "running.json"
    file.write_text(json.dumps(recorded), encoding="utf-8")

    refused = meseta("review", file)

    assert refused.returncode == 1
    assert refused.stderr == "meseta: Only a game that is over can be reviewed.\n"
