"""Matches and self-play on a Ray cluster. Ray is large and optional: where it is not installed, this is skipped."""

from __future__ import annotations

from functools import partial

import pytest

from meseta.arena.crews import Alone
from meseta.arena.fitting.self_play import Wanted, played
from meseta.arena.ray_crew import LOCAL, RayCrew
from tests.arena.matches import contest, told
from tests.arena.matches import played as played_out

pytest.importorskip("ray", reason="Ray is not installed: pip install -c constraints.txt ray")


def test_a_cluster_of_two_workers_plays_the_same_games() -> None:
    alone, cluster = (played_out(contest("random", "quick"), crew) for crew in (Alone(), RayCrew(LOCAL, 2)))

    assert told(cluster.outcomes()) == told(alone.outcomes())


def test_a_cluster_of_two_workers_plays_the_same_games_to_fit_on() -> None:
    work = partial(played, Wanted("el-grande", {"players": "2", "rounds": "6"}, "random", 1))

    alone, cluster = (list(crew.each(work, range(4))) for crew in (Alone(), RayCrew(LOCAL, 2)))

    assert sorted(cluster, key=lambda game: game.number) == alone
