"""The cards of Condottiere in words: a hand, a pile, and how the strength of a company comes about."""

from __future__ import annotations

from collections import Counter

from meseta.cli.boards.view import Player, View
from meseta.cli.lines import listed
from meseta.engine.options import NOBODY
from meseta.games.condottiere.deck import KIND_NAMES, SPRING_BONUS
from meseta.games.condottiere.strength import counted, strongest_in_play


def in_words(cards: list[str]) -> str:
    """`10 10 4 1, 2 courtesans, drummer`: mercenaries from the strongest, then the others by name."""
    return ", ".join([*([" ".join(mercenaries(cards))] if mercenaries(cards) else []), *others(cards)])


def in_numbers(cards: list[str]) -> str:
    """`10 x2, 4, 1 x3, 2 courtesans, drummer`: shorter where there are many."""
    counts = Counter(mercenaries(cards))
    return ", ".join([*(f"{card} x{count}" if count > 1 else card for card, count in counts.items()), *others(cards)])


def mercenaries(cards: list[str]) -> list[str]:
    return sorted((card for card in cards if card.isdecimal()), key=int, reverse=True)


def others(cards: list[str]) -> list[str]:
    """By name, as a view has them; mercenaries have numbers."""
    counts = Counter(card for card in cards if not card.isdecimal())
    return [several(count, card) for card, count in counts.items()]


def several(count: int, card: str) -> str:
    return card if count == 1 else f"{count} {card}s"


def company(player: Player) -> str:
    """The cards with what they change, if there are any: ` = 10 10 5 4, winter -25, drummer +4 (? face down)`.

    A season is named where it changes something; before whom it lies, `season` says.
    """
    counts: Counter[str] = Counter(player["company"])
    adds, soldiers = player["strength"], " ".join(mercenaries(player["company"]))
    parts = [
        (soldiers != "", soldiers),
        (adds["winter"] < 0, f"winter {adds['winter']}"),
        (counts["drummer"] > 0, f"{several(counts['drummer'], 'drummer')} +{adds['drummer']}"),
        (adds["spring"] > 0, f"spring +{adds['spring']}"),
        (counts["heroine"] > 0, f"{several(counts['heroine'], 'heroine')} +{adds['heroines']}"),
        (counts["courtesan"] > 0, f"{several(counts['courtesan'], 'courtesan')} +{adds['courtesans']}"),
        (counts["surrender"] > 0, "surrender"),
    ]
    laid = ", ".join(text for there, text in parts if there)
    face_down = f" ({player['own_face_down'] or '?'} face down)" if player["face_down"] else ""
    return (f" = {laid}" if laid else "") + face_down


def season(view: View) -> list[str]:
    """Before whom it lies, and what it does."""
    if view["season"] is None:
        return []
    kind = strongest_in_play(counted([player["company"] for player in view["seats"]]))
    strongest = "the strongest" if kind == NOBODY else f"every {KIND_NAMES[kind]}"
    does = "mercenaries count 1" if view["season"] == "winter" else f"{strongest} counts {SPRING_BONUS} more"
    laid = listed([player["colour"] for player in view["seats"] if view["season"] in player["company"]])
    return [f"{view['season'].capitalize()}, laid by {laid}: {does}."]
