"""The sixteen grey cards that raise or lower a power card, what some of them do, and who has which."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.options import NOWHERE
from meseta.engine.program import Card, card
from meseta.engine.saving import PartState, filled_vec
from meseta.games.el_grande.cards.action_card import RECONSTRUCTED, RULEBOOK
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH
from meseta.games.el_grande.steps.court import MusterUpTo
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "shifting-powers"

# What some modifiers do, after the intake and before an action card is taken.
ABILITIES: Final[list[Card]] = [
    card("recruit", "Take up to 1 more caballero from the province into your court.", MusterUpTo(1)),
    card(
        "courier",
        "Move 1 of your own caballeros from a region to another region.",
        MoveCaballeros(own=1, castillo=False),
    ),
    card(
        "levy",
        "Place 1 caballero from your court next to the king or in the Castillo.",
        PlaceCaballeros(1, near_king=True),
    ),
    card("steward", "Take up to 2 more caballeros from the province into your court.", MusterUpTo(2)),
]


class Modifier(NamedTuple):
    name: str
    change: int  # added to the value of the power card
    copies: int
    ability: str = ""  # the card that says what it does, or nothing
    provenance: str = RECONSTRUCTED


# Only the number of cards and the plain +1 are known from the rulebooks.
MODIFIERS: Final[list[Modifier]] = [
    Modifier("+1", 1, 3, provenance=RULEBOOK),
    Modifier("+2", 2, 2),
    Modifier("+3", 3, 1),
    Modifier("-1", -1, 3),
    Modifier("-2", -2, 2),
    Modifier("-3", -3, 1),
    Modifier("+1-recruit", 1, 1, "recruit"),
    Modifier("-1-courier", -1, 1, "courier"),
    Modifier("+2-levy", 2, 1, "levy"),
    Modifier("-2-steward", -2, 1, "steward"),
]
MODIFIER_NAMES: Final = [modifier.name for modifier in MODIFIERS]
KIND: Final = vec[i64](
    [kind for kind, modifier in enumerate(MODIFIERS) for _ in range(modifier.copies)]
)  # of each card
ALL_MODIFIERS: Final[i64] = (1 << len(KIND)) - 1  # one bit for each card
DEALT: Final[i64] = 3  # to each player
NO_MODIFIER: Final[i64] = NOWHERE
CHANGE: Final = vec[i64]([modifier.change for modifier in MODIFIERS])  # of each kind


@final
class Modifiers(PartState):
    """Cards by their bits; those played and taken back are remembered like power cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hand", "played", "taken_back", "on_bid", "passed")

    def __init__(self, seats: i64, like: Modifiers | None = None) -> None:
        self.hand: vec[i64] = like.hand[:] if like else filled_vec(seats, 0)
        self.played: vec[i64] = like.played[:] if like else filled_vec(seats, 0)
        self.taken_back: vec[i64] = like.taken_back[:] if like else filled_vec(seats * TAKEN_BACK_EACH, 0)
        self.on_bid: vec[i64] = like.on_bid[:] if like else filled_vec(seats, NO_MODIFIER)  # added to this round's bid
        # To the left, before the game; shared by copies, replaced as a whole:
        self.passed: vec[i64] = like.passed if like else filled_vec(seats, NO_MODIFIER)

    def copy(self) -> Modifiers:
        return Modifiers(len(self.hand), self)


def modifiers_of(game: ElGrande) -> Modifiers:
    for state in game.parts:
        if isinstance(state, Modifiers):
            return state
    raise AssertionError("there are no modifiers in this game")


def kinds_of(cards: i64) -> i64:
    """The kinds of modifiers among some cards, one bit each."""
    kinds: i64 = 0
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1:
            kinds |= 1 << KIND[card]
        card += 1
    return kinds


def one_of_kind(cards: i64, kind: i64) -> i64:
    """The number of the first card of a kind among some cards."""
    card: i64 = 0
    while KIND[card] != kind or not cards >> card & 1:
        card += 1
    return card


def change_of(card: i64) -> i64:
    """What a modifier adds; nothing for none."""
    return 0 if card == NO_MODIFIER else CHANGE[KIND[card]]
