"""How a seat stands in an area: what it would be paid now, less what that means to have for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.engine.seats import how_many
from meseta.games.el_grande.scoring import BONUS, payments

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

RIVALS: Final = 0.5  # a point of all rivals together, in own points
NEXT_ONE: Final = 0.5  # what one caballero more would change, in what the first one does


def standing(position: ElGrande, area: i64, seat: i64) -> float:
    """In points, if the area were scored now."""
    if counts_plainly(position, area):
        return plain_standing(position, area, seat)
    earned = payments(position, area, position.rules.places)
    rivals: i64 = 0
    for other in range(position.seats):
        rivals += earned[other]
    return float(earned[seat]) - RIVALS * float(rivals - earned[seat])


def counts_plainly(position: ElGrande, area: i64) -> bool:
    """Do caballeros alone count there?"""
    return position.rules.plain_counts or not position.parts_count_in(area)


def plain_standing(position: ElGrande, area: i64, seat: i64) -> float:
    """The same where caballeros alone count: as `scoring.paid`, but in one look, for it is asked so often."""
    caballeros, base = position.caballeros, area * position.board.width
    # The three largest numbers, and one bit for each colour that has as many.
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    thirds: i64 = 0
    leader: i64 = 0
    for colour in range(position.colours):
        count = caballeros[base + colour]
        if count == 0:
            continue
        bit: i64 = 1 << colour
        if count > first:
            third, thirds = second, seconds
            second, seconds = first, firsts
            first, firsts = count, bit
            leader = colour
        elif count == first:
            firsts |= bit
        elif count > second:
            third, thirds = second, seconds
            second, seconds = count, bit
        elif count == second:
            seconds |= bit
        elif count > third:
            third, thirds = count, bit
        elif count == third:
            thirds |= bit
    if first == 0:
        return 0.0
    places, strips, strip = position.rules.places, position.board.strips, position.strip(area) - 1
    me: i64 = 1 << seat
    rivals: i64 = (1 << position.seats) - 1 - me
    mine: i64 = 0
    theirs: i64 = 0
    place: i64 = 1
    pay: i64 = 0
    if firsts & firsts - 1:  # those who are tied drop one place
        place = 2
    elif leader < position.seats:
        if area == position.king:
            pay = BONUS
        if area == position.grande[leader]:
            pay += BONUS
    if place <= places:
        pay += strips[strip + place]
        if firsts & me:
            mine = pay
        theirs = pay * how_many(firsts & rivals)
    place += 1
    if seconds & seconds - 1:
        place += 1
    if second > 0 and place <= places:
        pay = strips[strip + place]
        if seconds & me:
            mine = pay
        theirs += pay * how_many(seconds & rivals)
        place += 1
        if thirds & thirds - 1:
            place += 1
        if third > 0 and place <= places:
            pay = strips[strip + place]
            if thirds & me:
                mine = pay
            theirs += pay * how_many(thirds & rivals)
    return float(mine) - RIVALS * float(theirs)


def lead(position: ElGrande, area: i64, seat: i64) -> float:
    """What one bonus for the first place means, where caballeros alone count: nothing where several have most."""
    caballeros, base = position.caballeros, area * position.board.width
    most: i64 = 0
    leader: i64 = 0
    tied = False
    for colour in range(position.colours):
        count = caballeros[base + colour]
        if count >= most:
            tied = count == most
            most = count
            leader = colour
    if tied or leader >= position.seats:
        return 0.0
    return float(BONUS) if leader == seat else -RIVALS * float(BONUS)


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
    if counts_plainly(position, region) and (king == NOWHERE or counts_plainly(position, king)):
        return lead_at(position, region, seat) - lead_at(position, king, seat)
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
    return standing(position, row, seat) if is_area(position, row) else 0.0


def lead_at(position: ElGrande, row: i64, seat: i64) -> float:
    return lead(position, row, seat) if is_area(position, row) else 0.0


def is_area(position: ElGrande, row: i64) -> bool:
    return row != NOWHERE and position.board.area_mask >> row & 1 != 0


def standings(position: ElGrande, seat: i64, table: vec[float]) -> None:
    """Of all areas at once."""
    for area in position.board.regions:
        table[area] = standing(position, area, seat)
    castillo = position.board.castillo
    table[castillo] = standing(position, castillo, seat)
