"""A round with own cards: in which order its cards lie, whose turn it is, and what becomes of each own action."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.parts.intrigue.view import SeatWithOwnCards
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import turn

# What becomes of the action of an own card.
OWN: Final = "own"  # it is carried out
CHOICE: Final = "choice"  # or the King or Intrigue card
REPLACED: Final = "replaced"  # by the King or Intrigue card

# Where a place is in the course of its round.
ASKED: Final = "asked"  # a card is played now
NOW: Final = "now"  # the turn is taken now
DONE: Final = "done"


def in_order(view: ElGrandeView) -> list[int]:
    """The seats in the order of turns; those who have played no card yet follow as they will play."""
    played, seats = view["turn_order"], len(view["seats"])
    coming = [(view["leader"] + after) % seats for after in range(seats)]
    return [*played, *[seat for seat in coming if seat not in played]]


def state_of(view: ElGrandeView, seat: int) -> str:
    its_turn = turn(view)
    if its_turn is not None and its_turn["seat"] == seat:
        return NOW
    for frame in view["business"]:
        if frame["kind"] == "turns":
            return "" if seat in frame["turns_left"] else DONE
        if frame["kind"] == "bidding" and seat in view["waiting"]:
            return ASKED
    return ""


def own_action(view: ElGrandeView, seat: SeatWithOwnCards) -> str:
    """First and last carry out the King and the Intrigue card, unless they may choose."""
    if seat["action"] is not None:
        return OWN if seat["action"] == "own" else REPLACED
    if seat["royal_card"] is None:
        return OWN
    free = len(view["seats"]) <= 3 or view["options"]["free-choice"] == "on"
    return CHOICE if free and not seat["no_card"] else REPLACED
