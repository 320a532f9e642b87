"""What is worked out once and kept is always what would be worked out now."""

from __future__ import annotations

import pytest

from meseta.games.catalogue import title_of
from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.turns import decks_taken
from tests.any_game.play import decisions_from

GAMES = [{"expansion": expansion} for expansion in EXPANSIONS]


def named(options: dict[str, str]) -> str:
    return " ".join(options.values())


def where_one_may_go(game: ElGrande) -> list[int]:
    return [
        *(int(game.closed()), int(game.may_enter()), int(game.may_leave()), int(game.king_alone_bars())),
        *(int(game.rows_watched), int(game.areas_counted)),
        int(decks_taken(game)),
        *[int(game.parts_may_offer(seat)) for seat in range(game.seats)],
        *[int(game.colours_of(seat)) for seat in range(game.seats)],
    ]


@pytest.mark.parametrize("options", GAMES, ids=named)
def test_where_one_may_go_is_as_on_a_table_that_was_just_loaded(options: dict[str, str]) -> None:
    title = title_of("el-grande")
    for seed in range(2):
        for number, game, seat, _ in decisions_from(title.new_game({"players": "4", **options}, seed), seed):
            if number % 3:
                continue
            assert isinstance(game, ElGrande)
            fresh = title.load(game.save())
            assert isinstance(fresh, ElGrande)

            assert where_one_may_go(game) == where_one_may_go(fresh)
            assert game.answers(seat) == fresh.answers(seat)
