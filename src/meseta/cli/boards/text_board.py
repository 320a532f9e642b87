"""What a game offers to the terminal. Everything is made from a view, so no player is shown more than their seat sees.

A game that registers no board of its own is shown by this one: its seats, and its answers in notation.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from meseta.cli.boards.writer import Writer
from meseta.cli.lines import sentence
from meseta.engine.view import View

Seen = TypeVar("Seen", bound=View)  # what a seat sees of the game whose board it is


class Block(NamedTuple):
    """A part of the board: rows, perhaps of several lines, under a head that may be empty."""

    head: str
    rows: list[str]


class TextBoard(Generic[Seen]):
    """The table of one game in words: what can be told from a view."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    def blocks(self, view: Seen) -> list[Block]:
        """The board; rows that stay the same need not be shown again."""
        names = [f"  {name}" for name in self.writer.names]
        return [Block("", [self.writer.painted(row, each) for row, each in zip(names, self.writer.colours)])]

    def question(self, view: Seen) -> str:
        """What the seat of the view is asked, and why, as far as there are words for it."""
        words, asked = self.writer.words, f"{view['game']}-{view['business'][-1]['kind']}"
        said = [words.say(message) for message in (f"ask-{asked}", f"why-{asked}") if words.has(message)]
        return " ".join(sentence(each) for each in said or [words.say("table-your-choice")])

    def answer(self, view: Seen, notation: str) -> str:
        """What an answer does, as it is listed."""
        return notation

    def hides(self, view: Seen, notation: str) -> bool:
        """Would the others not see this answer to what is asked now? By default that of a sealed choice."""
        return "missing" in view["business"][-1]

    def holds_secrets(self, view: Seen) -> bool:
        """Does the view of a seat show what no other player may see? That cannot be known of any game."""
        return True

    def standings(self, view: Seen) -> list[str]:
        """Who has won, and how the others stand."""
        winners = view["winners"]
        names = self.writer.words.listed([self.writer.names[seat] for seat in winners])
        return [self.writer.say("terminal-winners", names=names, count=len(winners))]

    def legend(self, view: Seen) -> list[tuple[str, str]]:
        """How to read the board: each sign with its meaning."""
        return []

    def for_one_alone(self, view: Seen) -> bool:
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
