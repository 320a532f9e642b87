"""Who is paid what: places, ties, and the bonuses of the king's region and of home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.options import NOWHERE
from meseta.engine.saving import numbers
from meseta.games.el_grande.board import CASTILLO, COLOURS, REGIONS, STRIP
from meseta.games.el_grande.steps.secret_disks import show_disks

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

BONUS: Final[i64] = 2
NONE_YET: Final[i64] = 99  # more caballeros than anybody has
NOTHING: Final = vec[i64]([0] * COLOURS)


def payments(game: ElGrande, area: i64, places: i64) -> vec[i64]:
    """What each colour earns when an area is scored and only the first so many places count.

    Tied colours, however many, all drop one place. King and home pay their bonus to a sole first place only.
    """
    colours, caballeros, base = game.colours, game.caballeros, area * COLOURS
    earned = NOTHING[:]
    strip = game.strip(area) - 1
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
                for colour in range(colours):
                    if caballeros[base + colour] == most:
                        earned[colour] = STRIP[strip + place]
        elif place > 1:
            earned[leader] = STRIP[strip + place]
        else:
            earned[leader] = STRIP[strip + 1] + bonus(game, area, leader)
        below = most
        place += 1
    return earned


def bonus(game: ElGrande, area: i64, leader: i64) -> i64:
    """For the king's region, and for the home of the leader."""
    points: i64 = BONUS if area == game.king else 0
    return points + BONUS if area == game.grande[leader] else points


def pay(game: ElGrande, seat: i64, area: i64, points: i64) -> None:
    game.score[seat] += points
    if game.listener is not None:
        game.tell("paid", seat, points, area)


def score_area(game: ElGrande, area: i64, places: i64) -> None:
    """All payments of an area at once, where no veto can come between them."""
    earned = payments(game, area, places)
    for seat in range(game.seats):
        if earned[seat] > 0:
            pay(game, seat, area, earned[seat])


def next_paid(game: ElGrande, area: i64, places: i64, below: i64) -> i64:
    """How many caballeros those have who are paid next, after all with `below` or more; 0 if nobody is left."""
    earned = payments(game, area, places)
    most: i64 = 0
    for seat in range(game.seats):
        count = game.caballeros[area * COLOURS + seat]
        if most < count < below and earned[seat] > 0:
            most = count
    return most


def pay_those_with(game: ElGrande, area: i64, places: i64, count: i64) -> None:
    earned = payments(game, area, places)
    for seat in range(game.seats):
        if game.caballeros[area * COLOURS + seat] == count:
            pay(game, seat, area, earned[seat])


def open_castillo(game: ElGrande) -> None:
    game.note_reveal()
    game.tell("castillo-opened", NOWHERE)


def general_scoring(game: ElGrande) -> None:
    """The Castillo is scored, then emptied as the disks say; then the nine regions are scored in their order.

    The automa has no disk: its caballeros stay inside (ruling A24).
    """
    open_castillo(game)
    score_area(game, CASTILLO, game.rules.places)
    show_disks(game)
    for seat in range(game.seats):
        if game.disk[seat] != NOWHERE:
            leave_castillo(game, seat, game.disk[seat])
    for region in range(REGIONS):
        score_area(game, region, game.rules.places)


def leave_castillo(game: ElGrande, seat: i64, region: i64) -> None:
    """Where the disk points. Sent to the king's region, caballeros go to the court and a grande stays (ruling A32)."""
    game.tell("leaves-castillo", seat, game.caballeros[CASTILLO * COLOURS + seat], region)
    game.resettle(seat, CASTILLO, region)
    if game.grande[seat] == CASTILLO and region != game.king:
        game.grande[seat] = region


def if_scored_now(game: ElGrande, area: i64) -> list[int]:
    """What each seat would be paid if an area were scored at this moment."""
    return numbers(payments(game, area, game.rules.places))[: game.seats]


def winners(game: ElGrande) -> list[int]:
    """Those with most points; they share the victory (ruling A22)."""
    best = max(game.score[seat] for seat in range(game.seats))
    return [seat for seat in range(game.seats) if game.score[seat] == best]
