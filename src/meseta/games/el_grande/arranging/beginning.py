"""Beginning to play at one of the moments, on a table as it was laid out."""

from __future__ import annotations

from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.engine.program import Program, Step
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits
from meseta.games.el_grande.arranging.facts import MOMENTS, colour, player
from meseta.games.el_grande.arranging.laying_out import put_bid
from meseta.games.el_grande.part import AUCTION, ORDER
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.rounds import EndRound, TakeTurns, TurnUpCards
from meseta.games.el_grande.turns import COLOUR_BITS, turn_order


def start(position: ElGrande, words: list[str], province_given: bool) -> None:
    """Begin at one of the moments."""
    position.round = max(position.round, 1)
    moment = words[0] if words else ""
    dialling = moment == "dialling" and any(part.SENT_OUT for part in position.rules.parts)
    if dialling:
        position.round = 0
    for part in position.rules.parts:
        part.settle(position, moment)
    position.ask_again()
    if not province_given:
        for colour_ in range(position.colours):
            its = position.board.colours[colour_]
            position.province[colour_] = its.pieces - position.court[colour_] - standing(position, colour_)
            if position.province[colour_] < 0:
                raise Refused("error-too-many-caballeros", colour=its.name, most=its.pieces)
    faults = position.faults() + [
        Refused("fault-bid-in-hand", seat=position.seat_name(seat))
        for seat in range(position.seats)
        if position.hand[seat] >> position.power[seat] & 1
    ]
    if faults:
        raise Refused("error-impossible-table", faults=faults)
    own = [part for part in position.rules.parts if moment in part.MOMENTS]
    if dialling:
        begin_at(position, 0)
    elif moment == "general-scoring":
        begin_at(position, step_of_scoring(position))
    elif own:
        begin_at(position, own[0].start(position, moment))
    elif moment == "round" and len(words) == 2:
        position.leader = player(position, words[1])
        begin_at(position, step_of_round(position, TurnUpCards))
        position.round -= 1
    elif moment == "bidding" and len(words) == 2:
        position.leader = player(position, words[1])
        begin_at(position, step_of_bidding(position))
    elif moment == "turn" and len(words) == 2:
        start_turn(position, colour(position, words[1]))
    else:
        raise Refused("error-no-such-moment", words=" ".join(words), moments=MOMENTS)
    position.run()


def begin_at(position: ElGrande, step: int) -> None:
    """At a step of the whole game."""
    position.push(Program(position.rules.game_card, NOBODY, step))


def standing(position: ElGrande, colour: int) -> i64:
    return sum(position.caballeros[row * position.board.width + colour] for row in range(position.board.rows))


def start_turn(position: ElGrande, first: int) -> None:
    """It is a player's turn; all who bid more have had theirs. Colours without a province have no turns."""
    bidders = bits(position.board.with_province)
    if all(position.bid[each] == NO_BID for each in bidders):
        highest_first = reversed(bits(position.board.all_powers))
        for after, rank in zip(range(len(bidders)), highest_first, strict=False):
            put_bid(position, bidders[(bidders.index(first) + after) % len(bidders)], rank)
    bids = [position.bid[each] for each in bidders]
    if NO_BID in bids:
        raise Refused("error-bids-missing")
    if len(set(bids)) < len(bids):
        raise Refused("error-bids-equal")
    had_theirs = sum(bid > position.bid[first] for bid in bids)
    begin_at(position, step_of_round(position, EndRound))
    for part in position.rules.parts:
        part.before_turns(position)
    taking = position.cards[position.rules.game_card].does[step_of_round(position, TakeTurns)]
    assert isinstance(taking, TakeTurns)
    position.push(taking.turns(turn_order(position) >> COLOUR_BITS * had_theirs))


def step_of_round(position: ElGrande, kind: type[Step]) -> int:
    """The place of a step of this round in the program of the whole game."""
    places = [at for at, step in enumerate(position.cards[position.rules.game_card].does) if isinstance(step, kind)]
    return places[position.round - 1]


def step_of_bidding(position: ElGrande) -> int:
    """With what parts put right before it."""
    of_parts = [step for part in position.rules.parts for step in [*part.steps(AUCTION), *part.steps(ORDER)]]
    return step_of_round(position, TakeTurns) - 1 - len(of_parts)


def step_of_scoring(position: ElGrande) -> int:
    """The general scoring that ends these rounds, whichever round was named."""
    third = int(position.rules.rounds) // 3
    position.round = (position.round + third - 1) // third * third
    return step_of_round(position, EndRound) + 1
