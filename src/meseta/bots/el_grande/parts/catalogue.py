"""What the quick bot knows of the parts of El Grande, by their names in `games/el_grande/parts`.

How a part adds its share: a file of its name says here what its questions and its steps mean (`PART`), and is found by
that name. Only the parts of the game at hand are asked, so they may replace what the base has. A part needs nothing
here if its cards are made of known steps and the base asks its questions too: rows of the board, colours that nobody
plays, cards and power cards all come from the rules of the view.
"""

from __future__ import annotations

from meseta.bots.el_grande import parts
from meseta.bots.el_grande.part import Part
from meseta.games.el_grande.parts.catalogue import files_of_parts

PARTS: dict[str, Part] = {name: file.PART for name, file in files_of_parts(parts.__name__).items()}
