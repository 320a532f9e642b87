"""Options of a game on the command line: `--option NAME=VALUE`, and shorthands for the common ones."""

from __future__ import annotations

import argparse

from meseta.engine.refusal import Refused
from meseta.engine.title import Title, resolve_options

SHORTHANDS = ("edition", "players")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    for name in SHORTHANDS:
        parser.add_argument(f"--{name}", metavar="VALUE", help=f"short for --option {name}=VALUE")


def chosen_options(title: Title, chosen: argparse.Namespace) -> dict[str, str]:
    """The options that were named, checked to go together with the defaults of all others."""
    options = named_options(chosen)
    resolve_options(title.options, options)
    return options


def named_options(chosen: argparse.Namespace) -> dict[str, str]:
    """The options as they were typed."""
    options: dict[str, str] = {}
    for text in chosen.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("error-pattern", words=text, pattern="NAME=VALUE")
        options[name] = value
    for name in SHORTHANDS:
        value = getattr(chosen, name)
        if value is not None:
            options[name] = value
    return options
