"""The table as the quick bot sees it: the numbers of a view, and what the areas are worth to its seat."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING

from meseta.bots.el_grande import weights
from meseta.bots.view import own_seat
from meseta.engine.program import Card
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.board import Board
from meseta.games.el_grande.scoring import earnings
from meseta.games.el_grande.view import ElGrandeFrame, ElGrandeView

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import Part

NOWHERE = -1


class Table:
    """Plain numbers, those of the board of the rules: areas are its rows, and colours that nobody plays come last."""

    def __init__(self, view: ElGrandeView, parts: Mapping[str, Part] = MappingProxyType({})) -> None:
        players = view["seats"]
        self.view = view
        self.question: ElGrandeFrame = view["business"][-1]  # what is being asked
        # What the rules say:
        self.rules = rules_for(view["options"])
        self.board = self.rules.board
        self.parts = [parts[part.NAME] for part in self.rules.parts if part.NAME in parts]
        self.regions: list[int] = list(self.board.regions)
        self.areas: list[int] = self.board.area_rows
        self.castillo: int = self.board.castillo
        self.number: dict[str, int] = self.board.number
        self.colour: dict[str, int] = {name: colour for colour, name in enumerate(self.board.colour_names)}
        # The seats:
        self.me = own_seat(view)
        self.player = players[self.me]
        self.hand: list[int] = self.player["hand"] or []  # of the own seat: it sees them
        self.seats = len(players)
        self.court: list[int] = [player["court"] for player in players]
        self.score: list[int] = [player["score"] for player in players]
        self.grande: list[int] = [self.row(player["grande"]) for player in players]
        self.rivalry = rivalry(self.score, self.me, len(self.colour))
        # The map, by area:
        self.king: int = self.number[view["king"]]
        self.values: dict[int, list[int]] = {self.number[area["area"]]: area["values"] for area in view["areas"]}
        self.caballeros = standing(view, self.board)
        self.homes = {area: [seat for seat, home in enumerate(self.grande) if home == area] for area in self.areas}
        # What is to come:
        self.rounds_before_scoring, self.scorings_after = calendar(view)
        near = weights.NEXT_SCORING[self.rounds_before_scoring]
        self.chances = dict.fromkeys(self.areas, near + weights.LATER_SCORING * self.scorings_after)  # of being scored
        self.wobble = weights.WOBBLE[self.rounds_before_scoring]
        # What has been worked out already:
        self.expected: dict[tuple[int, ...], float] = {}  # see worth
        self.flights: dict[int, float] = {}  # see flight

    def row(self, area: str | None) -> int:
        """Of the board, by the name of an area; nowhere for none."""
        return NOWHERE if area is None else self.number[area]

    def mine(self, area: int) -> int:
        return self.caballeros[area][self.me]

    def card(self, name: str) -> Card:
        return self.rules.cards[self.rules.card_number[name]]

    # ---- Points.
    def advantage(self, earned: list[int]) -> float:
        """Points for the own seat, less what the rivals' points hurt."""
        return sum(points * weight for points, weight in zip(earned, self.rivalry))

    def if_scored(self, area: int, firsts_only: bool = False) -> float:
        """The advantage if an area were scored at this moment."""
        values = self.values[area][:1] if firsts_only else self.values[area]
        return self.advantage(earnings(self.caballeros[area], values, self.king == area, self.homes[area]))

    def worth(
        self,
        area: int,
        counts: list[int] | None = None,
        values: list[int] | None = None,
        king: int | None = None,
        homes: list[int] | None = None,
    ) -> float:
        """The advantage to be expected of an area, as it is or with something changed.

        Somebody may still add or take one caballero, so that margins count; where the king stands, less so.
        """
        counts = self.caballeros[area] if counts is None else counts
        values = self.values[area] if values is None else values
        homes = self.homes[area] if homes is None else homes
        with_king = area == (self.king if king is None else king)
        key = (area, with_king, *values, NOWHERE, *counts, NOWHERE, *homes)
        if key not in self.expected:
            self.expected[key] = self.expectation(counts, values, with_king, homes)
        return self.chances[area] * self.expected[key]

    def expectation(self, counts: list[int], values: list[int], king: bool, homes: list[int]) -> float:
        wobble = self.wobble / 2 if king else self.wobble
        now = self.advantage(earnings(counts, values, king, homes))
        more, fewer = counts[:], counts[:]
        more[self.me] += 1
        fewer[self.me] -= 1
        either = self.advantage(earnings(more, values, king, homes)) + self.advantage(
            earnings(fewer, values, king, homes)
        )
        return (1 - 2 * wobble) * now + wobble * either

    # ---- Caballeros that come or go.
    def gain(self, area: int, colour: int, count: int) -> float:
        """What it brings that so many caballeros of a colour come to an area, or with a minus leave it."""
        counts = self.caballeros[area][:]
        counts[colour] += count
        change = self.worth(area, counts) - self.worth(area)
        if area == self.castillo and colour == self.me:
            change += self.flight(counts[colour]) - self.flight(counts[colour] - count)
        return change

    def flight(self, count: int) -> float:
        """What so many own caballeros in the Castillo will bring in the region they go to from there."""
        if count <= 0 or self.king == self.castillo:
            return 0.0
        if count not in self.flights:
            regions = [self.gain(region, self.me, count) for region in self.regions if region != self.king]
            self.flights[count] = weights.DISK_TRUST * max(regions)
        return self.flights[count]

    def shift(self, colour: int, source: int, target: int, count: int = 1) -> float:
        return self.gain(source, colour, -count) + self.gain(target, colour, count)

    def put(self, area: int, colour: int, count: int) -> None:
        """Caballeros come, or with a minus go, in this picture of the table."""
        self.caballeros[area][colour] += count
        self.flights.clear()

    @contextmanager
    def king_at(self, place: int) -> Generator[None, None, None]:
        """For a moment the king stands elsewhere in this picture of the table."""
        standing, self.king = self.king, place
        self.flights.clear()
        yield
        self.king = standing
        self.flights.clear()

    # ---- Where caballeros may be placed.
    def near_king(self) -> list[int]:
        return self.board.places_near(self.king)

    def all_but_king(self, with_castillo: bool = True) -> list[int]:
        return [area for area in (self.areas if with_castillo else self.regions) if area != self.king]


def standing(view: ElGrandeView, board: Board) -> dict[int, list[int]]:
    """Caballeros by area and colour. In a closed tower are those who are nowhere else: all can count (ruling A54)."""
    seen: dict[int, list[int]] = {
        board.number[area["area"]]: list(area["caballeros"]) for area in view["areas"] if area["caballeros"] is not None
    }
    if board.castillo not in seen:
        aside = [player["court"] + player["province"] for player in view["seats"]]
        aside += [extra["province"] for extra in view["extra"]]
        seen[board.castillo] = [
            colour.pieces - aside[number] - sum(counts[number] for counts in seen.values())
            for number, colour in enumerate(board.colours)
        ]
    return seen


def rivalry(score: list[int], me: int, colours: int) -> list[float]:
    """What a point of each colour means to the own seat: one for an own point, nothing where nobody plays."""
    rivals = [seat for seat in range(len(score)) if seat != me]
    best = max(score[seat] for seat in rivals)
    weight = [weights.LEADING_RIVAL if score[seat] == best else 1.0 for seat in rivals]
    meaning = [0.0] * colours
    meaning[me] = 1.0
    for seat, share in zip(rivals, weight):
        meaning[seat] = -weights.RIVALRY * share / sum(weight)
    return meaning


def calendar(view: ElGrandeView) -> tuple[int, int]:
    """How many rounds follow this one before the next general scoring, and how many scorings come after that."""
    rounds = int(view["options"]["rounds"])
    span, number = rounds // 3, max(view["round"], 1)
    return (-number) % span, 2 - (number - 1) // span
