"""The words of one language: every sentence of the table under its id, and which language a visitor reads.

A sentence that is missing, or said without what it needs, is a mistake of ours and raised at once: nobody is ever shown
an id or half a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax.ast import Resource

from meseta.engine.refusal import Refused, Value
from meseta.wording.forms import functions
from meseta.wording.languages import DEFAULT, LANGUAGES
from meseta.wording.sources import messages_of

REMEMBERED: Final = 4096  # sentences kept ready; a table says the same ones again and again

LONGEST_WISH: Final = 200  # letters of what a browser says about languages
LONGEST: Final = 2000  # letters of what a refusal repeats: Fluent takes no more than 2500

Said: TypeAlias = str | int


class NoWords(KeyError):
    """There is no such sentence, or it cannot be said with what was given."""


class Words:
    """What is said in one language. Ask `words` for it: the files are read once."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise NoWords(f"there are no words in '{language}'; the languages are {', '.join(LANGUAGES)}")
        self.language: str = language
        # No language here is written from right to left, and the marks that guard such names would be copied with them.
        self._bundle = FluentBundle([language], functions(self._name), use_isolating=False)
        self._messages = messages_of(language)
        self._remembered = lru_cache(maxsize=REMEMBERED, typed=True)(self._say)

    def has(self, message: str) -> bool:
        return message in self._messages

    def say(self, message: str, /, **args: Said) -> str:
        """A sentence by its id, plain text. An argument `piece_region` is the variable `$piece-region`."""
        return self._remembered(message, tuple(args.items()))

    def listed(self, items: Sequence[str]) -> str:
        """`Ana, Bruno and Mira`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-pair", before=", ".join(items[:-1]), last=items[-1])

    def refusal(self, error: Refused) -> str:
        """Why something was refused."""
        return self.say(error.message, **{name: self._written(value) for name, value in error.values.items()})

    def _written(self, value: Value) -> Said:
        """What a refusal tells, as a message takes it: lists are written out, and refusals said."""
        if isinstance(value, int):
            return value
        if isinstance(value, Refused):
            return shortened(self.refusal(value))
        return shortened(", ".join(str(self._written(each)) for each in value) if isinstance(value, list) else value)

    def _name(self, message: str, form: str) -> str:
        """A name is its message; its other forms are attributes of it."""
        found = self._found(message)
        return self._formatted(message, found.value if form == "name" else found.attributes.get(form), {})

    def _say(self, message: str, args: tuple[tuple[str, Said], ...]) -> str:
        given = {name.replace("_", "-"): value for name, value in args}
        return self._formatted(message, self._found(message).value, given)

    def _found(self, message: str) -> Message:
        if not self.has(message):
            raise NoWords(f"nothing is said under '{message}' in {LANGUAGES[self.language]}")
        if not self._bundle.has_message(message):
            self._read(message)
        return self._bundle.get_message(message)

    def _read(self, message: str) -> None:
        """After those to which it refers: another thread may say it as soon as it is there."""
        written = self._messages[message]
        for other in written.refers_to():
            if self.has(other):
                self._read(other)
        self._bundle.add_resource(Resource([written.read()]))

    def _formatted(self, message: str, pattern: Pattern | None, given: dict[str, Said]) -> str:
        if pattern is None:
            raise NoWords(f"'{message}' lacks a form in {LANGUAGES[self.language]}")
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise NoWords(f"'{message}' cannot be said in {LANGUAGES[self.language]} with {given}: {errors}")
        return str(said)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


@cache
def words(language: str) -> Words:
    return Words(language)


def best_language(accept_language: str | None) -> str:
    """The language a browser asks for that we speak, by its order of preference; otherwise the default."""
    wishes = [wish(part) for part in (accept_language or "")[:LONGEST_WISH].split(",")]
    spoken = [(weight, language) for language, weight in wishes if language in LANGUAGES and weight > 0]
    return max(spoken, key=lambda each: each[0])[1] if spoken else DEFAULT


def wish(part: str) -> tuple[str, float]:
    """`pl-PL;q=0.8` is Polish with a weight of 0.8; a weight that is no number is none."""
    tag, _, parameter = part.strip().lower().partition(";")
    name, _, number = parameter.strip().partition("=")
    language = tag.strip().split("-")[0]
    if not name:
        return language, 1.0
    try:
        weight = float(number) if name.strip() == "q" else 0.0
    except ValueError:
        weight = 0.0
    return language, weight if 0.0 <= weight <= 1.0 else 0.0
