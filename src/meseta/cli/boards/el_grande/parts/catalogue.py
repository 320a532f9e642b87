"""The parts of El Grande on the text board, by their names in `games/el_grande/parts`.

How a part adds its share: a file of its name says here what it shows and asks (`PART`), and is found by that name. Only
the parts of the game at hand are asked, in the order of the rules. A part needs nothing here if it brings no more than
cards, rows of the board and colours that nobody plays: the base shows those of any rules.
"""

from __future__ import annotations

from meseta.cli.boards.el_grande import parts
from meseta.cli.boards.el_grande.part import Part
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.parts.catalogue import files_of_parts
from meseta.games.el_grande.view import ElGrandeView

PARTS: dict[str, Part] = {name: file.PART for name, file in files_of_parts(parts.__name__).items()}


def parts_of(view: ElGrandeView) -> list[Part]:
    """Those that are played."""
    return [PARTS[part.NAME] for part in rules_for(view["options"]).parts if part.NAME in PARTS]
