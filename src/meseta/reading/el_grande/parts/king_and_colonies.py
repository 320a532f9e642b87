"""King & Colonies: beside their own cards players may take one on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.parts.read_part import ReadPart
from meseta.reading.el_grande.topics import lessons
from meseta.reading.rulebook import Topic
from meseta.reading.view import answers, question
from meseta.wording.words import Words


class ReadKingAndColonies(ReadPart):
    NAME: ClassVar[str] = "king-and-colonies"
    TOPICS: ClassVar[Sequence[Topic]] = lessons(NAME, 3, {})

    def also(self, view: ElGrandeView, words: Words) -> str:
        on_offer = [said for said in answers(view) if said.startswith("take ") and said.split()[1].isdecimal()]
        return words.say("decks-beside-own-cards") if question(view) == "own-turn" and on_offer else ""


PART: Final = ReadKingAndColonies()
