"""What this part keeps: what everybody knows of hands, what turns carry out, and the marks that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.engine.saving import PartState, filled_vec

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "intrigue"

# What a turn carries out: the special action of the own card, or the King or Intrigue card instead.
UNDECIDED: Final[i64] = 0
OWN: Final[i64] = 1
KING: Final[i64] = 2
INTRIGUE: Final[i64] = 3
OF_A_DECK: Final[i64] = 4  # a card that lies on offer, where there are decks beside own cards
ACTION_NAMES: Final[list[str | None]] = [None, "own", "king", "intrigue", "deck"]

# Own cards are known by their ranks, which count from 1; see `own_cards`.
NO_CARD: Final[i64] = 0  # of who could play none; it also counts so much for the order
JOKER: Final[i64] = 1
VETO: Final[i64] = 10
HAND: Final[i64] = 13  # so many cards make a hand


@final
class Actions:
    """The special actions by the numbers of their cards. Shared by all positions of a game, never changed."""

    def __init__(self, own: list[int], required: list[int], king: int, intrigue: int, has_choice: bool) -> None:
        self.own: vec[i64] = vec[i64](own)  # by rank
        self.required: vec[i64] = vec[i64](required)  # by rank: 1 for what must be carried out
        self.king: i64 = king
        self.intrigue: i64 = intrigue
        self.has_choice: bool = has_choice  # may first and last choose their own card instead?


@final
class IntrigueState(PartState):
    NAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = (*("known", "action", "bridge", "quarantine", "marker", "home_counts"),)

    def __init__(self, seats: i64, actions: Actions, like: IntrigueState | None = None) -> None:
        self.actions: Actions = actions
        # By seat: cards that everybody knows to be in the hand, one bit for each rank; what its turn carries out.
        self.known: vec[i64] = like.known[:] if like else filled_vec(seats, 0)
        self.action: vec[i64] = like.action[:] if like else filled_vec(seats, UNDECIDED)
        # Marks. The two ends of the bridge and who laid it; shared by copies, replaced as a whole:
        self.bridge: vec[i64] = like.bridge if like else filled_vec(3, NOWHERE)
        self.quarantine: i64 = like.quarantine if like else NOWHERE  # the region
        self.marker: i64 = like.marker if like else NOWHERE  # the scoring tile that lies there face down
        self.home_counts: i64 = like.home_counts if like else i64(0)  # whose grandes will count, one bit for each seat

    def copy(self) -> IntrigueState:
        return IntrigueState(len(self.known), self.actions, self)


def state_of(position: ElGrande) -> IntrigueState:
    state = position.first_state
    while not isinstance(state, IntrigueState):
        assert state is not None, "this game is played without own cards"
        state = state.next
    return state
