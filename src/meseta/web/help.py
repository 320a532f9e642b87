"""Help at a table, and the page of rules: what can be done now, what signs mean, and the rules of what is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meseta.engine.title import Title
from meseta.games.catalogue import title_of
from meseta.reading.rulebook import ToldTopic, told_signs, told_topic, told_topics
from meseta.reading.view import question
from meseta.storage.rows import TableStatus
from meseta.web.faces.catalogue import FACES
from meseta.web.scene import Scene
from meseta.wording.words import Words

MOST_ANSWERS: Final = 16  # that are listed one by one


@dataclass(frozen=True, slots=True)
class Now:
    """What is asked of the reader, or whom the table waits for."""

    heading: str
    why: str
    answers: list[str]
    more: int  # answers that are not listed
    topic: ToldTopic | None  # the rules about it


@dataclass(frozen=True, slots=True)
class Help:
    """What a game has to look up, as it is played with some options."""

    signs: list[tuple[str, str]]
    topics: list[ToldTopic]
    options: list[tuple[str, str]]


def help_with(game: str, options: Mapping[str, str], words: Words) -> Help:
    book = FACES[game].rulebook
    return Help(
        told_signs(book, options, words),
        told_topics(book, options, words),
        named_options(title_of(game), options, words),
    )


def named_options(title: Title, options: Mapping[str, str], words: Words) -> list[tuple[str, str]]:
    """Those that could have been chosen otherwise. Of a game from before an option there is nothing to say."""
    settled = dict(options)
    return [
        (words.say(f"option-{title.name}-{option.name}"), value_name(title.name, option.name, value, words))
        for option in title.options
        if (value := settled.get(option.name)) is not None and len(option.possible(settled)) > 1
    ]


def value_name(game: str, option: str, value: str, words: Words) -> str:
    """A number of one's own is its own name."""
    message = f"value-{game}-{option}-{value}"
    return words.say(message) if words.has(message) else value


def now(scene: Scene, words: Words) -> Now | None:
    """Nothing before the game and after it."""
    view, face, sitters = scene.view, FACES[scene.table.game], scene.table.seats
    if scene.table.status != TableStatus.RUNNING or not view["waiting"]:
        return None
    topic = face.rulebook.topic_of(question(view), scene.table.options)
    told = None if topic is None else told_topic(topic, scene.table.options, words)
    if not view["legal"]:
        names = ", ".join(sitters[seat].name for seat in view["waiting"])
        several = len(view["waiting"]) > 1
        heading = words.say("table-waiting-for-several" if several else "table-waiting-for", name=names, names=names)
        return Now(heading, "", [], 0, told)
    heading, why = face.asked(view, sitters, words)
    answers = [face.answer(view, legal["notation"], sitters, words) for legal in view["legal"]]
    return Now(heading, why, answers[:MOST_ANSWERS], max(0, len(answers) - MOST_ANSWERS), told)
