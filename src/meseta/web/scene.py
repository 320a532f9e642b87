"""What one person sees of a table now: the view of the seat, who sits where, what was told, what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meseta.storage.rows import Entry, Line, Person, Seat, Table
from meseta.tables.game import PERSON, Game
from meseta.tables.tables import Tables, seat_of


@dataclass(frozen=True, slots=True)
class Scene:
    table: Table
    seat: int | None  # whose view it is; None: a spectator's
    sits: bool  # does the person sit there now
    away: bool  # a bot plays for the person, who may come back
    hosts: bool  # did the person make the table
    number: int
    decision: int
    view: dict[str, Any]
    entries: list[Entry]
    lines: list[Line]  # what was said
    may_undo: bool

    @property
    def asked(self) -> bool:
        return self.sits and self.seat in self.view["waiting"] and self.table.status == "running"


async def scene_of(tables: Tables, table_id: str, person: Person | None) -> Scene:
    async with tables.open(table_id) as (table, game):
        seat = None if person is None else seat_of(table, person.id)
        sits = seat is not None and table.seats[seat].kind == PERSON
        return Scene(
            table=table,
            seat=seat if sits else None,
            sits=sits,
            away=seat is not None and not sits,
            hosts=person is not None and person.id == table.host,
            number=game.number,
            decision=game.decision,
            view=game.position.seen_by(seat if sits else None),
            entries=list(game.entries),
            lines=await tables.storage.chat(table_id),
            may_undo=sits and seat is not None and may_undo(game, seat),
        )


def may_undo(game: Game, seat: int) -> bool:
    return game.may_take_back(seat) < len(game.given)


def as_data(scene: Scene) -> dict[str, Any]:
    """The same for programs. Nothing in it that the seat may not know."""
    table = scene.table
    return {
        "table": {
            "id": table.id,
            "name": table.name,
            "game": table.game,
            "options": table.options,
            "status": table.status,
            "listed": table.listed,
            "seats": [seat_data(seat) for seat in table.seats],
        },
        "seat": scene.seat,
        "number": scene.number,
        "decision": scene.decision,
        "may_undo": scene.may_undo,
        "view": scene.view,
        "chat": [line_data(line) for line in scene.lines],
    }


def line_data(line: Line) -> dict[str, Any]:
    return {"number": line.number, "name": line.name, "seat": line.seat, "text": line.text}


def seat_data(seat: Seat) -> dict[str, Any]:
    return {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot if seat.kind == "bot" else None}
