"""Legal answers as a person sees and types them: a list with short keys, and the notation as it is."""

from __future__ import annotations

from meseta.cli.lines import WIDTH

GAP = "   "


def keys(notations: list[str]) -> list[str]:
    """What may be typed instead of each notation: a number.

    Where every answer ends in a number of its own (`bid 9`), that is its key: whoever types 9 means `bid 9`, not the
    ninth answer. Elsewhere answers are counted from 1.
    """
    endings = [notation.split()[-1] for notation in notations]
    if all(ending.isdecimal() for ending in endings) and len(set(endings)) == len(endings):
        return endings
    return [str(number) for number in range(1, len(notations) + 1)]


def listing(notations: list[str]) -> list[str]:
    """All answers with their keys in as few lines as fit, in columns."""
    items = [labelled(key, notation) for key, notation in zip(keys(notations), notations)]
    widest = max(len(item) for item in items)
    columns = max(1, (WIDTH - 2 + len(GAP)) // (widest + len(GAP)))
    rows = [items[first : first + columns] for first in range(0, len(items), columns)]
    return ["  " + GAP.join(item.ljust(widest) for item in row).rstrip() for row in rows]


def labelled(key: str, notation: str) -> str:
    """`2 place granada`; but a notation that ends in its key shows it already."""
    return notation if notation.split()[-1] == key else f"{key:>2} {notation}"


def meant(typed: str, notations: list[str]) -> str:
    """The notation a key stands for; anything else that was typed stays as it is."""
    return dict(zip(keys(notations), notations)).get(typed, typed)
