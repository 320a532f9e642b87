"""A game gone through once more: a table at one moment of it, and the ways to others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple
from urllib.parse import urlencode

from meseta.engine.position import Position
from meseta.engine.view import View
from meseta.storage.following import standing
from meseta.storage.rows import Entry
from meseta.tables.game import amid_answer
from meseta.tables.replaying import first_step, position_after
from meseta.tables.steps import steps_of
from meseta.web.log import Teller
from meseta.web.scene import Scene, looked_back
from meseta.web.table_part import TablePart
from meseta.web.walk import amid_entry, event_to_look_at
from meseta.wording.words import Words


class Chapter(NamedTuple):
    """What begins with an answer: a round, a scoring."""

    says: str
    at: int


@dataclass(frozen=True)
class Replay:
    scene: Scene
    viewer: int | None  # whose view it is
    words: Words
    wanted: int  # after how many of the stops
    wanted_steps: int | None  # and how many steps of the last answer, if not all of it

    # ---- Where it is.
    @cached_property
    def answers(self) -> list[Entry]:
        return standing(self.scene.entries)

    @cached_property
    def stops(self) -> list[int]:
        """After how many answers it can be shown; of one that cannot be played on the last may be far off."""
        gone = self.scene.gone
        return gone.steps if gone else list(range(first_step(self.scene.entries), len(self.answers) + 1))

    @property
    def at(self) -> int:
        return min(max(self.wanted, 0), self.last)

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    @property
    def answer(self) -> int:
        return self.stops[self.at]

    @property
    def steps(self) -> int | None:
        many = self.steps_at(self.at)
        return min(self.wanted_steps, many) if self.wanted_steps and self.wanted_steps > 0 and many else None

    def steps_at(self, at: int) -> int:
        """In how many steps the answer is told that leads to a stop."""
        if self.scene.gone or at == 0:
            return 0
        return len(steps_of(self.answers[self.stops[at] - 1], self.scene.event_notes))

    # ---- Where one can go.
    def link(self, at: int, steps: int | None = None) -> str:
        seat = {} if self.viewer is None else {"seat": self.viewer}
        told = {} if steps is None else {"steps": steps}
        return f"/t/{self.scene.table.id}/replay?{urlencode({'at': at, **told, **seat})}"

    @property
    def here(self) -> str:
        return self.link(self.at, self.steps)

    @property
    def forward(self) -> str:
        if self.steps is not None:
            return self.link(self.at, self.steps + 1 if self.steps < self.steps_at(self.at) else None)
        if self.at == self.last:
            return self.here
        return self.link(self.at + 1, 1 if self.steps_at(self.at + 1) else None)

    @property
    def back(self) -> str:
        if self.steps is not None and self.steps > 1:
            return self.link(self.at, self.steps - 1)
        if self.steps is None and self.steps_at(self.at):
            return self.link(self.at, self.steps_at(self.at))
        return self.link(max(self.at - 1, 0))

    @cached_property
    def chapters(self) -> list[Chapter]:
        """All that begin where it can be shown, and landmarks."""
        notes, told = self.part.face.notes, list[Chapter]()
        wanted = notes.chapters | notes.landmarks
        for at in range(1, self.last + 1):
            for entry in self.answers[self.stops[at - 1] : self.stops[at]]:
                begun = [event for event in entry.events if event[0] in wanted]
                told += [Chapter(line.says, at) for line in self.teller.entry(replace(entry, events=begun))]
        return told

    @property
    def chapter(self) -> str:
        """The one that has begun last."""
        begun = [chapter.says for chapter in self.chapters if chapter.at <= self.at]
        return begun[-1] if begun else self.words.say("replay-beginning")

    # ---- What is shown.
    @property
    def teller(self) -> Teller:
        return self.part.teller

    @cached_property
    def part(self) -> TablePart:
        return TablePart(self.then, self.words, replayed=True, at_end=self.at == self.last)

    @cached_property
    def then(self) -> Scene:
        """The table then: nothing can be answered there, and only who looks at the own seat is spoken to."""
        answers = self.answers[: self.answer]
        number = answers[-1].number if answers else 0
        scene = replace(
            looked_back(self.scene),
            seat=self.viewer if self.viewer == self.scene.seat else None,
            shown=self.viewer,
            number=number,
            after=number - 1,
            entries=answers,
        )
        if self.steps is None:
            view: View = self.position(self.at).seen_by(self.viewer)
            return replace(scene, view={**view, "legal": []})
        *before, entry = answers
        event = event_to_look_at(entry, steps_of(entry, scene.event_notes)[self.steps - 1], scene.event_notes)
        return amid_entry(scene, amid_answer(self.position(self.at - 1), entry, event), before, entry, self.steps)

    def position(self, at: int) -> Position:
        if self.scene.gone:
            return self.scene.gone.position_at(at)
        return position_after(self.scene.table, self.scene.entries, self.stops[at])
