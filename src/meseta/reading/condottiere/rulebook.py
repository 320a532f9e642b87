"""The rules of Condottiere by topic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meseta.reading.rulebook import Rule, Rulebook, Sign, Topic

MANY, FEW = "players=4,5,6", "players=2,3"
ROUNDS: Final = "draw=off"


def topic(name: str, *rules: tuple[str, str] | str, asked: Sequence[str] = ()) -> Topic:
    """Rules by what follows the name of the topic, with their conditions where they have some."""
    pairs = [(each, "") if isinstance(each, str) else each for each in rules]
    told = [Rule(f"rule-condottiere-{name}-{rule}", only) for rule, only in pairs]
    return Topic(name, f"topic-condottiere-{name}", told, asked)


SPECIAL: Final = ("winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender")
TOPICS: Final = [
    topic(
        "goal",
        ("many", f"{MANY} kingdoms=normal"),
        ("few", f"{FEW} kingdoms=normal"),
        ("many-larger", f"{MANY} kingdoms=larger"),
        ("few-larger", f"{FEW} kingdoms=larger"),
        "adjacent",
        "full",
    ),
    topic(
        "round",
        ("deal", ROUNDS),
        ("end", ROUNDS),
        ("discard", ROUNDS),
        "empty",
        ("draw", "draw=on"),
        ("guard", "guard=on"),
        ("sizes", "hand-sizes=hidden"),
        asked=("discarding-hands", "drawing", "keeping-cards"),
    ),
    topic("region", "token", ("free", "retaking=off"), ("retaking", "retaking=on"), asked=("choosing-region",)),
    topic(
        "battle",
        "turn",
        "pass",
        "end",
        "gone",
        ("defender", "retaking=on"),
        ("face-down", "face-down=on"),
        asked=("battle",),
    ),
    topic("token", "winner", "tie"),
    topic("strength", "order", "spring", "seasons"),
    topic("cards", "mercenaries", *SPECIAL, asked=("taking-back",)),
    topic("favour", "strikes", ("place", "retaking=off"), ("retaking", "retaking=on"), asked=("placing-favour",)),
    topic("match", ("points", "points!=off")),
]
SIGNS: Final = ("adjacent", "regions", "strength", "lock", "token", "stake", "dot")
RULEBOOK: Final = Rulebook(TOPICS, [Sign(f"legend-condottiere-{each}") for each in SIGNS])
