"""What one person sees of a table now: the view of the seat, who sits where, what was told, what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from meseta.engine.view import View
from meseta.storage.rows import Entry, Line, SeatKind, Table, TableStatus
from meseta.tables.event_notes import EventNotes
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame
from meseta.tables.look import Look
from meseta.tables.moments import last_own, retold_from
from meseta.tables.next_answer import by_itself
from meseta.tables.seats import seat_of
from meseta.web.faces.catalogue import FACES


@dataclass(frozen=True, slots=True)
class Scene:
    table: Table
    seat: int | None  # whose view it is; None: a spectator's
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
    after: int = 0  # of an earlier moment: the entry that was seen before it
    gone: GoneGame | None = None  # what there is instead of a game that can be played on
    news: bool = False  # is there something to see that others did since the person looked last

    @property
    def present(self) -> bool:
        """Otherwise it is an earlier moment, shown on the way to the present."""
        return self.number == self.newest

    @property
    def asked(self) -> bool:
        waited_for = self.sits and self.seat in self.view["waiting"] and self.table.status == TableStatus.RUNNING
        return waited_for and self.gone is None

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


async def scene_of(look: Look) -> Scene:
    game, table, person = await look.game(), look.table, look.person
    seat = None if person is None else seat_of(table, person.id)
    sits = seat is not None and table.seats[seat].kind == SeatKind.PERSON
    return Scene(
        table=table,
        seat=seat if sits else None,
        sits=sits,
        away=seat is not None and not sits,
        hosts=person is not None and person.id == table.host,
        number=game.number,
        newest=game.number,
        decision=game.number if isinstance(game, GoneGame) else game.decision,
        view=seen(table, game, seat if sits else None),
        entries=list(game.entries),
        lines=look.lines,
        may_undo=table.status == TableStatus.RUNNING and sits and seat is not None and may_undo(game, seat),
        gone=game if isinstance(game, GoneGame) else None,
    )


def seen(table: Table, game: Game | GoneGame, seat: int | None) -> View:
    """The view of a seat. Nothing can be answered while seats are open, nor what is just being answered by itself."""
    view: View = game.position.seen_by(seat)
    if isinstance(game, GoneGame):
        return {**view, "legal": []}
    soon = seat is not None and seat in view["waiting"] and by_itself(table.seats[seat], game) is not None
    return {**view, "legal": []} if table.status == TableStatus.WAITING or soon else view


def may_undo(game: Game | GoneGame, seat: int) -> bool:
    return isinstance(game, Game) and game.may_undo(seat)
