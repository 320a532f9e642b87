"""`meseta options GAME`: what can be chosen before a game, value by value."""

from __future__ import annotations

import argparse

from meseta.cli.lines import wrapped
from meseta.engine.title import Title, TitleOption
from meseta.games.catalogue import TITLES, title
from meseta.wording.options import changes, made_of
from meseta.wording.words import DEFAULT, words

HELP = "say what can be chosen before a game"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: " + ", ".join(game.name for game in TITLES))


def run(chosen: argparse.Namespace) -> int:
    game = title(chosen.game)
    print(f"Options of {game.name}, the default first; chosen with --option NAME=VALUE.")
    for option in game.options:
        print("", *at_length(game, option), sep="\n")
    return 0


def at_length(game: Title, option: TitleOption) -> list[str]:
    """What the option changes, and what each of its values means where that needs saying."""
    english = words(DEFAULT)
    lines = [f"{option.name}={values(option)}", *wrapped(changes(english, game.name, option.name), "    ")]
    for value in option.values:
        sentences = made_of(english, game.name, option.name, value)
        lines += [f"    {option.name}={value}"] if sentences else []
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
        lines += wrapped(
            f"{option.name}={values(option)}  {changes(words(DEFAULT), game.name, option.name)}", "  ", "      "
        )
    return lines
