"""Several players are affected one after another: each is one step, so a veto may spare the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Frame
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import NEXT

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlayerByPlayer(Frame):
    """A change for each of several players. While a veto is out, the actor first fixes their order (ruling A20)."""

    NAME: ClassVar[str] = "player-by-player"
    FIELDS: ClassVar[tuple[str, ...]] = ("by", "change", "amount", "seats_left", "order", "at")

    def __init__(self, by: i64, change: Change, amount: i64, seats_left: i64, order: vec[i64], at: i64) -> None:
        self.by: i64 = by
        self.change: Change = change
        self.amount: i64 = amount
        self.seats_left: i64 = seats_left  # one bit for each seat that has no place in the order yet
        self.order: vec[i64] = order
        self.at: i64 = at  # the place in the order that comes next

    def waiting(self, position: ElGrande) -> i64:
        # Whoever comes last need not be named.
        several = self.seats_left & self.seats_left - 1 != 0
        return self.by if several and position.others_may_stop_a_step(self.by) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        names = position.empty_answers()
        names.add_each(NEXT, self.seats_left)
        return names

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        self.put_next(answer - NEXT)

    def put_next(self, seat: i64) -> None:
        self.order = append(self.order, seat)
        self.seats_left &= ~(1 << seat)

    def advance(self, position: ElGrande) -> None:
        seats = position.seats
        for after in range(1, seats):
            seat = (self.by + after) % seats
            if self.seats_left >> seat & 1:
                self.put_next(seat)
        if self.at == len(self.order):
            position.pop()
        else:
            seat = self.order[self.at]
            self.at += 1
            position.propose(self.change, self.by, seat, self.amount)

    def copy(self) -> PlayerByPlayer:
        return PlayerByPlayer(self.by, self.change, self.amount, self.seats_left, self.order[:], self.at)


def player_by_player(position: ElGrande, by: i64, change: Change, amount: i64, seats: i64) -> None:
    """In an order the actor fixes."""
    position.push(PlayerByPlayer(by, change, amount, seats, vec[i64](), 0))


def clockwise(position: ElGrande, by: i64, change: Change, amount: i64, seats: i64) -> None:
    """From the actor's left."""
    order = vec[i64]()
    for after in range(1, position.seats):
        seat = (by + after) % position.seats
        if seats >> seat & 1:
            order = append(order, seat)
    position.push(PlayerByPlayer(by, change, amount, 0, order, 0))
