"""The quick bot of El Grande: for each question a judge of answers, and the best judged one is given."""

from __future__ import annotations

from collections.abc import Callable

from meseta.bots.el_grande import actions, bidding, turns, vetoes
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, View, best_answer, top

QUESTIONS: dict[str, Callable[[Table], Judge]] = {
    "bidding": bidding.bidding,
    "choosing": actions.choosing,
    "choosing-home": actions.choosing_home,
    "choosing-king": actions.choosing_king,
    "choosing-score": actions.choosing_score,
    "disks": actions.disks,
    "escorting": actions.escorting,
    "evicting": actions.evicting,
    "intake": turns.intake,
    "moving": actions.moving,
    "moving-tile": actions.moving_tile,
    "passing-modifiers": actions.passing_modifiers,
    "placing": turns.placing,
    "player-by-player": actions.player_by_player,
    "proposal": vetoes.proposal,
    "removing": actions.removing,
    "returning": actions.returning,
    "taking-back": actions.taking_back,
    "turn": turns.turn,
}


def choose(view: View, seed: int) -> int:
    if len(view["legal"]) == 1:
        answer: int = view["legal"][0]["answer"]
        return answer
    return best_answer(view, QUESTIONS[top(view)["kind"]](Table(view)), seed)
