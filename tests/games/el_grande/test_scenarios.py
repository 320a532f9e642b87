"""Every scenario file holds: rulebook examples, cards, rulings, and whatever was once reported as a bug."""

from pathlib import Path

import pytest

from meseta.records import scenario

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted(FOLDER.rglob("*.scenario"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).with_suffix("").as_posix())
def test_scenario(file: Path) -> None:
    scenario.play(scenario.read(file.read_text(encoding="utf-8")))


def test_there_are_scenarios() -> None:
    assert len(FILES) > 100


def test_every_scenario_says_what_it_shows_and_where_it_comes_from() -> None:
    read = [(file.parent, scenario.read(file.read_text(encoding="utf-8"))) for file in FILES]

    assert all(each.title and each.source for _, each in read)
    assert len({(folder, each.title) for folder, each in read}) == len(read)
