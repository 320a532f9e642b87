"""The peer of `meseta bench`: OpenSpiel's hearts, a four-player card game in C++, played at random.

Only players' decisions are counted, not OpenSpiel's chance nodes.
"""

# OpenSpiel declares no types.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pyspiel

from meseta.cli.stopwatch import per_second

ROLLOUTS = 400
SIMULATIONS = 200  # of one search
SEEDS = count(1)
HEARTS = pyspiel.load_game("hearts")


def deal() -> Any:
    """A game with its cards dealt: the rollouts meet no chance node."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def hearts_cpp() -> float:
    """Decisions a second inside C++: a tree search of two simulations, each of which plays many whole games.

    The first simulation plays from the root, the second from after one decision.
    """
    state = deal()
    seed = next(SEEDS)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(HEARTS, evaluator, 2.0, 2, 1000, False, seed, False)
    left = drive(state.clone())

    def two_simulations() -> int:
        bot.step(state)
        return ROLLOUTS * (2 * left - 1)

    return per_second(two_simulations)


def hearts_ismcts() -> float:
    """Decisions a second that OpenSpiel's search over imagined worlds simulates, from the first one with a choice."""
    state = deal()
    while len(state.legal_actions()) == 1:  # it does not search then
        state.apply_action(state.legal_actions()[0])
    seed = next(SEEDS)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS)
    left = drive(state.clone())

    def simulations() -> int:
        bot.step(state)
        return SIMULATIONS * left

    return per_second(simulations)


def hearts_driven() -> float:
    """Decisions a second of games driven from Python, chance nodes sampled by their probabilities."""
    return per_second(lambda: sum(drive(HEARTS.new_initial_state()) for _ in range(10)))


def drive(state: Any) -> int:
    decisions = 0
    pick = random.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, probabilities)[0])
        else:
            options = state.legal_actions()
            state.apply_action(options[int(pick() * len(options))])
            decisions += 1
    return decisions
