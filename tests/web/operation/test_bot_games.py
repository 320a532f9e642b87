"""Tables at which only bots play go on by themselves to the end: every game, edition and expansion, bots of all levels.

`MESETA_BOT_GAMES=100` plays so many games of each, over all numbers of players; with `pytest -s` it is seen how long
they took.
"""

from __future__ import annotations

import os
import time
from itertools import cycle, islice

from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from tests.web.house import House
from tests.web.operation.programs import Program

GAMES = int(os.environ.get("MESETA_BOT_GAMES", "1"))  # of each of these:
PLAYED = [
    {"game": "condottiere"},
    {"edition": "1995"},
    {"edition": "2023"},
    *({"expansion": expansion, "rounds": "6"} for expansion in EXPANSIONS),
]
SEATS = [
    ("quick", "random", "quick"),
    ("quick", "quick"),
    ("random", "quick", "quick", "quick"),
    ("middle", "quick", "random"),
    ("quick", "quick", "random", "quick", "quick"),
    ("strong", "middle", "quick", "random"),
    ("middle", "middle"),
]


def test_bots_finish_all_games_by_thoughts_of_their_own(own_house: House) -> None:
    program = Program(own_house)

    for options in PLAYED:
        began = time.monotonic()
        tables = [program.new_table(*seats, **options) for seats in islice(cycle(SEATS), GAMES)]
        program.wait_until_over(*tables)
        print(f"{options}: {len(tables)} games finished in {time.monotonic() - began:.1f} seconds")

    own_house.stop()
    assert "the first legal answer is given" not in own_house.said()
