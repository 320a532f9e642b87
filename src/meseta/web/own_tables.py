"""A visitor's own tables, as the front page lists them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from meseta.storage.rows import SeatKind, TableStatus
from meseta.tables.own_tables import OwnTable
from meseta.web.faces.catalogue import FACES
from meseta.wording.words import Words


@dataclass(frozen=True, slots=True)
class OwnRow:
    own: OwnTable
    stage: str  # how far the game is
    others: str  # with whom
    state: str  # who is awaited, or who has won
    at: str  # when a person answered last, as machines write it

    @classmethod
    def of(cls, own: OwnTable, words: Words) -> OwnRow:
        others = [seat.name for seat in own.table.seats if seat.seat != own.seat and seat.kind != SeatKind.OPEN]
        at = datetime.fromtimestamp(own.table.answered, UTC).isoformat(timespec="seconds")
        return cls(own, stage(own, words), ", ".join(others), state(own, words), at)


def stage(own: OwnTable, words: Words) -> str:
    if own.view is None or own.table.status != TableStatus.RUNNING:
        return ""
    return FACES[own.table.game].stage(own.view, words)


def state(own: OwnTable, words: Words) -> str:
    table = own.table
    if table.status == TableStatus.WAITING:
        return words.say("own-waits")
    if own.view is None:
        return ""
    if own.seat in own.view["winners"]:
        return words.say("own-won")
    if table.status == TableStatus.OVER:
        return words.say("own-lost", names=", ".join(table.seats[seat].name for seat in own.view["winners"]))
    if own.is_turn:
        return words.say("your-turn")
    return words.say("table-waiting-for", name=", ".join(table.seats[seat].name for seat in own.awaited))
