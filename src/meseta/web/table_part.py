"""The part of a table's page that changes: the drawn table of its game, and round it what every game has."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from markupsafe import Markup

from meseta.engine.frame import Game as Position
from meseta.games.catalogue import title
from meseta.storage.rows import Entry
from meseta.tables.new_table import OVER, WAITING
from meseta.web.boards.condottiere import italy
from meseta.web.boards.el_grande import spain, spain_ground
from meseta.web.courses.played import Played
from meseta.web.log import LogLine, Teller
from meseta.web.panels.around import acts, after_the_end, log_foot, told
from meseta.web.panels.condottiere import ending as ending_condottiere
from meseta.web.panels.condottiere import table as condottiere
from meseta.web.panels.el_grande import ending as ending_el_grande
from meseta.web.panels.el_grande import table as el_grande
from meseta.web.panels.gone import gone_panel, ways, why
from meseta.web.panels.log_lines import telling
from meseta.web.panels.moment import moment
from meseta.web.panels.waiting_room import waiting_room
from meseta.web.scene import Scene
from meseta.web.visitor import NORMAL, PACES
from meseta.wording.words import Words

DRAWN: dict[str, Any] = {"el-grande": el_grande, "condottiere": condottiere}
ENDED: dict[str, Any] = {"el-grande": ending_el_grande, "condottiere": ending_condottiere}


@dataclass(frozen=True)
class TablePart:
    scene: Scene
    words: Words
    pace: str = NORMAL
    replayed: bool = False
    at_end: bool = True  # of the replay

    @classmethod
    def of_replay(
        cls, scene: Scene, view: dict[str, Any], entries: list[Entry], words: Words, at_end: bool
    ) -> TablePart:
        """The same at an earlier moment: nothing can be answered there."""
        then = replace(scene, view={**view, "legal": []}, entries=entries, may_undo=False)
        return cls(then, words, replayed=True, at_end=at_end)

    @property
    def ground(self) -> Markup:
        """What never changes: sent once, and referred to."""
        return italy.definitions(self.words) if self.scene.table.game == "condottiere" else spain_ground.definitions()

    @property
    def dwell(self) -> int:
        """For how many milliseconds each moment is shown."""
        return PACES[self.pace]

    @property
    def classes(self) -> str:
        """The waiting room is laid out the same for every game."""
        if self.scene.table.status == WAITING:
            return "table"
        if self.ended:
            return f"ending {self.scene.table.game}"
        named: str = DRAWN[self.scene.table.game].classes(self.scene.view)
        return named

    @property
    def body(self) -> Markup:
        scene = self.scene
        if scene.table.status == WAITING:
            return waiting_room(scene, self.words) + self.map()
        if self.ended:
            return self.ending()
        drawn: Markup = DRAWN[scene.table.game].table(
            scene.view, scene.table.seats, self.words, acts=self.acts(), log=self.log(), moment=self.moment()
        )
        return drawn

    def acts(self) -> Markup:
        """The table's own buttons."""
        if self.replayed:
            return Markup()
        return self.over_but_gone or acts(self.scene, self.words)

    def moment(self) -> Markup:
        """What stands in place of the question."""
        scene, words = self.scene, self.words
        if scene.gone is not None and self.at_end and not self.over_but_gone:
            return gone_panel(scene.gone, words, Markup() if self.replayed else ways(scene, words))
        return Markup() if self.replayed or scene.present else moment(scene, self.lines, words)

    @property
    def over_but_gone(self) -> Markup:
        """Who has won is shown as ever, and below it that the rules were others."""
        scene, words = self.scene, self.words
        if scene.gone is None or scene.table.status != OVER or scene.view["waiting"]:
            return Markup()
        return why(scene.gone, words) + after_the_end(scene, words)

    def log(self) -> Markup:
        """Of a replay only the lines: whatever is pressed beside them would happen at the table of now."""
        scene, words = self.scene, self.words
        if self.replayed:
            return told(scene, self.lines, words)
        paced = Markup() if scene.gone else telling(scene, self.pace, words)
        return told(scene, self.lines, words, paced, log_foot(scene, words))

    @property
    def ended(self) -> bool:
        """A game that is over is shown as a whole, unless one goes through it once more or today's rules cannot."""
        gone = self.scene.gone
        return self.scene.table.status == OVER and not self.replayed and (gone is None or gone.is_followed)

    def ending(self) -> Markup:
        scene, words = self.scene, self.words
        panels: list[Markup] = ENDED[scene.table.game].ending(
            Played.at(scene.table, scene.entries),
            scene.view,
            scene.table.seats,
            words,
            ways=self.over_but_gone or after_the_end(scene, words),
            log=told(scene, self.lines, words, foot=log_foot(scene, words)),
        )
        return Markup("").join(panels)

    def map(self) -> Markup:
        draw = italy.board if self.scene.table.game == "condottiere" else spain.board
        board = draw({**self.scene.view, "legal": []}, self.scene.table.seats, self.words)
        return Markup(f'<section class="map" id="sheet-map">{board}</section>')

    @property
    def changed(self) -> str:
        """The places on the map where others have changed something that is new to the visitor."""
        seen = self.scene.last_seen_entry
        return " ".join(sorted({place for line in self.lines if line.number > seen for place in line.places}))

    @cached_property
    def lines(self) -> list[LogLine]:
        scene = self.scene
        old = scene.gone is not None
        return Teller(position_for_names(scene), scene.table.seats, scene.seat, self.words, old).lines(scene.entries)


def position_for_names(scene: Scene) -> Position:
    """Only the rules of the game matter to what its events mean."""
    table = scene.gone.table if scene.gone else scene.table
    return title(table.game).bare_table(table.options)
