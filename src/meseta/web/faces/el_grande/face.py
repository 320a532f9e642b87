"""What El Grande shows on the pages."""

from __future__ import annotations

from functools import partial, reduce
from typing import Final

from meseta.games.el_grande.parts.catalogue import files_of_parts
from meseta.reading.el_grande.answers import answer
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.coach import coached
from meseta.reading.el_grande.counted_areas import area_at
from meseta.reading.el_grande.questions import asked
from meseta.reading.el_grande.rulebook import RULEBOOK
from meseta.tables.event_notes import EventNotes
from meseta.web.boards.el_grande import spain, spain_ground
from meseta.web.boards.thumb import thumb
from meseta.web.faces.el_grande import amid, front, parts
from meseta.web.faces.el_grande.lessons import FIGURES
from meseta.web.faces.face import Face, Picture, Variant
from meseta.web.panels.el_grande import ending, rounds, table
from meseta.web.panels.el_grande.parts.catalogue import SHOWN

OF_THE_BASE: Final = EventNotes(
    untold=frozenset({"ends-turn"}),
    pointing=frozenset({"disk-shown", "disks-to-leave", "evicts", "first-place-payment", "paid", "payment", "scored"}),
    without_a_step=frozenset({"acts", "ends-turn", "intake"}),
    runs=frozenset({"caballero-placed", "placed", "recalled", "returned-from-court", "returned-from-region"}),
    together=frozenset({"card-turned-up", "disk-shown", "leaves-castillo", "paid"}),
    chapters=frozenset({"general-scoring", "round"}),
    done_by_other=frozenset({"court-shrinks", "disk-empties", "leaves", "must-return"}),
    stepwise=frozenset({"castillo-opened", "disk-shown", "leaves-castillo", "paid"}),
    payments=frozenset({"paid"}),
    scorings=frozenset({"acts", "general-scoring", "round", "took"}),
    told_before=frozenset({"leaves-castillo"}),
    held=frozenset({"castillo-opened", "disk-shown"}),
)
NOTES: Final = reduce(EventNotes.with_those_of, [part.NOTES for part in SHOWN], OF_THE_BASE)

EL_GRANDE: Final = Face(
    board=spain.board,
    asked=lambda view, sitters, words: asked(view, Cast(view, sitters, words), words),
    answer=lambda view, notation, sitters, words: answer(view, notation, Cast(view, sitters, words), words),
    coached=coached,
    rulebook=RULEBOOK,
    table=table.table,
    classes=table.classes,
    ending=ending.ending,
    stage=rounds.round_now,
    thumb=partial(thumb, "spain"),
    ground=lambda _: spain_ground.definitions(),
    figures=FIGURES,
    expansions={name: file.EXPANSION for name, file in files_of_parts(parts.__name__).items()},
    area_of=area_at,
    picture=Picture("map-spain", front.picture),
    variants=[Variant("value-el-grande-edition-2023", {"edition": "2023"})],
    board_styles=["spain.css"],
    table_styles=["el-grande.css", *[sheet for part in SHOWN for sheet in part.STYLES]],
    ending_styles=["el-grande-ending.css"],
    lesson_styles=["el-grande-learn.css"],
    notes=NOTES,
    amid=amid.amid,
    places=amid.places,
    points=amid.points,
)
