"""Rounds: cards are turned up, power cards are played, and the players take their turns in the order of power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import NOBODY, NOWHERE, Options
from meseta.engine.program import Card, Step
from meseta.games.el_grande import automa, power_cards
from meseta.games.el_grande.answers import BID, MODIFY
from meseta.games.el_grande.board import ALL_POWER_CARDS, CASTILLO, DECKS
from meseta.games.el_grande.modifiers import (
    ALL_MODIFIERS,
    BIT_OF_NOUGHT,
    CHANGE,
    KINDS,
    NO_MODIFIER,
    NOBODYS,
    kinds_of,
    one_of_kind,
)
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.scoring import general_scoring
from meseta.games.el_grande.steps.pass_modifiers import PassModifiers
from meseta.games.el_grande.steps.secret_disks import ask_disks, leaving_castillo
from meseta.games.el_grande.turns import Turns, turn_order

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


# ---- The steps of a game.
@final
class TurnUpCards(Step):
    """A new round: the top card of each deck is turned face up."""

    def begin(self, game: ElGrande, by: i64) -> None:
        game.round += 1
        for colour in range(game.colours):
            game.bid[colour] = NO_BID
            game.took[colour] = 0
        if game.rules.modifiers:
            game.modifier = NOBODYS
        game.note_reveal()
        if game.listener is not None:
            game.tell("round", NOBODY, game.round)
            for deck in range(DECKS):
                if not game.rules.decks.missing >> deck & 1:
                    game.tell("card-turned-up", NOBODY, game.card_on(deck), deck)


@final
class AutomaArrives(Step):
    """Its caballeros come to two regions, and its power card is turned up before anybody plays one."""

    def begin(self, game: ElGrande, by: i64) -> None:
        automa.arrive(game)
        automa.show_power_card(game)


@final
class Auction(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        barred: i64 = 1 << automa.power_card(game) + BIT_OF_NOUGHT if game.rules.automa else 0
        game.push(Bidding(game.leader, game.seats, barred))


@final
class TakeTurns(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(Turns(turn_order(game)))


@final
class EndRound(Step):
    """The player with the lowest bid leads the next auction; vetoes of the round before expire."""

    def begin(self, game: ElGrande, by: i64) -> None:
        for seat in range(game.seats):
            if game.bid[seat] < game.bid[game.leader]:
                game.leader = seat
        game.age_vetoes()


@final
class SetDisks(Step):
    """Whoever has pieces in the Castillo chooses their region in secret (ruling A50), unless it is closed (A33)."""

    def begin(self, game: ElGrande, by: i64) -> None:
        game.tell("general-scoring", NOBODY)
        asked = 0 if game.king == CASTILLO else leaving_castillo(game)
        ask_disks(game, NOBODY, asked, 0, NOWHERE)


@final
class GeneralScoring(Step):
    def begin(self, game: ElGrande, by: i64) -> None:
        general_scoring(game)


def game_program(options: dict[str, str], with_automa: bool) -> Card:
    """The whole game: three times three rounds (short: two) and a general scoring."""
    beginning: list[Step] = [PassModifiers()] if options["shifting-powers"] == "on" else []
    arrival: list[Step] = [AutomaArrives()] if with_automa else []
    a_round: list[Step] = [TurnUpCards(), *arrival, Auction(), TakeTurns(), EndRound()]
    third = [*a_round * (int(options["rounds"]) // 3), SetDisks(), GeneralScoring()]
    return Card(f"{options['rounds']}-rounds", "", [*beginning, *third * 3])


# ---- Bidding.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Question):
    """Each player in turn plays a power card, with a modifier or without; the result must not lie on the table yet."""

    NAME: ClassVar[str] = "bidding"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "values_barred")

    def __init__(self, seat: i64, left: i64, barred: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.barred: i64 = barred  # the results on the table, one bit each, see modifiers.BIT_OF_NOUGHT

    def options(self, game: ElGrande, seat: i64) -> Options:
        bids = game.empty_options()
        hand, modifier = game.hand[seat], game.modifier[seat]
        bids.add_each(BID, self.fitting(hand, CHANGE[modifier]))
        if hand & ALL_MODIFIERS and modifier == NO_MODIFIER:
            bids.add_each(MODIFY, self.fitting_modifiers(hand))
        return bids

    def fitting(self, hand: i64, change: i64) -> i64:
        """The power cards whose value with this change is not on the table, one bit each."""
        return hand & ALL_POWER_CARDS & ~(self.barred >> BIT_OF_NOUGHT + change)

    def fitting_modifiers(self, hand: i64) -> i64:
        """The kinds of modifiers with which some power card fits, one bit each."""
        kinds = kinds_of(hand)
        for kind in range(KINDS):
            if kinds >> kind & 1 and not self.fitting(hand, CHANGE[one_of_kind(hand, kind)]):
                kinds &= ~(1 << kind)
        return kinds

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        if option >= MODIFY:
            kind = option - MODIFY
            power_cards.modify(game, seat, one_of_kind(game.hand[seat], kind))
            game.tell("modifies", seat, 0, kind)
            return
        power_cards.play(game, seat, option - BID)
        if game.listener is not None:
            game.tell("bid", seat, option - BID)
        self.barred |= 1 << game.bid[seat] + BIT_OF_NOUGHT
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
