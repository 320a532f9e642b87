"""Before the first round each player gives one of the modifiers dealt to the player on the left, face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.options import NOBODY, Options
from meseta.engine.program import Step
from meseta.engine.saving import numbers
from meseta.engine.sealed import SealedChoice
from meseta.games.el_grande.answers import PASS
from meseta.games.el_grande.board import COLOURS
from meseta.games.el_grande.modifiers import NOBODYS, kinds_of, one_of_kind

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NOT_CHOSEN: Final = vec[i64]([NOBODY] * COLOURS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PassingModifiers(SealedChoice):
    NAME: ClassVar[str] = "passing-modifiers"
    FIELDS: ClassVar[tuple[str, ...]] = ("by", "asked", "missing", "answers")

    def options(self, game: ElGrande, seat: i64) -> Options:
        kinds = game.empty_options()
        kinds.add_each(PASS, kinds_of(game.hand[seat]))
        return kinds

    def reveal(self, game: ElGrande) -> None:
        """All at once; only giver and taker know which card it was."""
        passed = NOBODYS[:]
        for seat in range(game.seats):
            passed[seat] = one_of_kind(game.hand[seat], self.answers[seat] - PASS)
        for seat in range(game.seats):
            left = (seat + 1) % game.seats
            game.hand[seat] &= ~(1 << passed[seat])
            game.hand[left] |= 1 << passed[seat]
        game.passed = passed
        game.tell("modifiers-passed", NOBODY)

    def data(self) -> list[Any]:
        return [self.by, self.asked, self.missing, numbers(self.answers)]

    def copy(self) -> PassingModifiers:
        return PassingModifiers(self.by, self.asked, self.missing, self.answers[:])


@final
class PassModifiers(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        everybody: i64 = (1 << game.seats) - 1
        game.push(PassingModifiers(NOBODY, everybody, everybody, NOT_CHOSEN[:]))
