"""The Jail: a symbol sends one caballero there, and with the King card all of them may be pardoned (003:882)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import Answers
from meseta.engine.frame import Question
from meseta.games.el_grande.answers import MOVE
from meseta.games.el_grande.crowds import crowd
from meseta.games.el_grande.parts.grandissimo.map import JAIL

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Jailing(Question):
    """Any caballero of any region that is not closed; not one in the Castillo or on the Ship (ruling B70)."""

    NAME: ClassVar[str] = "jailing"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        pieces = position.empty_answers()
        leaving, width = position.may_leave(), position.board.width
        for region in position.board.regions:
            for colour in range(position.colours):
                piece = region * width + colour
                if leaving >> region & 1 and position.caballeros[piece] > 0:
                    pieces.add(MOVE + piece)
        return pieces

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.tell("jailed", seat, answer - MOVE)
        position.move(answer - MOVE, JAIL)

    def copy(self) -> Jailing:
        return Jailing(self.seat)


def can_jail(position: ElGrande) -> bool:
    """Is there anybody to be sent to the Jail?"""
    caballeros, width, leaving = position.caballeros, position.board.width, position.may_leave()
    for region in position.board.regions:
        if leaving >> region & 1 and crowd(caballeros, region * width, position.colours) > 0:
            return True
    return False


# ---- The pardon: all of them, or none.
def prisoners(position: ElGrande) -> i64:
    return crowd(position.caballeros, JAIL * position.board.width, position.colours)


def pardon(position: ElGrande, seat: i64, area: i64) -> None:
    position.tell("pardoned", seat, prisoners(position), area)
    for colour in range(position.colours):
        piece = JAIL * position.board.width + colour
        for _each in range(position.caballeros[piece]):
            position.move(piece, area)
