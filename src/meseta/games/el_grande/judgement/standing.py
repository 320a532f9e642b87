"""How a seat stands in an area: what it would be paid now, less what that means to have for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.games.el_grande.scoring import BONUS, NONE_YET, payments

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

RIVALS: Final = 0.5  # a point of all rivals together, in own points
NEXT_ONE: Final = 0.5  # what one caballero more would change, in what the first one does


def standing(position: ElGrande, area: i64, seat: i64) -> float:
    """In points, if the area were scored now."""
    rules = position.rules
    if rules.plain_counts or not position.parts_count_in(area):
        return plain_standing(position, area, seat)
    earned = payments(position, area, rules.places)
    rivals: i64 = 0
    for other in range(position.seats):
        rivals += earned[other]
    return float(earned[seat]) - RIVALS * float(rivals - earned[seat])


def plain_standing(position: ElGrande, area: i64, seat: i64) -> float:
    """The same where caballeros alone count: as `scoring.paid`, but without a table, for it is asked so often."""
    board, caballeros, seats, colours = position.board, position.caballeros, position.seats, position.colours
    base, strips, strip = area * board.width, board.strips, position.strip(area) - 1
    places = position.rules.places
    mine: i64 = 0
    rivals: i64 = 0
    below = NONE_YET
    place: i64 = 1
    while place <= places:
        most: i64 = 0
        leader: i64 = 0
        tied = False
        for colour in range(colours):
            count = caballeros[base + colour]
            if most <= count < below:
                tied = count == most
                most = count
                leader = colour
        if most == 0:
            break
        if tied:
            place += 1
            if place <= places:
                pay = strips[strip + place]
                for colour in range(seats):
                    if caballeros[base + colour] == most:
                        if colour == seat:
                            mine += pay
                        else:
                            rivals += pay
        elif leader < seats:
            pay = strips[strip + place]
            if place == 1:
                if area == position.king:
                    pay += BONUS
                if area == position.grande[leader]:
                    pay += BONUS
            if leader == seat:
                mine += pay
            else:
                rivals += pay
        below = most
        place += 1
    return float(mine) - RIVALS * float(rivals)


def arriving(position: ElGrande, row: i64, colour: i64, count: i64, seat: i64) -> float:
    """What it means to a seat that so many come to a row (or go), and a little of what one more would mean."""
    area = position.region_of(row) if position.rules.wandering else position.board.region_of[row]
    if area == NOWHERE:
        return 0.0
    caballeros, piece = position.caballeros, row * position.board.width + colour
    now = standing(position, area, seat)
    caballeros[piece] += count
    after = standing(position, area, seat)
    caballeros[piece] += 1
    more = standing(position, area, seat)
    caballeros[piece] -= count + 1
    return after - now + NEXT_ONE * (more - after)


def moving_home(position: ElGrande, grande: i64, region: i64, seat: i64) -> float:
    """What it means to a seat that a grande goes to a region."""
    home = position.grande[grande]
    if home == region:
        return 0.0
    now = standing_at(position, home, seat) + standing_at(position, region, seat)
    position.grande[grande] = region
    after = standing_at(position, home, seat) + standing_at(position, region, seat)
    position.grande[grande] = home
    return after - now


def moving_king(position: ElGrande, region: i64, seat: i64) -> float:
    """What it means that he goes to a region: his bonus there instead of where he is."""
    king = position.king
    now = standing_at(position, king, seat) + standing_at(position, region, seat)
    position.king = region
    after = standing_at(position, king, seat) + standing_at(position, region, seat)
    position.king = king
    return after - now


def moving_tile(position: ElGrande, tile: i64, area: i64, seat: i64) -> float:
    """What it means that a scoring tile goes to an area."""
    source = position.tile[tile]
    now = standing_at(position, source, seat) + standing(position, area, seat)
    position.tile[tile] = area
    after = standing_at(position, source, seat) + standing(position, area, seat)
    position.tile[tile] = source
    return after - now


def standing_at(position: ElGrande, row: i64, seat: i64) -> float:
    """Nowhere, and where only the king goes, there is nothing to win."""
    return standing(position, row, seat) if row != NOWHERE and position.board.area_mask >> row & 1 else 0.0


def standings(position: ElGrande, seat: i64, table: vec[float]) -> None:
    """Of all areas at once."""
    for area in position.board.regions:
        table[area] = standing(position, area, seat)
    castillo = position.board.castillo
    table[castillo] = standing(position, castillo, seat)
