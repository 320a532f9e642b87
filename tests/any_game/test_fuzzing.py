"""Thousands of random games of every title, over all player counts and options, with no failure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meseta.build_digest import compiled
from meseta.cli.fuzz import fuzz
from meseta.engine.title import Title
from meseta.games.catalogue import TITLES
from tests.any_game.play import editions

# Of each edition twenty thousand games where it is quick; the interpreted run of the same tests plays some too.
AT_ONCE = 1000 if compiled() else 3
TIMES = 20
SEEDS = 1000  # of one time: so each draws options of its own
GAMES_OF_A_MATCH = {"condottiere": 4}  # what is drawn lasts so many games on average, or a little more


def parts() -> Iterator[Any]:
    for title in TITLES:
        for fixed in editions(title):
            for part in range(TIMES // GAMES_OF_A_MATCH.get(title.name, 1)):
                yield pytest.param(title, fixed, part, id=" ".join([title.name, *fixed.values(), str(part)]))


@pytest.mark.parametrize(("game", "fixed", "part"), list(parts()))
def test_random_games_never_fail(game: Title, fixed: dict[str, str], part: int, tmp_path: Path) -> None:
    findings = fuzz(game, fixed, AT_ONCE, seed=part * SEEDS, folder=tmp_path)

    assert findings.games == AT_ONCE
    assert (findings.failures, findings.dead_ends, findings.endless) == (0, 0, 0)
