"""What a search knows of Condottiere."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import Answers
from meseta.engine.frame import Frame
from meseta.engine.judgement import Judgement, Parameters
from meseta.games.condottiere.campaign import ChoosingRegion
from meseta.games.condottiere.dealing import hand_limit, seats_with_cards
from meseta.games.condottiere.deck import CARDS, COPIES, KINDS
from meseta.games.condottiere.first_sight import PRICE, FirstSight
from meseta.games.condottiere.kingdoms import MOST_SEATS, Realms
from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.weights import PRICES, WEIGHTS

BATTLES_AHEAD: Final[i64] = 3
A_CARD: Final = sum(copies * price for copies, price in zip(COPIES, PRICES, strict=True)) / int(CARDS)  # its mean price
# What of a seat counts: regions, those that hang together, whether one battle can win the game, whether several can,
# the price of the hand, the token, the token with such a battle.
OF_A_GAME: Final = ["region", "kingdom", "nearly-won", "more-ways", "hand", "token", "may-win-now"]
OF_A_MATCH: Final = ["point", "point-near-the-end"]
A_REGION: Final = 2.0  # what makes the odds 2.7 times better, in regions: only so that estimates look like regions


@final
class CondottiereJudgement(Judgement):
    """Estimates are fair where the next region is chosen; rollouts go over three battles."""

    def __init__(self, players: int, match: bool, weights: dict[str, float] = WEIGHTS) -> None:
        super().__init__(Parameters(curiosity=0.5, warmth=1.0, whims=0.2), weights)
        self.players: int = players
        self.match: bool = match
        self.sight: FirstSight = FirstSight()
        kind, features = (f"{players}-match", OF_A_GAME + OF_A_MATCH) if match else (f"{players}", OF_A_GAME)
        self.worth: vec[float] = vec[float]([weights[f"{kind}-{feature}"] for feature in features])
        self.realms: Realms = Realms()
        self.features: vec[float] = vec[float]([0.0] * len(self.worth))
        self.worths: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def weighed(self, weights: dict[str, float]) -> CondottiereJudgement:
        return CondottiereJudgement(self.players, self.match, weights)

    def rates(self, position: Condottiere, frame: Frame, seat: i64, answers: Answers, rates: vec[float]) -> None:
        self.sight.fill(position, frame, seat, answers, rates)

    def is_milestone(self, position: Condottiere, frame: Frame) -> bool:
        return isinstance(frame, ChoosingRegion)

    def horizon(self, position: Condottiere) -> i64:
        return BATTLES_AHEAD

    def final(self, position: Condottiere, points: vec[float]) -> None:
        """Regions, or the points of a match; whoever has won counts one more than anybody else."""
        most = 0.0
        for seat in range(position.seats):
            points[seat] = float(position.points[seat] if position.rules.target else position.realm(seat))
            most = max(most, points[seat])
        for seat in range(position.seats):
            if position.winners >> seat & 1:
                points[seat] = most + 1.0

    # ---- The estimate.
    def estimate(self, position: Condottiere, points: vec[float]) -> float:
        """The logarithm of the odds, around the mean of the regions."""
        worths, mean, regions = self.worths, 0.0, 0.0
        self.realms.look(position)
        for seat in range(position.seats):
            self.look(position, seat)
            worths[seat] = 0.0
            for feature in range(len(self.features)):
                worths[seat] += self.features[feature] * self.worth[feature]
            mean += worths[seat]
            regions += float(self.realms.size[seat])
        for seat in range(position.seats):
            points[seat] = (regions - A_REGION * mean) / float(position.seats) + A_REGION * worths[seat]
        return A_REGION

    def look(self, position: Condottiere, seat: i64) -> None:
        """What of a seat counts, in the order of the names above."""
        features = self.features
        ways = self.realms.ways_to_win(position, seat)
        features[0] = float(self.realms.size[seat])
        features[1] = float(self.realms.kingdom[seat])
        features[2] = 1.0 if ways else 0.0
        features[3] = 1.0 if ways > 1 else 0.0
        features[4] = self.price_of_hand(position, seat)
        features[5] = 1.0 if position.token == seat else 0.0
        features[6] = 1.0 if ways and position.token == seat else 0.0
        if self.match:
            features[7] = float(position.points[seat])
            features[8] = features[7] * features[7] / float(position.rules.target)

    def price_of_hand(self, position: Condottiere, seat: i64) -> float:
        """What a hand is worth; when the round is over, that of a new one."""
        holders = seats_with_cards(position)
        if not position.rules.draw and holders & holders - 1 == 0:
            return A_CARD * float(hand_limit(position, seat))
        price = 0.0
        for kind in range(KINDS):
            price += float(position.hand[seat * KINDS + kind]) * PRICE[kind]
        return price
