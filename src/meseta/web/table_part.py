"""The part of a table's page that changes: the drawn table of its game, and round it what every game has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from markupsafe import Markup

from meseta.engine.view import View
from meseta.storage.rows import TableStatus
from meseta.web.coach import coach
from meseta.web.faces.catalogue import FACES
from meseta.web.faces.face import Face
from meseta.web.log import LogLine, Teller
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.around import after_the_end, log_foot, log_panel, table_buttons, whole_log_link
from meseta.web.panels.friends import Friends
from meseta.web.panels.gone import gone_panel, ways, why
from meseta.web.panels.hint import hint_button
from meseta.web.panels.log_lines import log_lines, telling
from meseta.web.panels.moment import going_on, moment, skipping
from meseta.web.panels.review import review
from meseta.web.panels.rule_link import rule_link
from meseta.web.panels.scoring import ToldStep
from meseta.web.panels.waiting_room import waiting_room
from meseta.web.presence import keys_of_seats
from meseta.web.scene import Scene
from meseta.web.summaries.played import Played
from meseta.web.visitor import NORMAL, PACES
from meseta.wording.words import Words

STEP: Final = 1.5  # a step of a scoring
HELD: Final = 3.0  # one that is all there is, or more to read


@dataclass(frozen=True)
class TablePart:
    scene: Scene
    words: Words
    pace: str = NORMAL
    replayed: bool = False
    at_end: bool = True  # of the replay
    friends: Friends | None = None  # how they get in, as far as only a whole page says
    coached: bool = False  # is the visitor's first round guided here

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
            return waiting_room(scene, self.words, self.friends) + self.map()
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

    @property
    def coach(self) -> str:
        """What is said in a guided first round: the same while others' moves are told."""
        return coach(self.scene, self.words) if self.coached else ""

    def table_buttons(self) -> Markup:
        """The table's own buttons."""
        if self.replayed:
            return NOTHING
        scene, words = self.scene, self.words
        buttons = [table_buttons(scene, words), hint_button(scene, words), rule_link(scene, words)]
        return self.over_but_gone or joined(buttons)

    def moment(self) -> Markup:
        """What stands in place of the question."""
        scene, words = self.scene, self.words
        if scene.gone is not None and self.at_end and not self.over_but_gone:
            return gone_panel(scene.gone, words, NOTHING if self.replayed else ways(scene, words))
        if self.told is not None:
            onward = going_on(words) if self.told.step.is_table else skipping(words)
            return self.told.drawn(NOTHING if self.replayed else onward)
        if self.replayed:
            return NOTHING if scene.view["winners"] or not scene.entries else moment(scene, self.lines, words)
        return NOTHING if scene.present else moment(scene, self.lines, words, skipping(words))

    @cached_property
    def told(self) -> ToldStep | None:
        """The step of an entry that is shown, if it is in the middle of one."""
        step = self.scene.step
        return None if step is None else ToldStep(self.scene, step, self.face, self.teller, self.words)

    @property
    def stays(self) -> bool:
        """Until it is put away."""
        return self.told is not None and self.told.step.is_table

    @property
    def weight(self) -> float:
        """How much longer than a plain moment it is shown."""
        return 1 if self.told is None else HELD if self.told.is_held else STEP

    @property
    def ringed(self) -> str:
        """The places on the map that are spoken of."""
        if self.told is None:
            return ""
        return " ".join(sorted({self.face.area_of(self.scene.view, place) for place in self.told.places}))

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
        return log_panel(scene, self.lines, words, paced + whole_log_link(scene, words), log_foot(scene, words))

    def whole_log(self) -> Markup:
        return log_lines(self.scene, self.teller.all_lines(self.scene.entries), self.words, of="whole-")

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
            log=log_panel(scene, self.lines, words, whole_log_link(scene, words), log_foot(scene, words)),
        )
        standings, *others = panels
        return joined([standings, review(scene, self.face, words), *others])

    def map(self) -> Markup:
        board = self.face.board({**self.scene.view, "legal": []}, self.scene.table.seats, self.words)
        return html('<section class="map" id="sheet-map">{}</section>', board)

    @property
    def people(self) -> str:
        """By which keys the stream names those who sit here."""
        return keys_of_seats(self.scene.table)

    @property
    def changed(self) -> str:
        """The places on the map where others have changed something that is new to the visitor."""
        seen, view = self.scene.last_seen_entry, self.scene.view
        places = {place for line in self.lines if line.number > seen for place in line.places}
        return " ".join(sorted({self.face.area_of(view, place) for place in places}))

    @cached_property
    def lines(self) -> list[LogLine]:
        return self.teller.lines(self.scene.entries)

    @cached_property
    def teller(self) -> Teller:
        scene = self.scene
        table = scene.gone.table if scene.gone else scene.table
        old = scene.gone is not None or scene.rules_changed
        return Teller(table, self.face.notes, scene.seat, self.words, of_old_rules=old)
