"""What the automa does. It decides nothing and scores nothing.

All its cards lie in one table, in the order they come: its power cards, then the region cards for the rounds before
each general scoring, NOWHERE where a round draws none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.program import Step
from meseta.engine.randomness import Randomness
from meseta.engine.saving import PartState, to_list, to_vec

if TYPE_CHECKING:
    from meseta.games.el_grande.board import Board
    from meseta.games.el_grande.position import ElGrande

NAME: Final = "automa"
SCORINGS: Final[i64] = 3
REGIONS_EACH_ROUND: Final[i64] = 2
CABALLEROS_EACH: Final[i64] = 2


@final
class AutomaCards(PartState):
    NAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: vec[i64]) -> None:
        self.cards: vec[i64] = cards  # shared by copies, replaced as a whole

    def copy(self) -> AutomaCards:
        return AutomaCards(self.cards)


def state_of(position: ElGrande) -> AutomaCards:
    state = position.first_state
    while not isinstance(state, AutomaCards):
        assert state is not None, "there is no automa in this game"
        state = state.next
    return state


def cards_of(position: ElGrande) -> vec[i64]:
    return state_of(position).cards


def shuffled_cards(board: Board, random: Randomness) -> vec[i64]:
    cards = list(range(1, int(board.highest_power) + 1))
    random.shuffle(cards)
    for _ in range(SCORINGS):
        regions = to_list(board.regions)
        random.shuffle(regions)
        cards += regions
    return to_vec(cards)


def first_region_card(position: ElGrande) -> i64:
    """Where this round's region cards lie in its table."""
    span = position.rules.rounds // SCORINGS
    before = position.round - 1
    regions: i64 = len(position.board.regions)
    return position.board.highest_power + before // span * regions + before % span * REGIONS_EACH_ROUND


def region_cards(position: ElGrande) -> list[int]:
    """Those it has drawn this round: none before the first, and none while all its caballeros are out."""
    if not position.round:
        return []
    first, cards = first_region_card(position), cards_of(position)
    return [cards[card] for card in range(first, first + REGIONS_EACH_ROUND) if cards[card] != NOWHERE]


def draw_none(position: ElGrande) -> None:
    """This round's cards stay on the pile, so those that follow come later."""
    cards, first, regions = to_list(cards_of(position)), int(first_region_card(position)), len(position.board.regions)
    last = first + regions - (first - int(position.board.highest_power)) % regions  # of those before the next scoring
    none = [int(NOWHERE)] * int(REGIONS_EACH_ROUND)
    cards[first:last] = [*none, *cards[first : last - len(none)]]
    state_of(position).cards = to_vec(cards)


@final
class Arrive(Step):
    """Two caballeros in each of two regions, never with the king; of the last ones the first region gets most."""

    def begin(self, position: ElGrande, by: i64) -> None:
        colour, cards = position.seats, cards_of(position)
        if position.province[colour] == 0:
            draw_none(position)
            return
        first = first_region_card(position)
        for card in range(first, first + REGIONS_EACH_ROUND):
            region = cards[card]
            count = min(CABALLEROS_EACH, position.province[colour])
            if position.may_enter() >> region & 1 and count > 0:
                position.province[colour] -= count
                position.caballeros[region * position.board.width + colour] += count
                position.tell("automa-arrives", NOBODY, count, region)


@final
class ShowPowerCard(Step):
    """Its power card is turned up before anybody plays one."""

    def begin(self, position: ElGrande, by: i64) -> None:
        value = cards_of(position)[position.round - 1]
        position.power[position.seats] = value
        position.bid[position.seats] = value
        position.tell("automa-bids", NOBODY, value)


def take_card(position: ElGrande, taken: i64) -> None:
    """Of the cards that are left the one with most caballeros, which does nothing."""
    deck = position.board.decks.count - 1
    while taken >> deck & 1:
        deck -= 1
    position.took[position.seats] = 1 << deck
    position.tell("automa-takes", NOBODY, position.card_on(deck), deck)
