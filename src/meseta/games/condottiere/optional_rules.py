"""The options a game of Condottiere can be set up with: players, the five optional rules, and house rules."""

from __future__ import annotations

from typing import Final

from meseta.engine.saving import FrameKinds
from meseta.engine.seats import COLOUR_NAMES
from meseta.engine.title import TitleOption, settle, who_starts, without_defaults
from meseta.games.condottiere.campaign import programs
from meseta.games.condottiere.rules import Rules

OPTIONS: Final[list[TitleOption]] = [
    TitleOption("players", ["4", "2", "3", "5", "6"], "How many play; two or three need one region more to win."),
    TitleOption("draw", ["off", "on"], "Draw after battle: up to three cards after each, instead of rounds."),
    TitleOption(
        "points",
        ["off", "20", "30"],
        "Points game: several games, until somebody has so many points.",
        numbers=range(5, 101),
    ),
    TitleOption("kingdoms", ["normal", "larger"], "Larger kingdoms: one adjacent region more is needed to win."),
    TitleOption("retaking", ["off", "on"], "Retaking regions: the token may be placed on a region of another player."),
    TitleOption("face-down", ["off", "on"], "Face-down cards: the latest card of a company lies face down."),
    TitleOption("guard", ["off", "on"], "House rule: when nobody plays for as many battles as players, hands go."),
    TitleOption("hand-sizes", ["shown", "hidden"], "Whether everybody sees how many cards the others hold."),
    who_starts(COLOUR_NAMES, "Who holds the Condottiere token first."),
]

# Regions to win, and regions that hang together, by the number of players.
GOALS: Final[dict[int, tuple[int, int]]] = {2: (6, 4), 3: (6, 4), 4: (5, 3), 5: (5, 3), 6: (5, 3)}


# How often the rules were corrected that an optional rule brings into a game.
CORRECTED: Final = {"retaking": 1, "face-down": 1, "guard": 1}


def rules_version(chosen: dict[str, str]) -> int:
    """Grows with every correction, but only for the games it touches."""
    options = settle(OPTIONS, chosen)
    return 1 + sum(times for option, times in CORRECTED.items() if options[option] == "on")


def rules_for(chosen: dict[str, str]) -> Rules:
    """The rules of a game with these options; whatever is not chosen has its default."""
    options = settle(OPTIONS, chosen)
    players = int(options["players"])
    regions, kingdom = GOALS[players]
    draw = options["draw"] == "on"
    return Rules(
        chosen=options,
        written=without_defaults(OPTIONS, options),
        players=players,
        regions_to_win=regions,
        kingdom_to_win=kingdom + 1 if options["kingdoms"] == "larger" else kingdom,
        draw=draw,
        target=0 if options["points"] == "off" else int(options["points"]),
        retaking=options["retaking"] == "on",
        face_down=options["face-down"] == "on",
        guard=options["guard"] == "on",
        hand_sizes_shown=options["hand-sizes"] == "shown",
        programs=programs(draw),
        frames=FrameKinds(["meseta.games.condottiere"]),
    )
