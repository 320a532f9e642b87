"""Scoring a region with one caballero more, where the player has two and shares the first place (135)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Frame
from meseta.engine.program import Step
from meseta.games.el_grande.answers import SCORE
from meseta.games.el_grande.scoring import counted
from meseta.games.el_grande.steps.score_one_of import ChoosingScoreOf
from meseta.games.el_grande.steps.score_regions import score

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

PAIR: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingTiedPair(ChoosingScoreOf):
    NAME: ClassVar[str] = "choosing-tied-pair"

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        area = answer - SCORE
        position.push(CountingOneMore(seat, area))
        position.look_again()
        score(position, seat, 1 << area)

    def copy(self) -> ChoosingTiedPair:
        return ChoosingTiedPair(self.seat, self.places)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CountingOneMore(Frame):
    """While it lies on the pile a player counts one caballero more in an area. A veto takes it off with the action."""

    NAME: ClassVar[str] = "counting-one-more"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat: i64 = seat
        self.area: i64 = area

    def advance(self, position: ElGrande) -> None:
        position.pop()
        position.look_again()

    def copy(self) -> CountingOneMore:
        return CountingOneMore(self.seat, self.area)


@final
class ScoreTiedPair(Step):
    """Regions where the player has exactly two caballeros and shares the first place (ruling B18)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        areas: i64 = 0
        for region in position.board.regions:
            if has_tied_pair(position, by, region):
                areas |= 1 << region
        position.push(ChoosingTiedPair(by, areas))


def has_tied_pair(position: ElGrande, seat: i64, region: i64) -> bool:
    """A grande that counts there makes no caballero, but it counts for the first place."""
    if position.own_in(region, seat) != PAIR:
        return False
    counts = counted(position, region)
    return max([counts[colour] for colour in range(position.colours) if colour != seat]) == counts[seat]
