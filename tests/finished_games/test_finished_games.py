"""Finished games replay to the same end for ever."""

from pathlib import Path

import pytest

from meseta.records.record import from_text, replay
from tests.finished_games.results import RECORDS, RESULTS, result


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_finished_game_ends_as_it_did(file: Path) -> None:
    assert result(file) in RESULTS.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_game_is_finished_and_in_order(file: Path) -> None:
    for position in replay(from_text(file.read_text(encoding="utf-8"))):
        assert position.faults() == []

    assert position.waiting() == []


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_record_is_written_as_we_write_records(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    assert from_text(text).to_text() == text


def test_there_are_finished_games() -> None:
    assert len(RECORDS) >= 4
