"""Whoever reads Polish finds no English on the pages of a played game."""

from __future__ import annotations

import re
from html import unescape

import pytest

from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.records.record import new_record
from meseta.wording.sources import messages_of
from tests.web.api.guests import Guest

POLISH = {"accept-language": "pl", "accept": "text/html"}
WORD = re.compile(r"[^\W\d_]{3,}")
# What is no sentence: scripts, answers in notation, names of languages, keys, digests and links, the name of a table.
APART = re.compile(r"<(script|style|datalist|kbd|code|nav)\b.*?</\1>|<dd class=\"mono.*?</dd>|/t/[\w-]+", re.DOTALL)
SPOKEN = re.compile(r'\b(?:aria-label|title|placeholder|label|data-[a-z-]*says?)="([^"]*)"')
BEFORE_TEXT = re.compile(r"^(?:#.*|[a-z0-9.-]+ =|    \.[a-z-]+ =)", re.MULTILINE)
NO_TEXT = re.compile(r"\{[^{}]*->|\*?\[[a-z0-9-]+\]|\{[^{}]*\}|[{}]")
SAME = {"mod", "alt"}


def written(language: str) -> set[str]:
    """All words that are written in a language."""
    texts = [BEFORE_TEXT.sub("", message.text) for message in messages_of(language).values()]
    return {word.lower() for text in texts for word in WORD.findall(NO_TEXT.sub(" ", text))}


ENGLISH_ALONE = written("en") - written("pl") - SAME


def english_in(page: str) -> set[str]:
    plain = APART.sub(" ", page)
    shown = [*SPOKEN.findall(plain), re.sub(r"<[^>]*>", " ", plain)]
    return {word.lower() for text in shown for word in WORD.findall(unescape(text))} & ENGLISH_ALONE


def brought(guest: Guest, game: str, answers: int, **options: str) -> str:
    """The path of a table after so many random answers, or at its end."""
    title = title_of(game)
    position: AnyPosition = title.new_game(resolve_options(title.options, options), 3)
    record, random = new_record(title, position, 3), from_seed(3)
    while position.waiting() and len(record.answers) < answers:
        seat: int = position.waiting()[0]
        answer = random.choice(position.answers(seat))
        record.answers.append((record.seats[seat], position.notation(answer)))
        position.answer(seat, answer)
    return f"/t/{guest.post('/records', {'record': record.to_text()})['id']}"


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_pages_of_a_played_game_are_polish_throughout(guest: Guest, game: str) -> None:
    tables = [brought(guest, game, answers) for answers in (1, 40, 90, 100_000)]
    paths = ["/", f"/new?game={game}", f"/learn/{game}", f"/rules/{game}", *tables, f"{tables[1]}/help"]

    found = {path: english_in(guest.client.get(path, headers={**POLISH, **guest.head}).text) for path in paths}

    assert {path: words for path, words in found.items() if words} == {}


def test_english_would_be_noticed(guest: Guest) -> None:
    page = guest.client.get("/rules/el-grande", headers={"accept-language": "en", "accept": "text/html"}).text

    assert {"caballeros", "region", "scoring"} & english_in(page)
    assert len(english_in(page)) > 100
