"""Games of one level against itself, and what the table was like at their milestones."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from meseta.arena.fitting.gauge import Gauge, Moment
from meseta.arena.match import Match, Table
from meseta.arena.player import Player
from meseta.arena.schedule import Fixture, seed_of
from meseta.engine.judgement import Judgement
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.games.catalogue import title_of


class Wanted(NamedTuple):
    """Which games are played."""

    game: str
    options: dict[str, str]  # those that were named; the number of players goes round where it was not
    level: str
    seed: int


class Played(Struct):
    """One game: its milestones, and who has won it."""

    number: int
    moments: list[Moment]
    shares: list[float]  # of the victory, by seat


class Spectator(Player):
    """Looks at every milestone, and has no seat."""

    def __init__(self, judgement: Judgement) -> None:
        super().__init__()
        self.judgement = judgement
        self.gauge = Gauge(judgement)
        self.moments: list[Moment] = []

    def changed(self, position: Position, seat: int, answer: int) -> None:
        top = position.top
        if top is not None and self.judgement.is_milestone(position, top):
            self.moments.append(self.gauge.moment(position, len(self.moments) + 1))


def judgement_of(game: str, options: dict[str, str]) -> Judgement:
    judgement = title_of(game).judgement(options)
    if judgement is None:
        raise Refused("fit-no-judgement", game=game)
    return judgement


def options_of(wanted: Wanted, number: int) -> dict[str, str]:
    """Those of a game by its number."""
    (players,) = (option.values for option in title_of(wanted.game).options if option.name == "players")
    return {"players": sorted(players)[number % len(players)], **wanted.options}


def played(wanted: Wanted, number: int) -> Played:
    options = options_of(wanted, number)
    seats = [0] * int(options["players"])
    fixture = Fixture(number, seed_of("fit", wanted.seed, number), seats)
    table = Table(Match(wanted.game, options, [wanted.level], patience=0.0), fixture)
    spectator = Spectator(judgement_of(wanted.game, table.position.options_chosen()))
    table.players.append(spectator)
    table.play()
    return Played(number, spectator.moments, table.shares())
