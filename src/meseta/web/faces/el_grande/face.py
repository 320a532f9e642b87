"""What El Grande shows on the pages."""

from __future__ import annotations

from functools import partial
from typing import Final

from meseta.tables.event_notes import EventNotes
from meseta.web.boards.el_grande import spain, spain_ground
from meseta.web.boards.thumb import thumb
from meseta.web.faces.el_grande import front
from meseta.web.faces.el_grande.lessons import FIGURES
from meseta.web.faces.face import Face, Picture, Variant
from meseta.web.panels.el_grande import ending, table

NOTES: Final = EventNotes(
    untold=frozenset({"ends-turn"}),
    pointing=frozenset({"disk-shown", "disks-to-leave", "evicts", "first-place-payment", "paid", "payment", "scored"}),
    without_a_step=frozenset({"acts", "ends-turn", "intake"}),
    runs=frozenset({"caballero-placed", "placed", "recalled", "returned-from-court", "returned-from-region"}),
)

EL_GRANDE: Final = Face(
    board=spain.board,
    table=table.table,
    classes=table.classes,
    ending=ending.ending,
    thumb=partial(thumb, "spain"),
    ground=lambda _: spain_ground.definitions(),
    figures=FIGURES,
    picture=Picture("map-spain", front.picture),
    variants=[Variant("value-el-grande-edition-2023", {"edition": "2023"})],
    board_styles=["spain.css"],
    notes=NOTES,
)
