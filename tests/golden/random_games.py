"""Checksums of many random games: the same rules give the same games, compiled and interpreted."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from meseta.cli.fuzz import drawn_options
from meseta.engine.randomness import from_seed
from meseta.engine.refusal import Refused
from meseta.engine.title import Title, resolve_options
from tests.any_game.play import decisions_from, text
from tests.golden.standings import STANDINGS

HEADING = "Options, seed, decisions, standing, and a checksum of the position at every decision:"


def sets_of_options(title: Title, games: int, fixed: dict[str, str]) -> list[dict[str, str]]:
    """For each game what is not fixed, where there is something to choose at all: the values taken in turn."""
    random = from_seed(1)
    draws = [drawn_options(title, fixed, random) for _ in range(200)]
    options = [option for option in title.options if len({draw[option.name] for draw in draws}) > 1]
    sets = []
    for number in range(games):
        chosen: dict[str, str] = {}
        for place, option in enumerate(options):
            if option.name != "start":
                possible = [value for value in option.values if fits(title, {**fixed, **chosen, option.name: value})]
                chosen[option.name] = possible[(number // (place + 1)) % len(possible)]
        sets.append(chosen)
    return sets


def fits(title: Title, chosen: dict[str, str]) -> bool:
    try:
        resolve_options(title.options, chosen)
    except Refused:
        return False
    return True


def checksums(title: Title, games: int, fixed: dict[str, str]) -> str:
    return "\n".join([HEADING, *lines(title, games, fixed)]) + "\n"


def lines(title: Title, games: int, fixed: dict[str, str], share: int = 1) -> Iterator[str]:
    """One for each game, or for one game in so many."""
    for seed, options in list(enumerate(sets_of_options(title, games, fixed), 1))[::share]:
        position, saves, number = title.new_game({**fixed, **options}, seed), sha256(), 0
        for number, _, _, _ in decisions_from(position, seed):  # noqa: B007
            saves.update(text(position).encode())
        saves.update(text(position).encode())
        figures = "-".join(map(str, STANDINGS[title.name](position.seen_by(None)).figures))
        yield " ".join([*options.values(), str(seed), str(number), figures, saves.hexdigest()[:16]])
