"""Where the king, the grandes and the scoring tiles should stand."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.part import Meaning, Rows
from meseta.bots.el_grande.table import NOWHERE, Table
from meseta.engine.program import Step
from meseta.engine.saving import to_list
from meseta.engine.seats import bits
from meseta.games.el_grande.board import STRIP_LENGTH
from meseta.games.el_grande.steps.move_king import MoveKing, MoveKingNear


# ---- The king.
def king_gain(table: Table, place: int) -> float:
    """What it brings that the king moves: his bonus goes with him, and so does the peace of his region."""
    change = 0.0
    if table.king in table.areas:
        change += table.worth(table.king, king=NOWHERE) - table.worth(table.king)
    if place in table.areas:
        change += table.worth(place, king=place) - table.worth(place)
    if place == table.castillo:  # nobody leaves it then
        change -= table.flight(table.mine(table.castillo))
    return change + weights.KING_NEAR * room_near(table, place)


def room_near(table: Table, place: int) -> float:
    """What the two best caballeros next to the king would bring, each alone."""
    gains = [table.gain(row, table.me, 1) for row in table.near_king(place) if row != table.castillo]
    return sum(sorted(gains, reverse=True)[:2])


def moving_king(places: Rows) -> Meaning:
    """Of a step that lets its player choose among these places, or does nothing where he stands on the only one."""

    def choice(table: Table, step: Step) -> list[int]:
        return [place for place in places(table, step) if not table.is_closed(place)]

    def worth(table: Table, step: Step) -> float:
        return max((king_gain(table, place) for place in choice(table, step)), default=0.0)

    def by_another(table: Table, step: Step, by: int) -> float:
        """He goes where his mover likes: on average."""
        gains = [king_gain(table, place) for place in choice(table, step)]
        return sum(gains) / len(gains) if gains else 0.0

    return Meaning(worth, by_another, king_goes=choice)


def named_places(table: Table, step: MoveKing) -> list[int]:
    return [table.number[name] for name in step.places] or bits(table.board.open_to_king)


def places_near(table: Table, step: MoveKingNear) -> list[int]:
    board, king = table.board, table.king
    return [*bits(board.next_door[king] if step.steps == 1 else board.within_two_steps[king]), *table.joined_to(king)]


def own_home(table: Table, step: Step) -> list[int]:
    home = table.grande[table.me]
    return [home] if home in table.regions else []


def open_to_him(regions: Rows) -> Rows:
    """Of these regions those he may enter."""
    return lambda table, step: [row for row in regions(table, step) if table.board.open_to_king >> row & 1]


# ---- Grandes.
def grande_gain(table: Table, home: int, seat: int | None = None) -> float:
    """What it brings that a grande moves to another home, the own one if no other is named."""
    seat = table.me if seat is None else seat
    change = 0.0
    if table.grande[seat] in table.areas:
        old = table.grande[seat]
        change += table.worth(old, homes=[each for each in table.homes[old] if each != seat]) - table.worth(old)
    return change + table.worth(home, homes=[*table.homes[home], seat]) - table.worth(home)


def best_home(table: Table, step: Step) -> float:
    """The most that moving the own grande can bring; it cannot leave a closed region or the Castillo."""
    home = table.grande[table.me]
    if table.is_closed(home) or home == table.castillo:
        return 0.0
    return max(grande_gain(table, region) for region in homes_for_grandes(table) if region != home)


def homes_for_grandes(table: Table) -> list[int]:
    return [region for region in table.open_regions() if table.board.open_to_grandes >> region & 1]


def home_by_disk(table: Table, region: int, seat: int) -> float:
    """A grande neither leaves nor enters where an area is closed; from the Castillo it goes by disk anyway."""
    home = table.grande[seat]
    goes = region != home and home in table.open_regions() and region in table.disk_regions()
    return grande_gain(table, region, seat) if goes else 0.0


def into_castillo(table: Table, step: Step) -> float:
    """Nothing goes in where the king stands."""
    home = table.grande[table.me]
    may_leave = home != table.castillo and not table.is_closed(home)
    return grande_gain(table, table.castillo) if may_leave and table.king != table.castillo else 0.0


def into_castillo_by_another(table: Table, step: Step, by: int) -> float:
    return grande_gain(table, table.castillo, by)


def swap(table: Table, step: Step) -> float:
    return swap_gain(table, table.me)


def swap_by_another(table: Table, step: Step, by: int) -> float:
    return swap_gain(table, by)


def swap_gain(table: Table, seat: int) -> float:
    """What it brings that the king and a grande change places."""
    king, home = table.king, table.grande[seat]
    if king == home or king not in table.regions or home not in table.regions:
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
    tiles = table.board.rows  # their strips come after those of the rows
    change = table.worth(area, values=strip(table, tiles + table.board.tile_names.index(tile))) - table.worth(area)
    lies_on = table.view["tiles"][tile]
    if lies_on is None:
        return change
    old = table.number[lies_on]
    return change + table.worth(old, values=strip(table, old)) - table.worth(old)


def strip(table: Table, place: int) -> list[int]:
    """What the places that score are paid by what is printed there."""
    first = place * STRIP_LENGTH
    return to_list(table.board.strips[first : first + table.rules.places])


def free_for_tiles(table: Table) -> list[int]:
    taken = [table.number[area] for area in table.view["tiles"].values() if area is not None]
    return [area for area in table.open_areas() if area not in taken]


def best_tile(table: Table, step: Step) -> float:
    return max(best_place_for(table, tile) for tile in table.board.tile_names if tile not in table.held_tiles)


def best_place_for(table: Table, tile: str) -> float:
    """The most this tile can bring; where an area is closed it may not be touched."""
    lies_on = table.view["tiles"][tile]
    if lies_on is not None and table.is_closed(table.number[lies_on]):
        return 0.0
    return max(tile_gain(table, tile, area) for area in free_for_tiles(table))
