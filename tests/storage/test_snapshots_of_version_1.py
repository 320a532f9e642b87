"""Positions as version 1 saved them, with their names."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meseta.engine.refusal import Refused
from meseta.storage.migrations.snapshots_of_version_1 import FORMS, named
from tests.storage.before.database import FOLDER, fill


@pytest.fixture(scope="module")
def snapshots(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    """By table, as they lie in the database before anything brings it up to date."""
    file: Path = tmp_path_factory.mktemp("before") / "meseta.db"
    fill(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as database:
        return {table: json.loads(saved) for table, saved in database.execute("SELECT id, snapshot FROM tables")}


def unnamed(position: dict[str, Any]) -> list[Any]:
    """What it was before it had names."""
    form = FORMS[position["game"]]
    frames = [
        [frame["frame"], *[frame[field] for field in form.frames[frame["frame"]]]] for frame in position["frames"]
    ]
    tables, numbers = [position[name] for name in form.tables], [position[name] for name in form.numbers]
    beginning = [position[name] for name in ("game", "options", "random")]
    return [*beginning, tables, numbers, position["reveals"], frames]


def test_no_position_of_the_version_before_loses_anything(snapshots: dict[str, list[Any]]) -> None:
    for table, saved in snapshots.items():
        position = named(saved)

        assert unnamed(position) == saved, table
        assert len(position) == 5 + len(saved[3]) + len(saved[4])
        assert [len(frame) for frame in position["frames"]] == [len(frame) for frame in saved[-1]]


def test_tables_of_the_version_before_show_every_form_of_frame(snapshots: dict[str, list[Any]]) -> None:
    shown: dict[str, set[str]] = {game: set() for game in FORMS}
    for saved in snapshots.values():
        shown[saved[0]] |= {frame["frame"] for frame in named(saved)["frames"]}

    assert shown == {game: set(form.frames) for game, form in FORMS.items()}


def test_names_are_those_of_version_1(snapshots: dict[str, list[Any]]) -> None:
    """`named.json` was made of the positions and frames themselves by the version before: some whole positions, and
    every kind of frame."""
    expected = json.loads((FOLDER / "named.json").read_text(encoding="utf-8"))

    for table, position in expected.items():
        found = named(snapshots[table])
        if len(position) > 1:
            assert found == position, table
        for frame in position["frames"]:
            assert frame in found["frames"], table


@pytest.mark.parametrize(
    "other",
    [
        [],
        ["whist", {}, 1, [], [], 0, []],
        ["condottiere", {}, 1, [[]] * 8, [0] * 6, 0, []],
        ["condottiere", {}, 1, [[]] * 9, [0] * 6, 0, [["bidding", 0, 0, 0]]],
        ["condottiere", {}, 1, [[]] * 9, [0] * 6, 0, [["battle", 0, 0]]],
        ["condottiere", {}, 1, [[]] * 9, [0] * 6, 0, [[]]],
        ["condottiere", {}, 1, None, [0] * 6, 0, []],
    ],
    ids=str,
)
def test_what_version_1_has_not_written_is_refused(other: list[Any]) -> None:
    with pytest.raises(Refused, match="error-position-of-version-1"):
        named(other)
