"""What each seat may expect in the end: points, what stands on the board, courts, power cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.games.el_grande.scoring import payments

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

USUAL_POWERS: Final[i64] = 13
ENOUGH: Final[i64] = 6  # caballeros in the court; further ones mean less


@final
class Estimate:
    """At the beginning of a round. The figures are those of `weights`."""

    def __init__(self, weights: dict[str, float]) -> None:
        # By how many rounds come before the next general scoring, and for each one after that:
        self.board: vec[float] = vec[float]([weights[f"board-{rounds}"] for rounds in range(3)])
        self.later: float = weights["board-later"]
        self.court: float = weights["court"]
        self.court_more: float = weights["court-more"]
        self.castillo: float = weights["castillo"]
        self.power: float = weights["power"]
        # By the rounds to come:
        self.temperature: vec[float] = vec[float]([weights[f"temperature-{max(left, 1)}"] for left in range(10)])

    def fill(self, position: ElGrande, points: vec[float]) -> float:
        rounds, number = position.rules.rounds, max(position.round, 1)
        span = rounds // 3
        left = rounds - number + 1
        for seat in range(position.seats):
            points[seat] = self.worth(position, seat, left)
        before_scoring = (left - 1) % span
        scorings_after = (left - 1) // span
        share = self.board[before_scoring] + self.later * float(scorings_after)
        for area in position.board.regions:
            self.add_area(position, area, points, share)
        self.add_area(position, position.board.castillo, points, share)
        return self.temperature[left]

    def worth(self, position: ElGrande, seat: i64, left: i64) -> float:
        """What a seat has beside the board."""
        court = position.court[seat]
        inside = position.caballeros[position.board.castillo * position.board.width + seat]
        points = float(position.score[seat])
        points += self.court * float(min(court, ENOUGH)) + self.court_more * float(max(court - ENOUGH, 0))
        points += self.castillo * float(inside) + self.power * float(best_cards(position, seat, left))
        asked = position.rules.asked_about_worth
        while asked is not None:
            points += asked.part.worth(position, seat, left)
            asked = asked.rest
        return points

    def add_area(self, position: ElGrande, area: i64, points: vec[float], share: float) -> None:
        earned = payments(position, area, position.rules.places)
        for seat in range(position.seats):
            points[seat] += share * float(earned[seat])


def best_cards(position: ElGrande, seat: i64, count: i64) -> i64:
    """The power cards that a seat can still play, at their best: all their points, as if there were thirteen."""
    highest = position.board.highest_power
    hand, rank, points = position.hand[seat], highest, i64(0)
    while rank > 0 and count > 0:
        if hand >> rank & 1:
            points += rank
            count -= 1
        rank -= 1
    return points * USUAL_POWERS // highest
