"""`docs/adding-a-game.md` says what the third game does: its files are there, and its code stands in them."""

from __future__ import annotations

import re

import pytest

from tests.third_game.conftest import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = re.findall(r"`((?:src|tests)/[^`]+)`", PAGE)
# The file that is named last before a block, and the block.
BLOCKS = re.findall(r"`(tests/[^`]+)`[^`]*?\n\n```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("file", sorted(set(FILES)))
def test_files_are_where_the_page_says(file: str) -> None:
    assert (ROOT / file).exists()


@pytest.mark.parametrize(("file", "block"), BLOCKS)
def test_code_of_the_page_is_that_of_the_game(file: str, block: str) -> None:
    assert len(BLOCKS) == 3
    assert block in (ROOT / file).read_text(encoding="utf-8")
