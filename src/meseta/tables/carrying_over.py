"""A table of earlier rules goes on under those of today, where these can: nothing of it is lost by an upgrade."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from meseta.engine.saving import to_text
from meseta.storage.rows import AnsweredBy, Entry, EntryKind, Table, TableStatus
from meseta.tables.dealing import beginning, is_dealt
from meseta.tables.gone import answers_followed, options_today, read_on, rules_today, stored_position
from meseta.tables.refusals import RulesGone

NOBODY = -1  # the seat of an entry that no seat has made


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """A table as it goes on, and the entry of its log from which today's rules hold, if not all of it follows them."""

    table: Table
    entry: Entry | None = None


def may_be_carried_over(table: Table) -> bool:
    """A game that is over is shown by what was stored. What later rules than ours have told, ours cannot judge."""
    return table.status != TableStatus.OVER and table.rules < rules_today(table)


def carried_over(table: Table, entries: list[Entry]) -> CarriedOver | None:
    """None where today's rules neither tell the same game nor can read where it stands."""
    today = replace(table, options=options_today(table), rules=rules_today(table))
    if not table.number:
        return CarriedOver(replace(today, snapshot=to_text(beginning(today).save()) if is_dealt(today) else ""))
    return told_the_same(table, today, entries) or from_where_it_stands(table, today)


def told_the_same(table: Table, today: Table, entries: list[Entry]) -> CarriedOver | None:
    """All of its log is taken today, tells the same events, and leads to where it stands: it can be gone through and
    taken back as before."""
    try:
        game = read_on(today, None, entries)
    except RulesGone:
        return None
    stands = stored_position(table)
    if stands is not None and to_text(stands.save()) != game.snapshot():
        return None
    if answers_followed(today, entries) < len(game.given):
        return None
    return CarriedOver(replace(today, snapshot=game.snapshot()))


def from_where_it_stands(table: Table, today: Table) -> CarriedOver | None:
    """The stored position is played on. What was answered before can be read, but not taken back or gone through."""
    stands = stored_position(table)
    if stands is None or not stands.waiting() or today.options != table.options:
        return None
    position = to_text(stands.save())
    entry = Entry(table.number + 1, EntryKind.RULES, NOBODY, position, AnsweredBy.AUTO, time.time(), [])
    return CarriedOver(replace(today, number=entry.number, snapshot=position), entry)
