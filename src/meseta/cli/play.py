"""`meseta play GAME`: a game in the terminal, against random opponents or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from meseta.cli.chosen_options import add_options, chosen_options
from meseta.cli.conversation import Conversation
from meseta.cli.options import in_short
from meseta.cli.seats import seat_of
from meseta.cli.terminal import Leaving
from meseta.engine.randomness import from_seed
from meseta.games.catalogue import TITLES, title

HELP = "play a game in the terminal"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(line for game in TITLES for line in in_short(game))
    parser.epilog += "\n\n`meseta options GAME` says more about them."
    parser.add_argument("game", metavar="GAME", help="which game: " + ", ".join(game.name for game in TITLES))
    add_options(parser)
    parser.add_argument("--seed", type=int, help="a whole number: the same seed gives the same shuffles and opponents")
    people = parser.add_mutually_exclusive_group()
    people.add_argument("--seat", metavar="COLOUR", help="your seat (the first); opponents answer at random")
    people.add_argument("--hot-seat", action="store_true", help="all seats are people who share the keyboard")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep a record of the game in this file")


def run(chosen: argparse.Namespace) -> int:
    game = title(chosen.game)
    seed = secrets.randbelow(1_000_000) if chosen.seed is None else chosen.seed
    position = game.new_game(chosen_options(game, chosen), seed)
    names = game.seat_names(position.seats)
    people = list(range(position.seats)) if chosen.hot_seat else [seat_of(chosen.seat or names[0], names)]
    # The opponents draw from a stream of their own: they must not disturb the shuffles, nor know them.
    conversation = Conversation(game, position, seed, people, from_seed(-1 - seed), chosen.record)
    try:
        conversation.play()
    except (Leaving, KeyboardInterrupt):
        conversation.say_goodbye()
    return 0
