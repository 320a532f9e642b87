"""Moments of games that would take long to play by hand: a game is played at random and brought in as a record."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from playwright.sync_api import Page

from meseta.engine.events import Log
from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.records.record import new_record
from tests.web.browser.visiting import sent


def import_game(page: Page, game: str, answers: int, seed: int = 3, **options: str) -> str:
    """A table after so many answers, with the visitor on the seat that is asked; returns its path.

    If the game has not so many, the table is over.
    """
    house_title = title_of(game)
    position: AnyPosition = house_title.new_game(resolve_options(house_title.options, options), seed)
    record, random = new_record(house_title, position, seed), from_seed(seed)
    while position.waiting() and len(record.answers) < answers:
        seat = position.waiting()[0]
        answer = random.choice(position.answers(seat))
        record.answers.append((record.seats[seat], position.notation(answer)))
        position.answer(seat, answer)
    table: str = sent(page, "/api/records", {"record": record.to_text()})["id"]
    return f"/t/{table}"


def import_moment(page: Page, game: str, *wanted: str, **options: str) -> str:
    """A table where somebody may give all these answers, in the first random game that comes there."""
    seed, answers = next(moments_where(game, set(wanted), options))
    return import_game(page, game, answers, seed, **options)


def moments_where(game: str, wanted: set[str], options: dict[str, str]) -> Iterator[tuple[int, int]]:
    """The seed of a game, and after how many answers these are legal: at least one, for nobody can import fewer."""
    house_title = title_of(game)
    for seed in count(1):
        position: AnyPosition = house_title.new_game(resolve_options(house_title.options, options), seed)
        random, given = from_seed(seed), 0
        while position.waiting():
            seat = position.waiting()[0]
            answers = position.answers(seat)
            if given and wanted <= {position.notation(answer) for answer in answers}:
                yield seed, given
            position.answer(seat, random.choice(answers))
            given += 1


def import_before(page: Page, game: str, event: str, options: dict[str, str], nth: int = 1) -> tuple[str, str]:
    """A table one answer before an event is told for the nth time; its path, and that answer."""
    house_title, seed = title_of(game), 3
    position: AnyPosition = house_title.new_game(resolve_options(house_title.options, options), seed)
    random, heard, given = from_seed(seed), Log(), 0
    position.listener = heard
    while True:
        seat = position.waiting()[0]
        answer = random.choice(position.answers(seat))
        said = position.notation(answer)
        position.answer(seat, answer)
        nth -= event in [each.name for each in heard.take()]
        if not nth:
            return import_game(page, game, given, seed, **options), said
        given += 1


def end(page: Page, game: str, **options: str) -> str:
    """A table whose game is over."""
    return import_game(page, game, 100_000, 3, **options)
