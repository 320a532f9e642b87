"""What Condottiere shows on the pages."""

from __future__ import annotations

from functools import partial
from typing import Final

from meseta.reading.condottiere.answers import answer
from meseta.reading.condottiere.coach import coached
from meseta.reading.condottiere.questions import asked
from meseta.reading.condottiere.rulebook import RULEBOOK
from meseta.tables.event_notes import EventNotes
from meseta.web.boards.condottiere import italy
from meseta.web.boards.thumb import thumb
from meseta.web.faces.condottiere import front
from meseta.web.faces.condottiere.headline import headline
from meseta.web.faces.condottiere.lessons import FIGURES
from meseta.web.faces.face import Face, Picture
from meseta.web.panels.condottiere import ending, table

CONDOTTIERE: Final = Face(
    board=italy.board,
    asked=asked,
    answer=lambda _view, notation, _sitters, words: answer(notation, words),
    coached=coached,
    rulebook=RULEBOOK,
    table=table.table,
    classes=table.classes,
    ending=ending.ending,
    stage=table.where,
    thumb=partial(thumb, "italy"),
    ground=italy.definitions,
    figures=FIGURES,
    picture=Picture("map-italy", front.picture),
    board_styles=["italy.css"],
    table_styles=["condottiere.css"],
    ending_styles=["condottiere-ending.css"],
    lesson_styles=["condottiere-learn.css"],
    notes=EventNotes(
        pointing=frozenset({"region-chosen"}),
        chapters=frozenset({"new-game", "new-round"}),
        landmarks=frozenset({"battle-tied", "conquered"}),
        stepwise=frozenset({"battle-tied", "conquered"}),
        held=frozenset({"battle-tied", "conquered"}),
    ),
    headline=headline,
)
