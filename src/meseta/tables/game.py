"""The game of a table in memory: built from its log, the same in every process that reads it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from meseta.engine.events import Log
from meseta.engine.frame import Frame
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.saving import from_text, to_text
from meseta.engine.sealed import SealedChoice
from meseta.engine.title import Title
from meseta.engine.undo import History
from meseta.games.catalogue import title_of
from meseta.storage.following import answers_left, split_where_rules_changed, standing, stored
from meseta.storage.rows import AnsweredBy, Entry, EntryKind, StoredEvent, Table
from meseta.tables.dealing import beginning, is_dealt
from meseta.tables.refusals import RulesGone

COPIED_EVERY: Final = 16  # entries: a copy takes 3 kB, and an answer played again 10 microseconds
UNKNOWN: Final = -1  # what an answer that other rules have taken is today
MOST_COPIES: Final = 8  # of one game: moments before the oldest are played again from the beginning


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that stands: who gave it for the seat, and in which entry of the log."""

    by: AnsweredBy
    entry: int


@dataclass(frozen=True, slots=True)
class Copy:
    """The position after so many answers that stood, of which the last was given in an entry."""

    answers: int
    entry: int
    position: Position

    def leads_to(self, answers: Sequence[Entry]) -> bool:
        """Are these answers the same so far?"""
        return len(answers) >= self.answers and (not self.answers or answers[self.answers - 1].number == self.entry)


@dataclass
class Game:
    """A position with its history, after `number` entries of the log."""

    title: Title
    rules: int  # their version
    dealt: bool  # otherwise the table waits, and there is nothing on it yet
    history: History
    log: Log
    number: int = 0
    decision: int = 0  # the number after which the present question was asked: an answer names it
    given: list[Given] = field(default_factory=list[Given])
    entries: list[Entry] = field(default_factory=list[Entry])
    copies: deque[Copy] = field(default_factory=lambda: deque(maxlen=MOST_COPIES))  # the newest last
    beginning: Copy = field(init=False)

    def __post_init__(self) -> None:
        self.beginning = Copy(0, 0, self.position.copy())

    @property
    def position(self) -> Position:
        return self.history.position

    @property
    def over(self) -> bool:
        return not self.position.waiting()

    def snapshot(self) -> str:
        return to_text(self.position.save())

    # ---- Reading the log.
    def read(self, entry: Entry) -> None:
        """The next entry, as it was stored."""
        if entry.number != self.number + 1:
            raise Refused("error-entry-order", number=entry.number, before=self.number)
        if entry.kind == EntryKind.RULES:
            self.begin_after([*self.entries, entry])
            return
        if entry.kind == EntryKind.UNDO:
            self.take_back(entry.seat, answers_left(entry))
        else:
            self.answer(entry.seat, self.position.parse(entry.said), entry.by)
        self.entries.append(entry)

    def take_back(self, seat: int, stay: int) -> None:
        """Answers of a seat are taken back until so many stay."""
        while len(self.history.answers) > stay:
            self.history.undo(seat)
            self.given.pop()
        self.number += 1
        self.decision = self.number

    def answer(self, seat: int, answer: int, by: AnsweredBy) -> list[StoredEvent]:
        """An answer, and what happened by it."""
        before = self.position.top
        self.history.answer(seat, answer)
        self.number += 1
        self.given.append(Given(by, self.number))
        if not self.same_question(before):
            self.decision = self.number
        if self.number % COPIED_EVERY == 0:
            self.copies.append(Copy(len(self.given), self.number, self.position.copy()))
        return [stored(event) for event in self.log.take()]

    def same_question(self, before: Frame | None) -> bool:
        """While others seal their choices, the question to each of them stays the same."""
        return isinstance(before, SealedChoice) and self.position.top is before

    def begin_after(self, before: list[Entry]) -> None:
        """After entries that other rules have told, the last of which holds the position: they are only remembered."""
        answers, position = standing(before), self.title.load(from_text(before[-1].said))
        position.listener = self.log
        self.history = History(position)
        self.copies.clear()
        self.entries = [*before]
        self.number = self.decision = before[-1].number
        self.given = [Given(entry.by, entry.number) for entry in answers]
        self.history.answers = [(entry.seat, UNKNOWN) for entry in answers]
        self.beginning = Copy(len(answers), answers[-1].number if answers else 0, self.position.copy())

    @property
    def first(self) -> int:
        """The entry after which it can be gone through."""
        return len(split_where_rules_changed(self.entries)[0])

    # ---- Earlier moments.
    def position_after(self, number: int) -> Position:
        """As it was after an earlier entry: from the last copy before it, only the answers since are given again."""
        answers = standing(self.entries[:number])
        copy = next((copy for copy in reversed(self.copies) if copy.leads_to(answers)), self.beginning)
        position: Position = copy.position.copy()
        for entry in answers[copy.answers :]:
            position.answer(entry.seat, position.parse(entry.said))
        return position

    # ---- Taking back.
    def answers_left_after_undo(self, seat: int) -> int:
        """How many answers stay if a person takes the last own one back; all, if that cannot be.

        Answers that were given for the seat because there was no choice go with it.
        """
        answers, within = len(self.given), self.history.answers_to_undo(seat)
        for back in range(1, within + 1):
            if self.given[answers - back].by == AnsweredBy.PERSON:
                return answers - back
        return answers

    def answers_left_after_restart(self, seat: int) -> int:
        """The same for all that may be taken back."""
        return len(self.given) - self.history.answers_to_undo(seat) if self.may_undo(seat) else len(self.given)

    def may_undo(self, seat: int) -> bool:
        return self.answers_left_after_undo(seat) < len(self.given)


def new_game(table: Table) -> Game:
    """The game of a table before its first entry."""
    title = title_of(table.game)
    program = title.rules_version(table.options)
    if table.rules != program:
        raise RulesGone(table.rules, program)
    position, log = beginning(table), Log()
    position.listener = log
    return Game(title, program, is_dealt(table), History(position), log)


def game_after(table: Table, entries: list[Entry]) -> Game:
    """The game of a table after its whole log."""
    before, since = split_where_rules_changed(entries)
    game = new_game(table)
    if before:
        game.begin_after(before)
    for entry in since:
        game.read(entry)
    return game
