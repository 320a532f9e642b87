"""Tables answer by answer: for the replay, for record files, and to find out whether a table would differ today."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

from meseta.bots.catalogue import usual_bot
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.saving import from_text as saved
from meseta.games.catalogue import title_of
from meseta.records import record, verifying
from meseta.records.record import Record
from meseta.records.shuffle import commitment_to, digest_of, secret_of
from meseta.storage.following import happened, split_where_rules_changed, standing
from meseta.storage.rows import AnsweredBy, Entry, EntryKind, Person, Seat, Table, TableStatus
from meseta.tables.dealing import beginning
from meseta.tables.game import game_after, new_game
from meseta.tables.new_table import YOU, check_seat, new_seat, new_table, tidy


def positions(table: Table, entries: list[Entry]) -> Iterator[Position]:
    """The first position (see `first_step`) and that after each answer that stands: always the same object, changed."""
    before, _ = split_where_rules_changed(entries)
    position = title_of(table.game).load(saved(before[-1].said)) if before else beginning(table)
    yield position
    for entry in standing(entries)[first_step(entries) :]:
        position.answer(entry.seat, position.parse(entry.said))
        yield position


def position_after(table: Table, entries: list[Entry], answers: int) -> Position:
    for number, position in enumerate(positions(table, entries), first_step(entries)):
        if number == answers:
            return position
    raise Refused("error-answers-count", count=len(standing(entries)), asked=answers)


def first_step(entries: list[Entry]) -> int:
    """After how many answers a game can first be shown: those that other rules have told are not played again."""
    return len(standing(split_where_rules_changed(entries)[0]))


def position_at(table: Table, entries: list[Entry]) -> Position:
    """The position after the last of these entries."""
    return position_after(table, entries, len(standing(entries)))


# ---- Record files.
def to_record(table: Table, entries: list[Entry]) -> Record:
    """What a table needs to be verified is in its record too."""
    if changed_rules(entries):
        raise Refused("error-record-two-rules")  # no rules would replay it
    seats = title_of(table.game).seat_names(len(table.seats))
    given, secret = standing(entries), secret_of(table.seed)
    record = Record(
        game=table.game,
        options=table.options,
        seed=table.seed,
        rules=table.rules,
        seats=seats,
        answers=[(seats[entry.seat], entry.said) for entry in given],
        names=[seat.name for seat in table.seats],
    )
    if secret is None:
        return record
    told = digest_of(happened(event) for entry in given for event in entry.events)
    return replace(record, commitment=commitment_to(secret), told=told)


def changed_rules(entries: list[Entry]) -> bool:
    return any(entry.kind == EntryKind.RULES for entry in entries)


def from_record(read: Record, host: Person, name: str, seat: int | None = None) -> tuple[Table, list[Entry]]:
    """A table that stands where a record ends. The importer sits where they want, or where the next answer is due.

    Bots sit at the other seats, and nobody else may take these: whoever has the record knows all cards to come. A
    record without answers is refused, for a game that has not begun is a new table.
    """
    kinds = [usual_bot(read.game)] * record.begin(read).seats
    if not read.answers:
        raise Refused("error-record-empty")
    if seat is not None:
        check_seat(seat, len(kinds))
    fresh = new_table(read.game, read.options, kinds, host, name, listed=False, seed=read.seed)
    game, now, entries = new_game(fresh), time.time(), list[Entry]()
    for number, (colour, said) in enumerate(read.answers, 1):
        with record.refused_by_number(number, colour, said):
            answered = record.seat_in(read, colour)
            events = game.answer(answered, game.position.parse(said), AnsweredBy.PERSON)
        entries.append(Entry(game.number, EntryKind.ANSWER, answered, said, AnsweredBy.PERSON, now, events))
    own: list[int] = game.position.waiting()[:1] if seat is None else [seat]
    others = [named(each, read.names[each.seat]) if read.names else each for each in fresh.seats]
    seats = [new_seat(read.game, fresh.options, each.seat, YOU, host) if each.seat in own else each for each in others]
    status = TableStatus.OVER if game.over else TableStatus.RUNNING
    return replace(
        fresh, seats=seats, number=game.number, snapshot=game.snapshot(), status=status, imported=True
    ), entries


def named(seat: Seat, name: str) -> Seat:
    """A bot that goes on for somebody bears their name."""
    return replace(seat, name=tidy(name) or seat.name)


def flaw(table: Table, entries: list[Entry]) -> Refused | None:
    """Why the game of a table did not follow from its secret, or `CannotTell`; nothing if it did."""
    if changed_rules(entries):
        return verifying.CannotTell("error-record-two-rules")
    return verifying.flaw(to_record(table, entries)) or difference(table, entries)


# ---- Would it be the same today?
def difference(table: Table, entries: list[Entry]) -> Refused | None:
    """Why a stored table would differ if it were played now, or nothing. Whether its rules are gone: see `gone`."""
    try:
        game = game_after(table, entries)
    except Refused as refused:
        return refused
    differs = (game.snapshot() if game.dealt else "") != table.snapshot
    return gap(table, entries) or (Refused("stored-position-differs") if differs else None)


def gap(table: Table, entries: list[Entry]) -> Refused | None:
    """What is missing in a log, by whatever rules it was played; or nothing."""
    if [entry.number for entry in entries] != list(range(1, table.number + 1)):
        return Refused("stored-log-gap", entries=len(entries), number=table.number)
    return None
