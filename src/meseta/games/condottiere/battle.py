"""A battle: players lay cards before them in turn, or pass, until all have passed or one surrenders."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.games.condottiere.answers import FAVOUR, FAVOUR_OFF, PASS, PASS_SHOWING, PLAY, TAKE
from meseta.games.condottiere.board import REGIONS
from meseta.games.condottiere.conquest import conclude
from meseta.games.condottiere.deck import (
    BISHOP,
    KINDS,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
    goes_face_down,
)
from meseta.games.condottiere.strength import strongest_in_play

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Battle(Question):
    """Whose turn it is, who has passed, and who has played a card."""

    NAME: ClassVar[str] = "battle"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "seats_passed", "seats_played", "acting", "fighters")

    def __init__(self, seat: i64, first: i64, seats_passed: i64, seats_played: i64, acting: i64, fighters: i64) -> None:
        self.seat = seat
        self.first: i64 = first  # who placed the token and took the first turn
        self.seats_passed: i64 = seats_passed  # one bit for each seat that is out of this battle
        self.seats_played: i64 = seats_played  # one bit for each seat that has played a card
        self.acting: i64 = acting  # 1 while the effect of a card is not finished
        self.fighters: i64 = fighters  # in the final battle, one bit for each seat that is in it; else 0

    def waiting(self, position: Condottiere) -> i64:
        seat = self.seat
        return NOBODY if self.acting or self.seats_passed >> seat & 1 or not self.has_a_choice(position, seat) else seat

    def has_a_choice(self, position: Condottiere, seat: i64) -> bool:
        """Without cards one must pass, but may show the card that lies face down if that can matter (ruling C35)."""
        return position.has_cards(seat) or (
            position.hidden[seat] != NOWHERE and not self.others_are_out(position, seat)
        )

    def others_are_out(self, position: Condottiere, seat: i64) -> bool:
        """They have passed or have no cards: nobody else can play any more."""
        for other in range(position.seats):
            if other != seat and not self.seats_passed >> other & 1 and position.has_cards(other):
                return False
        return True

    def legal(self, position: Condottiere, seat: i64) -> Answers:
        answers = position.empty_answers()
        answers.add_each(PLAY, position.kinds[seat])
        answers.add(PASS)
        if position.hidden[seat] != NOWHERE:
            answers.add(PASS_SHOWING)
        return answers

    def answer(self, position: Condottiere, seat: i64, answer: i64) -> None:
        if answer >= PLAY:
            self.seats_played |= 1 << seat
            position.hold(seat, answer - PLAY, -1)
            self.play(position, seat, answer - PLAY)
        else:
            self.pass_on(position, seat, answer == PASS_SHOWING)
        if not self.acting:
            self.seat = (seat + 1) % position.seats

    def play(self, position: Condottiere, seat: i64, kind: i64) -> None:
        if position.rules.face_down and goes_face_down(kind):
            if position.listener is not None:
                position.tell("played-face-down", seat)
            position.turn_up(seat)
            position.hidden[seat] = kind
            return
        if position.listener is not None:
            position.tell("played", seat, kind)
        position.show(seat, kind)
        if kind < MERCENARIES:
            return
        if kind == WINTER:
            position.discard_from_companies(SPRING)
        elif kind == SPRING:
            position.discard_from_companies(WINTER)
        elif kind == BISHOP:
            self.bless(position, seat)
        elif kind == SCARECROW:
            position.discard_from_companies(SCARECROW)
            position.push(TakingBack(seat))
        elif kind == SURRENDER:
            self.seats_passed = (1 << position.seats) - 1
        self.acting = 1

    def bless(self, position: Condottiere, seat: i64) -> None:
        """The strongest mercenaries that lie face up go; the favour of the Pope is placed anew."""
        position.discard_from_companies(BISHOP)
        strongest = strongest_in_play(position.company)
        if strongest != NOBODY:
            position.tell("bishop-removes", seat, strongest)
            position.discard_from_companies(strongest)
        if not self.fighters:  # there it has no effect (ruling C22)
            position.push(PlacingFavour(seat))

    def pass_on(self, position: Condottiere, seat: i64, showing: bool) -> None:
        if showing:
            position.turn_up(seat)
        if self.may_come_back(position, seat):
            position.tell("passes-for-now", seat)
        else:
            self.seats_passed |= 1 << seat
            if position.listener is not None:
                position.tell("passed", seat)

    def may_come_back(self, position: Condottiere, seat: i64) -> bool:
        """A defender who has not played yet, while somebody else can still play (ruling C24)."""
        if not position.rules.retaking or position.region == NOWHERE or position.owner[position.region] != seat:
            return False
        return not self.seats_played >> seat & 1 and not self.others_are_out(position, seat)

    def advance(self, position: Condottiere) -> None:
        if self.acting:
            # The card that lay face down is turned up after the effect of the next one (ruling C31).
            self.acting = 0
            position.turn_up(self.seat)
            self.seat = (self.seat + 1) % position.seats
        everybody = (1 << position.seats) - 1
        while self.seats_passed != everybody:
            seat = self.seat
            if not self.seats_passed >> seat & 1:
                if self.has_a_choice(position, seat):
                    return
                self.seats_passed |= 1 << seat
            self.seat = (seat + 1) % position.seats
        position.pop()
        conclude(position, self.first, self.seats_played, self.fighters)

    def copy(self) -> Battle:
        return Battle(self.seat, self.first, self.seats_passed, self.seats_played, self.acting, self.fighters)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakingBack(Question):
    """A scarecrow: one mercenary of the own company, or none, goes back to the hand."""

    NAME: ClassVar[str] = "taking-back"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, position: Condottiere) -> i64:
        base = self.seat * KINDS
        for card in range(base, base + MERCENARIES):
            if position.company[card] > 0:
                return self.seat
        return NOBODY

    def legal(self, position: Condottiere, seat: i64) -> Answers:
        answers = position.empty_answers()
        for kind in range(MERCENARIES):
            if position.company[seat * KINDS + kind] > 0:
                answers.add(TAKE + kind)
        answers.add(DONE)
        return answers

    def answer(self, position: Condottiere, seat: i64, answer: i64) -> None:
        position.pop()
        if answer != DONE:
            kind = answer - TAKE
            position.company[seat * KINDS + kind] -= 1
            position.hold(seat, kind, 1)
            position.known[seat * MERCENARIES + kind] += 1
            position.tell("took-back", seat, kind)

    def copy(self) -> TakingBack:
        return TakingBack(self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlacingFavour(Question):
    """A bishop: the favour of the Pope is laid on a region, where no battle can be then, or kept off the board."""

    NAME: ClassVar[str] = "placing-favour"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: Condottiere, seat: i64) -> Answers:
        answers = position.empty_answers()
        for region in range(REGIONS):
            # With retaking on any region; otherwise not where the battle is, nor where somebody has won (ruling C7).
            if position.rules.retaking or (region != position.region and position.owner[region] == NOBODY):
                answers.add(FAVOUR + region)
        answers.add(FAVOUR_OFF)
        return answers

    def answer(self, position: Condottiere, seat: i64, answer: i64) -> None:
        position.pop()
        if answer == FAVOUR_OFF:
            position.favour = NOWHERE
            position.tell("favour-off", seat)
        else:
            position.favour = answer - FAVOUR
            position.tell("favour-placed", seat, 0, position.favour)

    def copy(self) -> PlacingFavour:
        return PlacingFavour(self.seat)
