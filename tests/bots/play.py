"""Bots at tables: whole games of theirs, and single questions laid out in the words of a scenario."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from meseta.bots.catalogue import choose, first_thought
from meseta.engine.frame import AnyPosition
from meseta.engine.title import resolve_options
from meseta.engine.view import View
from meseta.games.catalogue import title_of
from meseta.records import scenario
from tests.any_game.play import Table


class Thought(NamedTuple):
    """A question to a bot, and what it answers."""

    seat: int
    view: View
    seed: int
    answer: int


# ---- Whole games.
def thoughts(position: AnyPosition, bots: list[str], seed: int) -> Iterator[Thought]:
    """A game is played to its end, one bot at each seat."""
    random = Random(seed)
    while position.waiting():
        seat = position.waiting()[0]
        view, chance = position.seen_by(seat), random.getrandbits(32)
        answer = choose(bots[seat], position, seat, chance)[0]
        yield Thought(seat, view, chance, answer)
        position.answer(seat, answer)


def wins_against_random(game: str, games: int, **options: str) -> float:
    """How many games a quick bot wins, alone among random players and at each seat in turn; a shared one in part."""
    table = Table(title_of(game), resolve_options(title_of(game).options, options))
    return sum(share_of_victory(table, seed, seed % int(table.options["players"])) for seed in range(games))


def share_of_victory(table: Table, seed: int, seat: int) -> float:
    random = Random(seed)
    position = table.new_game(seed)
    while position.waiting():
        asked = position.waiting()[0]
        if asked == seat:
            position.answer(asked, first_thought(position.seen_by(asked), random.getrandbits(32)))
        else:  # as the random bot does, without the time that a view takes
            position.answer(asked, random.choice(position.answers(asked)))
    winners = position.seen_by(None)["winners"]
    return 1 / len(winners) if seat in winners else 0.0


# ---- Single questions.
def laid_out(text: str) -> AnyPosition:
    """A table as a scenario without expectations describes it."""
    return scenario.play(scenario.read(text))


def said_by_quick_bot(text: str, seed: int = 1) -> str:
    """What the quick bot says when it is asked at the end of a scenario."""
    position = laid_out(text)
    answer = first_thought(position.seen_by(position.waiting()[0]), seed)
    said: str = position.notation(answer)
    return said
