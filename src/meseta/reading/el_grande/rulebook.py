"""The rules of El Grande by topic: those of the game itself, and then what parts add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meseta.games.el_grande.assembly import rules_for
from meseta.reading.el_grande.parts.catalogue import READ
from meseta.reading.el_grande.topics import OWN, POWERS, sign, topic
from meseta.reading.rulebook import Rulebook
from meseta.wording.words import Words


def action_cards(options: Mapping[str, str], words: Words) -> list[str]:
    """One line for each card that lies in a deck of the game."""
    faces = rules_for(dict(options)).faces
    found = {(face.card.name, face.card.text): face for face in faces}
    return [f"{words.say(f'card-name-{name}')}: {words.say(f'card-{text}')}" for name, text in found]


BASE: Final = [
    topic("goal", "points", ("nine", "rounds=9"), ("six", "rounds=6")),
    topic("start", "home", "tiles"),
    topic(
        "round",
        ("cards", POWERS),
        ("king-card", f"{POWERS} new-regency!=on"),
        ("next", POWERS),
        ("merged", f"{POWERS} merged-decks=on"),
    ),
    topic(
        "power",
        *[(each, POWERS) for each in ("play", "order", "brings", "spent")],
        ("face-up", f"{POWERS} edition=1995"),
        ("face-down", f"{POWERS} edition=2023"),
        asked=("bidding", "taking-back"),
    ),
    topic("court", "ways", "fewer", "shortage", ("shortage-cards", "edition=2023"), asked=("intake",)),
    topic("turn", ("take", POWERS), ("halves", POWERS), ("deck", POWERS), asked=("turn",)),
    topic("placing", "where", "cards", asked=("placing", "placing-in")),
    topic("king", "taboo", "bonus", "moves", asked=("choosing-king", "escorting")),
    topic(
        "actions",
        "whole",
        "moving",
        "returning",
        ("choosing-castillo", "edition=1995"),
        ("castillo-no-region", "edition=2023"),
        asked=("moving", "returning", "removing", "choosing", "choosing-home", "player-by-player"),
    ),
    topic(
        "scoring",
        "places",
        ("three", "players=4,5"),
        ("two", "players=3"),
        ("two", "players=2 edition=2023"),
        ("one", "players=2 edition=1995"),
        "ties",
        "bonus",
        "tiles",
        asked=("moving-tile",),
    ),
    topic("special", "cards", "castillo", "most", asked=("choosing-score", "choosing-score-of", "choosing-tied-pair")),
    topic(
        "castillo",
        "in",
        ("strict", "castillo=strict"),
        ("tally", "castillo=tally"),
        ("open", "castillo=open"),
        "worth",
    ),
    topic("disk", "choose", "general", "cards", asked=("disks", "evicting", "homes-by-disk")),
    topic("general", "steps", "when"),
    topic(
        "veto",
        ("hold", f"veto=on {POWERS}"),
        ("hold", "added-vetoes=1,2"),
        ("steps", "veto=on"),
        ("whole", "added-vetoes=1,2"),
        ("whole", f"edition=2023 {OWN}"),
        ("order", "veto=on"),
        ("order", "added-vetoes=1,2"),
        asked=("proposal",),
    ),
    topic("automa", *[(each, "edition=2023 players=2") for each in ("places", "card", "counts")]),
    topic("new-regency", *[(each, "new-regency=on") for each in ("deck", "abroad", "tower")]),
    topic(
        "alternative",
        ("in", "added-own-or-militia=on"),
        ("in", "added-vetoes=1,2 added-own-or-militia!=on"),
        ("in", "added-secret-scoring=on added-own-or-militia!=on added-vetoes!=1,2"),
        ("own-or-militia", "added-own-or-militia=on"),
        ("veto", "added-vetoes=1,2"),
        ("secret-scoring", "added-secret-scoring=on"),
    ),
]
CARDS: Final = [
    topic("action-cards", ("all", "expansion!=intrigue"), cards=action_cards),
]


RULEBOOK: Final = Rulebook(
    [*BASE, *[topic for part in READ for topic in part.TOPICS], *CARDS],
    [
        *[sign(each) for each in ("values", "bonus", "paid", "after", "tokens", "crown", "ring", "dot")],
        *[sign(each, POWERS) for each in ("pips", "ruler")],
        sign("spent-up", f"{POWERS} edition=1995"),
        sign("spent-down", f"{POWERS} edition=2023"),
        sign("back", POWERS),
        sign("star"),
        sign("shield"),
        *[sign for part in READ for sign in part.SIGNS],
    ],
)
