"""What the quick bot knows of the parts of El Grande, by their names in `games/el_grande/parts`.

How a part adds its share: a file of its name says here what its questions and its steps mean (`Part`), and one line
below registers it. Only the parts of the game at hand are asked, so they may replace what the base has. A part needs
nothing here if its cards are made of known steps and the base asks its questions too: rows of the board, colours that
nobody plays, cards and power cards all come from the rules of the view.
"""

from __future__ import annotations

from meseta.bots.el_grande.part import Part
from meseta.bots.el_grande.parts.shifting_powers import SHIFTING_POWERS

PARTS: dict[str, Part] = {
    "shifting-powers": SHIFTING_POWERS,
}
