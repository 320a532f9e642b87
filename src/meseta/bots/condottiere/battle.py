"""A battle: every answer is judged by the chance to win that it leaves, and by the price of the card."""

from __future__ import annotations

from collections import Counter
from math import exp

from meseta.bots.condottiere import weights
from meseta.bots.condottiere.companies import LAID, Companies
from meseta.bots.condottiere.map import need
from meseta.bots.view import Judge, Words, own_seat
from meseta.games.condottiere.view import BattleFrame, CondottiereView

NEVER = -1000.0


class Battle:
    """What is at stake, who is still in, and what the cards in hand cost."""

    def __init__(self, view: CondottiereView) -> None:
        frame = battle_in(view)
        self.view = view
        self.me = own_seat(view)
        self.frame = frame
        self.companies = Companies(view)
        self.hand = Counter(view["seats"][self.me]["hand"] or [])
        self.fighters = frame["fighters"] or list(range(len(view["seats"])))
        self.rivals = [seat for seat in self.fighters if seat != self.me]
        self.to_come = {seat: cards_to_come(view, seat) for seat in self.rivals if seat not in frame["seats_passed"]}
        self.worth = {seat: self.worth_to(seat) for seat in self.fighters}
        self.stake = self.worth[self.me] + (weights.DENIAL if self.rival_would_win() else 0.0)
        self.thrift = thrift(view)
        self.expected = {seat: self.expected_of(seat) for seat in self.rivals}

    # ---- What is at stake.
    def worth_to(self, seat: int) -> float:
        """What winning the battle is worth to a seat; a final battle is the whole game."""
        region = self.view["battle"]
        return weights.VICTORY if region is None else need(self.view, seat, region)

    def rival_would_win(self) -> bool:
        """Would somebody who takes part win the game here?"""
        taking_part = [seat for seat in self.rivals if seat in self.to_come or self.strength_of(seat)]
        return any(self.worth[seat] >= weights.VICTORY for seat in taking_part)

    def strength_of(self, seat: int) -> int:
        return self.view["seats"][seat]["strength"]["total"]

    def expected_of(self, seat: int) -> float:
        """What a rival will add: some cards, but not more than the battle is worth."""
        cards = weights.EACH_CARD * min(self.to_come.get(seat, 0), weights.CARDS_TO_COME)
        return min(cards, weights.WILLING * max(self.worth[seat] - self.strength_of(seat), weights.A_CARD))

    # ---- Chances.
    def lead(self, companies: Companies) -> float:
        """Over the strongest rival, with all that the rivals are expected to add."""
        strengths = companies.strengths()
        return strengths[self.me] - max(strengths[seat] + self.expected[seat] for seat in self.rivals)

    def chance(self, lead: float) -> float:
        """To win with such a lead."""
        if not any(self.to_come.values()):
            return 1.0 if lead > 0 else 0.0
        return 1 / (1 + exp(-max(min(lead / weights.DOUBT, 50.0), -50.0)))

    def reserve(self, companies: Companies, hand: Counter[str]) -> float:
        """What the hand could add, as far as the stake is worth it."""
        everything = companies.copy()
        everything.turn_up_hidden()
        for card, count in hand.items():
            if card in LAID:
                everything.lay(card, count)
        could_add = everything.strengths()[self.me] - companies.strengths()[self.me]
        return max(0.0, min(could_add, self.stake - companies.spent()))

    def cost_of(self, needed: float, hand: Counter[str]) -> float:
        """What it takes to add so much strength: no less than the cheapest card."""
        prices = [weights.PRICE[card] for card in hand if card in LAID]
        return self.thrift * max(needed, min(prices, default=0.0)) if needed > 0 else 0.0

    # ---- Judging.
    def outcome(self, companies: Companies, victory: float) -> float:
        return victory + weights.TOKEN * companies.most_courtesans()

    def staying(self, companies: Companies, hand: Counter[str]) -> float:
        """The battle goes on, and we add what is needed, if we can."""
        lead, reserve = self.lead(companies), self.reserve(companies, hand)
        needed = min(max(weights.A_LEAD - lead, 0.0), reserve)
        return self.outcome(companies, self.chance(lead + needed) * (self.stake - self.cost_of(needed, hand)))

    def passing(self) -> float:
        """Somebody must begin; a defender may pass and come back."""
        if self.defends_and_waits():
            return self.staying(self.companies, self.hand)
        if not self.frame["seats_played"]:
            return NEVER
        return self.outcome(self.companies, self.stake * self.chance(self.lead(self.companies)))

    def defends_and_waits(self) -> bool:
        owner = next((region["owner"] for region in self.view["regions"] if region["battle"]), None)
        return owner == self.me and self.me not in self.frame["seats_played"] and any(self.to_come.values())

    def playing(self, card: str) -> float:
        hand = self.hand - Counter([card])
        price = self.thrift * weights.PRICE[card]
        if card == "surrender":
            return self.outcome(self.companies, self.stake * self.leads_now()) - price
        if card == "scarecrow":
            return max(self.taking(mercenary) for mercenary in [None, *self.companies.own_mercenaries()]) - price
        return self.staying(self.companies.with_card(card), hand) - price

    def leads_now(self) -> bool:
        strengths = self.companies.strengths()
        return strengths[self.me] > max(strengths[seat] for seat in self.rivals)

    def taking(self, mercenary: str | None) -> float:
        """A scarecrow takes a mercenary back, or nothing."""
        if mercenary is None:
            return self.staying(self.companies, self.hand)
        hand = self.hand + Counter([mercenary])
        return self.staying(self.companies.without(mercenary), hand) + self.thrift * weights.PRICE[mercenary]


def battle_in(view: CondottiereView) -> BattleFrame:
    """The battle that is being fought; what is asked may lie on it."""
    return next(frame for frame in view["business"] if frame["kind"] == "battle")


def cards_to_come(view: CondottiereView, seat: int) -> int:
    size = view["seats"][seat]["hand_size"]
    return weights.UNKNOWN_HAND if size is None else size


def thrift(view: CondottiereView) -> float:
    """How dear cards are: in a round that is about to end the rest of the hand is lost."""
    if view["options"]["draw"] == "on":
        return 1.0
    others = [cards_to_come(view, player["seat"]) for player in view["seats"] if player["seat"] != view["seat"]]
    lasting = min(max(others) / weights.ROUND_ENDS, 1.0)
    return weights.LEFT_OVER + (1 - weights.LEFT_OVER) * lasting


# ---- The questions.
def battle(view: CondottiereView) -> Judge:
    fight = Battle(view)

    def judge(words: Words) -> float:
        if words == ["pass", "showing"]:
            return NEVER - 1  # nothing is gained by it
        return fight.passing() if words[0] == "pass" else fight.playing(words[1])

    return judge


def taking_back(view: CondottiereView) -> Judge:
    fight = Battle(view)
    return lambda words: fight.taking(None if words[0] == "done" else words[1])
