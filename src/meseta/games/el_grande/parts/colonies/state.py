"""What this part keeps: discs and who carries them in France, the limit table, cards that were turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.engine.saving import PartState, filled_vec
from meseta.games.el_grande.answers import MOST_COLOURS
from meseta.games.el_grande.parts.colonies.map import DISCS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "colonies"
NOT_LOOKED_AT: Final[i64] = -1


@final
class ColoniesState(PartState):
    NAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("supply", "free", "promised", "cargo", "table", "unfilled", "newcomers", "turned_over"),
    )

    def __init__(self, like: ColoniesState | None = None) -> None:
        # By goods, see `map`: discs beside the board, those that nobody has claimed, and those a conspiracy will bring.
        self.supply: vec[i64] = like.supply[:] if like else DISCS[:]
        self.free: vec[i64] = like.free[:] if like else filled_vec(3, 0)
        self.promised: vec[i64] = like.promised[:] if like else filled_vec(3, 0)
        self.cargo: vec[i64] = like.cargo[:] if like else filled_vec(3, 0)  # of the three places in France
        self.table: i64 = like.table if like else NOWHERE  # the region of the limit table
        self.unfilled: i64 = like.unfilled if like else i64(0)  # spaces that stay free though some stand outside
        # By colour: who stands outside having just come from the Castillo, until it is settled who comes in.
        self.newcomers: vec[i64] = like.newcomers[:] if like else filled_vec(MOST_COLOURS, 0)
        self.turned_over: i64 = like.turned_over if like else i64(0)  # decks whose card is gone, one bit each
        # Which rows outside Spain somebody has, one bit each, and by colour: see `abroad`. It follows from the table.
        self.taken: i64 = like.taken if like else NOT_LOOKED_AT
        self.stands: vec[i64] = like.stands[:] if like else filled_vec(MOST_COLOURS, 0)

    def copy(self) -> ColoniesState:
        return ColoniesState(self)


def state_of(position: ElGrande) -> ColoniesState:
    state = position.first_state
    while not isinstance(state, ColoniesState):
        assert state is not None, "there are no colonies in this game"
        state = state.next
    return state
