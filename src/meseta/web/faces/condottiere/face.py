"""What Condottiere shows on the pages."""

from __future__ import annotations

from functools import partial
from typing import Final

from meseta.tables.event_notes import EventNotes
from meseta.web.boards.condottiere import italy
from meseta.web.boards.thumb import thumb
from meseta.web.faces.condottiere.lessons import FIGURES
from meseta.web.faces.face import Face
from meseta.web.panels.condottiere import ending, table

CONDOTTIERE: Final = Face(
    board=italy.board,
    table=table.table,
    classes=table.classes,
    ending=ending.ending,
    thumb=partial(thumb, "italy"),
    ground=italy.definitions,
    figures=FIGURES,
    table_styles=["condottiere.css"],
    ending_styles=["condottiere-ending.css"],
    lesson_styles=["condottiere-learn.css"],
    notes=EventNotes(pointing=frozenset({"region-chosen"})),
)
