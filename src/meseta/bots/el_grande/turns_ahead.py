"""What takes several turns: caballeros that wait somewhere and go on from there in turns to come."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.bidding import rounds_left
from meseta.bots.el_grande.table import Table
from meseta.bots.el_grande.turns import turns_to_come


def turns_left(table: Table) -> int:
    """Own turns after the one that is being thought of."""
    return rounds_left(table.view) - 1 + (table.me in turns_to_come(table))


def in_turns(worth: float, turns: int, left: int) -> float:
    """What something is worth that takes so many turns, of those that are left."""
    return worth * float(weights.A_TURN_LATER**turns) if turns <= left else 0.0


def in_next_turn(table: Table, worth: float) -> float:
    """The same where it is done in the next turn, before which a general scoring may come."""
    later = weights.AFTER_SCORING if table.rounds_before_scoring == 0 else 1.0
    return later * in_turns(worth, 1, turns_left(table))


def several(count: int) -> float:
    """So many who wait together, as a multiple of one alone."""
    return sum(float(weights.NEXT_WAITING**place) for place in range(count))


def best_on(table: Table, name: str, rows: list[int]) -> float:
    """The most that one more of ours would bring on one of these rows; they have a name, for they are asked often."""
    if name not in table.worked_out:
        rows = [row for row in rows if not table.is_closed(row) and table.room(row) > 0]
        table.worked_out[name] = max([0.0, *[table.gain_in_area(row, table.me, 1) for row in rows]])
    return table.worked_out[name]
