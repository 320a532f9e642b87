"""One of two actions, as the player likes: each is a card of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import Answers
from meseta.engine.frame import Question
from meseta.engine.program import Program, Step
from meseta.games.el_grande.answers import CHOOSE

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

EITHER: Final = Answers([CHOOSE, CHOOSE + 1])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choosing(Question):
    NAME: ClassVar[str] = "choosing"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first_card", "second_card")

    def __init__(self, seat: i64, first_card: i64, second_card: i64) -> None:
        self.seat = seat
        self.first_card: i64 = first_card
        self.second_card: i64 = second_card

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        return EITHER

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.push(Program(self.first_card if answer == CHOOSE else self.second_card, seat, 0))

    def copy(self) -> Choosing:
        return Choosing(self.seat, self.first_card, self.second_card)


class Either(Step):
    """One of two cards, by their names. The last step of its card, for a veto ends only the card that was chosen."""

    def __init__(self, first: str, second: str) -> None:
        self.first: str = first
        self.second: str = second

    def begin(self, position: ElGrande, by: i64) -> None:
        number = position.rules.card_number
        position.push(Choosing(by, number[self.first], number[self.second]))
