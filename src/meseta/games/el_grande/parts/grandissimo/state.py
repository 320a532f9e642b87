"""What this part keeps: who holds figures and tokens, what a turn has used, and the marks that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.saving import PartState, filled_vec
from meseta.engine.seats import how_many

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "grandissimo"

TOKENS: Final[i64] = 2  # of the Ship

# The figures.
QUEEN: Final[i64] = 0
JESTER: Final[i64] = 1
FIGURES: Final = ["queen", "jester"]

# What the card of a turn allows beside its action, one bit each; the first two are symbols printed on it.
SHIP_SYMBOL: Final[i64] = 1
JAIL_SYMBOL: Final[i64] = 2
PARDON: Final[i64] = 4
SYMBOLS: Final = {"ship": SHIP_SYMBOL, "jail": JAIL_SYMBOL}
# And what else is used up once in a turn.
QUEENS_HELP: Final[i64] = 8
JESTERS_GIFT: Final[i64] = 16


@final
class Settled:
    """What is settled before the game. Shared by all its positions, never changed."""

    def __init__(self, has_symbols: bool, allowed: list[int], scoring_steps: list[int]) -> None:
        self.has_symbols: bool = has_symbols  # are Ship and Jail played with?
        self.allowed: vec[i64] = vec[i64](allowed)  # by card, see above
        self.scoring_steps: vec[i64] = vec[i64](scoring_steps)  # by step of the whole game: 1 in a general scoring


@final
class GrandissimoState(PartState):
    NAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("tokens", "figures", "used", "boycotts", "allies", "free_choice", "revolution"),
        *("kept", "kept_by", "kept_for"),
    )

    def __init__(self, settled: Settled, rows: i64, like: GrandissimoState | None = None) -> None:
        self.settled: Settled = settled
        self.tokens: i64 = like.tokens if like else i64(0)  # the seats that have one, one bit each
        self.figures: vec[i64] = like.figures[:] if like else filled_vec(2, NOBODY)  # whose court each is in
        self.used: i64 = like.used if like else i64(0)  # in this turn
        # Marks that last to the end of the next general scoring. Regions that are left out of it, one bit each:
        self.boycotts: i64 = like.boycotts if like else i64(0)
        self.allies: vec[i64] = like.allies[:] if like else filled_vec(rows, 0)  # by region, one bit for each of two
        self.free_choice: i64 = like.free_choice if like else NOBODY  # who moves caballeros before regions are paid
        self.revolution: i64 = like.revolution if like else NOBODY  # whose grande is king
        # A special action that is kept: its card, whose it is, and the round in which it may be carried out.
        self.kept: i64 = like.kept if like else NOWHERE
        self.kept_by: i64 = like.kept_by if like else NOBODY
        self.kept_for: i64 = like.kept_for if like else i64(0)

    def copy(self) -> GrandissimoState:
        return GrandissimoState(self.settled, len(self.allies), self)

    def region_cards_fit(self) -> bool:
        """In no region is one allied alone, or an alliance where a boycott is."""
        for area in range(len(self.allies)):
            allies = self.allies[area]
            if allies and (how_many(allies) != 2 or self.boycotts >> area & 1):
                return False
        return True


def state_of(position: ElGrande) -> GrandissimoState:
    state = position.first_state
    while not isinstance(state, GrandissimoState):
        assert state is not None, "Grandissimo is not played in this game"
        state = state.next
    return state
