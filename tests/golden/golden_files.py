"""The golden files: texts pinned down so that a change of behaviour shows as a difference to be read.

Where a change is meant, `python -m tests.golden.golden_files --write` writes them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from meseta.engine.title import Title
from meseta.games.catalogue import title_of
from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from tests.any_game.play import Table
from tests.finished_games.results import RESULTS, results
from tests.golden.playthrough import playthrough
from tests.golden.random_games import checksums
from tests.golden.reachable import ALL_2023, CONDOTTIERE, EL_GRANDE, EL_GRANDE_2023, counted
from tests.golden.searches import searches

FOLDER = Path(__file__).parent

PLAYTHROUGHS: dict[str, dict[str, dict[str, str]]] = {
    "el-grande": {
        "2-players": {"players": "2"},
        "3-players": {"players": "3"},
        "4-players": {"players": "4", "rounds": "6"},
        "5-players": {"players": "5", "rounds": "6"},
        "short-game": {"players": "3", "rounds": "6"},
        "no-veto": {"players": "3", "rounds": "6", "veto": "off"},
        "tally": {"players": "2", "rounds": "6", "castillo": "tally"},
        "open": {"players": "2", "rounds": "6", "castillo": "open"},
        "2023-automa": {"edition": "2023", "players": "2", "castillo": "tally"},
        "2023-merged-decks": {"edition": "2023", "players": "3", "rounds": "6", "merged-decks": "on"},
        "2023-new-regency": {"edition": "2023", "players": "4", "rounds": "6", "new-regency": "on", "castillo": "open"},
        "2023-shifting-powers": {"edition": "2023", "players": "5", "rounds": "6", "shifting-powers": "on"},
        "2023-added-cards": {
            "edition": "2023",
            "players": "3",
            "rounds": "6",
            "added-own-or-militia": "on",
            "added-vetoes": "2",
            "added-secret-scoring": "on",
        },
        "intrigue": {"expansion": "intrigue", "players": "4", "rounds": "6"},
        "intrigue-tens": {"edition": "2023", "expansion": "intrigue", "players": "3", "own-cards": "tens"},
        "colonies": {"expansion": "colonies", "players": "3", "rounds": "6"},
        "king-and-colonies": {
            "edition": "2023",
            "expansion": "king-and-colonies",
            "players": "4",
            "rounds": "6",
            "own-cards": "tens",
        },
        "grandissimo": {"expansion": "grandissimo", "players": "4", "rounds": "6"},
        "grandissimo-first-game": {
            "edition": "2023",
            "expansion": "grandissimo",
            "players": "3",
            "rounds": "6",
            "sixth-deck": "first-game",
        },
    },
    "condottiere": {
        "2-players": {"players": "2"},
        "4-players": {"players": "4"},
        "6-players": {"players": "6"},
        "draw-after-battle": {"players": "3", "draw": "on"},
        "face-down": {"players": "3", "face-down": "on"},
        "retaking": {"players": "4", "retaking": "on"},
    },
}

# Which game, how many times, and what is fixed.
RANDOM_GAMES: dict[Path, tuple[Title, int, dict[str, str]]] = {
    FOLDER / "el-grande-random-games.txt": (title_of("el-grande"), 200, {"expansion": "none"}),
    FOLDER / "el-grande-intrigue-random-games.txt": (title_of("el-grande"), 60, {"expansion": "intrigue"}),
    FOLDER / "el-grande-colonies-random-games.txt": (title_of("el-grande"), 60, {"expansion": "colonies"}),
    FOLDER / "el-grande-king-and-colonies-random-games.txt": (
        title_of("el-grande"),
        60,
        {"expansion": "king-and-colonies"},
    ),
    FOLDER / "el-grande-grandissimo-random-games.txt": (title_of("el-grande"), 60, {"expansion": "grandissimo"}),
    FOLDER / "condottiere-random-games.txt": (title_of("condottiere"), 100, {}),
}

SEARCHED = [
    {"players": "4"},
    {"players": "5", "edition": "2023", "shifting-powers": "on"},
    *[{"players": "3", "rounds": "6", "expansion": name} for name in EXPANSIONS],
]

FILES: dict[Path, Callable[[], str]] = {
    **{
        FOLDER / f"{game}-{name}.txt": partial(playthrough, Table(title_of(game), options), seed)
        for game, playthroughs in PLAYTHROUGHS.items()
        for seed, (name, options) in enumerate(playthroughs.items(), 1)
    },
    FOLDER / "el-grande-reachable.txt": partial(counted, "el-grande", {}, EL_GRANDE),
    FOLDER / "el-grande-2023-reachable.txt": partial(counted, "el-grande", ALL_2023, EL_GRANDE_2023),
    FOLDER / "condottiere-reachable.txt": partial(counted, "condottiere", {}, CONDOTTIERE),
    **{file: partial(checksums, *games) for file, games in RANDOM_GAMES.items()},
    RESULTS: results,
    FOLDER / "el-grande-searches.txt": partial(searches, [Table(title_of("el-grande"), each) for each in SEARCHED]),
}


def write() -> None:
    for file, text in FILES.items():
        file.write_text(text(), encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write()
    else:
        sys.exit(__doc__)
