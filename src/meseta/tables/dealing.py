"""When a game begins it is dealt. Until then there is nothing to be known, and of the secret only a commitment."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from meseta.engine.position import Position
from meseta.engine.randomness import from_seed
from meseta.engine.saving import to_text
from meseta.games.catalogue import title_of
from meseta.records.shuffle import commitment_to, secret_of, seed_of, words_in
from meseta.storage.rows import Table, TableStatus


def is_dealt(table: Table) -> bool:
    return table.status != TableStatus.WAITING


def deal(table: Table) -> Table:
    """A table at the beginning of its game: the seed holds what its players have added by then."""
    seed = table.seed if secret_of(table.seed) is None else with_words(table)
    begun = replace(table, seed=seed, status=TableStatus.RUNNING)
    return replace(begun, snapshot=to_text(beginning(begun).save()))


def with_words(table: Table) -> str:
    """The seed of a table that waits, as it would be if the game began now."""
    colours = title_of(table.game).seat_names(len(table.seats))
    words = {colour: seat.words for colour, seat in zip(colours, table.seats, strict=True)}
    return seed_of(secret_of(table.seed) or "", words)


def beginning(table: Table) -> Position:
    """The position before the first answer; before the game begins, a table with nothing on it."""
    title = title_of(table.game)
    return title.new_game(table.options, table.seed) if is_dealt(table) else title.bare_table(table.options)


# ---- What comes of the secret.
class Shuffle(NamedTuple):
    """What people may know of where the luck of a table comes from."""

    commitment: str
    words: list[str]  # added by its players, each with its colour
    secret: str | None  # when the game is over


def shuffle_of(table: Table) -> Shuffle | None:
    """None where nothing can be verified: dealt from a number, or not here."""
    secret = secret_of(table.seed)
    if secret is None or table.imported:
        return None
    words = words_in(table.seed if is_dealt(table) else with_words(table))
    return Shuffle(commitment_to(secret), words, secret if table.status == TableStatus.OVER else None)


def seed_of_a_thought(table: Table, number: int) -> int:
    """What a bot is given to be of two minds with: it tells nothing of the seed it is made of."""
    return int.from_bytes(digest(table, "thought", number)[:8], "big")


def imagined(table: Table, position: Position, number: int, seat: int) -> Position:
    """The world of a seat after so many entries, as somebody imagines it who sits there and knows no more."""
    return position.imagine(seat, from_seed(digest(table, "world", number).hex()))


def digest(table: Table, purpose: str, number: int) -> bytes:
    return sha256(f"{purpose} {number} of {table.seed}".encode()).digest()
