"""Events of Condottiere: what the two numbers of each mean, and how it sounds in plain words."""

from __future__ import annotations

from typing import Final

from meseta.engine.events import Event, Meanings
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.condottiere.board import REGION_NAMES
from meseta.games.condottiere.deck import KIND_NAMES

# By name: what its two numbers are, and the sentence.
EVENTS: Final[dict[str, tuple[str, str, str]]] = {
    "battle-tied": ("", "region", "the battle for {region} is tied, nobody conquers it"),
    "bishop-removes": ("card", "", "the bishop of {by} removes every mercenary {card}"),
    "board-full": ("", "", "no region is left to fight for"),
    "conquered": ("strength", "region", "{by} conquers {region} with a strength of {strength}"),
    "discarded": ("card", "count", "{by} shows and discards {count} of {card}"),
    "drew": ("count", "", "{by} draws {count}"),
    "favour-off": ("", "", "{by} keeps the favour of the Pope off the board"),
    "favour-placed": ("", "region", "{by} lays the favour of the Pope on {region}"),
    "final-battle": ("", "", "a final battle must decide"),
    "game-won": ("kingdom", "", "{by} wins the game"),
    "hands-discarded": ("", "", "nobody plays: all hands are given up and shuffled in"),
    "kept": ("count", "", "{by} keeps {count} of the last cards"),
    "new-game": ("game", "", "game {game} begins"),
    "new-round": ("", "", "a new round begins, cards are dealt"),
    "passed": ("", "", "{by} passes"),
    "passes-for-now": ("", "", "{by} passes for now, as a defender may"),
    "played": ("card", "", "{by} plays {card}"),
    "played-face-down": ("", "", "{by} lays a card face down"),
    "points": ("points", "", "{by} has {points} points"),
    "region-chosen": ("", "region", "{by} chooses {region}"),
    "token-to": ("", "", "{by} holds the Condottiere token"),
    "took-back": ("card", "", "{by} takes a mercenary {card} back"),
    "turned-up": ("card", "", "{by} turns up {card}"),
}


def meanings(name: str, first: int, second: int) -> Meanings:
    """The two numbers of an event under their names, regions and cards by name."""
    named: Meanings = {}
    for meaning, number in zip(EVENTS[name][:2], (first, second), strict=True):
        if meaning == "region":
            named[meaning] = REGION_NAMES[number]
        elif meaning == "card":
            named[meaning] = KIND_NAMES[number]
        elif meaning:
            named[meaning] = number
    return named


def sentence(event: Event) -> str:
    by = COLOUR_NAMES[event.by] if event.by >= 0 else ""
    return EVENTS[event.name][2].format(by=by, **meanings(event.name, event.first, event.second))
