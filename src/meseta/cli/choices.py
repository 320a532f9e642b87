"""Legal answers as a person sees and types them: a list in words with short keys, and the notation as it is."""

from __future__ import annotations

from meseta.cli.lines import WIDTH

GAP = "   "


def keys(notations: list[str]) -> list[str]:
    """The shortest that may be typed instead of each notation.

    Answers are counted from 1. But where any ends in a number (`bid 9`), last words are the keys: who types 9 means
    `bid 9`, not the ninth answer.
    """
    last_words = endings(notations)
    if any(word.isdecimal() for word in last_words) and len(set(last_words)) == len(last_words):
        return last_words
    return [str(number) for number in range(1, len(notations) + 1)]


def endings(notations: list[str]) -> list[str]:
    return [notation.split()[-1] for notation in notations]


def listing(notations: list[str], labels: list[str]) -> list[str]:
    """All answers with their keys in as few lines as fit, in columns."""
    items = labelled(keys(notations), labels)
    widest = max(len(item) for item in items)
    count = max(1, (WIDTH - 2 + len(GAP)) // (widest + len(GAP)))
    rows = [items[first : first + count] for first in range(0, len(items), count)]
    return ["  " + GAP.join(item.ljust(widest) for item in row).rstrip() for row in rows]


def labelled(short: list[str], labels: list[str]) -> list[str]:
    """` 2 Place in Granada`; but where all labels end in their keys, they show them already."""
    if short == endings(labels):
        return labels
    widest = max(len(key) for key in short)
    return [f"{key:>{widest}} {label}" for key, label in zip(short, labels)]


def meant(typed: str, notations: list[str]) -> str:
    """The notation a key or a last word stands for; anything else that was typed stays as it is."""
    last_words = endings(notations)
    alone = {word: notation for word, notation in zip(last_words, notations) if last_words.count(word) == 1}
    return {**alone, **dict(zip(keys(notations), notations))}.get(typed.lower(), typed)
