"""Power cards: for a place in the order, for caballeros, and with an eye on the rounds to come."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.caballeros import court_grows, most_placed, placing_gains
from meseta.bots.el_grande.cards import turn_worth
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge
from meseta.engine.seats import bits
from meseta.games.el_grande.view import CardView, ElGrandeView


def bidding(table: Table) -> Judge:
    offers = best_offers(table)
    return lambda words: bid_worth(table, offers, int(words[1]))


def taking_back(table: Table) -> Judge:
    """The highest."""
    return lambda words: float(words[1])


def best_offers(table: Table) -> list[float]:
    """What turns with the cards on offer are worth, the best first."""
    return sorted(offer_worths(table), reverse=True)


def offer_worths(table: Table) -> list[float]:
    """What a turn with each card on offer is worth."""
    most = min(most_placed(table), max(table.court[table.me], 2))
    placing = placing_gains(table, table.near_king(), most)
    return [offer_worth(table, card, placing) for card in table.view["cards"]]


def offer_worth(table: Table, card: CardView, placing: list[float]) -> float:
    """With what placing brings near the king."""
    worth = turn_worth(table, table.card(card["card"]), placing, card["caballeros"])
    return worth + sum(part.on_card(table, card) for part in table.parts)


def bid_worth(table: Table, offers: list[float], value: int, change: int = 0) -> float:
    """Of a power card whose value something may change for the order, but not for the caballeros it brings."""
    before = expected_before(table, value + change)
    worth = offer_at(offers, before) + court_grows(table, table.board.supply[value]) - power_cost(table, value)
    if table.rounds_before_scoring == 0:
        worth += weights.LAST_WORD * before / (len(bits(table.board.with_province)) - 1)  # of all who bid
    return worth


def expected_before(table: Table, bid: int) -> float:
    """How many are expected to take their cards first."""
    view = table.view
    known = [*[seat["bid"] for seat in view["seats"]], *[extra["bid"] for extra in view["extra"]]]
    shown = [each for each in known if each is not None]
    higher = sum(each > bid for each in shown)
    to_come = left_to_bid(table) - 1
    open_values = [value for value in range(1, table.board.highest_power + 1) if value not in shown and value != bid]
    return higher + to_come * sum(value > bid for value in open_values) / len(open_values)


def left_to_bid(table: Table) -> int:
    """How many have not played a power card, the own seat included."""
    auction = table.question
    assert auction["kind"] == "bidding"
    return auction["left"]


def offer_at(offers: list[float], before: float) -> float:
    """What is left for us, the best first, when so many choose before; not everybody wants what we want."""
    place = min(before * weights.RIVALS_TASTE, len(offers) - 1.0)
    whole = int(place)
    part = place - whole
    after = offers[whole + 1] if part else 0.0
    return offers[whole] * (1 - part) + after * part


def power_cost(table: Table, value: int) -> float:
    """A card that is gone is missed later, unless enough others at least as good are left for the rounds to come."""
    others_as_good = sum(card >= value for card in table.hand if card != value)
    to_come = rounds_left(table.view) - 1
    if to_come == 0:
        return 0.0
    return weights.PER_POWER * value * max(0.0, 1 - others_as_good / to_come)


def rounds_left(view: ElGrandeView) -> int:
    """This one included."""
    return int(view["options"]["rounds"]) - max(view["round"], 1) + 1
