"""Tables that are laid out to be looked at: who sits there, and a part of their board."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from meseta.engine.position import Position
from meseta.records import scenario
from meseta.web.markup import NOTHING, html, replaced
from meseta.wording.words import Words


@dataclass(frozen=True, slots=True)
class SamplePlayer:
    name: str
    kind: str = "bot"


PLAYERS: Final = [
    SamplePlayer("Mira"),
    SamplePlayer("Ana"),
    SamplePlayer("Tomás"),
    SamplePlayer("Rodrigo"),
    SamplePlayer("Pilar"),
]
BOX: Final = re.compile(r'viewBox="[^"]*"')
NAMES: Final = re.compile(r' (id|tabindex|role|data-answer|data-area)="[^"]*"')


def players(count: int, words: Words) -> list[SamplePlayer]:
    """Whoever learns sits first, under the name that new guests have."""
    return [SamplePlayer(words.say("guest")), *PLAYERS[1:count]]


def laid_out(game: str, facts: list[str], when: list[str]) -> Position:
    """A position in the words of scenario files."""
    lines = [f"game {game}", "given", *facts, "when", *when]
    position: Position = scenario.play(scenario.read("\n".join(lines)))
    return position


def cut(board: Markup, box: str) -> Markup:
    """The part of a board that lies in a box."""
    return replaced(BOX, html('viewBox="{}"', box), board, count=1)


def as_picture(drawn: Markup) -> Markup:
    """Nothing in it answers, and several may stand on one page: names and roles of its parts are left out."""
    return replaced(NAMES, NOTHING, drawn)
