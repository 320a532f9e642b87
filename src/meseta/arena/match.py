"""One game of a match, from the deal to the end: what workers do, wherever they are."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from msgspec import Struct

from meseta.arena.contestants import player_of
from meseta.arena.player import Forfeited, Player
from meseta.arena.schedule import Fixture, seed_of
from meseta.engine.position import Position
from meseta.games.catalogue import title_of


class Match(NamedTuple):
    """What all games of a match have in common."""

    game: str
    options: dict[str, str]
    contestants: list[str]
    patience: float  # seconds that a program may be silent


class Outcome(Struct):
    """What came of one game: plain data, one line of a journal. Lists go by seat."""

    number: int
    seats: list[int]  # the contestants
    shares: list[float]  # of the victory
    points: list[float] | None  # None: the game knows none, or was not played to its end
    decisions: list[int]  # with a choice
    seconds: list[float]  # of a processor for these
    longest: list[float | None]  # of these for one of them
    forfeit: str | None = None  # why it was not: the sentence
    values: dict[str, str] = {}  # and what that needs


def play(match: Match, fixture: Fixture) -> Outcome:
    table = Table(match, fixture)
    try:
        table.play()
    except Forfeited as forfeited:
        table.forfeited = forfeited
    finally:
        for player in table.players:
            player.close()
    return table.outcome()


class Table:
    """A game and those who play it."""

    def __init__(self, match: Match, fixture: Fixture) -> None:
        self.match = match
        self.fixture = fixture
        self.position = title_of(match.game).new_game(match.options, fixture.deal)
        self.players = [Player() for _ in fixture.seats]  # nobody yet
        self.asked = 0  # the seat with which we talk
        self.forfeited: Forfeited | None = None  # why that seat has lost before the end

    def play(self) -> None:
        self.begin()
        number = 0
        while (seat := self.position.seat) >= 0:
            self.asked = seat
            answer = self.answer(seat, number)
            self.position.answer(seat, answer)
            for player in self.players:
                player.changed(self.position, seat, answer)
            number += 1
        for player in self.players:
            player.finish(self.position)

    def begin(self) -> None:
        for seat, contestant in enumerate(self.fixture.seats):
            self.asked = seat
            name, match = self.match.contestants[contestant], self.match
            self.players[seat] = player_of(name, match.game, match.options, match.patience)
            self.players[seat].begin(self.position, seat, self.luck("seat", seat))

    def answer(self, seat: int, number: int) -> int:
        """Only who has a choice is asked."""
        legal = self.position.answers(seat)
        if len(legal) == 1:
            return legal[0]
        player = self.players[seat]
        player.decisions += 1
        return player.answer(self.position, seat, self.luck("decision", number))

    def luck(self, *of: str | int) -> int:
        """The seeds of games of one deal differ: bots of two minds are not of the same ones each time."""
        return seed_of(self.fixture.deal, *self.fixture.seats, *of)

    def outcome(self) -> Outcome:
        why, players = self.forfeited, self.players
        return Outcome(
            number=self.fixture.number,
            seats=self.fixture.seats,
            shares=self.shares(),
            points=None if why else points_of(self.position),
            decisions=[player.decisions for player in players],
            seconds=[round(player.seconds, 6) for player in players],
            longest=[None if player.longest is None else round(player.longest, 6) for player in players],
            forfeit=why.message if why else None,
            values={name: str(value) for name, value in why.values.items()} if why else {},
        )

    def shares(self) -> list[float]:
        """Equal winners share a victory, and all others where one has forfeited."""
        seats = range(len(self.fixture.seats))
        others = [seat for seat in seats if seat != self.asked]
        winners = others if self.forfeited else self.position.seen_by(None)["winners"]
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]


def points_of(position: Position) -> list[float] | None:
    """The figures by which winners are found, where the game has a judgement that knows them."""
    judgement = title_of(position.GAME).judgement(position.options_chosen())
    if judgement is None:
        return None
    points = vec[float]([0.0] * position.seats)
    judgement.final(position, points)
    return list(points)
