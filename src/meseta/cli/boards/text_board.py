"""What a game offers to the terminal. Everything is made from a view, so nobody is shown more than their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from meseta.cli.terminal import Ink

View: TypeAlias = dict[str, Any]  # what `position.seen_by` gives


class Block(NamedTuple):
    """A part of the board: rows, perhaps of several lines, under a head that may be empty."""

    head: str
    rows: list[str]


class TextBoard(NamedTuple):
    """The table of one game in words: what can be told from a view."""

    blocks: Callable[[View, Ink], list[Block]]  # the board; views of the same seat give the same heads
    question: Callable[[View], str]  # what the seat of the view is asked
    asks_in_secret: Callable[[View], bool]  # is the answer that is awaited now hidden from the others?
    holds_secrets: Callable[[View], bool]  # does the view of a seat show what nobody else at the table may see?
    standings: Callable[[View], list[str]]  # who has won, and how the others stand
    legend: list[str]  # how to read the board


def printed(blocks: list[Block]) -> list[str]:
    """The blocks as lines, each after an empty one."""
    return [line for block in blocks for line in ["", *([block.head] if block.head else []), *block.rows]]


def changed_rows(before: list[Block], after: list[Block]) -> list[Block]:
    """What differs, each row under its head."""
    known = {row for block in before for row in block.rows}
    changed = [Block(block.head, [row for row in block.rows if row not in known]) for block in after]
    return [block for block in changed if block.rows]
