"""The questions that special actions ask."""

from __future__ import annotations

from meseta.bots.el_grande.caballeros import Allowance, Shift, group_gain, in_court, shifts
from meseta.bots.el_grande.cards import card_worth
from meseta.bots.el_grande.kings import best_place_for, grande_gain, king_gain, tile_gain
from meseta.bots.el_grande.losses import eviction_gain
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, Words
from meseta.games.el_grande.answers import ALL

NEVER = -99.0


# ---- Caballeros.
def moving(table: Table) -> Judge:
    frame = table.question
    assert frame["kind"] == "moving"
    if frame["piece"] is not None:
        colour = table.colour[frame["piece"].split()[0]]
        return lambda words: table.gain(table.number[words[1]], colour, 1)
    allowed = Allowance(
        frame["left"], frame["own"], frame["others"], bool(frame["one_region"]), bool(frame["castillo"])
    )
    sources = table.regions if frame["area"] is None else [table.number[frame["area"]]]
    found = shifts(table, allowed, sources)
    best = {(shift.colour, shift.source): moved_worth(shift, found, allowed) for shift in found}

    def judge(words: Words) -> float:
        if words[0] == "done":
            return 0.0
        return best[table.colour[words[1]], table.number[words[2]]]

    return judge


def moved_worth(shift: Shift, found: list[Shift], allowed: Allowance) -> float:
    """Where all must come from one region, the others that will follow count too."""
    if not allowed.one_region or shift.gain <= 0:
        return shift.gain
    worthwhile = [each for each in found if each.gain > 0]
    return shift.gain + group_gain(worthwhile, allowed.left, shift.source)


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


def losing(table: Table, region: int, count: int) -> float:
    return table.gain(region, table.me, -min(count, table.mine(region)))


def arriving(table: Table, region: int, count: int, source: int) -> float:
    """The king's region means the court; a grande in the Castillo goes along to any other."""
    if region == table.king:
        in_tower = source == table.castillo
        return NEVER if in_tower else sum(in_court(table.court[table.me] + more) for more in range(count))
    home = grande_gain(table, region) if source == table.castillo == table.grande[table.me] else 0.0
    return table.gain(region, table.me, count) + home


# ---- The order of players.
def player_by_player(table: Table) -> Judge:
    """While a veto may strike, first those who are ahead."""
    return lambda words: float(table.score[table.colour[words[1]]])
