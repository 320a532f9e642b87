"""`meseta check` says which scenarios hold."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.commands import meseta

HOLDS = """
title  Blue may bid any card
game   el-grande players=2
given
  now bidding blue
when
  blue: bid 9
then
  illegal orange: bid 9
  waiting orange
"""
FAILS = HOLDS.replace("waiting orange", "waiting blue")


def scenario(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.scenario"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_folder_of_scenarios_that_hold(tmp_path: Path) -> None:
    scenario(tmp_path, "one", HOLDS)
    scenario(tmp_path, "two", HOLDS)

    outcome = meseta("check", tmp_path)

    assert (outcome.stdout, outcome.returncode) == ("2 passed, 0 failed\n", 0)


def test_a_failing_scenario_is_named_with_its_line(tmp_path: Path) -> None:
    path = scenario(tmp_path, "one", FAILS)

    outcome = meseta("check", path)

    assert outcome.stdout == f"{path}: line 10: expected blue; found orange\n0 passed, 1 failed\n"
    assert outcome.returncode == 1


def test_the_outcome_as_json(tmp_path: Path) -> None:
    scenario(tmp_path, "good", HOLDS)
    bad = scenario(tmp_path, "bad", FAILS)

    outcome = json.loads(meseta("check", "--json", tmp_path).stdout)

    assert outcome == {"passed": 1, "failed": 1, "failures": {str(bad): "line 10: expected blue; found orange"}}


def test_a_file_that_is_no_scenario_fails_in_one_sentence(tmp_path: Path) -> None:
    path = scenario(tmp_path, "nonsense", "hello\n")

    outcome = meseta("check", path)

    assert outcome.returncode == 1
    assert "'hello' is not known before 'given'" in outcome.stdout
    assert "Traceback" not in outcome.stderr


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    outcome = meseta("check", tmp_path / "none.scenario")

    assert outcome.returncode == 1
    assert "No such file" in outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_an_empty_folder_has_nothing_to_check(tmp_path: Path) -> None:
    outcome = meseta("check", tmp_path)

    assert outcome.returncode == 1
    assert "There is nothing to check." in outcome.stderr


def test_what_fails_is_said_in_polish(tmp_path: Path) -> None:
    failing = scenario(tmp_path, "one", FAILS)
    no_text = tmp_path / "two.scenario"
    no_text.write_bytes(b"\xff\xfe")

    outcome = meseta("check", "--language=pl", tmp_path)

    assert outcome.stdout == (
        f"{failing}: wiersz 10: oczekiwano: blue; jest: orange\n"
        f"{no_text}: to nie jest tekst w UTF-8\n"
        "spełnione: 0, niespełnione: 2\n"
    )
