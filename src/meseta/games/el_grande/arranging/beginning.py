"""Beginning to play at one of the moments, on a table as it was laid out."""

from __future__ import annotations

from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.engine.program import Program, Step
from meseta.engine.refusal import Refused
from meseta.games.el_grande.arranging.facts import MOMENTS, colour, player
from meseta.games.el_grande.arranging.laying_out import put_number
from meseta.games.el_grande.part import AUCTION
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.rounds import EndRound, TakeTurns, TurnUpCards
from meseta.games.el_grande.turns import COLOUR_BITS, Turns, turn_order


def start(game: ElGrande, words: list[str], province_given: bool) -> None:
    """Begin at one of the moments."""
    game.round = max(game.round, 1)
    if not province_given:
        for colour_ in range(game.colours):
            its = game.board.colours[colour_]
            game.province[colour_] = its.pieces - game.court[colour_] - standing(game, colour_)
            if game.province[colour_] < 0:
                raise Refused("error-too-many-caballeros", colour=its.name, most=its.pieces)
    faults = game.faults() + [
        Refused("fault-bid-in-hand", seat=game.seat_name(seat))
        for seat in range(game.seats)
        if game.hand[seat] >> game.power[seat] & 1
    ]
    if faults:
        raise Refused("error-impossible-table", faults=faults)
    moment = words[0] if words else ""
    own = [part for part in game.rules.parts if moment in part.MOMENTS]
    if moment == "general-scoring":
        begin_at(game, step_of_scoring(game))
    elif own:
        begin_at(game, own[0].start(game, moment))
    elif moment == "round" and len(words) == 2:
        game.leader = player(game, words[1])
        begin_at(game, step_of_round(game, TurnUpCards))
        game.round -= 1
    elif moment == "bidding" and len(words) == 2:
        game.leader = player(game, words[1])
        begin_at(game, step_of_bidding(game))
    elif moment == "turn" and len(words) == 2:
        start_turn(game, colour(game, words[1]))
    else:
        raise Refused("error-no-such-moment", words=" ".join(words), moments=MOMENTS)
    game.run()


def begin_at(game: ElGrande, step: int) -> None:
    """At a step of the whole game."""
    game.push(Program(game.rules.game_card, NOBODY, step))


def standing(game: ElGrande, colour: int) -> i64:
    return sum(game.caballeros[row * game.board.width + colour] for row in range(game.board.rows))


def start_turn(game: ElGrande, first: int) -> None:
    """It is a player's turn; all who bid more have had theirs."""
    if all(game.bid[each] == NO_BID for each in range(game.colours)):
        for after in range(game.colours):
            put_number(game, "bids", (first + after) % int(game.colours), int(game.board.highest_power) - after)
    bids = [game.bid[each] for each in range(game.colours)]
    if NO_BID in bids:
        raise Refused("error-bids-missing")
    if len(set(bids)) < len(bids):
        raise Refused("error-bids-equal")
    had_theirs = sum(bid > game.bid[first] for bid in bids)
    begin_at(game, step_of_round(game, EndRound))
    game.push(Turns(turn_order(game) >> COLOUR_BITS * had_theirs))


def step_of_round(game: ElGrande, kind: type[Step]) -> int:
    """The place of a step of this round in the program of the whole game."""
    places = [at for at, step in enumerate(game.cards[game.rules.game_card].does) if isinstance(step, kind)]
    return places[game.round - 1]


def step_of_bidding(game: ElGrande) -> int:
    """With what parts put right before it."""
    before = [step for part in game.rules.parts for step in part.steps(AUCTION)]
    return step_of_round(game, TakeTurns) - 1 - len(before)


def step_of_scoring(game: ElGrande) -> int:
    """The general scoring that ends these rounds, whichever round was named."""
    third = int(game.rules.rounds) // 3
    game.round = (game.round + third - 1) // third * third
    return step_of_round(game, EndRound) + 1
