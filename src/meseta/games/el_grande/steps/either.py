"""One of two actions, as the player likes: each is a card of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import Options
from meseta.engine.program import Program, Step
from meseta.games.el_grande.answers import CHOOSE, EITHER

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choosing(Question):
    NAME: ClassVar[str] = "choosing"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first_card", "second_card")

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        self.seat = seat
        self.first: i64 = first
        self.second: i64 = second

    def options(self, game: ElGrande, seat: i64) -> Options:
        return EITHER

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        game.pop()
        game.push(Program(self.first if option == CHOOSE else self.second, seat, 0))

    def data(self) -> list[Any]:
        return [self.seat, self.first, self.second]

    def copy(self) -> Choosing:
        return Choosing(self.seat, self.first, self.second)


@final
class Either(Step):
    """The last step of its card, for a veto ends only the card that was chosen."""

    def __init__(self, first: str, second: str) -> None:
        self.first: str = first
        self.second: str = second

    def begin(self, game: ElGrande, by: i64) -> None:
        number = game.rules.card_number
        game.push(Choosing(by, number[self.first], number[self.second]))


def either(first: str, second: str) -> Step:
    """By the names of the two cards."""
    return Either(first, second)
