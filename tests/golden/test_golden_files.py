"""Games are played as they were when the golden files were written."""

from pathlib import Path

import pytest

from meseta.build_digest import compiled
from tests.golden.golden_files import FILES, FOLDER, RANDOM_GAMES, __doc__
from tests.golden.random_games import HEADING, lines

MOST_BYTES = 60_000
SHARE = 1 if compiled() else 7  # of the random games all where it is quick, otherwise one in seven


@pytest.mark.parametrize("file", [file for file in FILES if file not in RANDOM_GAMES], ids=lambda file: file.stem)
def test_golden_file_is_still_true(file: Path) -> None:
    assert FILES[file]() == file.read_text(encoding="utf-8"), __doc__


@pytest.mark.parametrize("file", RANDOM_GAMES, ids=lambda file: file.stem)
def test_random_games_are_still_the_same(file: Path) -> None:
    heading, *games = file.read_text(encoding="utf-8").splitlines()

    assert heading == HEADING
    assert list(lines(*RANDOM_GAMES[file], SHARE)) == games[::SHARE], __doc__
    assert len(games) == RANDOM_GAMES[file][1]


def test_no_golden_file_is_forgotten() -> None:
    assert {*FOLDER.glob("*.txt")} <= set(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_file_stays_small_enough_to_be_read(file: Path) -> None:
    assert file.stat().st_size < MOST_BYTES
