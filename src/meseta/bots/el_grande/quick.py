"""The quick bot of El Grande: for each question a judge of answers, and the best judged one is given."""

from __future__ import annotations

from typing import cast

from meseta.bots.el_grande import actions, bidding, turns, vetoes
from meseta.bots.el_grande.part import RuleOfThumb
from meseta.bots.el_grande.parts.catalogue import PARTS
from meseta.bots.el_grande.table import Table
from meseta.bots.view import best_answer
from meseta.engine.view import View
from meseta.games.el_grande.view import ElGrandeView

QUESTIONS: dict[str, RuleOfThumb] = {
    "bidding": bidding.bidding,
    "choosing": actions.choosing,
    "choosing-home": actions.choosing_home,
    "choosing-king": actions.choosing_king,
    "choosing-score": actions.choosing_score,
    "choosing-score-of": actions.choosing_score,
    "disks": actions.disks,
    "escorting": actions.escorting,
    "evicting": actions.evicting,
    "intake": turns.intake,
    "moving": actions.moving,
    "moving-tile": actions.moving_tile,
    "placing": turns.placing,
    "placing-in": turns.placing,
    "player-by-player": actions.player_by_player,
    "proposal": vetoes.proposal,
    "removing": actions.removing,
    "returning": actions.returning,
    "taking-back": bidding.taking_back,
    "turn": turns.turn,
}


def choose(view: View, seed: int) -> int:
    """The answer to a view of El Grande."""
    if len(view["legal"]) == 1:
        return view["legal"][0]["answer"]
    table = Table(cast("ElGrandeView", view), PARTS, seed)
    return best_answer(view, rules_of_thumb(table)[table.question["kind"]](table), seed)


def rules_of_thumb(table: Table) -> dict[str, RuleOfThumb]:
    """By the kind of question; the parts that are played come before the base."""
    return {**QUESTIONS, **{kind: rule for part in table.parts for kind, rule in part.questions.items()}}
