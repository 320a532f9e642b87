"""People at a table, views of random games, and what is drawn of them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.board import REGION
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.spain import SPAIN
from meseta.games.el_grande.title import ElGrandeTitle
from meseta.games.el_grande.view import ElGrandeView
from meseta.records.scenario import play, read
from meseta.web.panels.el_grande.table import table
from meseta.wording.words import words
from tests.any_game.play import TABLES as EVERY_TABLE
from tests.any_game.play import Table, decisions

TITLE: Final = ElGrandeTitle()
TABLES: Final = [table for table in EVERY_TABLE if table.title.name == TITLE.name]
REGIONS: Final = [row.name for row in SPAIN if row.kind == REGION]  # of 1995
EVERY: Final = 60  # decisions, one is looked at whatever it is about


@dataclass(frozen=True)
class Guest:
    name: str
    kind: str = "person"


GUESTS: Final = [
    Guest("Mira"),
    Guest("Ana"),
    Guest("Tomás"),
    Guest("Rodrigo", "bot"),
    Guest("Pilar", "bot"),
    Guest("Zuzanna"),
]


def drawn(view: ElGrandeView, language: str = "en") -> Markup:
    return table(view, GUESTS[: len(view["seats"])], words(language))


def views(its_table: Table, seed: int = 1) -> Iterator[ElGrandeView]:
    """Of whoever answers: every kind of question when it is asked first in a game, and some more now and then."""
    asked: set[object] = set()
    for decision in decisions(its_table, seed):
        view: ElGrandeView = decision.position.seen_by(decision.seat)
        verbs = {legal["notation"].split()[0] for legal in view["legal"]}
        question = view["business"][-1]["kind"], frozenset(verbs)
        if question not in asked or decision.number % EVERY == 0:
            asked.add(question)
            yield view


def arranged(options: str, *facts: str, when: Sequence[str] = (), seat: int | None = 0) -> ElGrandeView:
    """What a seat sees of a table that is laid out, and played on, in the words of scenario files."""
    given = "".join(f"  {fact}\n" for fact in facts)
    then = "".join(f"  {answer}\n" for answer in when)
    position = play(read(f"game el-grande {options}\ngiven\n{given}when\n{then}"))
    assert isinstance(position, ElGrande)
    return position.seen_by(seat)


def buttons(markup: str) -> list[int]:
    """All answers that a page gives."""
    return [int(answer) for answer in re.findall(r'data-answer="(\d+)"', markup)]


def element(markup: str, pattern: str) -> str:
    """The first start tag with this in it."""
    found = re.search(rf"<[^<>]*{pattern}[^<>]*>", markup)
    assert found, f"nothing has {pattern}"
    return found[0]


def compressed(text: str) -> int:
    """How many bytes are sent."""
    return len(gzip.compress(text.encode()))
