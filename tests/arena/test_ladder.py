"""The ladder: its matches can be played, and its page tells how they went."""

from __future__ import annotations

from pathlib import Path

import pytest

from meseta.arena import ladder
from meseta.arena.contestants import check_contestant
from meseta.arena.schedule import Schedule
from meseta.cli.main import main
from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.games.el_grande.parts.catalogue import EXPANSIONS

SHORT = ladder.Rung("short", "Two by chance", "el-grande", {"players": "2", "rounds": "6"}, ["random", "quick"])


@pytest.mark.parametrize("rung", ladder.RUNGS, ids=lambda rung: str(rung.name))
def test_every_match_can_be_played(rung: ladder.Rung) -> None:
    options = resolve_options(title_of(rung.game).options, rung.options)

    for bot in rung.bots:
        check_contestant(bot, rung.game, options)
    assert Schedule(rung.bots, int(options["players"]), seed=1).line_up


def test_every_expansion_and_every_number_of_players_is_on_it() -> None:
    options = [resolve_options(title_of(rung.game).options, rung.options) for rung in ladder.RUNGS]

    assert {each["expansion"] for each in options if "expansion" in each} == {"none", *EXPANSIONS}
    assert {each["players"] for each in options} == set("23456")
    assert len({rung.name for rung in ladder.RUNGS}) == len(ladder.RUNGS)


@pytest.mark.parametrize("part", ["new-regency", "shifting-powers", "added-secret-scoring"])
def test_every_mini_expansion_is_on_it(part: str) -> None:
    played = {rung.options["players"] for rung in ladder.RUNGS if rung.options.get(part) == "on"}

    assert played == set("2345")


def test_matches_of_which_more_is_to_be_known_have_more_games() -> None:
    rungs = {rung.name: rung for rung in ladder.RUNGS}

    assert ladder.wanted(rungs["strong-quick"], games=20, seed=1).games == 200
    assert ladder.wanted(rungs["1995-3"], games=20, seed=1).games == 60


def test_the_page_says_how_many_games_were_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", [SHORT])

    code = main(
        ["arena", "--ladder", str(tmp_path), "--games", "2", "--resume", str(tmp_path / "games"), "--workers", "1"]
    )

    page = (tmp_path / "ladder.md").read_text()
    assert code == 0
    assert "2 games in each match" in page
    assert "meseta arena random quick --game el-grande --option players=2 --option rounds=6" in page
    assert "| quick | 1 | 2 | 100.0 % |" in page
    assert "| Two by chance |" not in page, "nobody searches in it"
    assert (tmp_path / "ladder" / "short.svg").exists()
    assert len((tmp_path / "games" / "short.jsonl").read_text().splitlines()) == 3


def test_it_has_contestants_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "quick", "--ladder", str(tmp_path)]) == 1
    assert "The ladder has contestants of its own" in capsys.readouterr().err
