"""`meseta options GAME`: what can be chosen before a game, value by value."""

from __future__ import annotations

import argparse

from meseta.cli.language import add_language
from meseta.cli.lines import wrapped
from meseta.cli.set_up import game_name
from meseta.engine.title import Title, TitleOption
from meseta.games.catalogue import TITLES, title_of
from meseta.wording.options import changes, made_of
from meseta.wording.words import Words, words

HELP = "say what can be chosen before a game"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: " + ", ".join(game.name for game in TITLES))
    add_language(parser)


def run(chosen: argparse.Namespace) -> int:
    title, spoken = title_of(chosen.game), words(chosen.language)
    print(*wrapped(spoken.say("terminal-options", game=game_name(title, spoken))), sep="\n")
    for option in title.options:
        print("", *at_length(title, option, spoken), sep="\n")
    return 0


def at_length(title: Title, option: TitleOption, words: Words) -> list[str]:
    """What the option changes, and what each of its values means where that needs saying."""
    lines = [f"{option.name}={values(option)}", *wrapped(changes(words, title.name, option.name), "    ")]
    for value in option.values:
        sentences = made_of(words, title.name, option.name, value)
        lines += [f"    {option.name}={value}"] if sentences else []
        lines += [line for sentence in sentences for line in wrapped(sentence, "      - ", " " * 8)]
    return lines


def values(option: TitleOption) -> str:
    """`off|20|30|5..100`: those between two numbers are not listed."""
    numbers = [f"{option.numbers[0]}..{option.numbers[-1]}"] if option.numbers else []
    return "|".join([*option.values, *numbers])


def in_short(title: Title) -> list[str]:
    """All options in one paragraph, without words."""
    options = ", ".join(f"{option.name}={values(option)}" for option in title.options)
    return wrapped(f"options of {title.name}, the default first: {options}", "", "  ")
