"""What the steps that only own cards are made of are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande import losses, weights
from meseta.bots.el_grande.caballeros import Allowance, moving_gain, placed
from meseta.bots.el_grande.kings import home_by_disk, homes_for_grandes
from meseta.bots.el_grande.part import Meaning
from meseta.bots.el_grande.parts.intrigue import marks
from meseta.bots.el_grande.parts.intrigue.cards_in_hand import best_back
from meseta.engine.program import Step
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.parts.intrigue.rounds import TakeBackOpenly
from meseta.games.el_grande.parts.intrigue.steps.homes_by_disk import GrandesFollowDisks, TurnHomeDisks
from meseta.games.el_grande.parts.intrigue.steps.intrigue_card import Intrigue
from meseta.games.el_grande.parts.intrigue.steps.move_with_escort import MoveGrandeWithEscort
from meseta.games.el_grande.parts.intrigue.steps.name_region import GATHER, NameRegion
from meseta.games.el_grande.parts.intrigue.steps.open_placing import FIVE, PLACES_FIVE, OpenPlacing
from meseta.games.el_grande.parts.intrigue.steps.quarantine import Quarantine
from meseta.games.el_grande.parts.intrigue.steps.score_tied_pair import PAIR, ScoreTiedPair
from meseta.games.el_grande.parts.intrigue.view import with_own_cards

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table

OWN_ONES: Final = Allowance(int(ALL), int(ALL), 0, one_region=True)
ONE_OF_AN_OPPONENT: Final = Allowance(1, 0, 1)
USUALLY_PLACED: Final = 3  # by a Caballero card, before it is known which
HOMES_BY_DISK: Final = 0.5  # grandes go where it is best for their players, but several may choose the same


# ---- Caballeros.
def intrigue(table: Table, step: Step) -> float:
    return max(moving_gain(table, OWN_ONES), moving_gain(table, ONE_OF_AN_OPPONENT))


def gather_gain(table: Table, region: int) -> float:
    """All caballeros of a region stand in the Castillo, from where they go on."""
    counts = table.counted[region]
    tower = [inside + more for inside, more in zip(table.counted[table.castillo], counts)]
    change = table.worth(region, [0] * len(counts)) - table.worth(region)
    change += table.worth(table.castillo, tower) - table.worth(table.castillo)
    return change + table.flight(tower[table.me]) - table.flight(table.mine(table.castillo))


def named(table: Table, step: NameRegion) -> float:
    if step.purpose == GATHER:
        return max(gather_gain(table, region) for region in table.open_regions())
    return marks.best_bridge(table, table.king) if table.king in table.regions else 0.0


def named_by_another(table: Table, step: NameRegion, by: int) -> float:
    return -weights.UNKNOWN_MOVES if step.purpose == GATHER else 0.0


def open_placing(table: Table, step: OpenPlacing) -> float:
    """What more caballeros, or the same ones anywhere, bring in this turn."""
    near, most = table.near_king(), most_placed(table)
    if step.change is PLACES_FIVE:
        more = placed(table, near, int(FIVE))
    else:
        more = placed(table, table.open_from_court(castillo=True), most)
    return more - placed(table, near, most)


def most_placed(table: Table) -> int:
    """By the Caballero card of this round, once it is known."""
    return with_own_cards(table.player)["caballero_card"] or USUALLY_PLACED


# ---- Grandes.
def with_escort(table: Table, home: int) -> float:
    """What it brings that the own grande moves, with as many of its caballeros as is best."""
    old = table.grande[table.me]
    return max(escorted_by(table, old, home, count) for count in range(table.mine(old) + 1))


def escorted_by(table: Table, old: int, new: int, count: int) -> float:
    leaving, arriving = table.counted[old][:], table.counted[new][:]
    leaving[table.me] -= count
    arriving[table.me] += count
    without = [seat for seat in table.homes[old] if seat != table.me]
    return (
        table.worth(old, leaving, homes=without)
        + table.worth(new, arriving, homes=[*table.homes[new], table.me])
        - table.worth(old)
        - table.worth(new)
    )


def best_escort(table: Table, step: Step) -> float:
    home = table.grande[table.me]
    if home not in table.open_regions():
        return 0.0
    return max(with_escort(table, region) for region in homes_for_grandes(table) if region != home)


def opponents_choose_homes(table: Table, step: Step) -> float:
    others = [seat for seat in range(table.seats) if seat != table.me]
    return HOMES_BY_DISK * sum(min(home_by_disk(table, region, seat) for region in table.regions) for seat in others)


def choosing_a_home(table: Table, step: Step, by: int) -> float:
    return HOMES_BY_DISK * max(home_by_disk(table, region, table.me) for region in table.regions)


# ---- Marks.
def quarantine(table: Table, step: Step) -> float:
    return marks.best_quarantine(table)


# ---- Scorings.
def with_one_more(table: Table, region: int) -> float:
    """What the scoring of a region brings where one caballero more counts for the own seat."""
    counts = table.counted[region][:]
    counts[table.me] += 1
    return table.advantage(table.paid(table.now(region)._replace(counts=counts)))


def tied_pair(table: Table, step: Step) -> float:
    """Without such a region nothing happens."""
    return max((with_one_more(table, region) for region in table.regions if has_tied_pair(table, region)), default=0.0)


def has_tied_pair(table: Table, region: int) -> bool:
    """What counts like a caballero makes no pair, but it counts for the first place."""
    if table.mine(region) != PAIR:
        return False
    more = marks.counting(table, region, table.homes[region])
    counts = [count + more.count(colour) for colour, count in enumerate(table.counted[region])]
    return max(count for colour, count in enumerate(counts) if colour != table.me) == counts[table.me]


# ---- Used cards.
def card_back(table: Table, step: Step) -> float:
    return best_back(table)


STEPS: Final[dict[type[Step], Meaning]] = {
    Intrigue: Meaning(intrigue, losses.hits_anybody),
    NameRegion: Meaning(named, named_by_another, helps_placing=True),
    OpenPlacing: Meaning(open_placing, helps_placing=True),
    MoveGrandeWithEscort: Meaning(best_escort),
    TurnHomeDisks: Meaning(),  # the next step says what for
    GrandesFollowDisks: Meaning(opponents_choose_homes, choosing_a_home),
    Quarantine: Meaning(quarantine),
    ScoreTiedPair: Meaning(tied_pair),
    TakeBackOpenly: Meaning(card_back),
}
