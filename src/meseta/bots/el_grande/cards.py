"""What the special action of each card is worth to the own seat before it is carried out."""

from __future__ import annotations

from collections.abc import Callable

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.caballeros import Allowance, moving_gain, placing_gains, removal_gain
from meseta.bots.el_grande.kings import (
    TILES,
    best_home,
    best_king,
    best_place_for,
    king_gain,
    swap_gain,
    tournament_gain,
)
from meseta.bots.el_grande.scorings import SCORED, scored_areas, scoring_worth
from meseta.bots.el_grande.table import CASTILLO, REGIONS, Table

ALL = 30  # caballeros: as many as there are


# ---- Caballeros.
MOVES: dict[str, Allowance] = {
    "own-from-one-region": Allowance(ALL, ALL, 0, one_region=True),
    "five-from-one-region": Allowance(5, 5, 5, one_region=True),
    "others-3": Allowance(3, 0, 3),
    "any-3": Allowance(3, 3, 3),
    "any-4": Allowance(4, 4, 4),
    "own-4": Allowance(4, 4, 0),
    "own-2-others-2": Allowance(4, 2, 2),
    "intrigue": Allowance(4, 2, 2),
}


def placing_anywhere(table: Table, with_castillo: bool) -> float:
    count = min(2, table.court[table.me])
    return placing_gains(table, table.all_but_king(with_castillo), count)[-1]


def court_grows(table: Table, count: int) -> float:
    """What so many caballeros are worth in the court, as far as there are any in the province."""
    province: int = table.view["seats"][table.me]["province"]
    return sum(in_court(table.court[table.me] + more) for more in range(min(count, province)))


def in_court(place: int) -> float:
    """What the caballero at this place of a court is worth, the first being 0."""
    return weights.IN_COURT[place] if place < len(weights.IN_COURT) else weights.MANY_IN_COURT


# ---- What opponents lose.
def opponents(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if seat != table.me]


def courts_shrink(table: Table, count: int) -> float:
    lost = sum(min(table.court[seat], count) for seat in opponents(table))
    return weights.COURT_LOST * lost / len(opponents(table))


def one_of_each(table: Table) -> float:
    """Where nobody who is in reach may be spared."""
    return sum(removal_gain(table, colour) for colour in range(len(table.rivalry)) if colour != table.me)


def some_of_each(table: Table) -> float:
    """Where some may be spared."""
    colours = [colour for colour in range(len(table.rivalry)) if colour != table.me]
    return sum(max(removal_gain(table, colour), 0.0) for colour in colours)


def eviction_gain(table: Table, region: int) -> float:
    """The opponents leave, but where they go they gain."""
    counts = [count if seat in (table.me, table.seats) else 0 for seat, count in enumerate(table.caballeros[region])]
    leaving = sum(table.caballeros[region]) - sum(counts)
    return weights.EVICTION * (table.worth(region, counts) - table.worth(region)) if leaving else 0.0


def best_eviction(table: Table) -> float:
    return max(eviction_gain(table, region) for region in REGIONS if region != table.king)


# ---- King, grande and the rest.
def king_card(table: Table, card: str) -> float:
    place = best_king(table, card)
    return 0.0 if place is None else king_gain(table, place)


def infiltration(table: Table) -> float:
    """The king's region is one more place for five caballeros."""
    if table.king > CASTILLO:
        return 0.0
    count = min(5, table.court[table.me])
    usual = placing_gains(table, table.near_king(), count)[-1]
    return placing_gains(table, [*table.near_king(), table.king], count)[-1] - usual


def power_card_back(table: Table) -> float:
    player = table.view["seats"][table.me]
    used = [value for value in player["played"] or [] if value not in player["hand"]]
    rounds_left = table.rounds_before_scoring + 3 * table.scorings_after
    return weights.POWER_CARD_BACK * max(used, default=0) if rounds_left else 0.0


def secret_scoring(table: Table) -> float:
    return weights.SECRET_SCORING * max(table.if_scored(region) for region in REGIONS)


# Worth the same whatever the table looks like:
FIXED: dict[str, float] = {
    "veto": weights.VETO_HELD,
    "king-is-angry": 3 * weights.COURT_LOST,
    "withdrawal": 3 * weights.COURT_LOST,
    "secret-return-2": 2 * weights.REGION_LOST,
    "secret-return-all": weights.REGION_LOST,
    "civil-war": weights.REGION_LOST,
}
ACTIONS: dict[str, Callable[[Table], float]] = {
    "court-2": lambda table: placing_anywhere(table, with_castillo=True),
    "militia": lambda table: placing_anywhere(table, with_castillo=False),
    "own-or-court": lambda table: max(action_worth(table, "own-from-one-region"), action_worth(table, "court-2")),
    "own-or-militia": lambda table: max(action_worth(table, "own-from-one-region"), action_worth(table, "militia")),
    "authority-lost-all": lambda table: courts_shrink(table, ALL),
    "authority-lost-3": lambda table: courts_shrink(table, 3),
    "one-of-each": some_of_each,
    "assassin": one_of_each,
    "scoring-tile": lambda table: max(best_place_for(table, tile) for tile in TILES),
    "decree": lambda table: max(best_place_for(table, tile) for tile in TILES),
    "eviction": best_eviction,
    "coup": best_eviction,
    "grande": best_home,
    "new-house": best_home,
    "power-card": power_card_back,
    "authority": power_card_back,
    "court": lambda table: court_grows(table, 2),
    "secret-scoring": secret_scoring,
    "infiltration": infiltration,
    "regent": lambda table: swap_gain(table, table.me),
    "tournament": tournament_gain,
}


def action_worth(table: Table, card: str) -> float:
    if card in SCORED:
        return scoring_worth(table, card)
    if card in MOVES:
        return moving_gain(table, MOVES[card])
    if card in FIXED:
        return FIXED[card]
    if card in ACTIONS:
        return ACTIONS[card](table)
    return king_card(table, card)


# ---- A whole turn with a card.
def expect_scoring(table: Table, card: str, chance: float) -> None:
    """The areas that a card scores weigh more in this picture of the table."""
    for area in scored_areas(table, card):
        table.chances[area] += chance
    table.flights.clear()


def turn_worth(table: Table, card: str, placing: list[float], caballeros: int) -> float:
    """Placing, and then acting. `placing` is what caballeros bring near the king without the card's own scoring."""
    most = min(caballeros, len(placing) - 1)
    if card in SCORED:
        expect_scoring(table, card, 1.0)
        gain = placing_gains(table, table.near_king(), most)[-1]
        expect_scoring(table, card, -1.0)
    else:
        gain = placing[most]
    return gain + max(weights.FORESIGHT * action_worth(table, card), 0.0)
