"""Which power card to play: for a place in the order, for caballeros, and with an eye on the rounds to come."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.caballeros import placing_gains
from meseta.bots.el_grande.cards import court_grows, turn_worth
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, View, Words, top
from meseta.games.el_grande.board import HIGHEST_POWER, SUPPLY
from meseta.games.el_grande.modifiers import MODIFIERS

CHANGE = {modifier.name: modifier.change for modifier in MODIFIERS}
ABILITY = {modifier.name: weights.ABILITY[modifier.ability] for modifier in MODIFIERS}


def bidding(table: Table) -> Judge:
    view = table.view
    offers = sorted(offer_worths(table), reverse=True)
    modifier = view["seats"][table.me]["modifier"]
    bids = [int(words["notation"].split()[1]) for words in view["legal"] if words["notation"].startswith("bid")]
    plain = {value: bid_worth(table, offers, value, CHANGE.get(modifier, 0)) for value in bids}

    def judge(words: Words) -> float:
        if words[0] == "bid":
            return plain[int(words[1])]
        return modified_worth(table, offers, words[1])

    return judge


def offer_worths(table: Table) -> list[float]:
    """What a turn with each card on offer is worth."""
    most = max(card["caballeros"] for card in table.view["cards"])
    court = table.court[table.me]
    placing = placing_gains(table, table.near_king(), min(most, max(court, 2)))
    return [turn_worth(table, card["card"], placing, card["caballeros"]) for card in table.view["cards"]]


def bid_worth(table: Table, offers: list[float], value: int, change: int) -> float:
    before = expected_before(table, value + change)
    worth = offer_at(offers, before) + court_grows(table, int(SUPPLY[value])) - power_cost(table, value)
    if table.rounds_before_scoring == 0:
        worth += weights.LAST_WORD * before / (len(table.rivalry) - 1)
    return worth


def modified_worth(table: Table, offers: list[float], modifier: str) -> float:
    """The best bid that the modifier makes possible, less what the modifier is worth later."""
    change = CHANGE[modifier]
    barred = top(table.view)["values_barred"]
    hand = [value for value in table.view["seats"][table.me]["hand"] if value + change not in barred]
    best = max((bid_worth(table, offers, value, change) for value in hand), default=-99.0)
    return best + ABILITY[modifier] - modifier_cost(table)


def modifier_cost(table: Table) -> float:
    """As many modifiers as rounds are left cost nothing any more."""
    held: int = len(table.view["seats"][table.me]["modifiers"]["hand"])
    return weights.MODIFIER * max(0.0, 1 - held / rounds_left(table.view))


def expected_before(table: Table, bid: int) -> float:
    """How many are expected to take their cards first."""
    view = table.view
    known = [view["seats"][seat]["bid"] for seat in range(table.seats)]
    if view["automa"]:
        known.append(view["automa"]["bid"])
    shown: list[int] = [each for each in known if each is not None]
    higher = sum(each > bid for each in shown)
    to_come: int = top(view)["left"] - 1
    open_values = [value for value in range(1, int(HIGHEST_POWER) + 1) if value not in shown and value != bid]
    return higher + to_come * sum(value > bid for value in open_values) / len(open_values)


def offer_at(offers: list[float], before: float) -> float:
    """What is left for us, the best first, when so many choose before; not everybody wants what we want."""
    place = min(before * weights.RIVALS_TASTE, len(offers) - 1.0)
    whole = int(place)
    part = place - whole
    after = offers[whole + 1] if part else 0.0
    return offers[whole] * (1 - part) + after * part


def power_cost(table: Table, value: int) -> float:
    """A card that is gone is missed later, unless enough others at least as good are left for the rounds to come."""
    hand: list[int] = table.view["seats"][table.me]["hand"]
    others_as_good = sum(card >= value for card in hand if card != value)
    to_come = rounds_left(table.view) - 1
    if to_come == 0:
        return 0.0
    return weights.PER_POWER * value * max(0.0, 1 - others_as_good / to_come)


def rounds_left(view: View) -> int:
    """This one included."""
    number: int = max(view["round"], 1)
    return int(view["options"]["rounds"]) - number + 1


# ---- Modifiers.
def keeping_worth(modifier: str) -> float:
    """High results move us forward, abilities help; a low result is seldom wanted."""
    return CHANGE[modifier] + 2 * ABILITY[modifier]
