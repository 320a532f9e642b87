"""The game of a table in memory: built from its log, the same in every process that reads it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from meseta.engine.answers import NOBODY
from meseta.engine.events import Event, Listener, Log
from meseta.engine.frame import Frame
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.saving import from_text, to_text
from meseta.engine.sealed import SealedChoice
from meseta.engine.title import Title
from meseta.engine.undo import MOST_KEPT, History
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


class Onlooker(Listener):
    """Keeps a copy of a position as it was when it told one of its next events."""

    def __init__(self, position: Position, event: int) -> None:
        self.position = position
        self.event = event
        self.heard = 0
        self.copy: Position | None = None

    def hear(self, event: Event) -> None:
        if self.heard == self.event:
            self.copy = self.position.copy()
        self.heard += 1


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
        self.check_order(entry)
        if entry.kind == EntryKind.RULES:
            self.begin_after([*self.entries, entry])
            return
        if entry.kind == EntryKind.UNDO:
            self.take_back(answers_left(entry))
        else:
            self.answer(entry.seat, self.position.parse(entry.said), entry.by)
        self.entries.append(entry)

    def check_order(self, entry: Entry) -> None:
        if entry.number != self.number + 1:
            raise Refused("error-entry-order", number=entry.number, before=self.number)

    def pass_over(self, entries: Sequence[Entry]) -> None:
        """The next entries, if none of their answers can be taken back any more. What was taken back in them is left
        out, nobody is told what happened, and no position is kept for taking back: that is what costs most."""
        position, stands = self.position, {entry.number for entry in standing([*self.entries, *entries])}
        position.listener = None
        for entry in entries:
            self.check_order(entry)
            if entry.number not in stands:
                self.number = self.decision = entry.number
                continue
            before, answer = position.top, position.parse(entry.said)
            position.answer(entry.seat, answer)
            self.history.answers.append((entry.seat, answer))
            self.count(entry.by, before)
        position.listener = self.log
        self.entries += entries

    def take_back(self, stay: int) -> None:
        """Answers are taken back until so many stay."""
        self.history.back_to(stay)
        del self.given[stay:]
        self.number += 1
        self.decision = self.number

    def answer(self, seat: int, answer: int, by: AnsweredBy) -> list[StoredEvent]:
        """An answer, and what happened by it."""
        before = self.position.top
        self.history.answer(seat, answer)
        self.count(by, before)
        return [stored(event) for event in self.log.take()]

    def count(self, by: AnsweredBy, before: Frame | None) -> None:
        """An answer that was just given to the question before."""
        self.number += 1
        self.given.append(Given(by, self.number))
        if not self.same_question(before):
            self.decision = self.number
        if self.number % COPIED_EVERY == 0:
            self.copies.append(Copy(len(self.given), self.number, self.position.copy()))

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

    def position_amid(self, number: int, event: int) -> Position:
        """As it was in the middle of an entry, when one of its events was told. Nobody is asked there."""
        position, entry = self.position_after(number - 1), self.entries[number - 1]
        return amid_answer(position, entry, event)

    # ---- Taking back.
    def answers_left_after_undo(self, seat: int, within: int) -> int:
        """How many answers stay if a person takes the last own one back, which is among so many last ones; all, if
        that cannot be.

        Answers that were given for the seat because there was no choice go with it.
        """
        answers = len(self.given)
        for at in range(answers - 1, answers - 1 - within, -1):
            if self.seat_of(at) == seat and self.given[at].by == AnsweredBy.PERSON:
                return at
        return answers

    def answers_left_after_restart(self, seat: int, within: int) -> int:
        """The same for all own ones that follow one another."""
        left, first = self.answers_left_after_undo(seat, within), len(self.given) - within
        while left > first and left < len(self.given) and self.seat_of(left - 1) == seat:
            left -= 1
        return left

    def seat_of(self, answer: int) -> int:
        return self.history.answers[answer][0]

    def answers_in_reach(self, seat: int, bots_mind: bool) -> int:
        """How many of the last answers may be taken back without asking anybody. Bots do not mind where nobody else
        plays: theirs go with the person's own."""
        if bots_mind:
            return self.history.answers_to_undo(seat)
        count, answers = 0, len(self.given)
        while count < len(self.history.past):
            at = answers - 1 - count
            if self.seat_of(at) != seat and self.given[at].by == AnsweredBy.PERSON:
                break
            count += 1
        return count

    @property
    def answers_not_revealed(self) -> int:
        """How many of the last answers may be taken back if everybody agrees."""
        return len(self.history.past)


def amid_answer(position: Position, entry: Entry, event: int) -> Position:
    """A position before an answer becomes that in which one of the answer's events was told; or, if there are fewer,
    that after it."""
    onlooker = Onlooker(position, event)
    position.listener = onlooker
    position.answer(entry.seat, position.parse(entry.said))
    if onlooker.copy is None:
        return position
    onlooker.copy.seat = NOBODY
    return onlooker.copy


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
    """The game of a table after its whole log: also what was taken back is answered, and taken back, once more."""
    game, since = begun(table, entries)
    for entry in since:
        game.read(entry)
    return game


def game_now(table: Table, entries: list[Entry]) -> Game:
    """The same for who believes the log: in half the time, and as much can be taken back."""
    game, since = begun(table, entries)
    settled, last = split_before_undo(since, len(game.given))
    game.pass_over(settled)
    for entry in last:
        game.read(entry)
    return game


def begun(table: Table, entries: list[Entry]) -> tuple[Game, list[Entry]]:
    """The game of a table at its beginning by the rules of today, and the entries since then."""
    before, since = split_where_rules_changed(entries)
    game = new_game(table)
    if before:
        game.begin_after(before)
    return game, since


def split_before_undo(entries: list[Entry], answers: int) -> tuple[list[Entry], list[Entry]]:
    """After so many answers: what none of these entries takes back and nobody can any more, and what is left."""
    stood = [answers]  # how many answers stood before each entry, and after the last
    for entry in entries:
        stood.append(answers_left(entry) if entry.kind == EntryKind.UNDO else stood[-1] + 1)
    least = stood[-1]  # answers that stay whatever is taken back
    for at in range(len(entries) - 1, -1, -1):
        least = min(least, stood[at + 1])
        alone = all(entry.seat == entries[-1].seat for entry in entries[at:])
        if not alone and stood[at] <= least and stood[-1] - stood[at] >= MOST_KEPT:
            return entries[:at], entries[at:]
    return [], entries
