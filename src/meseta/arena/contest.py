"""A match from its first game to its last, or from where it was interrupted."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from meseta.arena.contestants import check_contestant
from meseta.arena.crews import Crew
from meseta.arena.journal import Heading, Journal
from meseta.arena.match import Match, Outcome, play
from meseta.arena.results import Figures, results
from meseta.arena.schedule import Schedule
from meseta.engine.refusal import Refused
from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of

PATIENCE = 30.0  # seconds that a program may think about one answer


class Wanted(NamedTuple):
    """What is to be played."""

    game: str
    options: dict[str, str]  # those that were named
    bots: list[str]
    games: int
    seed: int
    patience: float = PATIENCE


class Contest:
    def __init__(self, wanted: Wanted, journal: Path | None = None) -> None:
        if wanted.games < 1:
            raise Refused("command-no-games")
        title = title_of(wanted.game)
        self.games = wanted.games
        self.options = resolve_options(title.options, wanted.options)
        for name in wanted.bots:
            check_contestant(name, wanted.game, self.options)
        self.schedule = Schedule(wanted.bots, int(self.options["players"]), wanted.seed)
        self.match = Match(wanted.game, self.options, self.schedule.contestants, wanted.patience)
        line_up = [self.schedule.contestants[each] for each in self.schedule.line_up]
        rules = title.rules_version(self.options)
        self.journal = Journal(journal, Heading(wanted.game, self.options, rules, line_up, wanted.seed))

    def play(self, crew: Crew) -> Generator[Outcome]:
        """The outcomes of games as they end; those of the journal are not played again."""
        missing = [number for number in range(self.games) if number not in self.journal.outcomes]
        try:
            for outcome in crew.each(partial(play, self.match), map(self.schedule.fixture, missing)):
                self.journal.add(outcome)
                yield outcome
        finally:
            self.journal.close()

    def outcomes(self) -> list[Outcome]:
        return [self.journal.outcomes[number] for number in range(self.games) if number in self.journal.outcomes]

    def results(self) -> list[Figures]:
        return results(self.schedule, self.outcomes())
