"""`meseta COMMAND ...`: finds the command, runs it, and turns a refusal into a sentence instead of a stack trace."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from meseta import __version__
from meseta.engine.refusal import Refused
from meseta.wording.languages import DEFAULT

COMMANDS = (
    *("serve", "play", "options", "check", "fuzz", "replay", "review", "validate", "remove", "load"),
    *("arena", "fit", "bench"),
)


def parser(given: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Commands take a moment to load: where the first word is one of them, it is the only one."""
    top = argparse.ArgumentParser(prog="meseta", description="An open table for El Grande and Condottiere.")
    top.add_argument("--version", action="version", version=f"meseta {__version__}")
    top.set_defaults(language=DEFAULT)  # of commands that speak only one
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in given[:1] if given and given[0] in COMMANDS else COMMANDS:
        command = import_module(f"meseta.cli.{name}")
        sub = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    chosen = parser(given).parse_args(given)
    try:
        code: int = chosen.run(chosen)
    except Refused as refused:
        print(f"meseta: {sentence(refused, chosen.language)}", file=sys.stderr)
        return 1
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader of our output has gone, as in `meseta ... | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        print(f"meseta: {error.strerror}: {error.filename}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def sentence(refused: Refused, language: str) -> str:
    """The words take a moment to load: processes in which bots think load this file too, and never refuse."""
    from meseta.wording.words import words

    return words(language).refusal(refused)


if __name__ == "__main__":
    sys.exit(main())
