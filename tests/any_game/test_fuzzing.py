"""Thousands of random games of every title, over all player counts and options, with no failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from meseta.build_digest import compiled
from meseta.cli.fuzz import fuzz
from meseta.engine.title import Title
from meseta.games.catalogue import TITLES
from tests.any_game.play import editions

# Of each edition twenty thousand where it is quick; the interpreted run of the same tests plays some too.
GAMES = 20_000 if compiled() else 60
PARTS = 20


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "fixed"), [(game, fixed) for game in TITLES for fixed in editions(game)])
def test_random_games_never_fail(game: Title, fixed: dict[str, str], part: int, tmp_path: Path) -> None:
    games = GAMES // PARTS

    findings = fuzz(game, fixed, games, seed=part * games, folder=tmp_path)

    assert findings.games == games
    assert (findings.failures, findings.dead_ends, findings.endless) == (0, 0, 0)
