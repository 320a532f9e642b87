"""`docs/adding-a-card.md` is followed to the letter: the card it adds is played, judged by bots, drawn and named."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from meseta.build_digest import compiled

# The copy is always played interpreted, so once is enough.
pytestmark = pytest.mark.skipif(compiled(), reason="the interpreted run of the same tests follows the page")

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
# The file that a sentence names last before its block, and the block.
BLOCKS = re.compile(r"`((?:src|tests)/[^`]+)`[^`]*?\n\n   ```\w+\n(.*?)   ```", re.DOTALL)
# What reads cards: that a card was forgotten somewhere is found by these.
READERS = ["tests/bots/test_cards_el_grande.py", "tests/web/boards/test_card_icons.py", "tests/wording/test_games.py"]
LIST = "CARDS: Final[list[ActionCard]] = [\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which the page was followed."""
    copy = tmp_path_factory.mktemp("house")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs", copy / "docs")
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, copy / name)
    for name, block in BLOCKS.findall(PAGE):
        follow(copy / name, dedent(block))
    return copy


def follow(file: Path, block: str) -> None:
    """At the end of a file, or into the list of cards where the file has one."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    added = text.replace(LIST, f"{LIST}    {block}") if LIST in text else f"{text}{block}"
    file.write_text(added, encoding="utf-8")


def run(house: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), "MESETA_EXPECT": "", "MESETA_TESTS": ""}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_page_has_a_block_for_each_step() -> None:
    files = [Path(name).name for name, _ in BLOCKS.findall(PAGE)]

    assert files == [
        "kinds.py",
        "edition_1995.py",
        "el-grande-cards.ftl",
        "el-grande-cards.ftl",
        "card-1-two-from-one-region.scenario",
    ]


def test_card_that_was_added_is_played_as_its_scenario_says(house: Path) -> None:
    scenario = "tests/scenarios/el-grande-1995/card-1-two-from-one-region.scenario"

    assert "1" in run(house, "meseta.cli.main", "check", scenario)


@pytest.mark.parametrize("reader", READERS)
def test_card_that_was_added_is_understood_without_another_line(house: Path, reader: str) -> None:
    run(house, "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", "card", reader)
