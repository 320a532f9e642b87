"""The place where people read and type: colour where it is wanted, and an end that is no accident."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TextIO

from meseta.cli.lines import WIDTH
from meseta.wording.words import Words

# The colours of the seats come near those of the board in the browser; every seat is named in words as well.
STYLES = {
    "bold": "1",
    "dim": "2",
    "blue": "38;5;39",
    "orange": "38;5;214",
    "green": "38;5;36",
    "purple": "38;5;176",
    "vermilion": "38;5;202",
    "sky": "38;5;117",
}


class Leaving(Exception):
    """The person goes away, or there is nothing more to read."""


class Ink:
    """Paints words, or leaves them as they are."""

    def __init__(self, colourful: bool) -> None:
        self.colourful = colourful

    def paint(self, text: str, *styles: str) -> str:
        codes = [STYLES[style] for style in styles if style in STYLES]
        return f"\033[{';'.join(codes)}m{text}\033[0m" if self.colourful and codes else text


def is_terminal(stream: TextIO | None) -> bool:
    """Python has no stream at all where the program was started without one."""
    return stream is not None and stream.isatty()


def is_screen(output: TextIO | None) -> bool:
    """Does it follow commands, such as to clear itself?"""
    return is_terminal(output) and os.environ.get("TERM") != "dumb"


def ink_for(output: TextIO | None) -> Ink:
    """Colour only for people: not in files and pipes, and not where NO_COLOR (no-color.org) asks for none."""
    return Ink(is_screen(output) and not os.environ.get("NO_COLOR"))


class Terminal:
    """One screen and one keyboard, which several people may share. Both may also be a file or a pipe."""

    def __init__(self, words: Words) -> None:
        self.words = words
        # Whatever is typed or printed must not end the game: what cannot be shown is shown as a question mark.
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.ink = ink_for(sys.stdout)
        self.typed_by_hand = is_terminal(sys.stdin)
        if self.typed_by_hand:
            edit_lines()

    def show(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)

    def ask(self, prompt: str, hidden: bool = False) -> str:
        """The next line that is typed, without the blanks around it."""
        try:
            typed = input(prompt).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last: there is no standard input at all
            self.show("")  # what follows begins a line of its own
            raise Leaving from None
        if not self.typed_by_hand:  # then the terminal has not shown it
            self.show(self.words.say("terminal-typed-in-secret") if hidden and typed else typed)
        return typed

    def lower_curtain(self, invitation: str, secrets_shown: bool) -> None:
        """Take secrets from the screen; the person who may look next presses Enter, or just reads on in a file."""
        if not is_screen(sys.stdout):
            self.show("", "- " * (WIDTH // 2))
        elif secrets_shown:
            print("\033[2J\033[3J\033[H", end="")
        else:
            self.show("")
        if invitation and self.typed_by_hand:
            self.ask(f"{invitation} {self.words.say('terminal-press-enter')} ")
        elif invitation:
            self.show(invitation)


def edit_lines() -> None:
    """Let the arrow keys work, but without a history, which would show the next person what this one has typed."""
    try:
        import readline
    except ImportError:  # not everywhere; typing works all the same
        return
    readline.set_auto_history(False)
