"""How topics of the rules of El Grande are written down, by the game itself and by its parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meseta.reading.rulebook import Cards, Rule, Sign, Topic

POWERS: Final = "expansion=none,colonies,grandissimo"  # where there are power cards and the five decks
OWN: Final = "expansion=intrigue,king-and-colonies"


def topic(name: str, *rules: tuple[str, str] | str, asked: Sequence[str] = (), cards: Cards | None = None) -> Topic:
    """Rules by what follows the name of the topic, with their conditions where they have some."""
    pairs = [(each, "") if isinstance(each, str) else each for each in rules]
    told = [Rule(f"rule-el-grande-{name}-{rule}", only) for rule, only in pairs]
    return Topic(name, f"topic-el-grande-{name}", told, asked, cards)


def lessons(expansion: str, count: int, only: str, asked: Mapping[int, Sequence[str]]) -> list[Topic]:
    """The lessons of an expansion, each as a topic; `asked` says by its number what is asked about it."""
    return [
        Topic(
            f"{expansion}-{number}",
            f"learn-el-grande-{expansion}-{number}",
            [Rule(f"rules-el-grande-{expansion}-{number}", only)],
            asked.get(number, ()),
        )
        for number in range(1, count + 1)
    ]


def sign(name: str, only: str = "") -> Sign:
    return Sign(f"legend-el-grande-{name}", only)
