"""The part of a table's page that changes: the drawn table of its game, and round it what every game has."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from markupsafe import Markup

from meseta.engine.view import View
from meseta.storage.rows import Entry, TableStatus
from meseta.web.faces.catalogue import FACES
from meseta.web.faces.face import Face
from meseta.web.log import LogLine, Teller
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.around import after_the_end, log_foot, log_panel, table_buttons
from meseta.web.panels.gone import gone_panel, ways, why
from meseta.web.panels.log_lines import telling
from meseta.web.panels.moment import moment
from meseta.web.panels.waiting_room import waiting_room
from meseta.web.scene import Scene
from meseta.web.summaries.played import Played
from meseta.web.visitor import NORMAL, PACES
from meseta.wording.words import Words


@dataclass(frozen=True)
class TablePart:
    scene: Scene
    words: Words
    pace: str = NORMAL
    replayed: bool = False
    at_end: bool = True  # of the replay

    @classmethod
    def of_replay(cls, scene: Scene, view: View, entries: list[Entry], words: Words, at_end: bool) -> TablePart:
        """The same at an earlier moment: nothing can be answered there."""
        then = replace(scene, view={**view, "legal": []}, entries=entries, may_undo=False)
        return cls(then, words, replayed=True, at_end=at_end)

    @property
    def face(self) -> Face[View]:
        return FACES[self.scene.table.game]

    @property
    def ground(self) -> Markup:
        """What never changes: sent once, and referred to."""
        return self.face.ground(self.words)

    @property
    def dwell(self) -> int:
        """For how many milliseconds each moment is shown."""
        return PACES[self.pace]

    @property
    def classes(self) -> str:
        """The waiting room is laid out the same for every game."""
        if self.scene.table.status == TableStatus.WAITING:
            return "table"
        if self.ended:
            return f"ending {self.scene.table.game}"
        return self.face.classes(self.scene.view)

    @property
    def body(self) -> Markup:
        scene = self.scene
        if scene.table.status == TableStatus.WAITING:
            return waiting_room(scene, self.words) + self.map()
        if self.ended:
            return self.ending()
        return self.face.table(
            scene.view,
            scene.table.seats,
            self.words,
            table_buttons=self.table_buttons(),
            log=self.log(),
            moment=self.moment(),
        )

    def table_buttons(self) -> Markup:
        """The table's own buttons."""
        if self.replayed:
            return NOTHING
        return self.over_but_gone or table_buttons(self.scene, self.words)

    def moment(self) -> Markup:
        """What stands in place of the question."""
        scene, words = self.scene, self.words
        if scene.gone is not None and self.at_end and not self.over_but_gone:
            return gone_panel(scene.gone, words, NOTHING if self.replayed else ways(scene, words))
        return NOTHING if self.replayed or scene.present else moment(scene, self.lines, words)

    @property
    def over_but_gone(self) -> Markup:
        """Who has won is shown as ever, and below it that the rules were others."""
        scene, words = self.scene, self.words
        if scene.table.status != TableStatus.OVER or scene.view["waiting"]:
            return NOTHING
        if scene.gone is not None:
            return why(scene.gone, words) + after_the_end(scene, words)
        return after_the_end(scene, words) if scene.rules_changed else NOTHING

    def log(self) -> Markup:
        """Of a replay only the lines: whatever is pressed beside them would happen at the table of now."""
        scene, words = self.scene, self.words
        if self.replayed:
            return log_panel(scene, self.lines, words)
        paced = NOTHING if scene.gone else telling(scene, self.pace, words)
        return log_panel(scene, self.lines, words, paced, log_foot(scene, words))

    @property
    def ended(self) -> bool:
        """A game that is over is shown as a whole, unless one goes through it once more or today's rules cannot."""
        gone = self.scene.gone
        followed = not self.scene.rules_changed and (gone is None or gone.is_followed)
        return self.scene.table.status == TableStatus.OVER and not self.replayed and followed

    def ending(self) -> Markup:
        scene, words = self.scene, self.words
        panels = self.face.ending(
            Played.at(scene.table, scene.entries),
            scene.view,
            scene.table.seats,
            words,
            ways=self.over_but_gone or after_the_end(scene, words),
            log=log_panel(scene, self.lines, words, foot=log_foot(scene, words)),
        )
        return joined(panels)

    def map(self) -> Markup:
        board = self.face.board({**self.scene.view, "legal": []}, self.scene.table.seats, self.words)
        return html('<section class="map" id="sheet-map">{}</section>', board)

    @property
    def changed(self) -> str:
        """The places on the map where others have changed something that is new to the visitor."""
        seen, view = self.scene.last_seen_entry, self.scene.view
        places = {place for line in self.lines if line.number > seen for place in line.places}
        return " ".join(sorted({self.face.area_of(view, place) for place in places}))

    @cached_property
    def lines(self) -> list[LogLine]:
        scene = self.scene
        table = scene.gone.table if scene.gone else scene.table
        old = scene.gone is not None or scene.rules_changed
        teller = Teller(table, self.face.notes, scene.seat, self.words, of_old_rules=old)
        return teller.lines(scene.entries)
