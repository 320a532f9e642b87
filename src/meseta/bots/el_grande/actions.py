"""The questions that special actions ask."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.caballeros import Allowance, Shift, group_gain, in_court, shifts
from meseta.bots.el_grande.cards import card_worth
from meseta.bots.el_grande.kings import best_place_for, grande_gain, king_gain, tile_gain
from meseta.bots.el_grande.losses import eviction_gain
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, Words
from meseta.games.el_grande.answers import ALL

if TYPE_CHECKING:
    from meseta.games.el_grande.view import AnyMovingFrame

NEVER = -99.0


# ---- Caballeros.
def moving(table: Table) -> Judge:
    frame = cast("AnyMovingFrame", table.question)
    allowed = Allowance(
        frame["left"], frame["own"], frame["others"], bool(frame["one_region"]), bool(frame["castillo"])
    )
    return arriving_at(table, frame["piece"]) if frame["piece"] else leaving(table, allowed, frame["area"])


def arriving_at(table: Table, piece: str) -> Judge:
    """Where a caballero goes that was chosen to move."""
    colour, source = piece.split()
    return lambda words: table.shift(table.colour[colour], table.number[source], table.number[words[1]])


def leaving(table: Table, allowed: Allowance, area: str | None) -> Judge:
    """Which caballero moves next, from one area if that is settled."""
    found = shifts(table, allowed, table.movable_rows() if area is None else table.rows_in[table.number[area]])
    best = {(shift.colour, shift.source): moved_worth(table, shift, found, allowed) for shift in found}

    def judge(words: Words) -> float:
        if words[0] == "done":
            return 0.0
        return best[table.colour[words[1]], table.number[words[2]]]

    return judge


def moved_worth(table: Table, shift: Shift, found: list[Shift], allowed: Allowance) -> float:
    """Where all must come from one region, the others that will follow count too."""
    if not allowed.one_region or shift.gain <= 0:
        return shift.gain
    worthwhile = [each for each in found if each.gain > 0]
    return shift.gain + group_gain(table, worthwhile, allowed.left, table.region_of[shift.source])


def escorting(table: Table) -> Judge:
    """Who follows the king: the region he left is open again, his new one is where they arrive."""
    return lambda words: table.shift(table.colour[words[1]], table.number[words[2]], table.king)


def returning(table: Table) -> Judge:
    """What is missed least goes."""

    def judge(words: Words) -> float:
        if words[1] == "court":
            return -in_court(table.court[table.me] - 1)
        return table.gain(table.number[words[1]], table.me, -1)

    return judge


def removing(table: Table) -> Judge:
    def judge(words: Words) -> float:
        if words[0] == "done":
            return 0.0
        return table.gain(table.number[words[2]], table.colour[words[1]], -1)

    return judge


# ---- King, grande, tiles, two actions.
def choosing_king(table: Table) -> Judge:
    return lambda words: king_gain(table, table.number[words[1]])


def choosing_home(table: Table) -> Judge:
    return lambda words: grande_gain(table, table.number[words[1]])


def moving_tile(table: Table) -> Judge:
    frame = table.question
    assert frame["kind"] == "moving-tile"
    tile = frame["tile"]

    def judge(words: Words) -> float:
        if words[0] == "tile":
            return best_place_for(table, words[1])
        return tile_gain(table, table.board.tile_names[tile], table.number[words[1]])

    return judge


def choosing_score(table: Table) -> Judge:
    return lambda words: table.if_scored(table.number[words[1]])


def evicting(table: Table) -> Judge:
    return lambda words: eviction_gain(table, table.number[words[1]])


def choosing(table: Table) -> Judge:
    frame = table.question
    assert frame["kind"] == "choosing"
    cards = {"1": frame["first_card"], "2": frame["second_card"]}
    return lambda words: card_worth(table, table.card(cards[words[1]]))


# ---- Secret disks.
def disks(table: Table) -> Judge:
    frame = table.question
    assert frame["kind"] == "disks"
    if table.view["round"] == 0:
        return sent_out(table, max(part.SENT_OUT for part in table.rules.parts))
    if frame["by"] < 0:
        return lambda words: arriving(table, table.number[words[1]], table.mine(table.castillo), table.castillo)
    if frame["holding"]:
        # A card that takes all asks for a region where at least one stands.
        count = int(ALL) if frame["holding"] == 1 else frame["holding"]
        return lambda words: losing(table, table.number[words[1]], count)
    if frame["barred_region"] is not None:
        left = table.number[frame["barred_region"]]
        return lambda words: arriving(table, table.number[words[1]], table.mine(left), left)
    return lambda words: table.if_scored(table.number[words[1]])


def sent_out(table: Table, count: int) -> Judge:
    """Before the game so many go out of the court."""
    chance = Random(table.seed)
    tastes = {region: weights.TASTE * chance.random() for region in table.regions}

    def judge(words: Words) -> float:
        region = table.number[words[1]]
        if table.is_closed(region):
            return sum(in_court(table.court[table.me] - 1 - more) for more in range(count))
        return table.gain(region, table.me, count) + tastes[region]

    return judge


def losing(table: Table, region: int, count: int) -> float:
    return table.gain(region, table.me, -min(count, table.mine(region)))


def arriving(table: Table, region: int, count: int, source: int) -> float:
    """A closed region means the court; a grande in the Castillo goes along to any other."""
    if table.is_closed(region):
        in_tower = source == table.castillo
        return NEVER if in_tower else sum(in_court(table.court[table.me] + more) for more in range(count))
    home = grande_gain(table, region) if source == table.castillo == table.grande[table.me] else 0.0
    return table.gain(region, table.me, count) + home


# ---- The order of players.
def player_by_player(table: Table) -> Judge:
    """While a veto may strike, first those who are ahead."""
    return lambda words: float(table.score[table.colour[words[1]]])
