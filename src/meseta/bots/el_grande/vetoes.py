"""Vetoes: what an announced change, or a whole action, would cost the own seat."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.caballeros import best_region_for
from meseta.bots.el_grande.cards import mark_worth, worth_by_another
from meseta.bots.el_grande.kings import grande_gain, king_gain, swap_gain, tile_gain
from meseta.bots.el_grande.losses import court_loss, emptied_by, least_loss
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge
from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.view import (
    CountAreaProposal,
    PieceAreaProposal,
    PieceProposal,
    Proposal,
    SeatAreaProposal,
    SeatCountProposal,
)


def proposal(table: Table) -> Judge:
    """The harm that is worth a veto is less when no round is left to use it in."""
    last_round = table.rounds_before_scoring == 0 and table.scorings_after == 0
    return stopping(table, weights.WORTH_A_VETO / 2 if last_round else weights.WORTH_A_VETO)


def stopping(table: Table, price: float) -> Judge:
    """A change that does more harm than this is stopped."""
    frame = table.question
    assert frame["kind"] == "proposal"
    harm = -change_worth(table, frame)
    return lambda words: harm - price if words[0] == "veto" else 0.0


# ---- What a change brings, or with a minus costs.
def change_worth(table: Table, frame: Proposal) -> float:
    """Changes that neither this nor a part names do no harm that could be counted."""
    match frame["change"]:
        case "action-begins":  # a whole action, in the edition of 2023
            return worth_by_another(table, table.card(frame["card"]), frame["by"])
        case "payment" | "first-place-payment":
            return payment(table, frame)
        case "castillo-opened":  # all payments of the Castillo are still to come
            return table.if_scored(table.castillo)
        case "caballero-moves":
            return caballero_moves(table, frame)
        case "caballero-placed":
            return table.gain(table.number[frame["area"]], frame["by"], 1)
        case "caballero-removed":
            return caballero_removed(table, frame)
        case "court-shrinks" | "must-return":  # where some may come from regions one gives what is missed least
            return -court_loss(table, frame["count"]) if frame["seat"] == table.me else 0.0
        case "disk-empties":
            return disk_empties(table, frame)
        case "disks-to-lose":
            return -least_loss(table, int(ALL) if frame["count"] == 1 else frame["count"])
        case "disks-to-leave":
            return disks_to_leave(table, table.number[frame["area"]], frame["by"])
        case "leaves":
            return leaves(table, frame)
        case "king-moves":
            return king_gain(table, table.number[frame["area"]])
        case "grande-moves":
            return grande_gain(table, table.number[frame["area"]], frame["by"])
        case "tile-moves":
            return tile_gain(table, frame["tile"], table.number[frame["area"]])
        case "king-and-grande-swap":
            return swap_gain(table, frame["by"])
        case _:
            return mark_worth(table, frame["change"], frame["by"]) + sum(
                part.changes[frame["change"]](table, frame) for part in table.parts if frame["change"] in part.changes
            )


def payment(table: Table, frame: CountAreaProposal) -> float:
    """This payment and all that are still to come of the same action: a veto would stop them too."""
    areas = [area for each in table.view["business"] if each["kind"] == "scoring" for area in each["areas_left"]]
    firsts_only = frame["change"] == "first-place-payment"
    later = sum(table.if_scored(table.number[area], firsts_only) for area in areas)
    return later + rest_of_area(table, table.number[frame["area"]], frame["count"], firsts_only)


def rest_of_area(table: Table, area: int, count: int, firsts_only: bool) -> float:
    """Those with so many caballeros or fewer have not been paid yet."""
    counts = table.counted[area]
    earned = table.paid(table.now(area)._replace(firsts_only=firsts_only))
    return table.advantage([points if counts[colour] <= count else 0 for colour, points in enumerate(earned)])


def caballero_moves(table: Table, frame: PieceAreaProposal) -> float:
    colour, region = frame["piece"].split()
    return table.shift(table.colour[colour], table.number[region], table.number[frame["area"]])


def caballero_removed(table: Table, frame: PieceProposal) -> float:
    colour, region = frame["piece"].split()
    return table.gain(table.number[region], table.colour[colour], -1)


def disk_empties(table: Table, frame: SeatCountProposal) -> float:
    seat, disk = frame["seat"], table.view["seats"][frame["seat"]]["disk"]
    if disk is None:
        return 0.0
    region = table.number[disk]
    return table.gain(region, seat, -min(frame["count"], table.standing_in(region, seat)))


def disks_to_leave(table: Table, region: int, by: int) -> float:
    """All opponents leave: what the region is worth without them, and without us."""
    mine = table.mine(region)
    return emptied_by(table, region, by) + (best_region_for(table, mine, but=region) if mine else 0.0)


def leaves(table: Table, frame: SeatAreaProposal) -> float:
    seat, region = frame["seat"], table.number[frame["area"]]
    disk, count = table.view["seats"][seat]["disk"], table.standing_in(region, seat)
    if disk is None or table.is_closed(table.number[disk]):
        return table.gain(region, seat, -count)
    return table.shift(seat, region, table.number[disk], count)
