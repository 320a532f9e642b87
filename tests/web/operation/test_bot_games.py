"""Tables at which only bots play go on by themselves to the end, with every expansion."""

from __future__ import annotations

from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from tests.web.house import House
from tests.web.operation.programs import Program


def test_bots_finish_games_of_every_expansion_by_thoughts_of_their_own(own_house: House) -> None:
    program = Program(own_house)

    tables = [
        program.new_table("quick", "random", "quick", rounds="6", expansion=expansion) for expansion in EXPANSIONS
    ]
    program.wait_until_over(*tables)

    own_house.stop()
    assert "the first legal answer is given" not in own_house.said()
