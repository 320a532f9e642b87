"""Events of El Grande: what the two numbers of each mean, and how it sounds in plain words."""

from __future__ import annotations

from typing import Final

from meseta.engine.events import Event, Meanings
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.rules import Rules

# What the two numbers are; those of a change the change says itself.
MEANS: Final[dict[str, tuple[str, str]]] = {
    "acts": ("card", ""),
    "bid": ("value", ""),
    "card-turned-up": ("card", "deck"),
    "castillo-opened": ("", ""),
    "disk-shown": ("", "area"),
    "ends-turn": ("", ""),
    "evicts": ("", "area"),
    "general-scoring": ("", ""),
    "intake": ("count", ""),
    "keeps-veto": ("", ""),
    "leaves-castillo": ("count", "area"),
    "paid": ("points", "area"),
    "placed": ("count", "area"),
    "recalled": ("count", "area"),
    "returned-from-court": ("count", ""),
    "returned-from-region": ("count", "area"),
    "round": ("round", ""),
    "scored": ("", "area"),
    "took": ("card", "deck"),
    "vetoed": ("seat", ""),
}

# Sentences, with `by` and the meanings of both numbers filled in.
SAYS: Final[dict[str, str]] = {
    "action-begins": "nobody stops {by}: {card} begins",
    "acts": "{by} carries out the action of {card}",
    "bid": "{by} plays power card {value}",
    "caballero-moves": "{by} moves a caballero, {piece}, to {area}",
    "caballero-placed": "{by} places a caballero in {area}",
    "caballero-removed": "{by} sends a caballero home: {piece}",
    "card-turned-up": "deck {deck} shows {card}",
    "castillo-opened": "the Castillo is opened",
    "court-grows": "{by} takes {count} more into the court",
    "court-shrinks": "{seat} returns {count} from the court",
    "disk-empties": "{seat} returns {count} from the region on the disk",
    "disk-shown": "the disk of {by} shows {area}",
    "disks-to-leave": "opponents in {area} set their disks",
    "disks-to-lose": "opponents of {by} set their disks",
    "disks-to-score": "everybody sets a disk",
    "ends-turn": "{by} ends the turn",
    "evicts": "{by} names {area} to be left",
    "first-place-payment": "the first place in {area} is paid, with {count} caballeros",
    "general-scoring": "a general scoring begins",
    "grande-moves": "the grande of {by} moves to {area}",
    "intake": "{by} takes {count} from the province into the court",
    "keeps-veto": "{by} keeps a veto",
    "king-and-grande-swap": "the king and the grande of {by} change places",
    "king-moves": "{by} moves the king to {area}",
    "leaves": "{seat} leaves {area}",
    "leaves-castillo": "{count} of {by} leave the Castillo, by disk {area}",
    "must-return": "{seat} must return {count}",
    "paid": "{by} is paid {points} for {area}",
    "payment": "those with {count} in {area} are paid",
    "placed": "{by} places a caballero in {area}",
    "power-card-back": "{by} takes a power card back",
    "recalled": "{by} recalls a caballero from {area}",
    "returned-from-court": "{by} returns a caballero from the court",
    "returned-from-region": "{by} returns a caballero from {area}",
    "round": "round {round} begins",
    "scored": "{area} is scored",
    "taboo-lifted": "{by} may place in the king's region",
    "tile-moves": "{by} lays the scoring tile {tile} on {area}",
    "took": "{by} takes card {deck}, {card}",
    "vetoed": "{by} vetoes the action of {seat}",
}


def meanings(rules: Rules, name: str, first: int, second: int) -> Meanings:
    """The two numbers of an event or change under their names; areas, pieces and cards by name."""
    board = rules.board
    named: Meanings = {}
    for meaning, number in zip(rules.means[name], (first, second), strict=True):
        if meaning == "area":
            named[meaning] = board.names[number]
        elif meaning == "piece":
            named[meaning] = board.piece_names[number]
        elif meaning == "card":
            named[meaning] = rules.cards[number].name
        elif meaning == "tile":
            named[meaning] = board.tile_names[number]
        elif meaning == "deck":
            named[meaning] = number + 1
        elif meaning:
            named[meaning] = rules.in_words_of_parts(meaning, number)
    return named


def sentence(rules: Rules, event: Event) -> str:
    named = meanings(rules, event.name, event.first, event.second)
    seat = named.get("seat")
    if isinstance(seat, int):
        named["seat"] = rules.board.colour_names[seat]
    if named.get("count") == ALL:
        named["count"] = "all"
    by = rules.board.colour_names[event.by] if event.by >= 0 else ""
    return rules.says[event.name].format(by=by, **named)
