"""How topics of the rules of El Grande are written down, by the game itself and by its parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from meseta.games.el_grande.editions import NO_EXPANSION, taken_away_by
from meseta.games.el_grande.part import POWER_CARDS
from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from meseta.reading.rulebook import Cards, Rule, Sign, Topic


def with_expansions(names: Iterable[str]) -> str:
    """The condition that one of them is played."""
    return f"expansion={','.join(names)}"


def where_played(part: str) -> str:
    return with_expansions(expansion for expansion, parts in EXPANSIONS.items() if part in parts)


INSTEAD: Final = [expansion for expansion in EXPANSIONS if POWER_CARDS in taken_away_by(expansion)]
OWN: Final = with_expansions(INSTEAD)  # where there are own cards in the place of power cards and the five decks
POWERS: Final = with_expansions(each for each in [NO_EXPANSION, *EXPANSIONS] if each not in INSTEAD)


def topic(name: str, *rules: tuple[str, str] | str, asked: Sequence[str] = (), cards: Cards | None = None) -> Topic:
    """Rules by what follows the name of the topic, with their conditions where they have some."""
    pairs = [(each, "") if isinstance(each, str) else each for each in rules]
    told = [Rule(f"rule-el-grande-{name}-{rule}", only) for rule, only in pairs]
    return Topic(name, f"topic-el-grande-{name}", told, asked, cards)


def lessons(expansion: str, count: int, asked: Mapping[int, Sequence[str]]) -> list[Topic]:
    """The lessons of an expansion, each as a topic; `asked` says by its number what is asked about it."""
    return [
        Topic(
            f"{expansion}-{number}",
            f"learn-el-grande-{expansion}-{number}",
            [Rule(f"rules-el-grande-{expansion}-{number}", where_played(expansion))],
            asked.get(number, ()),
        )
        for number in range(1, count + 1)
    ]


def sign(name: str, only: str = "") -> Sign:
    return Sign(f"legend-el-grande-{name}", only)
