"""Standing orders: what a player has decided in advance, so that questions off turn do not stall a game."""

from __future__ import annotations

from typing import Any, Final

from meseta.engine.frame import AnyPosition as Position
from meseta.engine.options import ALLOW, VETO
from meseta.engine.proposal import Proposal

VETO_ORDER: Final = "veto"
ASK: Final = "ask"  # ask me every time
NEVER: Final = "never"  # allow whatever is announced
POINTS: Final = "points"  # veto whatever costs me points, allow the rest; ask where that cannot be seen
VETO_ORDERS: Final = [ASK, NEVER, POINTS]


def ordered(position: Position, seat: int, orders: dict[str, str]) -> int | None:
    """The answer a seat has ordered in advance to the present question, or None: it wants to be asked."""
    order = orders.get(VETO_ORDER, ASK)
    if not isinstance(position.top, Proposal) or order == ASK:
        return None
    if order == NEVER:
        return int(ALLOW)
    lost = points_lost(position, seat)
    if lost is None:
        return None
    return int(VETO) if lost > 0 else int(ALLOW)


def points_lost(position: Position, seat: int) -> int | None:
    """How many points an announced step costs a seat, counting what would be scored now.

    None where that cannot be seen: a whole action is announced and nothing of it has been chosen.
    """
    if position.top.change.NAME == "action-begins":
        return None
    after = position.copy()
    after.top.missing = 1 << seat  # as if nobody else were asked
    after.answer(seat, int(ALLOW))
    return worth(position.seen_by(seat), seat) - worth(after.seen_by(seat), seat)


def worth(view: dict[str, Any], seat: int) -> int:
    """The points of a seat, and those of all areas it can see if they were scored now."""
    areas: list[int] = [area["if_scored_now"][seat] for area in view["areas"] if area["if_scored_now"] is not None]
    score: int = view["seats"][seat]["score"]
    return score + sum(areas)
