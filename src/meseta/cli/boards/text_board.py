"""What a game offers to the terminal. Everything is made from a view, so nobody is shown more than their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from meseta.cli.boards.view import View, top
from meseta.cli.terminal import Ink

Asked: TypeAlias = str | Callable[[View], str]  # words that are always the same, or depend on what is seen


class Block(NamedTuple):
    """A part of the board: rows, perhaps of several lines, under a head that may be empty."""

    head: str
    rows: list[str]


class TextBoard(NamedTuple):
    """The table of one game in words: what can be told from a view."""

    blocks: Callable[[View, Ink], list[Block]]  # the board; rows that stay the same need not be shown again
    questions: Callable[[View], dict[str, Asked]]  # what seats are asked, by the kind of business that asks
    hides: Callable[[View, str], bool]  # would the others not see this answer to what is asked now?
    holds_secrets: Callable[[View], bool]  # does the view of a seat show what nobody else at the table may see?
    standings: Callable[[View], list[str]]  # who has won, and how the others stand
    legend: Callable[[View], list[str]]  # how to read the board

    def question(self, view: View) -> str:
        asked = self.questions(view)[top(view)["kind"]]
        return asked if isinstance(asked, str) else asked(view)

    def for_one_alone(self, view: View) -> bool:
        """May only the seat of the view look while it is asked?"""
        return self.holds_secrets(view) or any(self.hides(view, legal["notation"]) for legal in view["legal"])


def printed(blocks: list[Block]) -> list[str]:
    """The blocks as lines, each after an empty one."""
    rows = [row for block in blocks for row in ["", *([block.head] if block.head else []), *block.rows]]
    return [line for row in rows for line in row.split("\n")]


def changed_rows(before: list[Block], after: list[Block]) -> list[Block]:
    """What differs, each row under its head."""
    known = {row for block in before for row in block.rows}
    changed = [Block(block.head, [row for row in block.rows if row not in known]) for block in after]
    return [block for block in changed if block.rows]
