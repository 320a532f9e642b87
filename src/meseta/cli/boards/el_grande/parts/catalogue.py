"""The parts of El Grande on the text board, by their names in `games/el_grande/parts`.

How a part adds its share: a file of its name says here what it shows and asks (`Part`), and one line below registers
it. Only the parts of the game at hand are asked, in the order of the rules. A part needs nothing here if it brings no
more than cards, rows of the board and colours that nobody plays: the base shows those of any rules.
"""

from __future__ import annotations

from meseta.cli.boards.el_grande.part import Part
from meseta.cli.boards.el_grande.parts.automa import AutomaOnBoard
from meseta.cli.boards.el_grande.parts.shifting_powers import ShiftingPowersOnBoard
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.view import ElGrandeView

PARTS: dict[str, Part] = {
    "automa": AutomaOnBoard(),
    "shifting-powers": ShiftingPowersOnBoard(),
}


def parts_of(view: ElGrandeView) -> list[Part]:
    """Those that are played."""
    return [PARTS[part.NAME] for part in rules_for(view["options"]).parts if part.NAME in PARTS]
