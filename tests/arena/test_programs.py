"""Programs as contestants: those that play, and those that do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from meseta.arena.contest import Contest
from tests.arena.matches import contest, example, played, program


def test_a_program_of_lines_plays() -> None:
    match = played(contest(f"program:{example('line_player.py')}", "quick", games=2))

    own, quick = match.results()
    assert (own.forfeits, own.games) == (0, 2)
    assert own.decisions > 40
    assert own.ms_per_decision > 0
    assert quick.share == 1.0


def test_a_program_that_speaks_the_api_plays() -> None:
    match = played(contest(f"api:{example('hold_a_seat.py')}", "quick", games=2))

    own, quick = match.results()
    assert (own.forfeits, own.games) == (0, 2)
    assert own.decisions > 40
    assert quick.share == 1.0


def test_two_programs_play_at_one_table() -> None:
    own = f"api:{example('hold_a_seat.py')}"

    (both,) = played(contest(own, own, games=1)).results()

    assert (both.seats, both.share, both.forfeits) == (2, 1.0, 0)


READY = "input(); print('{\"ready\": true}', flush=True); input()\n"
BAD = {
    "arena-program-ended": "input()",
    "arena-program-not-ready": "input(); print('{}', flush=True); input()",
    "arena-program-illegal": READY + "print('{\"answer\": 99999}', flush=True); input()",
    "arena-program-illegal (not JSON)": READY + "print('bid 9', flush=True); input()",
    "arena-program-illegal (not UTF-8)": READY + "import os; os.write(1, b'\"\\xff\"\\n'); input()",
    "arena-program-silent": READY + "import time; time.sleep(1000)",
}


def with_little_patience(match: Contest, seconds: float) -> Contest:
    match.match = match.match._replace(patience=seconds)
    return match


@pytest.mark.parametrize("fault", BAD)
def test_a_program_that_does_not_answer_has_lost_the_game(fault: str, tmp_path: Path) -> None:
    match = contest(program(tmp_path, BAD[fault]), "random", games=1)

    played(with_little_patience(match, 1.0 if "silent" in fault else 60.0))

    (outcome,) = match.outcomes()
    assert outcome.forfeit == fault.split()[0]
    assert outcome.shares == [0.0, 1.0]
    assert [each.forfeits for each in match.results()] == [1, 0]


@pytest.mark.parametrize("kind", ["program", "api"])
def test_a_program_that_is_not_there_has_lost_the_game(kind: str) -> None:
    match = played(contest("random", f"{kind}:/nowhere/at-all", games=1))

    (outcome,) = match.outcomes()
    assert (outcome.forfeit, outcome.shares) == ("arena-program-not-started", [1.0, 0.0])
    assert outcome.values == {"program": "/nowhere/at-all", "reason": "No such file or directory"}


def test_a_program_of_the_api_that_ends_has_lost_the_game() -> None:
    (outcome,) = played(contest("api:true", "random", games=1)).outcomes()

    assert (outcome.forfeit, outcome.shares) == ("arena-program-ended", [0.0, 1.0])


def test_others_play_on_where_a_program_fails(tmp_path: Path) -> None:
    match = contest(program(tmp_path, BAD["arena-program-illegal"]), "quick", "random", players="3", games=3)

    failing, quick, random = played(match).results()

    assert failing.share == 0.0
    assert (quick.share, random.share) == (0.5, 0.5), "they share what was not played to its end"
