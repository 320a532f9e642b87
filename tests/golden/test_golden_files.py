"""Games are played as they were when the golden files were written."""

from pathlib import Path

import pytest

from tests.golden.golden_files import FILES, FOLDER, __doc__

MOST_BYTES = 60_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_file_is_still_true(file: Path) -> None:
    assert FILES[file]() == file.read_text(encoding="utf-8"), __doc__


def test_no_golden_file_is_forgotten() -> None:
    assert {*FOLDER.glob("*.txt")} <= set(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_file_stays_small_enough_to_be_read(file: Path) -> None:
    assert file.stat().st_size < MOST_BYTES
