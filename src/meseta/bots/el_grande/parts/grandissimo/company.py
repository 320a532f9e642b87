"""The inquisitor's caballeros take others along, if their owners agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.part import Meaning
from meseta.bots.el_grande.parts.inquisitor import move_black
from meseta.engine.program import Step
from meseta.games.el_grande.parts.grandissimo.steps.take_along import MoveBlackWithCompany

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge, Words
    from meseta.games.el_grande.parts.grandissimo.view import ConsentingFrame, TakingAlongFrame


def taking_along(table: Table) -> Judge:
    """To where the black caballero stands now."""
    target = table.number[cast("TakingAlongFrame", table.question)["piece"].split()[1]]

    def judge(words: Words) -> float:
        return 0.0 if words[0] == "done" else table.shift(table.colour[words[1]], table.number[words[2]], target)

    return judge


def consenting(table: Table) -> Judge:
    frame = cast("ConsentingFrame", table.question)
    colour, source = frame["piece"].split()
    gain = table.shift(table.colour[colour], table.number[source], table.number[frame["area"]])
    return lambda words: gain if words[0] == "agree" else 0.0


STEPS: Final[dict[type[Step], Meaning]] = {MoveBlackWithCompany: Meaning(move_black)}
