"""Notation: one short text for each answer of a game, printed and parsed by the same table."""

from __future__ import annotations

from meseta.engine.refusal import Refused


class Notation:
    """The texts of all answers of a game. Display text is translated, notation never."""

    def __init__(self, game: str, texts: dict[int, str]) -> None:
        self.game: str = game  # the name of its title
        self.texts: dict[int, str] = texts
        self.answers: dict[str, int] = {text: answer for answer, text in texts.items()}

    def text(self, answer: int) -> str:
        return self.texts.get(answer, f"answer {answer}")

    def parse(self, said: str) -> int:
        """The answer a text stands for, whatever its case and spacing."""
        words = said.lower().split()
        answer = self.answers.get(" ".join(words))
        if answer is not None:
            return answer
        alike = [known for known in self.answers if words and known.split()[0] == words[0]]
        if alike:
            raise Refused("error-no-such-answer", said=said, game=self.game, verb=words[0], alike=alike)
        verbs = sorted({known.split()[0] for known in self.answers})
        raise Refused("error-no-such-verb", said=said, game=self.game, verbs=verbs)


def block(verb: str, first: int, names: list[str]) -> dict[int, str]:
    """Answers numbered from `first`, one for each name."""
    return {first + place: f"{verb} {name}" for place, name in enumerate(names)}


def count(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]
