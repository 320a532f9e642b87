"""What the special action of a card is worth at first sight: a card is known by its steps.

The steps of all cards are read once for each set of rules, as a kind and a number each. What can be counted on the
board is counted when it is asked for; what cannot has a price.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.engine.program import Step
from meseta.games.el_grande.answers import ALL, MOST_ROWS
from meseta.games.el_grande.board import mask
from meseta.games.el_grande.crowds import emptiest_regions, fullest_regions
from meseta.games.el_grande.judgement.standing import moving_home, moving_king, standing, standings
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.power_cards import used
from meseta.games.el_grande.steps.announce import Announce
from meseta.games.el_grande.steps.court import Muster, MusterUpTo
from meseta.games.el_grande.steps.either import Either
from meseta.games.el_grande.steps.evict import Evict
from meseta.games.el_grande.steps.infiltrate import Infiltrate
from meseta.games.el_grande.steps.keep_veto import KeepVeto
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.move_grande import GrandeIntoCastillo, MoveGrande, SwapKingAndGrande
from meseta.games.el_grande.steps.move_king import (
    MoveKing,
    MoveKingNear,
    MoveKingToEmptiest,
    MoveKingToFullest,
    MoveKingToGrande,
    MoveKingWithEntourage,
)
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros, PlaceCaballerosIn
from meseta.games.el_grande.steps.return_caballeros import (
    OpponentsLoseCourt,
    OpponentsReturn,
    RemoveOneOfEach,
    ReturnFromDisk,
)
from meseta.games.el_grande.steps.score_one_of import ScoreOneOf
from meseta.games.el_grande.steps.score_regions import (
    ScoreByValue,
    ScoreCastillo,
    ScoreChosen,
    ScoreCoastFirsts,
    ScoreDisks,
    ScoreFewest,
    ScoreFirsts,
    ScoreMost,
    ScoreNamed,
)
from meseta.games.el_grande.steps.scoring_tiles import MoveTile
from meseta.games.el_grande.steps.secret_disks import TurnDisks
from meseta.games.el_grande.steps.take_back_power_card import TakeBackPowerCard

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules

# Kinds of steps.
PRICED: Final[i64] = 0  # a tenth of a point each
SCORES_AREAS: Final[i64] = 1  # one bit each
SCORES_VALUES: Final[i64] = 2  # two values packed
SCORES_FULLEST: Final[i64] = 3
SCORES_EMPTIEST: Final[i64] = 4
SCORES_ONE: Final[i64] = 5
MUSTERS: Final[i64] = 6
PLACES: Final[i64] = 7
SHRINKS_COURTS: Final[i64] = 8
MOVES_KING: Final[i64] = 9
MOVES_HOME: Final[i64] = 10
TAKES_BACK: Final[i64] = 11
EITHER: Final[i64] = 12  # two cards packed
OF_PARTS: Final[i64] = 13  # the place of the step in `steps`
MOVES: Final[i64] = 14  # caballeros, so many
HITS_ALL: Final[i64] = 15  # every other player loses something, tenths of a point

CARD_BITS: Final[i64] = 10  # of one of two cards, and of one of two values

# Prices, in tenths of a point: what cannot be counted on the board before it is done.
VETO_HELD: Final[i64] = 12
TILE_MOVED: Final[i64] = 15
EVICTION: Final[i64] = 15
INFILTRATION: Final[i64] = 10
SMALL_CHANCE: Final[i64] = 5
SECRET_SCORING: Final[i64] = 15
ONE_LOST: Final[i64] = 8  # by each opponent
SOME_LOST: Final[i64] = 12
MANY_LOST: Final[i64] = 18

IN_COURT: Final = 0.6  # a caballero that comes to the court
PLACED: Final = 1.2  # one that is placed by a card, wherever one likes
MOVED: Final = 0.8  # one that is moved
COURT_LOST: Final = 0.25  # one that a rival loses from the court
OWN_COURT_LOST: Final = 0.6
POWER_BACK: Final = 0.12  # for each point of the card that comes back
KINGS_PEACE: Final = 0.3  # of how one stands where the king is: nothing changes there
HIT_BY_ANOTHER: Final = 0.6  # of what an action brings that reaches all others, for each of them
MOVED_BY_ANOTHER: Final = 0.3


@final
class Cards:
    """All cards of a set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.steps: list[Step] = []
        kinds: list[int] = []
        numbers: list[int] = []
        first: list[int] = []
        for card in rules.cards:
            first.append(len(kinds))
            for step in card.does:
                if not isinstance(step, Announce | TurnDisks):  # the step that follows says what for
                    kind, number = self.meaning(rules, step)
                    kinds.append(kind)
                    numbers.append(number)
        first.append(len(kinds))
        self.first: vec[i64] = vec[i64](first)  # by card: where its steps begin; those of the next one follow
        self.kinds: vec[i64] = vec[i64](kinds)
        self.numbers: vec[i64] = vec[i64](numbers)
        self.standings: vec[float] = vec[float]([0.0] * MOST_ROWS)  # see `look`

    def meaning(self, rules: Rules, step: Step) -> tuple[int, int]:
        """The kind of a step, and its number."""
        priced = price_of(step)
        if priced:
            return priced
        board = rules.board
        if isinstance(step, ScoreByValue):
            return int(SCORES_VALUES), int(step.value << CARD_BITS | step.or_value)
        if isinstance(step, ScoreCastillo):
            return int(SCORES_AREAS), mask([int(board.castillo)])
        if isinstance(step, ScoreFirsts):
            return int(SCORES_AREAS), int(board.region_mask)
        if isinstance(step, ScoreCoastFirsts):
            return int(SCORES_AREAS), int(board.coast & board.region_mask)
        if isinstance(step, ScoreNamed):
            return int(SCORES_AREAS), mask([board.number[name] for name in step.regions])
        if isinstance(step, Either):
            cards = [self.number_of(rules, name) for name in (step.first, step.second)]
            return int(EITHER), cards[0] << int(CARD_BITS) | cards[1]
        return self.meaning_to_caballeros(step)

    def meaning_to_caballeros(self, step: Step) -> tuple[int, int]:
        if isinstance(step, Muster):
            return int(MUSTERS), int(step.count)
        if isinstance(step, MusterUpTo):
            return int(MUSTERS), int(step.up_to)
        if isinstance(step, PlaceCaballeros):
            return int(PLACES), int(step.count)
        if isinstance(step, PlaceCaballerosIn):
            return int(PLACES), int(step.count)
        if isinstance(step, OpponentsLoseCourt):
            return int(SHRINKS_COURTS), int(step.count)
        if isinstance(step, MoveCaballeros):
            return int(MOVES), min(4, int(step.up_to))
        self.steps.append(step)
        return int(OF_PARTS), len(self.steps) - 1

    def number_of(self, rules: Rules, name: str) -> int:
        return rules.card_number[name]

    # ---- For the one who acts.
    def look(self, position: ElGrande, seat: i64) -> None:
        """Before several cards are judged for a seat."""
        standings(position, seat, self.standings)

    def action(self, position: ElGrande, card: i64, seat: i64) -> float:
        """What it brings to carry a card out; `look` has been called for this seat."""
        worth = 0.0
        for place in range(self.first[card], self.first[card + 1]):
            worth += self.step(position, self.kinds[place], self.numbers[place], seat, seat)
        return worth

    def step(self, position: ElGrande, kind: i64, number: i64, by: i64, seat: i64) -> float:
        if kind <= SCORES_ONE:
            if kind == PRICED:
                return 0.1 * float(number) if by == seat else 0.0
            return self.scoring(position, kind, number, by == seat)
        if kind == EITHER:
            first, second = number >> CARD_BITS, number & (1 << CARD_BITS) - 1
            if by == seat:
                return max(self.action(position, first, seat), self.action(position, second, seat))
            return min(self.by_another(position, first, by, seat), self.by_another(position, second, by, seat))
        if kind == OF_PARTS:
            return self.of_parts(position, self.steps[number], by, seat)
        return own_step(position, kind, number, seat) if by == seat else step_of_another(position, kind, number, seat)

    def scoring(self, position: ElGrande, kind: i64, number: i64, own: bool) -> float:
        table = self.standings
        if kind == SCORES_ONE:
            best = 0.0
            for region in position.board.regions:
                best = max(best, table[region]) if own else min(best, table[region])
            return best
        areas = number
        if kind == SCORES_FULLEST:
            areas = fullest_regions(position)
        elif kind == SCORES_EMPTIEST:
            areas = emptiest_regions(position)
        total = 0.0
        if kind == SCORES_VALUES:
            strips, value, other = position.board.strips, number >> CARD_BITS, number & (1 << CARD_BITS) - 1
            for region in position.board.regions:
                first = strips[position.strip(region)]
                if first in (value, other):
                    total += table[region]
            return total
        area: i64 = 0
        while areas:
            if areas & 1:
                total += table[area]
            areas >>= 1
            area += 1
        return total

    def of_parts(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        asked = position.rules.asked_about_steps
        while asked is not None:
            worth = asked.part.step_worth(position, step, by, seat)
            if worth != UNRATED:
                return worth
            asked = asked.rest
        return 0.0

    # ---- For the others.
    def by_another(self, position: ElGrande, card: i64, by: i64, seat: i64) -> float:
        """What it means to a seat that another carries a card out; `look` has been called for the seat."""
        worth = 0.0
        for place in range(self.first[card], self.first[card + 1]):
            worth += self.step(position, self.kinds[place], self.numbers[place], by, seat)
        return worth


def price_of(step: Step) -> tuple[int, int] | None:
    """Of steps of the base that need no number of their own."""
    if isinstance(step, KeepVeto):
        return int(PRICED), int(VETO_HELD)
    if isinstance(step, MoveTile):
        return int(PRICED), int(TILE_MOVED)
    if isinstance(step, Evict):
        return int(HITS_ALL), int(EVICTION)
    if isinstance(step, Infiltrate):
        return int(PRICED), int(INFILTRATION)
    if isinstance(step, GrandeIntoCastillo | SwapKingAndGrande):
        return int(PRICED), int(SMALL_CHANCE)
    if isinstance(step, ScoreDisks):
        return int(PRICED), int(SECRET_SCORING)
    if isinstance(step, RemoveOneOfEach):
        return int(HITS_ALL), int(ONE_LOST)
    if isinstance(step, OpponentsReturn):
        return int(HITS_ALL), int(SOME_LOST)
    if isinstance(step, ReturnFromDisk):
        return int(HITS_ALL), int(MANY_LOST if step.count == ALL else SOME_LOST)
    if isinstance(step, ScoreMost):
        return int(SCORES_FULLEST), 0
    if isinstance(step, ScoreFewest):
        return int(SCORES_EMPTIEST), 0
    if isinstance(step, ScoreChosen | ScoreOneOf):
        return int(SCORES_ONE), 0
    if isinstance(step, MoveGrande):
        return int(MOVES_HOME), 0
    if isinstance(step, TakeBackPowerCard):
        return int(TAKES_BACK), 0
    # Not under a name: compiled, a union of types that is given one is no value.
    if isinstance(step, MoveKing | MoveKingNear | MoveKingToEmptiest | MoveKingToFullest):
        return int(MOVES_KING), 0
    return (int(MOVES_KING), 0) if isinstance(step, MoveKingToGrande | MoveKingWithEntourage) else None


def own_step(position: ElGrande, kind: i64, number: i64, seat: i64) -> float:
    """What a step brings to who carries it out."""
    if kind == MUSTERS:
        return IN_COURT * float(min(number, position.province[seat]))
    if kind == PLACES:
        return PLACED * float(min(number, position.court[seat]))
    if kind == MOVES:
        return MOVED * float(number)
    if kind == HITS_ALL:
        return 0.1 * float(number)
    if kind == SHRINKS_COURTS:
        lost: i64 = 0
        for other in range(position.seats):
            if other != seat:
                lost += min(number, position.court[other])
        return COURT_LOST * float(lost)
    if kind == MOVES_KING:
        return best_king(position, seat)
    if kind == MOVES_HOME:
        return best_home(position, seat)
    return POWER_BACK * float(highest(used(position, seat)))


def step_of_another(position: ElGrande, kind: i64, number: i64, seat: i64) -> float:
    """What it means to a seat that another carries it out."""
    if kind == HITS_ALL:
        return -0.1 * HIT_BY_ANOTHER * float(number)
    if kind == MOVES:
        return -MOVED_BY_ANOTHER * float(number)
    if kind == SHRINKS_COURTS:
        return -OWN_COURT_LOST * float(min(number, position.court[seat]))
    return 0.0


def best_king(position: ElGrande, seat: i64) -> float:
    best = 0.0
    for region in position.board.regions:
        if region != position.king:
            best = max(best, kings_place(position, region, seat))
    return best


def kings_place(position: ElGrande, region: i64, seat: i64) -> float:
    """The points of his region, and that nothing changes there any more."""
    return moving_king(position, region, seat) + KINGS_PEACE * standing(position, region, seat)


def best_home(position: ElGrande, seat: i64) -> float:
    best = 0.0
    if position.grande[seat] == NOWHERE:
        return best
    for region in position.board.regions:
        best = max(best, moving_home(position, seat, region, seat))
    return best


def highest(cards: i64) -> i64:
    rank: i64 = 0
    while cards > 1:
        cards >>= 1
        rank += 1
    return rank
