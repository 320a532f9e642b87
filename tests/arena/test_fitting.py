"""Fitting: weights that were hidden in made-up games are found again, and the same games give the same weights."""

from __future__ import annotations

import shutil
from math import log
from pathlib import Path
from random import Random

import pytest

from meseta.arena.fitting.gauge import Gauge, Moment, estimated
from meseta.arena.fitting.likelihood import Sample, chances, fitted, log_loss, points_of
from meseta.arena.fitting.report import is_held_out, report_on
from meseta.arena.fitting.self_play import Played, Wanted, judgement_of, options_of, played
from meseta.arena.fitting.weights_file import WeightsFile
from meseta.cli.main import main
from meseta.engine.judgement import Judgement
from meseta.games.catalogue import TITLES
from tests.any_game.play import Table

HOUSE = Path(__file__).parents[2] / "src" / "meseta"
TRUE = {"land": 1.0, "gold": -0.5, "temperature-1": 3.0, "temperature-2": 9.0}
GUESS = {"land": 0.2, "gold": 0.2, "temperature-1": 5.0, "temperature-2": 5.0}


def made_up(games: int) -> list[Played]:
    """Games that are won by luck according to the true weights."""
    random = Random(1)
    found: list[Played] = []
    for number in range(games):
        stage = number % 2 + 1
        features = {name: [random.uniform(0, 10) for _ in range(3)] for name in ("land", "gold")}
        moment = Moment(stage, [random.uniform(0, 10) for _ in range(3)], features, f"temperature-{stage}", 0.0)
        chance = chances(points_of(moment, TRUE), TRUE[f"temperature-{stage}"])
        winner = random.choices(range(3), chance)[0]
        found.append(Played(number, [moment], [float(seat == winner) for seat in range(3)]))
    return found


def samples(games: int) -> list[Sample]:
    return [Sample(game.moments[0], game.shares) for game in made_up(games)]


# ---- The fit.
def test_weights_and_temperatures_are_found_again() -> None:
    games = samples(2000)

    found = fitted(games, GUESS)

    assert found["land"] == pytest.approx(1.0, abs=0.15)
    assert found["gold"] == pytest.approx(-0.5, abs=0.15)
    assert found["temperature-1"] == pytest.approx(3.0, abs=0.6)
    assert found["temperature-2"] == pytest.approx(9.0, rel=0.35)
    assert log_loss(games, found) < log_loss(games, TRUE)


def test_what_makes_no_difference_keeps_its_weight() -> None:
    found = fitted(samples(40), {**GUESS, "ships": 0.7, "temperature-3": 4.0})

    assert (found["ships"], found["temperature-3"]) == (0.7, 4.0)


def test_the_report_is_about_games_that_were_held_out() -> None:
    games = made_up(300)

    report = report_on(games, GUESS)

    assert (report.games, report.held_out, report.moments) == (300, 60, 240)
    assert sum(is_held_out(game) for game in games) == 60
    assert [each.number for each in report.milestones] == [1, 2]
    assert report.chance == pytest.approx(log(3), abs=1e-4)
    assert report.log_loss < min(report.before, report.chance)
    assert report_on(games[::-1], GUESS) == report, "games come in any order"


# ---- What is fitted.
def judgements() -> list[tuple[Table, Judgement]]:
    found: list[tuple[Table, Judgement]] = []
    for title in TITLES:
        judgement = title.judgement({"players": "3"})
        if judgement is not None:
            found.append((Table(title, {"players": "3"}), judgement))
    return found


def by_table(value: object) -> str:
    """Judgements have no text of their own, and tests need names that are the same in every process."""
    return str(value) if isinstance(value, Table) else "judged"


@pytest.mark.parametrize(("table", "judgement"), judgements(), ids=by_table)
def test_an_estimate_is_the_sum_of_weights_times_features(table: Table, judgement: Judgement) -> None:
    spectated = played(Wanted(table.title.name, table.options, "random", 1), 0)

    assert len(spectated.moments) > 3
    names = {name for moment in spectated.moments for name in moment.features}
    assert len(names) > 4
    assert names <= set(judgement.weights)
    assert sum(spectated.shares) == pytest.approx(1)


@pytest.mark.parametrize(("table", "judgement"), judgements(), ids=by_table)
def test_features_and_weights_give_the_estimate_again(table: Table, judgement: Judgement) -> None:
    position = table.new_game(1)
    gauge = Gauge(judgement)
    for _ in range(60):
        position.answer(position.seat, position.answers(position.seat)[0])

    points = points_of(gauge.moment(position, 1), judgement.weights)

    whole, _ = estimated(judgement, position)
    assert [each - points[0] for each in points] == pytest.approx([each - whole[0] for each in whole])


def test_numbers_of_players_go_round_unless_one_is_named() -> None:
    anybody, four = (Wanted("el-grande", options, "random", 1) for options in ({}, {"players": "4"}))

    assert [options_of(anybody, number)["players"] for number in range(5)] == ["2", "3", "4", "5", "2"]
    assert options_of(four, 0) == {"players": "4"}


# ---- The command.
def fit(file: Path, *arguments: str) -> int:
    few = ["--games", "10", "--level", "random", "--option", "rounds=6", "--option", "players=2", "--workers", "1"]
    return main(["fit", "el-grande", "--weights", str(file), *few, *arguments])


def test_the_same_seed_writes_the_same_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = HOUSE / "games" / "el_grande" / "weights.py"
    files = [tmp_path / "first.py", tmp_path / "again.py"]
    for file in files:
        shutil.copyfile(source, file)
        assert fit(file) == 0

    written = files[0].read_text()
    assert written == files[1].read_text()
    assert written != source.read_text()
    assert "meseta fit el-grande --games 10 --seed 1 --level random --option rounds=6 --option players=2" in written
    assert written.splitlines()[0] == source.read_text().splitlines()[0]
    weights: dict[str, dict[str, float]] = {}
    exec(compile(written, "weights.py", "exec"), weights)
    judgement = judgement_of("el-grande", {})
    assert set(weights["WEIGHTS"]) == set(judgement.weights)
    assert "10 of 10 games" in capsys.readouterr().err


@pytest.mark.parametrize("game", [title.name for title in TITLES])
def test_every_file_of_weights_can_be_written_again(game: str) -> None:
    """With the same weights it stays as it is, but for the account of how they were made."""
    judgement = judgement_of(game, {})
    source = HOUSE / "games" / game.replace("-", "_") / "weights.py"
    report = report_on(made_up(20), GUESS)
    report.weights = judgement.weights

    again = WeightsFile(source, judgement.weights).rewritten(report, "meseta fit")

    assert again.partition("from __future__")[2] == source.read_text().partition("from __future__")[2]


def test_a_file_of_other_figures_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.py"
    file.write_text('"""Nothing."""\n')

    assert fit(file) == 1
    assert "is no file of weights" in capsys.readouterr().err
    assert file.read_text() == '"""Nothing."""\n'
