"""The rules of a game by topic, as one table plays them: which sentences hold with its options, which topic a question
is about, and what the signs on the table mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from meseta.wording.words import Words

Cards = Callable[[Mapping[str, str], Words], list[str]]  # what the cards say that can come up with these options


@dataclass(frozen=True, slots=True)
class Rule:
    """A sentence, and the options with which it holds: `edition=1995 players=2,3`, or `points!=off`."""

    message: str
    only: str = ""

    def holds(self, options: Mapping[str, str]) -> bool:
        return all(condition(each, options) for each in self.only.split())


def condition(written: str, options: Mapping[str, str]) -> bool:
    """A game that was begun before there was an option has none of its values."""
    name, _, values = written.partition("=")
    if name.endswith("!"):
        return options.get(name[:-1], "") not in values.split(",")
    return options.get(name, "") in values.split(",")


@dataclass(frozen=True, slots=True)
class Topic:
    name: str
    heading: str  # a message
    rules: Sequence[Rule]
    asked: Sequence[str] = ()  # the kinds of business that ask about it
    cards: Cards | None = None  # what they say, after the sentences


@dataclass(frozen=True, slots=True)
class Sign:
    """What is drawn on the table, `legend-GAME-NAME`, and what it means, `legend-GAME-NAME-says`."""

    message: str
    only: str = ""

    def holds(self, options: Mapping[str, str]) -> bool:
        return Rule(self.message, self.only).holds(options)


@dataclass(frozen=True, slots=True)
class Rulebook:
    topics: Sequence[Topic] = ()
    signs: Sequence[Sign] = ()

    def topic_of(self, question: str, options: Mapping[str, str]) -> Topic | None:
        """The first that is about a kind of business, of those a table reads."""
        about = (topic for topic in self.topics if question in topic.asked)
        return next((topic for topic in about if any(rule.holds(options) for rule in topic.rules)), None)


@dataclass(frozen=True, slots=True)
class ToldTopic:
    name: str
    heading: str
    sentences: list[str]
    cards: list[str]


def told_topics(book: Rulebook, options: Mapping[str, str], words: Words) -> list[ToldTopic]:
    """Only what is played: a topic of which nothing holds is left out."""
    told = [told_topic(topic, options, words) for topic in book.topics]
    return [topic for topic in told if topic.sentences]


def told_topic(topic: Topic, options: Mapping[str, str], words: Words) -> ToldTopic:
    sentences = [words.say(rule.message) for rule in topic.rules if rule.holds(options)]
    cards = topic.cards(options, words) if topic.cards is not None and sentences else []
    return ToldTopic(topic.name, words.say(topic.heading), sentences, cards)


def told_signs(book: Rulebook, options: Mapping[str, str], words: Words) -> list[tuple[str, str]]:
    return [(words.say(sign.message), words.say(f"{sign.message}-says")) for sign in book.signs if sign.holds(options)]
