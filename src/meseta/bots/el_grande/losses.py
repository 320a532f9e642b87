"""What it means that caballeros are lost: from courts, from regions, by eviction."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.caballeros import in_court
from meseta.bots.el_grande.table import Table
from meseta.engine.program import Step
from meseta.engine.seats import bits
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.steps.return_caballeros import (
    OpponentsLoseCourt,
    OpponentsReturn,
    RemoveOneOfEach,
    ReturnFromDisk,
)


# ---- What opponents lose.
def opponents_lose_court(table: Table, step: OpponentsLoseCourt) -> float:
    opponents = [seat for seat in range(table.seats) if seat != table.me]
    lost = sum(min(table.court[seat], int(step.count)) for seat in opponents)
    return weights.COURT_LOST * lost / len(opponents)


def opponents_return(table: Table, step: OpponentsReturn) -> float:
    return weights.COURT_LOST * int(step.count)


def return_from_disk(table: Table, step: ReturnFromDisk) -> float:
    """Whoever must return all chooses a region with one."""
    return weights.REGION_LOST * (1 if step.count == ALL else int(step.count))


def one_of_each(table: Table, step: RemoveOneOfEach) -> float:
    """Whoever may spare some spares those whose loss would bring nothing."""
    others = [colour for colour in bits(table.board.with_province) if colour != table.me]
    gains = [removal_gain(table, colour) for colour in others]
    return sum(max(gain, 0.0) if step.may_spare else gain for gain in gains)


def removal_gain(table: Table, colour: int) -> float:
    """The most that sending one caballero of a colour home would bring."""
    rows = [row for row in table.movable_rows() if table.caballeros[row][colour] and not table.is_closed(row)]
    return max((table.gain(row, colour, -1) for row in rows), default=0.0)


def emptied_by(table: Table, region: int, by: int) -> float:
    """What a region is worth more once all opponents of a seat have left; colours that nobody plays stay."""
    counts = [
        count if colour == by or colour >= table.seats else 0 for colour, count in enumerate(table.counted[region])
    ]
    return table.worth(region, counts) - table.worth(region)


def eviction_gain(table: Table, region: int) -> float:
    """The opponents leave, but where they go they gain."""
    return weights.EVICTION * emptied_by(table, region, table.me)


def best_eviction(table: Table, step: Step) -> float:
    return max(eviction_gain(table, region) for region in table.open_regions())


# ---- What the own seat loses.
def hits_anybody(table: Table, step: Step, by: int) -> float:
    return -weights.UNKNOWN_MOVES


def lose_court(table: Table, step: OpponentsLoseCourt | OpponentsReturn, by: int) -> float:
    """Also where caballeros may come from regions instead: one gives what is missed least."""
    return -court_loss(table, step.count)


def lose_from_disk(table: Table, step: ReturnFromDisk, by: int) -> float:
    return -least_loss(table, step.count)


def court_loss(table: Table, count: int) -> float:
    court = table.court[table.me]
    return sum(in_court(place) for place in range(max(court - count, 0), court))


def least_loss(table: Table, count: int) -> float:
    """What losing own caballeros of one region costs at least, where at most `count` are lost."""
    regions = [region for region in table.disk_regions() if table.mine(region)]
    losses = [-table.gain(region, table.me, -min(count, table.mine(region))) for region in regions]
    return max(min(losses, default=0.0), 0.0)
