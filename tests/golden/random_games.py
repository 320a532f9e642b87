"""Checksums of many random games: the same rules give the same games, compiled and interpreted."""

from __future__ import annotations

from hashlib import sha256

from tests.any_game.play import Table, decisions_from, text
from tests.games.el_grande.laid_out import EL_GRANDE

GAMES = 200


def tables() -> list[Table]:
    """As many games as asked for, the options taken in turn."""
    chosen = []
    for number in range(GAMES):
        options = {
            option.name: option.values[(number // (place + 1)) % len(option.values)]
            for place, option in enumerate(EL_GRANDE.options)
            if option.name != "start"
        }
        chosen.append(Table(EL_GRANDE, options))
    return chosen


def checksums() -> str:
    lines = ["Options, seed, decisions, scores, and a checksum of the position at every decision:"]
    for seed, table in enumerate(tables(), 1):
        position, saves, number = table.new_game(seed), sha256(), 0
        for number, _, _, _ in decisions_from(position, seed):  # noqa: B007
            saves.update(text(position).encode())
        saves.update(text(position).encode())
        scores = "-".join(str(player["score"]) for player in position.seen_by(None)["seats"])
        lines.append(" ".join([*table.options.values(), str(seed), str(number), scores, saves.hexdigest()[:16]]))
    return "\n".join(lines) + "\n"
