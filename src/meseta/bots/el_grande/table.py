"""The table as the quick bot sees it: the numbers of a view, and what the areas are worth to its seat."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from operator import mul
from types import MappingProxyType
from typing import TYPE_CHECKING

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.part import Payment
from meseta.bots.el_grande.seen import calendar, rivalry, standing
from meseta.bots.view import own_seat
from meseta.engine.program import Card
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.scoring import earnings
from meseta.games.el_grande.view import ElGrandeFrame, ElGrandeView

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import Part

NOWHERE = -1
MANY = 99  # more than ever come together


class Table:
    """Plain numbers, those of the board of the rules: areas are its rows, and colours that nobody plays come last."""

    def __init__(self, view: ElGrandeView, parts: Mapping[str, Part] = MappingProxyType({}), seed: int = 0) -> None:
        players = view["seats"]
        self.view = view
        self.seed = seed  # for what is a matter of taste
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
        places = [place for part in self.parts for place in part.places(self)]
        self.caballeros = standing(view, self.board, places)  # places apart too
        self.region_of = {**{area: area for area in self.areas}, **{place.row: place.region for place in places}}
        self.rows_in = rows_by_region(self.region_of)
        self.idle = {place.row for place in places if not place.counts}  # rows that do not count
        self.owner = list(range(len(self.colour)))  # whose each colour is
        self.lent = [colour for part in self.parts for colour in part.lent(self)]
        for part in self.parts:
            for colour, seat in part.lent(self).items():
                self.owner[colour] = seat
        self.counted = {area: self.counts_in(area) for area in self.areas}  # when it is scored
        self.homes = {area: [seat for seat, home in enumerate(self.grande) if home == area] for area in self.areas}
        # What parts have changed on it:
        self.barred = {area for part in self.parts for area in part.closed(self)}
        self.joined = [pair for part in self.parts for pair in part.joined(self)]
        self.held_tiles = {tile for part in self.parts for tile in part.held_tiles(self)}
        self.counters = [part.counting for part in self.parts if part.counting is not None]
        self.earnings = [part.earning for part in self.parts if part.earning is not None]
        self.rooms = [part.room for part in self.parts if part.room is not None]
        self.beyond = [part.beyond for part in self.parts if part.beyond is not None]
        self.underway = [part.underway for part in self.parts if part.underway is not None]
        # What is to come:
        self.rounds_before_scoring, self.scorings_after = calendar(view)
        near = weights.NEXT_SCORING[self.rounds_before_scoring]
        self.chances = dict.fromkeys(self.areas, near + weights.LATER_SCORING * self.scorings_after)  # of being scored
        self.wobble = weights.WOBBLE[self.rounds_before_scoring]
        self.castillo_opens = True  # before the next general scoring is over
        # What has been worked out already:
        self.expected: dict[tuple[int, ...], float] = {}  # see worth
        self.flights: dict[int, float] = {}  # see flight
        self.worked_out: dict[str, float] = {}  # what parts ask often

    # ---- What stands where.
    def row(self, area: str | None) -> int:
        """Of the board, by the name of an area; nowhere for none."""
        return NOWHERE if area is None else self.number[area]

    def mine(self, area: int) -> int:
        """How many own caballeros stand there, wherever they do."""
        return self.standing_in(area, self.me)

    def standing_in(self, area: int, seat: int) -> int:
        """How many caballeros of a seat, lent ones included."""
        colours = [colour for colour, owner in enumerate(self.owner) if owner == seat]
        return sum(self.caballeros[row][colour] for row in self.rows_in.get(area, [area]) for colour in colours)

    def counts_in(self, area: int) -> list[int]:
        """What each colour counts when an area is scored."""
        counts = [0] * len(self.owner)
        for row in self.rows_in[area]:
            if row not in self.idle:
                for colour, count in enumerate(self.caballeros[row]):
                    counts[self.owner[colour]] += count
        return counts

    def card(self, name: str) -> Card:
        return self.rules.cards[self.rules.card_number[name]]

    # ---- Points.
    def advantage(self, earned: list[int]) -> float:
        """Points for the own seat, less what the rivals' points hurt."""
        total: float = sum(map(mul, earned, self.rivalry))  # asked a thousand times for some answers
        return total

    def if_scored(self, area: int, firsts_only: bool = False) -> float:
        """The advantage if an area were scored at this moment."""
        return self.advantage(self.paid(self.now(area)._replace(firsts_only=firsts_only)))

    def now(self, area: int) -> Payment:
        """As a card would score an area at this moment."""
        return Payment(area, self.counted[area], self.values[area], self.king == area, self.homes[area], general=False)

    def paid(self, payment: Payment) -> list[int]:
        """What each colour earns, with what else may count as a caballero there, and what else may be paid."""
        for counting in self.counters:
            more = counting(self, payment.area, payment.homes)
            if more:
                counts = [count + more.count(colour) for colour, count in enumerate(payment.counts)]
                payment = payment._replace(counts=counts)
        values = payment.values[:1] if payment.firsts_only else payment.values
        earned = earnings(payment.counts, values, payment.king, payment.homes)
        for earning in self.earnings:
            earning(self, payment, earned)
        return earned

    def worth(
        self,
        area: int,
        counts: list[int] | None = None,
        values: list[int] | None = None,
        king: int | None = None,
        homes: list[int] | None = None,
    ) -> float:
        """The advantage to be expected of an area, as it is or with something changed.

        Somebody may still add or take one caballero, so that margins count; where an area is closed, less so.
        """
        counts = self.counted[area] if counts is None else counts
        values = self.values[area] if values is None else values
        homes = self.homes[area] if homes is None else homes
        with_king = area == (self.king if king is None else king)
        key: tuple[int, ...] = (area, with_king, *values, NOWHERE, *counts, NOWHERE, *homes)
        if len(self.rows_in[area]) > 1 or self.lent:
            key += (NOWHERE, *self.apart_in(area))
        if key not in self.expected:
            wobble = self.wobble / 2 if with_king or area in self.barred else self.wobble
            self.expected[key] = self.expectation(area, counts, values, with_king, homes, wobble)
        return self.chances[area] * self.expected[key]

    def apart_in(self, area: int) -> list[int]:
        """Who stands apart there, and those that are lent: both may be paid in their own way."""
        apart = [number for colour in self.lent for number in (self.owner[colour], self.caballeros[area][colour])]
        for row in self.rows_in[area][1:]:
            for colour, count in enumerate(self.caballeros[row]):
                if count:
                    apart += (row, self.owner[colour], count)
        return apart

    def expectation(
        self, area: int, counts: list[int], values: list[int], king: bool, homes: list[int], wobble: float
    ) -> float:
        now = self.advantage(self.paid(Payment(area, counts, values, king, homes)))
        more, fewer = counts[:], counts[:]
        more[self.me] += 1
        fewer[self.me] -= 1
        either = self.advantage(self.paid(Payment(area, more, values, king, homes)))
        either += self.advantage(self.paid(Payment(area, fewer, values, king, homes)))
        return (1 - 2 * wobble) * now + wobble * either

    # ---- Caballeros that come or go.
    def gain(self, row: int, colour: int, count: int) -> float:
        """What it brings that so many caballeros of a colour come to a row, or with a minus leave it."""
        if count > 0 and self.rooms:
            count = min(count, self.room(row))
            if count <= 0:
                return 0.0
        change = self.gain_in_area(row, colour, count)
        for beyond in self.beyond:
            change += beyond(self, row, colour, count)
        return change

    def gain_in_area(self, row: int, colour: int, count: int) -> float:
        """When it is scored, that is."""
        area, owner = self.region_of[row], self.owner[colour]
        if area not in self.counted:
            return 0.0
        counts, before = self.counted[area][:], self.worth(area)
        if row not in self.idle:
            counts[owner] += count
        self.caballeros[row][colour] += count
        change = self.worth(area, counts) - before
        self.caballeros[row][colour] -= count
        if area == self.castillo and owner == self.me:
            change += self.flight(counts[owner]) - self.flight(counts[owner] - count)
        return change

    def room(self, row: int) -> int:
        """For how many more there is use on a row."""
        return min(room(self, row) for room in self.rooms) if self.rooms else MANY

    def flight(self, count: int) -> float:
        """What so many own caballeros in the Castillo will bring in the region they go to from there."""
        if count <= 0 or self.king == self.castillo or not self.castillo_opens:
            return 0.0
        if count not in self.flights:
            regions = [self.gain(region, self.me, count) for region in self.disk_regions()]
            self.flights[count] = weights.DISK_TRUST * max(regions)
        return self.flights[count]

    def shift(self, colour: int, source: int, target: int, count: int = 1) -> float:
        """What it brings that so many go from one row to another."""
        change = self.gain(source, colour, -count)
        if self.region_of[source] != self.region_of[target]:
            change += self.gain(target, colour, count)
        else:
            self.put(source, colour, -count)
            change += self.gain(target, colour, count)
            self.put(source, colour, count)
        return change + count * self.on_the_way(colour, source, target)

    def on_the_way(self, colour: int, source: int, target: int) -> float:
        """What else it brings that one goes, beside what both rows gain."""
        return sum(underway(self, colour, source, target) for underway in self.underway)

    def put(self, row: int, colour: int, count: int) -> None:
        """Caballeros come, or with a minus go, in this picture of the table."""
        self.caballeros[row][colour] += count
        if row not in self.idle and self.region_of[row] in self.counted:
            self.counted[self.region_of[row]][self.owner[colour]] += count
        self.forget()

    def forget(self) -> None:
        """What was worked out of a picture that has changed."""
        self.flights.clear()
        self.worked_out.clear()

    @contextmanager
    def king_at(self, place: int) -> Generator[None, None, None]:
        """For a moment the king stands elsewhere in this picture of the table."""
        standing, self.king = self.king, place
        self.forget()
        yield
        self.king = standing
        self.forget()

    @contextmanager
    def lending(self, colour: int, seat: int) -> Generator[None, None, None]:
        """For a moment the caballeros of a colour count as those of a seat, or again as nobody's."""
        before, counted, lent = self.owner[colour], self.counted, self.lent
        self.owner[colour], self.lent = seat, [colour]
        self.counted = {area: self.counts_in(area) for area in self.areas}
        self.forget()
        yield
        self.owner[colour], self.counted, self.lent = before, counted, lent
        self.forget()

    # ---- Where caballeros may go.
    def is_closed(self, row: int) -> bool:
        """Does nothing go in or out, for the king or something else?"""
        area = self.region_of.get(row, row)
        return area == self.king or area in self.barred

    def open_regions(self) -> list[int]:
        return [region for region in self.regions if not self.is_closed(region)]

    def disk_regions(self) -> list[int]:
        """Those a secret disk can send to."""
        return [region for region in self.open_regions() if self.board.open_to_disks >> region & 1]

    def open_areas(self) -> list[int]:
        return [area for area in self.areas if not self.is_closed(area)]

    def open_rows(self, castillo: bool) -> list[int]:
        """Where caballeros may be moved: regions and places apart in them, and the Castillo if it is allowed."""
        rows = [row for row in self.movable_rows() if not self.is_closed(row)]
        if castillo and not self.is_closed(self.castillo):
            rows.append(self.castillo)
        return [row for row in rows if self.room(row) > 0] if self.rooms else rows

    def movable_rows(self) -> list[int]:
        """Where caballeros stand that may be moved: in regions."""
        return [row for row, area in self.region_of.items() if area in self.counted and row != self.castillo]

    def open_from_court(self, castillo: bool) -> list[int]:
        """Where a card that names no place may put caballeros from the court."""
        courts = self.board.open_to_courts | (1 << self.castillo if castillo else 0)
        return [row for row in self.open_rows(castillo) if courts >> row & 1]

    def near_king(self, king: int | None = None) -> list[int]:
        """Where a turn may place caballeros, or might if the king stood elsewhere."""
        king = self.king if king is None else king
        near = [*self.board.places_near(king), *self.joined_to(king)]
        near += [row for part in self.parts for row in part.near(self, king)]
        return [row for row in near if self.region_of[row] not in self.barred]

    def joined_to(self, place: int) -> list[int]:
        """Places that have become neighbours of one."""
        return [other for pair in self.joined if place in pair for other in pair if other != place]


def rows_by_region(region_of: dict[int, int]) -> dict[int, list[int]]:
    """All rows of each region, its own first."""
    rows: dict[int, list[int]] = {}
    for row, region in region_of.items():
        rows.setdefault(region, []).append(row)
    return rows
