"""What looks good at first sight: a rate for every kind of answer. Ten of strength are three of a rate."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import DONE, NOBODY, NOWHERE, Answers
from meseta.engine.frame import Frame
from meseta.games.condottiere.answers import (
    DISCARD,
    DRAW,
    FAVOUR,
    HOLD,
    KEEP,
    PASS_SHOWING,
    PLAY,
    REGION,
    TAKE,
)
from meseta.games.condottiere.battle import Battle, TakingBack
from meseta.games.condottiere.deck import (
    BISHOP,
    COURTESAN,
    HEROINE,
    KINDS,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from meseta.games.condottiere.kingdoms import Realms
from meseta.games.condottiere.strength import favoured_by_spring, in_play, strength, strongest_in_play
from meseta.games.condottiere.weights import PRICES, SIGHT

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere

PRICE: Final = vec[float](PRICES)


@final
class FirstSight:
    """Rates what a seat may answer, by what it may see. The figures are those of `weights`, in strength."""

    def __init__(self, figures: dict[str, float] = SIGHT) -> None:
        self.region: float = figures["region"]
        self.grows: float = figures["kingdom-grows"]
        self.victory: float = figures["victory"]
        self.denial: float = figures["denial"]
        self.taken: float = figures["taken-from-a-rival"]
        self.token: float = figures["token"]
        self.thrift: float = figures["thrift"]
        self.left_over: float = figures["left-over"]
        self.round_ends: float = figures["round-ends"]
        self.spent_counts: float = figures["spent"]
        self.eagerness: float = figures["eagerness"]
        self.begin: float = figures["begin"]
        self.margin: float = figures["margin"]
        self.doubt: float = figures["doubt"]
        self.face_down: float = figures["face-down"]
        self.rest_on: float = figures["rest-on-a-lead"]
        self.rivals_need: float = figures["rivals-need"]
        # Of one question:
        self.realms: Realms = Realms()
        self.stake: float = 0.0  # what the battle is worth
        self.price: float = 0.0  # of a point of the price of a card
        self.winter: bool = False
        self.rivals: i64 = 0  # those who take part, one bit each
        self.active: i64 = 0  # of them, how many can still play

    def fill(self, position: Condottiere, frame: Frame, seat: i64, answers: Answers, rates: vec[float]) -> None:
        self.realms.look(position)
        hidden = position.hidden[seat]
        if hidden != NOWHERE:  # the own one is known
            position.company[seat * KINDS + hidden] += 1
        if isinstance(frame, Battle):
            self.rate_battle(position, frame, seat, answers, rates)
        elif isinstance(frame, TakingBack):
            self.rate_taking_back(position, frame, seat, answers, rates)
        else:
            for place in range(answers.count):
                rates[place] = self.rate(position, seat, answers.items[place])
        if hidden != NOWHERE:
            position.company[seat * KINDS + hidden] -= 1

    # ---- Between battles, and what bishops do.
    def rate(self, position: Condottiere, seat: i64, answer: i64) -> float:
        if answer >= FAVOUR:
            return -self.rate_region(position, seat, answer - FAVOUR)
        if answer >= REGION:
            return self.rate_region(position, seat, answer - REGION)
        if answer >= KEEP:
            return 0.3 * PRICE[answer - KEEP]
        if answer >= DRAW:
            return float(answer - DRAW)
        if answer in (DISCARD, HOLD):
            # Without mercenaries little can be won, but with a heroine.
            heroine = position.hand[seat * KINDS + HEROINE] > 0
            return 1.0 if heroine == (answer == HOLD) else -1.0
        return 0.0  # the favour of the Pope off the board, or no more cards kept

    def rate_region(self, position: Condottiere, seat: i64, region: i64) -> float:
        """A battle where we get further, and the rivals less."""
        most = 0.0
        for other in range(position.seats):
            if other != seat:
                most = max(most, self.need(position, other, region))
        return 0.1 * (self.need(position, seat, region) - self.rivals_need * most)

    def need(self, position: Condottiere, seat: i64, region: i64) -> float:
        """What a region is worth to a seat."""
        realms = self.realms
        if realms.regions[seat] >> region & 1:
            return self.region + self.grows
        if realms.would_win(position, seat, region):
            return self.victory
        grown = realms.kingdom_with(seat, region) - realms.kingdom[seat]
        return self.region + (self.grows * float(grown) if grown > 0 else 0.0)

    # ---- A battle.
    def look(self, position: Condottiere, battle: Battle, seat: i64) -> None:
        """What is at stake, who takes part, and how dear cards are."""
        region, final_battle = position.region, battle.fighters != 0
        self.winter = in_play(position.company, WINTER)
        self.stake = self.victory if final_battle else self.need(position, seat, region)
        self.rivals = 0
        self.active = 0
        most_cards: i64 = 0
        threatened = False
        for other in range(position.seats):
            if other == seat or (final_battle and not battle.fighters >> other & 1):
                continue
            cards = position.hand_size(other)
            most_cards = max(most_cards, cards)
            still_in = not battle.seats_passed >> other & 1
            if still_in and cards > 0:
                self.active += 1
            if still_in or self.total(position, other, self.winter, NOBODY) > 0.0:
                self.rivals |= 1 << other
                if not final_battle and self.need(position, other, region) >= self.victory:
                    threatened = True
        if threatened:
            self.stake += self.denial
        if not final_battle and position.owner[region] != NOBODY and position.owner[region] != seat:
            self.stake += self.taken
        lasting = 1.0
        if final_battle:
            lasting = 0.1
        elif not position.rules.draw:  # when the round ends, what is left of the hand is lost
            lasting = self.left_over + (1.0 - self.left_over) * min(float(most_cards) / self.round_ends, 1.0)
        self.price = self.thrift * lasting

    def total(self, position: Condottiere, seat: i64, winter: bool, favoured: i64) -> float:
        """The strength of a rival's company; what lies face down is guessed."""
        guessed = self.face_down if position.hidden[seat] != NOWHERE else 0.0
        return float(strength(position.company, seat, winter, favoured)) + guessed

    def lead(self, position: Condottiere, seat: i64, winter: bool, favoured: i64) -> float:
        """Over the strongest rival."""
        best = 0.0
        for other in range(position.seats):
            if self.rivals >> other & 1:
                best = max(best, self.total(position, other, winter, favoured))
        return float(strength(position.company, seat, winter, favoured)) - best

    def chance(self, lead: float) -> float:
        """To win with such a lead while others may still play."""
        return 1.0 / (1.0 + exp(max(-20.0, min(20.0, (self.margin - lead) / self.doubt))))

    def rate_battle(
        self, position: Condottiere, battle: Battle, seat: i64, answers: Answers, rates: vec[float]
    ) -> None:
        """Pass when it is won or not worth it; otherwise the card that makes most of the battle for its price."""
        self.look(position, battle, seat)
        company, base = position.company, seat * KINDS
        favoured = favoured_by_spring(company)
        lead = self.lead(position, seat, self.winter, favoured)
        was = self.chance(lead)
        spent = 0.0
        for kind in range(KINDS):
            if company[base + kind] > 0:
                spent += float(company[base + kind]) * PRICE[kind]
        left = max(self.stake - self.spent_counts * spent, 0.0)
        for place in range(answers.count):
            answer = answers.items[place]
            if answer < PLAY:
                rates[place] = self.rate_pass(position, battle, seat, lead) - (0.2 if answer == PASS_SHOWING else 0.0)
                continue
            kind = answer - PLAY
            price = PRICE[kind] * self.price
            if kind == SURRENDER:
                rates[place] = 0.3 * (self.stake - price) if lead > 0.0 and self.active else -5.0
            elif kind == SCARECROW:
                rates[place] = self.best_to_take(position, seat, lead, left) - 0.3 * price
            else:
                after = self.lead_with(position, seat, kind, lead, favoured)
                gain = self.token if kind == COURTESAN else 0.0
                if self.active == 0:  # what lies there decides
                    rates[place] = (left - price) * 0.1 if after > 0.0 and lead <= 0.0 else -1.0
                else:
                    rates[place] = 0.3 * ((self.chance(after) - was) * left * self.eagerness - price + gain)
                    rates[place] += self.begin

    def rate_pass(self, position: Condottiere, battle: Battle, seat: i64, lead: float) -> float:
        if lead > 0.0:
            return 10.0 if self.active == 0 else lead * self.rest_on - 1.0
        if self.active and battle.may_come_back(position, seat):
            return 2.0 * self.begin
        return 0.0

    def lead_with(self, position: Condottiere, seat: i64, kind: i64, lead: float, favoured: i64) -> float:
        """After a card is played."""
        company, card, winter = position.company, seat * KINDS + kind, self.winter
        if kind == WINTER:
            return self.lead(position, seat, True, NOBODY)
        if kind == SPRING:
            return self.lead(position, seat, False, strongest_in_play(company))
        if kind == BISHOP:
            return self.lead_after_bishop(position, seat, lead)
        if kind == COURTESAN:
            return lead + 1.0
        if kind == HEROINE:
            return lead + 10.0
        company[card] += 1
        if favoured != NOBODY and kind < MERCENARIES:
            favoured = max(favoured, kind)
        after = self.lead(position, seat, winter, favoured)
        company[card] -= 1
        return after

    def lead_after_bishop(self, position: Condottiere, seat: i64, lead: float) -> float:
        """The strongest mercenaries of all are gone."""
        company = position.company
        struck = strongest_in_play(company)
        if struck == NOBODY:
            return lead
        best = 0.0
        mine = 0.0
        for other in range(position.seats):
            if other == seat or self.rivals >> other & 1:
                card = other * KINDS + struck
                here = company[card]
                company[card] = 0
                total = self.total(position, other, self.winter, NOBODY)
                company[card] = here
                if other == seat:
                    mine = total
                else:
                    best = max(best, total)
        return mine - best

    # ---- A scarecrow.
    def rate_taking_back(
        self, position: Condottiere, frame: TakingBack, seat: i64, answers: Answers, rates: vec[float]
    ) -> None:
        battle = frame.under
        assert isinstance(battle, Battle)
        self.look(position, battle, seat)
        lead = self.lead(position, seat, self.winter, favoured_by_spring(position.company))
        for place in range(answers.count):
            answer = answers.items[place]
            rates[place] = 0.0 if answer == DONE else self.rate_taking(position, seat, answer - TAKE, lead, self.stake)

    def best_to_take(self, position: Condottiere, seat: i64, lead: float, left: float) -> float:
        best = 0.0
        for kind in range(MERCENARIES):
            if position.company[seat * KINDS + kind] > 0:
                best = max(best, self.rate_taking(position, seat, kind, lead, left))
        return best

    def rate_taking(self, position: Condottiere, seat: i64, kind: i64, lead: float, left: float) -> float:
        """A mercenary goes back to the hand: it is saved, and missing."""
        card = seat * KINDS + kind
        position.company[card] -= 1
        after = self.lead(position, seat, self.winter, favoured_by_spring(position.company))
        position.company[card] += 1
        if self.active == 0 and after > 0.0:
            return 0.3 * PRICE[kind] * self.price
        return 0.3 * ((self.chance(after) - self.chance(lead)) * left * self.eagerness + PRICE[kind] * self.price)
