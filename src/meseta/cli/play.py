"""`meseta play GAME`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from meseta.bots.catalogue import bot_of, bots_for, usual_bot
from meseta.cli.chosen_options import add_options, chosen_options
from meseta.cli.conversation import Conversation
from meseta.cli.language import add_language
from meseta.cli.options import in_short
from meseta.cli.seats import seat_of
from meseta.cli.terminal import Leaving
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.title import Title
from meseta.games.catalogue import TITLES, title_of
from meseta.wording.words import words

HELP = "play a game in the terminal"

YOU = "you"  # a seat that is played at the keyboard


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(line for game in TITLES for line in in_short(game))
    parser.epilog += "\n\n`meseta options GAME` says more about them."
    parser.add_argument("game", metavar="GAME", help="which game: " + ", ".join(game.name for game in TITLES))
    add_options(parser)
    add_language(parser)
    parser.add_argument("--seed", type=int, help="a whole number: the same seed gives the same shuffles and opponents")
    parser.add_argument("--bot", metavar="BOT", help="your opponents: strong, middle (default), quick or random")
    people = parser.add_mutually_exclusive_group()
    people.add_argument("--seat", metavar="COLOUR", help="your seat (default: the first)")
    people.add_argument("--seats", metavar="WHO,WHO,...", help=f"who plays each seat: {YOU} or a bot")
    people.add_argument("--hot-seat", action="store_true", help="all seats are people who share the keyboard")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep a record of the game in this file")


def run(chosen: argparse.Namespace) -> int:
    title = title_of(chosen.game)
    seed = secrets.randbelow(1_000_000) if chosen.seed is None else chosen.seed
    position = title.new_game(options_for(title, chosen), seed)
    who = who_plays(chosen, position, title.seat_names(position.seats))
    conversation = Conversation(title, position, seed, who, words(chosen.language), chosen.record)
    try:
        conversation.play()
    except (Leaving, KeyboardInterrupt):
        conversation.say_goodbye()
    return 0


def options_for(title: Title, chosen: argparse.Namespace) -> dict[str, str]:
    """As many players as seats are named, if nothing else was said."""
    named = any(option.name == "players" for option in title.options)
    if chosen.seats and named and chosen.players is None:
        chosen.players = str(len(chosen.seats.split(",")))
    return chosen_options(title, chosen)


def who_plays(chosen: argparse.Namespace, position: Position, colours: list[str]) -> list[str | None]:
    """The bot of each seat; None is a person at the keyboard."""
    if chosen.hot_seat:
        return [None for _ in colours]
    if chosen.seats is not None:
        return named_players(chosen.seats.split(","), position)
    options = position.options_chosen()
    own, bot = seat_of(chosen.seat or colours[0], colours), chosen.bot or usual_bot(position.GAME, options)
    bot_of(bot, position.GAME, options)
    return [None if seat == own else bot for seat in range(len(colours))]


def named_players(who: list[str], position: Position) -> list[str | None]:
    options = position.options_chosen()
    for each in who:
        if each != YOU and each.partition(":")[0] not in bots_for(position.GAME, options):
            possible = [YOU, *bots_for(position.GAME, options)]
            raise Refused("error-no-such-name", word=each, kind="seat", possible=possible)
    if len(who) != position.seats:
        raise Refused("terminal-seats-do-not-fit", count=len(who), players=int(position.seats))
    if YOU not in who:
        raise Refused("terminal-no-person", you=YOU)
    return [None if each == YOU else each for each in who]
