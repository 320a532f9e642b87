"""Checksums of many random games: the same rules give the same games, compiled and interpreted."""

from __future__ import annotations

from hashlib import sha256

from meseta.engine.title import Title
from tests.any_game.play import Table, decisions_from, text
from tests.golden.standings import STANDINGS


def tables(title: Title, games: int) -> list[Table]:
    """As many games as asked for, the options taken in turn."""
    chosen = []
    for number in range(games):
        options: dict[str, str] = {}
        for place, option in enumerate(title.options):
            if option.name != "start":
                possible = option.possible(options)
                options[option.name] = possible[(number // (place + 1)) % len(possible)]
        chosen.append(Table(title, options))
    return chosen


def checksums(title: Title, games: int) -> str:
    lines = ["Options, seed, decisions, standing, and a checksum of the position at every decision:"]
    for seed, table in enumerate(tables(title, games), 1):
        position, saves, number = table.new_game(seed), sha256(), 0
        for number, _, _, _ in decisions_from(position, seed):  # noqa: B007
            saves.update(text(position).encode())
        saves.update(text(position).encode())
        figures = "-".join(map(str, STANDINGS[title.name](position.seen_by(None)).figures))
        lines.append(" ".join([*table.options.values(), str(seed), str(number), figures, saves.hexdigest()[:16]]))
    return "\n".join(lines) + "\n"
