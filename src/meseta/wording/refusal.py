"""Refusals that people meet: their sentences stand in the wording like all others, in every language."""

from __future__ import annotations

from meseta.engine.refusal import Refused
from meseta.wording.words import DEFAULT, Said, Words, words


class RefusedInWords(Refused):
    """A refusal by the id of its sentence and what that needs. As text it is English, as programs are told."""

    def __init__(self, message: str, /, **given: Said) -> None:
        self.message = message
        self.given = given
        super().__init__(self.said(words(DEFAULT)))

    def said(self, language: Words) -> str:
        return language.say(self.message, **self.given)
