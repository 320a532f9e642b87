"""`meseta fuzz` plays random games and reports what it finds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from meseta.cli.fuzz import fuzz
from meseta.engine.title import Title
from meseta.games.catalogue import title
from meseta.records import record
from tests.cli.commands import meseta


class Forgetful:
    """El Grande, except that a saved game comes back as a new one."""

    def __getattr__(self, name: str) -> Any:
        return getattr(title("el-grande"), name)

    def load(self, saved: list[Any]) -> Any:
        return title("el-grande").new_game({}, 0)


def test_the_findings_as_json() -> None:
    outcome = meseta("fuzz", "el-grande", "--games", 20, "--seed", 5, "--option", "players=3", "--json")

    findings = json.loads(outcome.stdout)
    assert outcome.returncode == 0
    assert findings["games"] == 20
    assert findings["decisions"] > 2000
    assert (findings["failures"], findings["dead_ends"], findings["endless"]) == (0, 0, 0)


def test_a_failure_writes_a_record_that_replays_to_it(tmp_path: Path) -> None:
    findings = fuzz(cast(Title, Forgetful()), {}, games=1, seed=3, folder=tmp_path)

    assert findings.failures == 1
    written = record.from_text(Path(findings.records[0]).read_text(encoding="utf-8"))
    positions = list(record.replay(written))
    assert len(positions) == findings.decisions + 1


def test_an_unknown_game_is_refused_in_one_sentence() -> None:
    outcome = meseta("fuzz", "go")

    assert outcome.returncode == 1
    assert outcome.stderr == "meseta: There is no game 'go'; the games are el-grande, condottiere.\n"


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    outcome = meseta("fuzz", "el-grande", "--option", "colour=red")

    assert outcome.returncode == 1
    assert "There is no option 'colour'; the options are edition, players" in outcome.stderr


def test_no_games_cannot_be_played() -> None:
    outcome = meseta("fuzz", "el-grande", "--games", 0)

    assert (outcome.returncode, outcome.stderr) == (1, "meseta: There must be at least one game to play.\n")
