"""Who is paid what: places, ties, and the bonuses of the king's region and of home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.saving import filled_vec, to_list, to_vec

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

BONUS: Final[i64] = 2
NONE_YET: Final[i64] = 99  # more caballeros than anybody has
FIRSTS_ONLY: Final[i64] = 0  # in the place of how many places count: what a card pays that counts only first places


def paid(
    counts: vec[i64],
    base: i64,
    colours: i64,
    strips: vec[i64],
    strip: i64,
    places: i64,
    king: i64,
    grande: vec[i64],
    area: i64,
    earned: vec[i64],
) -> None:
    """Work out what each colour earns for an area: the one calculation, of plain numbers.

    Only the first so many places count. Tied colours, however many, all drop one place, so a first place is never
    shared; `king`, and BONUS at home, are paid on top of it.
    """
    strip -= 1
    place: i64 = 1
    most: i64 = 0
    leader: i64 = 0
    tied = False
    for colour in range(colours):
        earned[colour] = 0
        count = counts[base + colour]
        if count >= most:
            tied = count == most
            most = count
            leader = colour
    while most > 0:
        if tied:
            place += 1
            if place > places:
                break
            for colour in range(colours):
                if counts[base + colour] == most:
                    earned[colour] = strips[strip + place]
        elif place > 1:
            earned[leader] = strips[strip + place]
        else:
            earned[leader] = strips[strip + 1] + king
            if grande[leader] == area:
                earned[leader] += BONUS
        place += 1
        if place > places:
            break
        below = most  # those who come next have fewer
        most = 0
        for colour in range(colours):
            count = counts[base + colour]
            if most <= count < below:
                tied = count == most
                most = count
                leader = colour


# ---- For bots and pages.
def earnings(counts: list[int], values: list[int], king: bool, homes: list[int]) -> list[int]:
    """What each colour earns; `homes` are the colours whose grande stands there."""
    colours, here = len(counts), 1
    grande = to_vec([here if colour in homes else int(NOWHERE) for colour in range(colours)])
    earned, bonus = filled_vec(colours, 0), BONUS if king else i64(0)
    paid(to_vec(counts), 0, colours, to_vec(values), 0, len(values), bonus, grande, here, earned)
    return to_list(earned)


def places_won(counts: list[int], places: int) -> list[int]:
    """The place each colour is paid for, 0 if none."""
    return earnings(counts, list(range(1, places + 1)), king=False, homes=[])


# ---- On the table.
def payments(position: ElGrande, area: i64, places: i64) -> vec[i64]:
    """What each colour earns when an area is scored.

    Always the same table, so asking costs no memory: valid until the next question.
    """
    board, earned = position.board, position.earned
    king = BONUS if area == position.king else i64(0)
    strip, grande = position.strip(area), position.grande
    first_places = max(places, 1)
    if position.rules.plain_counts or not position.parts_count_in(area):
        base = area * board.width
        paid(position.caballeros, base, position.colours, board.strips, strip, first_places, king, grande, area, earned)
        return earned
    counts = counted(position, area)
    paid(counts, 0, position.colours, board.strips, strip, first_places, king, grande, area, earned)
    asked = position.rules.asked_for_earnings
    while asked is not None:
        asked.part.earn(position, area, places, earned)
        asked = asked.rest
    return earned


def counted(position: ElGrande, area: i64) -> vec[i64]:
    """What each colour counts in an area: its caballeros, and what parts add. Valid as long."""
    counts, caballeros, base = position.counts, position.caballeros, area * position.board.width
    for colour in range(position.colours):
        counts[colour] = caballeros[base + colour]
    asked = position.rules.asked_for_counts
    while asked is not None:
        asked.part.count(position, area, counts)
        asked = asked.rest
    return counts


def pay(position: ElGrande, seat: i64, area: i64, points: i64) -> None:
    position.score[seat] += points
    if position.listener is not None:
        position.tell("paid", seat, points, area)


def score_area(position: ElGrande, area: i64, places: i64) -> None:
    """All payments of an area at once, where no veto can come between them."""
    earned = payments(position, area, places)
    if position.listener is not None:
        earned = earned[:]  # whoever hears of a payment may look at the table
    for seat in range(position.seats):
        if earned[seat] > 0:
            pay(position, seat, area, earned[seat])
    if position.rules.told_of_scorings is not None:
        scored(position, area)


def scored(position: ElGrande, area: i64) -> None:
    """All payments of an area are made."""
    asked = position.rules.told_of_scorings
    while asked is not None:
        asked.part.scored(position, area)
        asked = asked.rest


def next_paid(position: ElGrande, area: i64, places: i64, below: i64) -> i64:
    """How many caballeros those count who are paid next, after all with `below` or more; NOBODY if none is left."""
    earned = payments(position, area, places)
    counts = counted(position, area)
    most = NOBODY
    for seat in range(position.seats):
        count = counts[seat]
        if most < count < below and earned[seat] > 0:
            most = count
    return most


def pay_those_with(position: ElGrande, area: i64, places: i64, count: i64) -> None:
    earned = payments(position, area, places)[:]
    counts = counted(position, area)
    for seat in range(position.seats):
        if counts[seat] == count and earned[seat] > 0:
            pay(position, seat, area, earned[seat])


def open_castillo(position: ElGrande) -> None:
    position.note_reveal()
    position.tell("castillo-opened", NOWHERE)


def if_scored_now(position: ElGrande, area: i64) -> list[int]:
    """What each seat would be paid if an area were scored at this moment."""
    return to_list(payments(position, area, position.rules.places))[: position.seats]


def winners(position: ElGrande) -> list[int]:
    """Those with most points; they share the victory (ruling A22)."""
    best = max(position.score[seat] for seat in range(position.seats))
    return [seat for seat in range(position.seats) if position.score[seat] == best]
