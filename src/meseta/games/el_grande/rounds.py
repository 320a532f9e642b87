"""A round: cards are turned up, power cards are played, and the players take their turns in the order of power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Frame, Question
from meseta.engine.options import DONE, NOBODY, NOWHERE, Options
from meseta.engine.program import Program, Step
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.answers import (
    ACT,
    ACT_OR_END,
    BID,
    COURT,
    COURTS,
    DECKS_LEFT,
    PLACE,
    PLACE_ACT_OR_END,
    PLACE_OR_END,
    RECALL,
    TAKE,
)
from meseta.games.el_grande.board import COLOURS, DECKS, SUPPLY
from meseta.games.el_grande.scoring import general_scoring
from meseta.games.el_grande.steps.secret_disks import ask_disks, with_caballeros_in_castillo

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NOT_TAKEN: Final[i64] = -1


# ---- The steps of a game.
@final
class TurnUpCards(Step):
    """A new round: the top card of each deck is turned face up."""

    def begin(self, game: ElGrande, by: i64) -> None:
        game.round += 1
        for seat in range(game.seats):
            game.bid[seat] = 0
            game.took[seat] = 0
        game.note_reveal()
        if game.listener is not None:
            game.tell("round", NOBODY, game.round)
            for deck in range(DECKS):
                game.tell("card-turned-up", NOBODY, game.card_on(deck), deck)


@final
class Auction(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(Bidding(game.leader, game.seats, 0))


@final
class TakeTurns(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(Turns(turn_order(game)))


@final
class EndRound(Step):
    """Whoever acted last leads the next auction; vetoes of the round before expire."""

    def begin(self, game: ElGrande, by: i64) -> None:
        for seat in range(game.seats):
            if game.bid[seat] < game.bid[game.leader]:
                game.leader = seat
        game.age_vetoes()


@final
class SetDisks(Step):
    """Whoever has caballeros in the Castillo chooses their region in secret (ruling A50)."""

    def begin(self, game: ElGrande, by: i64) -> None:
        game.tell("general-scoring", NOBODY)
        ask_disks(game, NOBODY, with_caballeros_in_castillo(game), 0, NOWHERE)


@final
class GeneralScoring(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        general_scoring(game)


ROUND: Final[list[Step]] = [TurnUpCards(), Auction(), TakeTurns(), EndRound()]
SCORING: Final[list[Step]] = [SetDisks(), GeneralScoring()]


# ---- Bidding.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Question):
    """Each player in turn plays a power card of a value that does not lie on the table yet."""

    NAME: ClassVar[str] = "bidding"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "values_barred")

    def __init__(self, seat: i64, left: i64, barred: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.barred: i64 = barred  # the values on the table, one bit each

    def options(self, game: ElGrande, seat: i64) -> Options:
        bids = game.empty_options()
        bids.add_each(BID, game.hand[seat] & ~self.barred)
        return bids

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        value = option - BID
        power_cards.play(game, seat, value)
        if game.listener is not None:
            game.tell("bid", seat, value)
        self.barred |= 1 << value
        self.seat = (seat + 1) % game.seats
        self.left -= 1
        if self.left == 0:
            game.pop()

    def data(self) -> list[Any]:
        return [self.seat, self.left, self.barred]

    def copy(self) -> Bidding:
        return Bidding(self.seat, self.left, self.barred)


# ---- Turns.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Frame):
    """The players take their turns, the highest power card first."""

    NAME: ClassVar[str] = "turns"
    FIELDS: ClassVar[tuple[str, ...]] = ("turns_left",)

    def __init__(self, left: i64) -> None:
        self.left: i64 = left  # the seats whose turns are to come, packed: see turn_order

    def advance(self, game: ElGrande) -> None:
        if self.left == 0:
            game.pop()
            return
        seat = (self.left & 7) - 1
        self.left >>= 3
        game.push(Turn(seat, NOT_TAKEN, 0, 0))
        supply = SUPPLY[game.bid[seat]]
        if supply > 0:
            game.push(Intake(seat, supply))

    def data(self) -> list[Any]:
        return [self.left]

    def copy(self) -> Turns:
        return Turns(self.left)


def turn_order(game: ElGrande) -> i64:
    """All seats from the highest power card to the lowest, packed: seat + 1 in three bits each, the first lowest."""
    order: i64 = 0
    bid, seats = game.bid, game.seats
    for seat in range(seats):
        before: i64 = 0
        mine = bid[seat]
        for other in range(seats):
            if bid[other] > mine:
                before += 3
        order |= seat + 1 << before
    return order


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Intake(Question):
    """Caballeros come from the province to the court; if it runs out, the rest may be recalled from regions."""

    NAME: ClassVar[str] = "intake"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def waiting(self, game: ElGrande) -> i64:
        seat = self.seat
        if self.left > 0 and (game.province[seat] > 0 or game.on_board(seat) > 0):
            return seat
        return NOBODY

    def options(self, game: ElGrande, seat: i64) -> Options:
        province = game.province[seat]
        if province > 0:
            return COURTS[self.left if self.left < province else province]
        # Not from the king's region and not from the Castillo (ruling A6).
        regions = game.empty_options()
        game.add_regions(regions, RECALL, seat, 1)
        regions.add(DONE)
        return regions

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option == DONE:
            game.pop()
        elif game.province[seat] > 0:
            count = option - COURT
            game.muster(seat, count)
            if game.listener is not None:
                game.tell("intake", seat, count)
            self.left -= count
            if game.province[seat] > 0:
                game.pop()
        else:
            region = option - RECALL
            game.caballeros[region * COLOURS + seat] -= 1
            game.court[seat] += 1
            game.tell("recalled", seat, 1, region)
            self.left -= 1

    def data(self) -> list[Any]:
        return [self.seat, self.left]

    def copy(self) -> Intake:
        return Intake(self.seat, self.left)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Question):
    """A player takes an action card, then places caballeros and carries out its special action, in either order.

    The halves never interleave: once something was placed before the action, nothing is placed after it.
    """

    NAME: ClassVar[str] = "turn"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "left", "acted")

    def __init__(self, seat: i64, deck: i64, left: i64, acted: i64) -> None:
        self.seat = seat
        self.deck: i64 = deck  # where the action card was taken, or NOT_TAKEN
        self.left: i64 = left  # how many caballeros may still be placed
        self.acted: i64 = acted  # 1 once the special action was begun

    def waiting(self, game: ElGrande) -> i64:
        if self.acted and (self.left == 0 or game.court[self.seat] == 0):
            return NOBODY
        return self.seat

    def options(self, game: ElGrande, seat: i64) -> Options:
        if self.deck == NOT_TAKEN:
            return DECKS_LEFT[decks_taken(game)]
        if self.left == 0 or game.court[seat] == 0:
            return ACT_OR_END  # had the action been carried out, the turn would be over
        return PLACE_OR_END[game.king] if self.acted else PLACE_ACT_OR_END[game.king]

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option >= PLACE:
            self.left -= 1
            game.deploy(seat, option - PLACE)
            if game.listener is not None:
                game.tell("placed", seat, 1, option - PLACE)
        elif option >= TAKE:
            self.deck = option - TAKE
            self.left = self.deck + 1
            game.took[seat] = 1 << self.deck
            if game.listener is not None:
                game.tell("took", seat, game.card_on(self.deck), self.deck)
        elif option == ACT:
            if self.left <= self.deck:
                self.left = 0
            self.acted = 1
            card = game.card_on(self.deck)
            if game.listener is not None:
                game.tell("acts", seat, card)
            game.push(Program(card, seat, 0))
        else:
            if game.listener is not None:
                game.tell("ends-turn", seat)
            game.pop()

    def data(self) -> list[Any]:
        return [self.seat, self.deck, self.left, self.acted]

    def copy(self) -> Turn:
        return Turn(self.seat, self.deck, self.left, self.acted)


def space(game: ElGrande, number: i64) -> i64:
    """The space of the round track: the short game skips the first of every three."""
    if game.rules.rounds == 9:
        return number
    return (number - 1) // 2 * 3 + (number - 1) % 2 + 2


def decks_taken(game: ElGrande) -> i64:
    taken: i64 = 0
    took = game.took
    for seat in range(game.seats):
        taken |= took[seat]
    return taken
