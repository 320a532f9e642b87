"""The end of a battle in one line: who has conquered what, and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.engine.events import Event
from meseta.games.condottiere.events import meanings
from meseta.games.condottiere.view import CondottiereView
from meseta.reading.view import Sitter
from meseta.wording.words import Words


def headline(view: CondottiereView, event: Event, sitters: Sequence[Sitter], words: Words) -> str:
    """The companies still lie there. Who is alone in a battle has conquered against nothing."""
    if event.name != "conquered":
        return ""
    others = [player["strength"]["total"] for player in view["seats"] if player["seat"] != event.by]
    return words.say(
        "condottiere-conquest",
        by=sitters[event.by].name,
        you="yes" if event.by == view["seat"] else "no",
        next=max(others),
        **meanings(event.name, event.first, event.second),
    )
