"""A round: cards are turned up, power cards are played, and the players take their turns in the order of power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import NOBODY, NOWHERE, Options
from meseta.engine.program import Step
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.answers import BID
from meseta.games.el_grande.board import DECKS
from meseta.games.el_grande.scoring import general_scoring
from meseta.games.el_grande.steps.secret_disks import ask_disks, with_caballeros_in_castillo
from meseta.games.el_grande.turns import Turns, turn_order

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


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


def space(game: ElGrande, number: i64) -> i64:
    """The space of the round track: the short game skips the first of every three."""
    if game.rules.rounds == 9:
        return number
    return (number - 1) // 2 * 3 + (number - 1) % 2 + 2
