"""A whole random game as a text that people can read and compare: every question, answer, event and standing."""

from __future__ import annotations

from hashlib import sha256

from meseta.engine.events import Log
from meseta.engine.frame import AnyPosition
from meseta.wording.telling import Reader
from meseta.wording.words import words
from tests.any_game.play import Table, decisions_from, text
from tests.golden.standings import STANDINGS

MANY = 12  # more options than that are only counted, and the first few shown
FEW = 4


def playthrough(table: Table, seed: int) -> str:
    position, log, saves = table.new_game(seed), Log(), sha256()
    position.listener = log
    lines = [" ".join([table.title.name, *[f"{name}={value}" for name, value in table.options.items()]])]
    standing = STANDINGS[table.title.name](position.seen_by(None))
    lines += [f"seed={seed}", "", str(standing)]
    for number, _, seat, option in decisions_from(position, seed):
        lines += told(table, position, log)
        before, standing = standing, STANDINGS[table.title.name](position.seen_by(None))
        if standing.chapter != before.chapter:
            lines += ["", str(standing)]
        saves.update(text(position).encode())
        lines += ["", *asked(position, number, seat), f"  {position.seat_name(seat)}: {position.notation(option)}"]
    saves.update(text(position).encode())
    lines += [*told(table, position, log), "", str(STANDINGS[table.title.name](position.seen_by(None)))]
    winners = " and ".join(position.seat_name(seat) for seat in position.seen_by(None)["winners"])
    lines += [f"winner: {winners}", f"checksum of the saves: {saves.hexdigest()}"]
    return "\n".join(lines) + "\n"


def asked(position: AnyPosition, number: int, seat: int) -> list[str]:
    """Who is waiting, and what the one who answers could say."""
    waiting = " and ".join(position.seat_name(each) for each in position.waiting())
    options = [position.notation(option) for option in position.answers(seat)]
    if len(options) > MANY:
        options = [f"{len(options)} options", *options[:FEW], "..."]
    return [f"{number}. {waiting}? {', '.join(options)}"]


def told(table: Table, position: AnyPosition, log: Log) -> list[str]:
    reader = Reader(words("en"), table.title, table.title.seat_names(position.seats))
    return [f"    {reader.told(event, table.title.meanings(position.options_chosen(), event))}" for event in log.take()]
