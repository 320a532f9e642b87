"""Matches: the same seed gives the same games, whoever plays them and however often they were interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from meseta.arena.crews import Alone, Processes
from meseta.cli.main import main
from meseta.engine.refusal import Refused
from tests.arena.matches import SHORT, contest, played, told


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, another = (played(contest("random", "random", seed=seed)) for seed in (1, 1, 2))

    assert told(first.outcomes()) == told(again.outcomes())
    assert told(first.outcomes()) != told(another.outcomes())


def test_games_of_one_deal_have_the_same_decks() -> None:
    match = contest("random", "quick")

    first, second = (match.schedule.fixture(number) for number in (0, 1))

    assert first.deal == second.deal
    assert first.seats == second.seats[::-1]


def test_processes_play_the_same_games() -> None:
    alone, together = (played(contest("random", "random"), crew) for crew in (Alone(), Processes(2)))

    assert told(alone.outcomes()) == told(together.outcomes())


# ---- Resuming.
def test_a_match_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = played(contest("random", "random"))
    interrupted = contest("random", "random", journal=file)
    games = interrupted.play(Alone())
    list(islice(games, 2))
    games.close()
    with file.open("ab") as lines:
        lines.write(b'{"number":2,"sea')  # the line that was being written

    resumed = contest("random", "random", journal=file)
    numbers = [outcome.number for outcome in resumed.play(Alone())]

    assert numbers == [2, 3]
    assert told(resumed.outcomes()) == told(whole.outcomes())
    assert len(file.read_text().splitlines()) == 5


def test_a_finished_match_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match = played(contest("random", "random", journal=file))

    again = contest("random", "random", journal=file)

    assert list(again.play(Alone())) == []
    assert again.results() == match.results()


def test_more_games_can_be_added_to_a_match(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    played(contest("random", "random", games=2, journal=file))

    longer = played(contest("random", "random", games=4, journal=file))

    assert told(longer.outcomes()) == told(played(contest("random", "random", games=4)).outcomes())


def test_another_match_is_not_mixed_with_it(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    played(contest("random", "random", games=1, journal=file))

    with pytest.raises(Refused, match="arena-another-match"):
        contest("random", "quick", journal=file)
    with pytest.raises(Refused, match="arena-another-match"):
        contest("random", "random", journal=file, seed=2)


def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Wolfgang,\n")

    with pytest.raises(Refused, match="arena-no-journal"):
        contest("random", "random", journal=file)

    assert file.read_text() == "Dear Wolfgang,\n"


# ---- The command.
Arena = Callable[..., tuple[int, str, str]]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Arena:
    """The command, in this process, with what it prints and what it says beside that."""

    def run(*arguments: object) -> tuple[int, str, str]:
        options = [f"--option={name}={value}" for name, value in SHORT.items()]
        code = main(["arena", *map(str, arguments), *options, "--workers", "1"])
        return code, *capsys.readouterr()

    return run


def test_the_figures_as_json_in_the_order_given(arena: Arena, tmp_path: Path) -> None:
    picture = tmp_path / "shares.svg"

    code, printed, _ = arena("random", "quick", "--game", "el-grande", "--games", 2, "--json", "--plot", picture)

    contestants = json.loads(printed)["contestants"]
    assert code == 0
    assert [each["name"] for each in contestants] == ["random", "quick"]
    keys = {"name", "games", "share", "low", "high", "points", "ms_per_decision"}
    assert all(keys <= set(each) and each["games"] == 2 for each in contestants)
    assert contestants[0]["share"] + contestants[1]["share"] == pytest.approx(1)
    assert picture.read_text().startswith("<svg")


def test_the_figures_as_a_table_and_how_far_it_is_beside_them(arena: Arena) -> None:
    code, printed, beside = arena("random", "quick", "--games", 2)

    assert code == 0
    assert [line.split()[0] for line in printed.splitlines()[1:]] == ["random", "quick"]
    assert "2 of 2 games" in beside


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["quick"], "A match needs at least two contestants"),
        (["quick", "random", "quick"], "A match needs at least two contestants"),
        (["quick", "deep"], "'deep' is no bot"),
        (["quick", "program:"], "Behind program: stands the command"),
        (["quick", "random", "--games", "0"], "There must be at least one game"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_in_one_sentence(arena: Arena, bots: list[str], sentence: str) -> None:
    code, printed, said = arena(*bots)

    assert (code, printed) == (1, "")
    assert said.startswith(f"meseta: {sentence}")
