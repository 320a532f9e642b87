"""`meseta fuzz` plays random games and reports what it finds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from meseta.cli.fuzz import drawn_options, fuzz
from meseta.engine.randomness import from_seed
from meseta.engine.refusal import Refused
from meseta.engine.title import Title, resolve_options
from meseta.games.catalogue import TITLES, title_of
from meseta.records import record
from tests.cli.commands import meseta


class Forgetful:
    """El Grande, except that a saved game comes back as a new one."""

    def __getattr__(self, name: str) -> Any:
        return getattr(title_of("el-grande"), name)

    def load(self, saved: list[Any]) -> Any:
        return title_of("el-grande").new_game({}, 0)


def test_the_findings_as_json() -> None:
    outcome = meseta("fuzz", "el-grande", "--games", 20, "--seed", 5, "--option", "players=3", "--json")

    findings = json.loads(outcome.stdout)
    assert outcome.returncode == 0
    assert findings["games"] == 20
    assert findings["decisions"] > 2000
    assert (findings["failures"], findings["dead_ends"], findings["endless"]) == (0, 0, 0)


def test_a_failure_writes_a_record_that_replays_to_it(tmp_path: Path) -> None:
    findings = fuzz(cast(Title, Forgetful()), {}, games=1, seed=9, folder=tmp_path)  # of this one a save is looked at

    assert findings.failures == 1
    written = record.from_text(Path(findings.records[0]).read_text(encoding="utf-8"))
    positions = list(record.replay(written))
    assert len(positions) == findings.decisions + 1


# ---- The draw of options.
def draws(game: Title, times: int = 300, **fixed: str) -> list[dict[str, str]]:
    named = {name.replace("_", "-"): value for name, value in fixed.items()}
    return [drawn_options(game, named, from_seed(seed)) for seed in range(times)]


@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.name))
def test_what_is_drawn_is_possible_and_every_value_comes_up(game: Title) -> None:
    drawn = draws(game)

    for options in drawn:
        assert resolve_options(game.options, options) == options
    for option in game.options:
        assert {options[option.name] for options in drawn} == set(option.values)


def test_what_is_fixed_stays_and_the_rest_is_drawn_around_it() -> None:
    drawn = draws(title_of("el-grande"), times=40, new_regency="on", start="vermilion")

    assert {(options["new-regency"], options["start"]) for options in drawn} == {("on", "vermilion")}
    assert {(options["edition"], options["players"]) for options in drawn} == {("2023", "5")}, "nothing else goes"
    assert {options["shifting-powers"] for options in drawn} == {"on", "off"}


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(Refused, match="objection-el-grande-only-2023"):
        draws(title_of("el-grande"), edition="1995", expansion="none", new_regency="on")
    with pytest.raises(Refused, match="objection-el-grande-merged-decks-off"):
        draws(title_of("el-grande"), edition="2023", players="2", merged_decks="off")


def test_a_contradiction_is_refused_in_one_sentence() -> None:
    fixed = ("--option", "expansion=none", "--option", "shifting-powers=on")
    outcome = meseta("fuzz", "el-grande", "--edition", "1995", *fixed)

    assert (outcome.returncode, outcome.stdout, outcome.stderr.count("\n")) == (1, "", 1)
    assert outcome.stderr.startswith("meseta: Shifting Powers belongs to the 2023 edition")


def test_an_option_of_another_edition_than_the_default_draws_that_edition() -> None:
    outcome = meseta("fuzz", "el-grande", "--games", 2, "--option", "shifting-powers=on", "--option", "rounds=6")

    assert (outcome.returncode, outcome.stderr) == (0, "")


# ---- What cannot be done.
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
