"""Events of El Grande: what the two numbers of each mean, and how it sounds in plain words."""

from __future__ import annotations

from typing import Any, Final

from meseta.engine.events import Event
from meseta.games.el_grande.board import ALL, COLOUR_NAMES, TILE_NAMES
from meseta.games.el_grande.modifiers import MODIFIER_NAMES
from meseta.games.el_grande.rules import Rules

# What `what` and `where` are; the same table serves changes that are only announced.
MEANS: Final[dict[str, tuple[str, str]]] = {
    "action-begins": ("card", ""),
    "acts": ("card", ""),
    "automa-arrives": ("count", "area"),
    "automa-bids": ("value", ""),
    "automa-takes": ("card", "deck"),
    "bid": ("value", ""),
    "caballero-moves": ("piece", "area"),
    "caballero-placed": ("count", "area"),
    "caballero-removed": ("piece", ""),
    "card-turned-up": ("card", "deck"),
    "castillo-opened": ("", ""),
    "court-grows": ("count", ""),
    "court-shrinks": ("seat", "count"),
    "disk-empties": ("seat", "count"),
    "disk-shown": ("", "area"),
    "disks-to-leave": ("", "area"),
    "disks-to-lose": ("count", ""),
    "disks-to-score": ("", ""),
    "ends-turn": ("", ""),
    "evicts": ("", "area"),
    "first-place-payment": ("count", "area"),
    "general-scoring": ("", ""),
    "grande-moves": ("", "area"),
    "intake": ("count", ""),
    "keeps-veto": ("", ""),
    "king-and-grande-swap": ("", ""),
    "king-moves": ("", "area"),
    "leaves": ("seat", "area"),
    "leaves-castillo": ("count", "area"),
    "modifier-back": ("", ""),
    "modifiers-passed": ("", ""),
    "modifies": ("", "modifier"),
    "must-return": ("seat", "count"),
    "paid": ("points", "area"),
    "payment": ("count", "area"),
    "placed": ("count", "area"),
    "power-card-back": ("", ""),
    "recalled": ("count", "area"),
    "returned-from-court": ("count", ""),
    "returned-from-region": ("count", "area"),
    "round": ("round", ""),
    "scored": ("", "area"),
    "taboo-lifted": ("", ""),
    "tile-moves": ("tile", "area"),
    "took": ("card", "deck"),
    "vetoed": ("seat", ""),
}

# Sentences, with `by` and the meanings above filled in.
SAYS: Final[dict[str, str]] = {
    "action-begins": "nobody stops {by}: {card} begins",
    "acts": "{by} carries out the action of {card}",
    "automa-arrives": "the automa places {count} in {area}",
    "automa-bids": "the automa shows power card {value}",
    "automa-takes": "the automa takes card {deck}, {card}, and does nothing with it",
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
    "modifier-back": "what {by} took back is a modifier",
    "modifiers-passed": "everybody has passed a modifier to the left",
    "modifies": "{by} adds the modifier {modifier}",
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


def meanings(rules: Rules, name: str, what: int, where: int) -> dict[str, Any]:
    """The two numbers of an event or change under their names; areas, pieces and cards by name."""
    names = rules.names
    named: dict[str, Any] = {}
    for meaning, number in zip(MEANS[name], (what, where), strict=True):
        if meaning == "area":
            named[meaning] = names.kings_places[number]
        elif meaning == "piece":
            named[meaning] = names.pieces[number]
        elif meaning == "card":
            named[meaning] = rules.cards[number].name
        elif meaning == "tile":
            named[meaning] = TILE_NAMES[number]
        elif meaning == "modifier":
            named[meaning] = MODIFIER_NAMES[number]
        elif meaning == "deck":
            named[meaning] = number + 1
        elif meaning:
            named[meaning] = number
    return named


def sentence(rules: Rules, event: Event) -> str:
    named = meanings(rules, event.name, event.what, event.where)
    if "seat" in named:
        named["seat"] = COLOUR_NAMES[named["seat"]]
    if named.get("count") == ALL:
        named["count"] = "all"
    by = COLOUR_NAMES[event.by] if event.by >= 0 else ""
    return SAYS[event.name].format(by=by, **named)
