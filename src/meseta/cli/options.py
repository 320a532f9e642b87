"""`meseta options GAME`: what can be chosen before a game, value by value."""

from __future__ import annotations

import argparse

from meseta.cli.lines import wrapped
from meseta.engine.title import Title, TitleOption
from meseta.games.catalogue import TITLES, title

HELP = "say what can be chosen before a game"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: " + ", ".join(game.name for game in TITLES))


def run(chosen: argparse.Namespace) -> int:
    game = title(chosen.game)
    print(f"Options of {game.name}, the default first; chosen with --option NAME=VALUE.")
    for option in game.options:
        print("", *at_length(option), sep="\n")
    return 0


def at_length(option: TitleOption) -> list[str]:
    """What the option changes, and what each of its values means where that needs saying."""
    lines = [f"{option.name}={values(option)}", *wrapped(option.says, "    ")]
    for value, sentences in option.values_say.items():
        lines.append(f"    {option.name}={value}")
        lines += [line for sentence in sentences for line in wrapped(sentence, "      - ", " " * 8)]
    return lines


def values(option: TitleOption) -> str:
    """`off|20|30|5..100`: those between two numbers are not listed."""
    numbers = [f"{option.numbers[0]}..{option.numbers[-1]}"] if option.numbers else []
    return "|".join([*option.values, *numbers])


def in_short(game: Title) -> list[str]:
    """One paragraph for each option."""
    lines = [f"options of {game.name}, the default first:"]
    for option in game.options:
        lines += wrapped(f"{option.name}={values(option)}  {option.says}", "  ", "      ")
    return lines
