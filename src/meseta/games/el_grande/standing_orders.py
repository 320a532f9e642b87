"""Standing orders for vetoes: what a holder has decided in advance, so that questions off turn do not stall a game."""

from __future__ import annotations

from typing import Final

from meseta.engine.answers import ALLOW, VETO
from meseta.engine.proposal import Proposal
from meseta.engine.title import StandingOrder
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rules import OPEN, Rules, is_kept
from meseta.games.el_grande.scoring import if_scored_now

ASK: Final = "ask"  # ask me every time
NEVER: Final = "never"  # allow whatever is announced
POINTS: Final = "points"  # veto whatever costs me points, allow the rest; ask where that cannot be seen
OF_VETOES: Final = StandingOrder("veto", [ASK, NEVER, POINTS])


def offered(rules: Rules) -> list[StandingOrder]:
    """Where there are cards that veto."""
    return [OF_VETOES] if any(is_kept(face.card) for face in rules.faces) else []


def ordered(position: ElGrande, seat: int, orders: dict[str, str]) -> int | None:
    """The answer a seat has ordered in advance to the present question, or None: it wants to be asked."""
    order, proposal = orders.get(OF_VETOES.name, ASK), position.top
    if order == ASK or not isinstance(proposal, Proposal):
        return None
    if order == NEVER:
        return int(ALLOW)
    if proposal.change.IS_ANNOUNCEMENT:  # a whole action is announced, and nothing of it has been chosen
        return None
    return int(VETO) if worth(position, seat) > worth(if_allowed(position, seat), seat) else int(ALLOW)


def if_allowed(position: ElGrande, seat: int) -> ElGrande:
    """The table after an announced step, as if no other seat were asked."""
    after = position.copy()
    proposal = after.top
    assert isinstance(proposal, Proposal)
    proposal.missing = 1 << seat
    after.answer(seat, int(ALLOW))
    return after


def worth(position: ElGrande, seat: int) -> int:
    """The points of a seat, and those of all areas that can be seen if they were scored now."""
    board = position.board
    seen = [row for row in board.area_rows if row != board.castillo or position.rules.castillo == OPEN]
    return position.score[seat] + sum([if_scored_now(position, row)[seat] for row in seen])
