"""Vetoes: what an announced change, or a whole action, would cost the own seat."""

from __future__ import annotations

from collections.abc import Callable

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.caballeros import best_region_for
from meseta.bots.el_grande.cards import worth_by_another
from meseta.bots.el_grande.kings import grande_gain, king_gain, swap_gain, tile_gain
from meseta.bots.el_grande.losses import court_loss, emptied_by, least_loss
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Frame, Judge, frame_of, top
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.scoring import earnings


def proposal(table: Table) -> Judge:
    """The harm that is worth a veto is less when no round is left to use it in."""
    frame = top(table.view)
    harm = -CHANGES[frame["change"]](table, frame) if frame["change"] in CHANGES else 0.0
    last_round = table.rounds_before_scoring == 0 and table.scorings_after == 0
    price = weights.WORTH_A_VETO / 2 if last_round else weights.WORTH_A_VETO
    return lambda words: harm - price if words[0] == "veto" else 0.0


# ---- What a change brings, or with a minus costs.
def payment(table: Table, frame: Frame) -> float:
    """This payment and all that are still to come of the same action: a veto would stop them too."""
    scoring = frame_of(table.view, "scoring")
    areas = scoring["areas_left"] if scoring else []
    firsts_only = frame["change"] == "first-place-payment"
    later = sum(table.if_scored(table.number[area], firsts_only) for area in areas)
    return later + rest_of_area(table, table.number[frame["area"]], frame["count"], firsts_only)


def rest_of_area(table: Table, area: int, count: int, firsts_only: bool) -> float:
    """Those with so many caballeros or fewer have not been paid yet."""
    counts = table.caballeros[area]
    values = table.values[area][:1] if firsts_only else table.values[area]
    earned = earnings(counts, values, table.king == area, table.homes[area])
    return table.advantage([points if counts[colour] <= count else 0 for colour, points in enumerate(earned)])


def castillo_opened(table: Table, frame: Frame) -> float:
    """All payments of the Castillo are still to come."""
    return table.if_scored(table.castillo)


def caballero_moves(table: Table, frame: Frame) -> float:
    colour, region = frame["piece"].split()
    return table.shift(table.colour[colour], table.number[region], table.number[frame["area"]])


def caballero_removed(table: Table, frame: Frame) -> float:
    colour, region = frame["piece"].split()
    return table.gain(table.number[region], table.colour[colour], -1)


def caballero_placed(table: Table, frame: Frame) -> float:
    return table.gain(table.number[frame["area"]], frame["by"], 1)


def court_shrinks(table: Table, frame: Frame) -> float:
    """Also where caballeros may come from regions instead: one gives what is missed least."""
    return -court_loss(table, frame["count"]) if frame["seat"] == table.me else 0.0


def disk_empties(table: Table, frame: Frame) -> float:
    region = table.number.get(table.view["seats"][frame["seat"]]["disk"])
    if region is None:
        return 0.0
    count = min(frame["count"], table.caballeros[region][frame["seat"]])
    return table.gain(region, frame["seat"], -count)


def disks_to_lose(table: Table, frame: Frame) -> float:
    return -least_loss(table, ALL if frame["count"] == 1 else frame["count"])


def disks_to_leave(table: Table, frame: Frame) -> float:
    """All opponents leave: what the region is worth without them, and without us."""
    region = table.number[frame["area"]]
    mine = table.mine(region)
    return emptied_by(table, region, frame["by"]) + (best_region_for(table, mine, but=region) if mine else 0.0)


def leaves(table: Table, frame: Frame) -> float:
    region, disk = table.number[frame["area"]], table.view["seats"][frame["seat"]]["disk"]
    count = table.caballeros[region][frame["seat"]]
    if disk is None or table.number[disk] == table.king:
        return table.gain(region, frame["seat"], -count)
    return table.shift(frame["seat"], region, table.number[disk], count)


def king_moves(table: Table, frame: Frame) -> float:
    return king_gain(table, table.number[frame["area"]])


def grande_moves(table: Table, frame: Frame) -> float:
    return grande_gain(table, table.number[frame["area"]], frame["by"])


def tile_moves(table: Table, frame: Frame) -> float:
    return tile_gain(table, str(frame["tile"]), table.number[frame["area"]])


def swap(table: Table, frame: Frame) -> float:
    return swap_gain(table, frame["by"])


def action_begins(table: Table, frame: Frame) -> float:
    """A whole action, in the edition of 2023."""
    return worth_by_another(table, table.card(frame["card"]), frame["by"])


# Changes that are not named here do no harm that could be counted.
CHANGES: dict[str, Callable[[Table, Frame], float]] = {
    "action-begins": action_begins,
    "payment": payment,
    "first-place-payment": payment,
    "caballero-moves": caballero_moves,
    "caballero-placed": caballero_placed,
    "caballero-removed": caballero_removed,
    "castillo-opened": castillo_opened,
    "court-shrinks": court_shrinks,
    "must-return": court_shrinks,
    "disk-empties": disk_empties,
    "disks-to-lose": disks_to_lose,
    "disks-to-leave": disks_to_leave,
    "leaves": leaves,
    "king-moves": king_moves,
    "grande-moves": grande_moves,
    "tile-moves": tile_moves,
    "king-and-grande-swap": swap,
}
