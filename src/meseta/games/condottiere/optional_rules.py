"""The options a game of Condottiere can be set up with: players, the five optional rules, and house rules."""

from __future__ import annotations

from typing import Final

from meseta.engine.seats import COLOUR_NAMES
from meseta.engine.title import TitleOption, resolve_options, rules_by_options, who_starts, without_defaults
from meseta.games.condottiere.campaign import programs
from meseta.games.condottiere.rules import Rules

OPTIONS: Final[list[TitleOption]] = [
    TitleOption("players", ["4", "2", "3", "5", "6"]),
    TitleOption("draw", ["off", "on"]),  # up to three cards after each battle, instead of rounds
    TitleOption("points", ["off", "20", "30"], numbers=range(5, 101)),  # several games, until one player has so many
    TitleOption("kingdoms", ["normal", "larger"]),
    TitleOption("retaking", ["off", "on"]),
    TitleOption("face-down", ["off", "on"]),
    TitleOption("guard", ["off", "on"]),  # a house rule: after a round of battles in which no card is played, hands go
    TitleOption("hand-sizes", ["shown", "hidden"]),
    who_starts(COLOUR_NAMES),
]


# How often the rules were corrected that an optional rule brings into a game.
CORRECTED: Final = {"retaking": 1, "face-down": 1, "guard": 1}


def rules_version(chosen: dict[str, str]) -> int:
    """Grows with every correction, but only for the games it touches."""
    options = resolve_options(OPTIONS, chosen)
    return 1 + sum(times for option, times in CORRECTED.items() if options[option] == "on")


KNOWN: Final[dict[tuple[tuple[str, str], ...], Rules]] = {}  # by all options: those of the last games


def rules_for(chosen: dict[str, str]) -> Rules:
    """The rules of a game with these options; whatever is not chosen has its default."""
    return rules_by_options(KNOWN, OPTIONS, chosen, rules_with)


def rules_with(options: dict[str, str]) -> Rules:
    """All options resolved."""
    return Rules(options, without_defaults(OPTIONS, options), programs(options["draw"] == "on"))
