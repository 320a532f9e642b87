"""Boycott and Alliance: a region card is taken until the next general scoring is over (rulings B78, B79)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.parts.grandissimo.answers import ALLY, NAME_REGION
from meseta.games.el_grande.parts.grandissimo.state import state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

# What a region card is taken for.
BOYCOTT: Final[i64] = 0
ALLIANCE: Final[i64] = 1
PURPOSES: Final = ["boycott", "alliance"]


def cards_left(position: ElGrande) -> i64:
    """The regions whose card nobody has taken, without closed ones (003:910); one bit each. Portugal has none."""
    state = state_of(position)
    left = position.board.open_to_disks & ~state.boycotts & ~position.closed()
    for region in position.board.regions:
        if state.allies[region]:
            left &= ~(1 << region)
    return left


# ---- What it is taken for.
@final
class Boycotted(Change):
    NAME: ClassVar[str] = "boycotted"
    MEANS: ClassVar[tuple[str, str]] = ("", "area")

    def happen(self, position: ElGrande, by: i64, first: i64, area: i64) -> None:
        state_of(position).boycotts |= 1 << area
        position.look_again()


@final
class Allied(Change):
    """With a partner who is not asked."""

    NAME: ClassVar[str] = "allied"
    MEANS: ClassVar[tuple[str, str]] = ("seat", "area")

    def happen(self, position: ElGrande, by: i64, seat: i64, area: i64) -> None:
        state_of(position).allies[area] = 1 << by | 1 << seat
        position.look_again()


BOYCOTTED: Final = Boycotted()
ALLIED: Final = Allied()


# ---- Which one.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NamingCard(Question):
    NAME: ClassVar[str] = "naming-card"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "purpose")

    def __init__(self, seat: i64, purpose: i64) -> None:
        self.seat = seat
        self.purpose: i64 = purpose

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if cards_left(position) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        regions = position.empty_answers()
        regions.add_each(NAME_REGION, cards_left(position))
        return regions

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        area = answer - NAME_REGION
        position.pop()
        if self.purpose == BOYCOTT:
            position.propose(BOYCOTTED, seat, 0, area)
        elif position.seats > 2:
            position.push(ChoosingPartner(seat, area))
        else:
            position.propose(ALLIED, seat, 1 - seat, area)

    def copy(self) -> NamingCard:
        return NamingCard(self.seat, self.purpose)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingPartner(Question):
    NAME: ClassVar[str] = "choosing-partner"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat = seat
        self.area: i64 = area  # the region of the alliance

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        partners = position.empty_answers()
        partners.add_each(ALLY, (1 << position.seats) - 1 & ~(1 << seat))
        return partners

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.propose(ALLIED, seat, answer - ALLY, self.area)

    def copy(self) -> ChoosingPartner:
        return ChoosingPartner(self.seat, self.area)


@final
class NameCard(Step):
    def __init__(self, purpose: i64) -> None:
        self.purpose: i64 = purpose

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(NamingCard(by, self.purpose))
