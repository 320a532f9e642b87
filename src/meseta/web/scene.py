"""What one person sees of a table now: the view of the seat, who sits where, what was told, what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import ceil
from typing import Final

from meseta.engine.view import View
from meseta.storage.rows import Entry, EntryKind, Line, SeatKind, Table, TableStatus, TakeBack
from meseta.tables import taking_back
from meseta.tables.event_notes import EventNotes
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame
from meseta.tables.look import Look
from meseta.tables.moments import last_own, retold_from
from meseta.tables.next_answer import by_itself
from meseta.tables.overdue import may_be_started, overdue_seats, waits_since
from meseta.tables.review import StoredReview, shown_review
from meseta.tables.seats import seat_of
from meseta.tables.shown import shown_seat
from meseta.tables.steps import Step
from meseta.web.faces.catalogue import FACES

DAY: Final = 24 * 3600.0  # a page that is open for longer need not look by itself


@dataclass(frozen=True, slots=True)
class Scene:
    table: Table
    seat: int | None  # where the person sits; None: a spectator
    shown: int | None  # whose view it is: see `tables.shown`
    sits: bool  # does the person sit there now
    away: bool  # a bot plays for the person, who may come back
    hosts: bool  # did the person make the table
    number: int  # the entry of the log after which it is seen
    newest: int  # the last entry of the log
    decision: int
    view: View
    entries: list[Entry]
    lines: list[Line]  # what was said
    may_undo: bool
    may_ask_back: bool = False  # may the person ask the others to take an answer back
    take_back: TakeBack | None = None  # what somebody asks for
    after: int = 0  # of an earlier moment: the entry that was seen before it
    steps: int | None = None  # so many of the entry were told; None: all of it
    step: Step | None = None  # the last of them
    gone: GoneGame | None = None  # what there is instead of a game that can be played on
    news: bool = False  # is there something to see that others did since the person looked last
    moderates: bool = False  # may the person settle who talks
    may_start: bool = False  # need the person not wait for those on open seats
    overdue: list[int] = field(default_factory=list[int])  # others for whom the person may ask a bot to play
    overdue_minutes: int = 0  # after which somebody is overdue
    due_minutes: int | None = None  # until the person may be able to do more about those who keep the table waiting
    review: StoredReview | None = None  # of a game that is over, or how far it is; None: there will be none

    @property
    def present(self) -> bool:
        """Otherwise it is an earlier moment, shown on the way to the present."""
        return self.number == self.newest and self.steps is None

    @property
    def invitation(self) -> str:
        """What opens a bot's seat to friends of those at a table that everybody finds; of others the link is enough."""
        return self.table.invitation if self.table.listed and self.moderates else ""

    @property
    def link(self) -> str:
        """What the person gives to friends."""
        return f"/t/{self.table.id}/invited/{self.invitation}" if self.invitation else f"/t/{self.table.id}"

    @property
    def asked(self) -> bool:
        waited_for = self.sits and self.seat in self.view["waiting"] and self.table.status == TableStatus.RUNNING
        return waited_for and self.gone is None

    @property
    def turn(self) -> bool:
        """Is the person to answer now, and not only once the story has come to it?"""
        return self.asked and self.present and bool(self.view["legal"])

    @property
    def awaited(self) -> list[int]:
        """Other people whom the table waits for, not yet for too long."""
        if self.table.status != TableStatus.RUNNING or self.gone is not None:
            return []
        others = [seat for seat in self.view["waiting"] if seat != self.seat and seat not in self.overdue]
        return [seat for seat in others if self.table.seats[seat].kind == SeatKind.PERSON]

    @property
    def rules_changed(self) -> bool:
        """Was it carried over to other rules in the middle: then not all of it can be played again."""
        return any(entry.kind == EntryKind.RULES for entry in self.entries)

    # ---- What is new to the person.
    @property
    def event_notes(self) -> EventNotes:
        return FACES[self.table.game].notes

    @property
    def last_own_entry(self) -> int:
        return last_own(self.entries, self.seat)

    @property
    def last_seen_entry(self) -> int:
        """The entry after which all is new: at this moment, or in the present to a person who answered last in it."""
        if self.seat is None and self.present:
            return self.number
        return max(self.after, self.last_own_entry)

    @property
    def retold_from(self) -> int | None:
        """The entry from which all can be told again that others did since the person's last own answer."""
        return None if self.gone is not None else retold_from(self.entries, self.seat, self.event_notes)


def looked_back(scene: Scene) -> Scene:
    """At an earlier moment nothing is taken back, and nobody is asked to let it be."""
    return replace(scene, may_undo=False, may_ask_back=False, take_back=None)


async def scene_of(look: Look) -> Scene:
    game, table, person = await look.game(), look.table, look.person
    seat = None if person is None else seat_of(table, person.id)
    sits = seat is not None and table.seats[seat].kind == SeatKind.PERSON
    hosts = person is not None and person.id == table.host
    shown = shown_seat(table, game, seat if sits else None)
    return Scene(
        table=table,
        seat=seat if sits else None,
        shown=shown,
        sits=sits,
        away=seat is not None and not sits,
        hosts=hosts,
        moderates=hosts or sits,
        may_start=hosts or (sits and seat is not None and may_be_started(table, table.seats[seat], look.overdue_since)),
        overdue=overdue_others(look, game, seat) if hosts or sits else [],
        overdue_minutes=round(look.cache.settings.overdue_minutes),
        due_minutes=due_minutes(look, game, seat) if hosts or sits else None,
        number=game.number,
        newest=game.number,
        decision=game.number if isinstance(game, GoneGame) else game.decision,
        view=seen(table, game, shown),
        entries=list(game.entries),
        lines=look.lines,
        may_undo=table.status == TableStatus.RUNNING and sits and seat is not None and may_undo(table, game, seat),
        may_ask_back=sits and may_ask(look, game, seat),
        take_back=take_back(look, game),
        gone=game if isinstance(game, GoneGame) else None,
        review=shown_review(look.table, game, look.cache.settings),
    )


def seen(table: Table, game: Game | GoneGame, seat: int | None) -> View:
    """The view of a seat. Nothing can be answered that is just being answered by itself.

    Before the game begins there is nothing on the table, and so nobody who has won.
    """
    view: View = game.position.seen_by(seat)
    if not game.dealt:
        return {**view, "winners": []}
    if isinstance(game, GoneGame):
        return {**view, "legal": []}
    soon = seat is not None and seat in view["waiting"] and by_itself(table, table.seats[seat], game) is not None
    return {**view, "legal": []} if soon else view


def overdue_others(look: Look, game: Game | GoneGame, seat: int | None) -> list[int]:
    if isinstance(game, GoneGame):
        return []
    return [each for each in overdue_seats(look.table, game, look.overdue_since) if each != seat]


def due_minutes(look: Look, game: Game | GoneGame, seat: int | None) -> int | None:
    """In how many minutes something becomes overdue that is not yet; whole ones, for nobody is in a hurry then."""
    since = None if isinstance(game, GoneGame) else waits_since(look.table, game, seat)
    left = 0.0 if since is None else since - look.overdue_since
    return ceil(left / 60) if 0 < left < DAY else None


def may_undo(table: Table, game: Game | GoneGame, seat: int) -> bool:
    return isinstance(game, Game) and taking_back.may_undo(table, game, seat)


def take_back(look: Look, game: Game | GoneGame) -> TakeBack | None:
    running = look.table.status == TableStatus.RUNNING
    return taking_back.asked(look.table, game) if running and isinstance(game, Game) else None


def may_ask(look: Look, game: Game | GoneGame, seat: int | None) -> bool:
    running = look.table.status == TableStatus.RUNNING
    return running and isinstance(game, Game) and seat is not None and taking_back.may_ask(look.table, game, seat)
