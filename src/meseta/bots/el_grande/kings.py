"""Where the king, the grandes and the scoring tiles should stand."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.scorings import emptiest, fullest
from meseta.bots.el_grande.table import AREAS, CASTILLO, NOWHERE, REGIONS, Table
from meseta.games.el_grande.board import NEIGHBOURS, STRIPS

FIRST_TILE = 10  # the tiles' rows among the strips
TILES = {"8": STRIPS[FIRST_TILE], "4": STRIPS[FIRST_TILE + 1]}


# ---- The king.
def king_gain(table: Table, place: int) -> float:
    """What it brings that the king moves: his bonus goes with him, and so does the peace of his region."""
    change = 0.0
    if table.king in AREAS:
        change += table.worth(table.king, king=NOWHERE) - table.worth(table.king)
    if place in AREAS:
        change += table.worth(place, king=place) - table.worth(place)
    if place == CASTILLO:  # nobody leaves it then
        change -= table.flight(table.mine(CASTILLO))
    return change + weights.KING_NEAR * room_near(table, place)


def room_near(table: Table, place: int) -> float:
    """What the two best caballeros next to the king would bring, each alone."""
    gains = [table.gain(region, table.me, 1) for region in NEIGHBOURS[place]]
    return sum(sorted(gains, reverse=True)[:2])


def kings_choice(table: Table, card: str) -> list[int]:
    """Where a card lets its player move the king; nowhere if it does not move him."""
    home = table.grande[table.me]
    near = NEIGHBOURS[table.king]
    places = {
        "king": list(REGIONS),
        "your-majesty": list(REGIONS),
        "entourage": list(REGIONS),
        "royal-adviser": near,
        "progress": sorted({far for each in near for far in [each, *NEIGHBOURS[each]]}),
        "rebellion": [CASTILLO],
        "exile": [table.number["france"], table.number["portugal"]],
        "retreat": emptiest(table),
        "summons": fullest(table),
        "audience": [home] if home in REGIONS else [],
    }
    return [place for place in places.get(card, []) if place != table.king]


def best_king(table: Table, card: str) -> int | None:
    return max(kings_choice(table, card), key=lambda place: king_gain(table, place), default=None)


# ---- Grandes.
def grande_gain(table: Table, home: int, seat: int | None = None) -> float:
    """What it brings that a grande moves to another home, the own one if no other is named."""
    seat = table.me if seat is None else seat
    change = 0.0
    if table.grande[seat] in AREAS:
        old = table.grande[seat]
        change += table.worth(old, homes=[each for each in table.homes[old] if each != seat]) - table.worth(old)
    return change + table.worth(home, homes=[*table.homes[home], seat]) - table.worth(home)


def best_home(table: Table) -> float:
    """The most that moving the own grande can bring; it cannot leave the king's region or the Castillo."""
    home = table.grande[table.me]
    if home in (table.king, CASTILLO):
        return 0.0
    return max(grande_gain(table, region) for region in REGIONS if region not in (table.king, home))


def tournament_gain(table: Table) -> float:
    home = table.grande[table.me]
    return 0.0 if home in (table.king, CASTILLO) or table.king == CASTILLO else grande_gain(table, CASTILLO)


def swap_gain(table: Table, seat: int) -> float:
    """What it brings that the king and a grande change places."""
    king, home = table.king, table.grande[seat]
    if king == home or king not in REGIONS or home not in REGIONS:
        return 0.0
    without = [each for each in table.homes[home] if each != seat]
    return (
        table.worth(king, king=home, homes=[*table.homes[king], seat])
        + table.worth(home, king=home, homes=without)
        - table.worth(king)
        - table.worth(home)
    )


# ---- Scoring tiles.
def tile_gain(table: Table, tile: str, area: int) -> float:
    """What it brings that a tile is laid on an area; the one it covered before shows its strip again."""
    strip = TILES[tile][: len(table.values[area])]
    change = table.worth(area, values=strip) - table.worth(area)
    lies_on = table.view["tiles"][tile]
    if lies_on is None:
        return change
    old = table.number[lies_on]
    return change + table.worth(old, values=STRIPS[old][: len(table.values[old])]) - table.worth(old)


def free_for_tiles(table: Table) -> list[int]:
    taken = [table.number[area] for area in table.view["tiles"].values() if area is not None]
    return [area for area in table.all_but_king() if area not in taken]


def best_place_for(table: Table, tile: str) -> float:
    """The most this tile can bring; where the king stands it may not be touched."""
    if table.view["tiles"][tile] == table.view["king"]:
        return 0.0
    return max(tile_gain(table, tile, area) for area in free_for_tiles(table))
