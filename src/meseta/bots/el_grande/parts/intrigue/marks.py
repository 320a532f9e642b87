"""What lasts on the map: a bridge, a quarantine, grandes that count; and what laying such a mark is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande.caballeros import pull
from meseta.bots.el_grande.kings import strip
from meseta.games.el_grande.parts.intrigue.view import counting_one_more, of_intrigue

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table

COUNTS_ONCE: Final = 0.8  # of what one caballero more would bring in the region of a grande that counts


# ---- What they change.
def closed(table: Table) -> list[int]:
    quarantine = of_intrigue(table.view)["marks"]["quarantine"]
    return [] if quarantine is None else [table.number[quarantine["area"]]]


def held_tiles(table: Table) -> list[str]:
    quarantine = of_intrigue(table.view)["marks"]["quarantine"]
    return [] if quarantine is None else [quarantine["tile"]]


def joined(table: Table) -> list[tuple[int, int]]:
    bridge = of_intrigue(table.view)["marks"]["bridge"]
    if bridge is None:
        return []
    first, second = bridge["between"]
    return [(table.number[first], table.number[second])]


def counting(table: Table, area: int, homes: list[int]) -> list[int]:
    """Grandes that count at home, and who counts one more in the area that is being scored."""
    once = [seat for seat in of_intrigue(table.view)["marks"]["home_counts"] if seat in homes]
    return once + [each["seat"] for each in counting_one_more(table.view) if table.number[each["area"]] == area]


# ---- What they are worth.
def bridge_gain(table: Table, first: int, second: int) -> float:
    """A region that the king's place opens for this turn, if it pulls more than the others."""
    if table.king not in (first, second):
        return 0.0
    opened = second if first == table.king else first
    near = [pull(table, area, 1) for area in table.near_king()]
    return max(pull(table, opened, 1) - max(near), 0.0)


def best_bridge(table: Table, first: int) -> float:
    """The most that a bridge with this end can bring."""
    return max(bridge_gain(table, first, region) for region in table.regions if region != first)


def quarantine_gain(table: Table, region: int) -> float:
    """Nothing comes or goes until the next general scoring is over: what is held there is safer."""
    counts, values, homes = table.counted[region], table.values[region], table.homes[region]
    calm = table.expectation(region, counts, values, False, homes, table.wobble / 2)
    return table.chances[region] * calm - table.worth(region)


def best_quarantine(table: Table) -> float:
    return max(quarantine_gain(table, region) for region in table.open_regions())


def marker_gain(table: Table, tile: str) -> float:
    """A tile that becomes a marker gives the area it lies on its own values back."""
    lies_on = table.view["tiles"][tile]
    if lies_on is None:
        return 0.0
    area = table.number[lies_on]
    return table.worth(area, values=strip(table, area)) - table.worth(area)


def home_counts_gain(table: Table, seat: int) -> float:
    home = table.grande[seat]
    return COUNTS_ONCE * table.gain(home, seat, 1) if home in table.regions else 0.0
