"""The Grand Inquisitor: whose his caballeros are, his help, and where they should go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.actions import arriving_at, leaving
from meseta.bots.el_grande.caballeros import Allowance, moving_gain
from meseta.bots.el_grande.part import Meaning, Part
from meseta.bots.el_grande.turns import one_more
from meseta.games.el_grande.parts.inquisitor.state import BLACK
from meseta.games.el_grande.parts.inquisitor.steps import MoveBlack, SendInquisitorAway, TakeInquisitor
from meseta.games.el_grande.parts.inquisitor.view import of_inquisitor

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.engine.program import Step
    from meseta.games.el_grande.parts.inquisitor.view import MovingBlackFrame
    from meseta.games.el_grande.view import Proposal

# How likely he stays until the next general scoring, by the rounds that follow before it: his card comes up in each.
STAYS: Final = [1.0, 0.4, 0.25]
HELPS: Final = 0.8  # one caballero more in this turn, and perhaps in the next
KEPT_FROM_OTHERS: Final = 0.5  # of what he brings who has him already and takes his card


# ---- Whose his caballeros are.
def holder(table: Table) -> int:
    """The seat; the number of the black colour itself if nobody has him."""
    return lent(table).get(black(table), black(table))


def black(table: Table) -> int:
    return table.colour[BLACK]


def lent(table: Table) -> dict[int, int]:
    seat = of_inquisitor(table.view)["inquisitor"]["holder"]
    return {} if seat is None else {black(table): seat}


def belonging(table: Table, seat: int) -> float:
    """What all areas with black caballeros are worth if they belong to a seat, until the next general scoring."""
    areas = [area for area in table.areas if any(table.caballeros[row][black(table)] for row in table.rows_in[area])]
    with table.lending(black(table), seat):
        worth = sum(table.worth(area) for area in areas)
    return STAYS[table.rounds_before_scoring] * worth


def comes_to(table: Table, seat: int) -> float:
    """What it brings that he goes to another court, or away."""
    help_lost = HELPS * (table.rivalry[holder(table)] if holder(table) < table.seats else 0.0)
    help_gained = HELPS * (table.rivalry[seat] if seat < table.seats else 0.0)
    return belonging(table, seat) - belonging(table, holder(table)) + help_gained - help_lost


# ---- Steps.
def take(table: Table, step: Step) -> float:
    if holder(table) == table.me:
        return KEPT_FROM_OTHERS * (belonging(table, table.me) - belonging(table, black(table)))
    return comes_to(table, table.me)


def taken_by_another(table: Table, step: Step, by: int) -> float:
    return comes_to(table, by)


def send_away(table: Table, step: Step) -> float:
    return comes_to(table, black(table))


def sent_away_by_another(table: Table, step: Step, by: int) -> float:
    return comes_to(table, black(table))


def move_black(table: Table, step: MoveBlack) -> float:
    """They have become one's own by then."""
    count = int(step.count)
    with table.lending(black(table), table.me):
        return STAYS[table.rounds_before_scoring] * moving_gain(table, only_black(table, count))


def only_black(table: Table, count: int) -> Allowance:
    return Allowance(count, count, count, only=black(table))


# ---- Questions.
def moving_black(table: Table) -> Judge:
    frame = cast("MovingBlackFrame", table.question)
    if frame["piece"]:
        return arriving_at(table, frame["piece"])
    return leaving(table, only_black(table, frame["left"]), None)


# ---- What may be vetoed.
def inquisitor_comes(table: Table, frame: Proposal) -> float:
    return comes_to(table, frame["by"])


def inquisitor_leaves(table: Table, frame: Proposal) -> float:
    return comes_to(table, black(table))


PART = Part(
    questions={"moving-black": moving_black},
    steps={
        TakeInquisitor: Meaning(take, taken_by_another),
        SendInquisitorAway: Meaning(send_away, sent_away_by_another),
        MoveBlack: Meaning(move_black),
    },
    changes={"inquisitor-comes": inquisitor_comes, "inquisitor-leaves": inquisitor_leaves},
    in_turn={"inquisitor": one_more},
    lent=lent,
)
