"""Tables at which only bots play go on by themselves to the end, with every expansion.

`MESETA_BOT_GAMES=100` plays so many games of each expansion, over all numbers of players; with `pytest -s` it is seen
how long they took.
"""

from __future__ import annotations

import os
import time
from itertools import cycle, islice

from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from tests.web.house import House
from tests.web.operation.programs import Program

GAMES = int(os.environ.get("MESETA_BOT_GAMES", "1"))  # of each expansion
KINDS = [
    ("6", ("quick", "random", "quick")),
    ("9", ("quick", "quick")),
    ("9", ("random", "quick", "quick", "quick")),
    ("9", ("quick", "quick", "random", "quick", "quick")),
]  # how many rounds, and who plays


def test_bots_finish_games_of_every_expansion_by_thoughts_of_their_own(own_house: House) -> None:
    program = Program(own_house)

    for expansion in EXPANSIONS:
        began = time.monotonic()
        tables = [
            program.new_table(*seats, rounds=rounds, expansion=expansion)
            for rounds, seats in islice(cycle(KINDS), GAMES)
        ]
        program.wait_until_over(*tables)
        print(f"{expansion}: {len(tables)} games finished in {time.monotonic() - began:.1f} seconds")

    own_house.stop()
    assert "the first legal answer is given" not in own_house.said()
