"""A new table: its link, its seats, its name."""

from __future__ import annotations

import secrets
import time
from typing import Final

from meseta.bots.catalogue import bots_for, usual_bot
from meseta.engine.randomness import Seed
from meseta.engine.refusal import Refused
from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.records.shuffle import new_secret
from meseta.storage.rows import Person, Seat, SeatKind, Table, TableStatus
from meseta.tables.dealing import deal

YOU: Final = "you"

ID_BYTES: Final = 9  # twelve letters: the link is the key to a private table
BOT_NAMES: Final = ["Inés", "Diego", "Leonor", "Rodrigo", "Jimena", "Álvaro"]
LONGEST_NAME: Final = 40
LONGEST_NAME_OF_A_PERSON: Final = 24


def new_table(
    game: str,
    options: dict[str, str],
    kinds: list[str],
    host: Person,
    name: str,
    listed: bool,
    seed: Seed | None = None,
    hints: bool = True,
) -> Table:
    """Kinds: for each seat `you`, `open`, or the name of a bot. Options that make no sense are refused.

    Without open seats the game begins at once.
    """
    chosen = title_of(game)
    settled = resolve_options(chosen.options, options)
    if len(kinds) != int(settled["players"]):
        raise Refused("error-seats-count", players=settled["players"], seats=len(kinds))
    if kinds.count(YOU) > 1:
        raise Refused("error-one-seat")
    now = time.time()
    table = Table(
        id=secrets.token_urlsafe(ID_BYTES),
        name=one_line(name)[:LONGEST_NAME],
        game=game,
        options=settled,
        rules=chosen.rules_version(settled),
        seed=new_secret() if seed is None else seed,
        listed=listed,
        created=now,
        number=0,
        status=TableStatus.WAITING,
        snapshot="",
        seats=[new_seat(game, settled, number, kind, host) for number, kind in enumerate(kinds)],
        host=host.id,
        answered=now,
        invitation=secrets.token_urlsafe(ID_BYTES),
        hints=hints,
    )
    return table if SeatKind.OPEN in kinds else deal(table)


def new_seat(game: str, options: dict[str, str], number: int, kind: str, host: Person) -> Seat:
    """The usual bot of the game takes over where a person leaves."""
    if kind == YOU:
        return Seat(number, SeatKind.PERSON, host.id, host.name, usual_bot(game, options), {}, since=time.time())
    if kind == SeatKind.OPEN:
        return Seat(number, SeatKind.OPEN, None, "", usual_bot(game, options), {}, since=time.time())
    bots = bots_for(game, options)
    if kind not in bots:
        raise Refused("error-no-such-name", word=kind, kind="seat", possible=[YOU, SeatKind.OPEN, *bots])
    return Seat(number, SeatKind.BOT, None, BOT_NAMES[number], kind, {}, since=time.time())


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise Refused("error-no-such-seat", seat=str(seat), last=seats - 1)


def one_line(text: str) -> str:
    """Without line breaks and characters that cannot be seen."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())


def tidy(name: str) -> str:
    """The name of a person: one line without odd characters, not too long."""
    return one_line(name)[:LONGEST_NAME_OF_A_PERSON].strip()
