"""The editions: what each is made of, and the options a game can be set up with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from meseta.engine.seats import COLOUR_NAMES
from meseta.engine.title import Condition, TitleOption, who_starts
from meseta.games.el_grande.board import PowerCards, Row
from meseta.games.el_grande.cards import edition_1995, edition_2023
from meseta.games.el_grande.cards.action_card import ActionCard
from meseta.games.el_grande.part import DECKS
from meseta.games.el_grande.parts.catalogue import EXPANSIONS, PARTS
from meseta.games.el_grande.rules import (
    CASTILLO_IS_A_REGION,
    DISCARDS_FACE_DOWN,
    OPEN,
    SHORTAGE_FOR_CARDS,
    STRICT,
    TALLY,
    VETO_OF_WHOLE_ACTIONS,
    VETO_STEP_BY_STEP,
)
from meseta.games.el_grande.spain import NAMES_OF_2023, SPAIN, renamed

POWER_CARDS: Final = PowerCards([str(value) for value in range(1, 14)], supply=[6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0])


class Edition(NamedTuple):
    rows: list[Row]
    cards: list[ActionCard]
    places: dict[int, int]  # how many places of a scoring strip count, by the number of players
    switches: list[str]
    powers: PowerCards = POWER_CARDS
    caballeros: int = 30  # of each player, beside the one that marks the score in 1995
    court: int = 7  # of them in the court at the start


EDITIONS: Final[dict[str, Edition]] = {
    "1995": Edition(
        rows=SPAIN,
        cards=edition_1995.CARDS,
        places={2: 1, 3: 2, 4: 3, 5: 3},
        switches=[CASTILLO_IS_A_REGION, VETO_STEP_BY_STEP],
    ),
    "2023": Edition(
        rows=renamed(SPAIN, NAMES_OF_2023),
        cards=edition_2023.CARDS,
        places={2: 2, 3: 2, 4: 3, 5: 3},
        switches=[VETO_OF_WHOLE_ACTIONS, SHORTAGE_FOR_CARDS, DISCARDS_FACE_DOWN],
    ),
}
PLAYERS: Final = ["4", "2", "3", "5"]
RULES_VERSION: Final = 2  # of a game without parts; grows whenever old records would play differently


# ---- The options.
def of_1995(before: dict[str, str]) -> bool:
    return before["edition"] == "1995"


def must_merge(before: dict[str, str]) -> bool:
    return before["edition"] == "2023" and before["players"] == "2"


def may_stay_apart(before: dict[str, str]) -> bool:
    return not must_merge(before)


def may_merge(before: dict[str, str]) -> bool:
    return before["edition"] == "2023" and int(before["players"]) <= 3


# ---- Expansions: what there is of them, and what they leave nothing for.
NO_EXPANSION: Final = "none"


def without(option: TitleOption, needs: Sequence[str]) -> TitleOption:
    """An option that must stay at its first value where an expansion takes away what it needs."""
    conditions = [
        Condition(
            value,
            another_expansion(expansion),
            f"objection-el-grande-taken-away-{taken[0]}",
            {"option": option.name, "expansion": expansion, "without": option.values[0]},
        )
        for expansion in EXPANSIONS
        if (taken := [need for need in needs if need in taken_away_by(expansion)])
        for value in option.values[1:]
    ]
    return option._replace(conditions=[*conditions, *option.conditions])


def taken_away_by(expansion: str) -> list[str]:
    return [thing for part in PARTS if expansion in part.expansions for thing in part.TAKES_AWAY]


def another_expansion(expansion: str) -> Callable[[dict[str, str]], bool]:
    return lambda before: before["expansion"] != expansion


def of_1995_or_another(expansion: str) -> Callable[[dict[str, str]], bool]:
    return lambda before: of_1995(before) or before["expansion"] != expansion


OPTIONS: Final[list[TitleOption]] = [
    TitleOption("edition", list(EDITIONS)),
    TitleOption("players", PLAYERS),
    TitleOption("rounds", ["9", "6"]),
    TitleOption(
        "expansion",
        [NO_EXPANSION, *EXPANSIONS],
        [
            Condition(expansion, may_stay_apart, "objection-el-grande-expansion-two-players-2023")
            for expansion in EXPANSIONS
        ],
    ),
    TitleOption(
        "veto",
        ["on", "off"],
        [
            *[
                Condition(
                    "on",
                    of_1995_or_another(expansion),
                    "objection-el-grande-veto-on-no-decks",
                    {"expansion": expansion},
                )
                for expansion in EXPANSIONS
                if DECKS in taken_away_by(expansion)
            ],
            Condition("on", of_1995, "objection-el-grande-veto-on"),
        ],
    ),
    TitleOption("castillo", [STRICT, TALLY, OPEN]),
    without(
        TitleOption(
            "merged-decks",
            ["off", "on"],
            [
                Condition("off", may_stay_apart, "objection-el-grande-merged-decks-off"),
                Condition("on", may_merge, "objection-el-grande-merged-decks-on"),
            ],
        ),
        [DECKS],
    ),
    *[without(option, part.NEEDS) for part in PARTS for option in part.options()],
    who_starts(COLOUR_NAMES[: max(map(int, PLAYERS))]),
]
