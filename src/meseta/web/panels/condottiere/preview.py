"""What the totals of all companies would be if the viewer played a card now."""

from __future__ import annotations

from typing import Final

from meseta.engine.answers import NOBODY
from meseta.games.condottiere.deck import BISHOP, KIND_NAMES, SPRING, WINTER, goes_face_down
from meseta.games.condottiere.strength import counted, strength_now, strongest_in_play
from meseta.games.condottiere.view import CondottiereView

ENDED_BY: Final = {WINTER: SPRING, SPRING: WINTER}  # by season: the one it drives away


def totals_after(view: CondottiereView, player: int, card: str) -> list[int]:
    """By seat, of what would lie face up then. A scarecrow's mercenary is still in its company."""
    companies = [list(player["company"]) for player in view["seats"]]
    kind = KIND_NAMES.index(card)
    struck = strongest_in_play(counted(companies)) if kind == BISHOP else ENDED_BY.get(kind, NOBODY)
    if struck != NOBODY:
        companies = [[each for each in company if each != KIND_NAMES[struck]] for company in companies]
    own, hidden = companies[player], view["seats"][player]["own_face_down"]
    if view["options"]["face-down"] == "off" or not goes_face_down(kind):
        own.append(card)
    if hidden is not None:
        own.append(hidden)  # turned up after the effect of the card (ruling C31)
    laid = counted(companies)
    return [int(strength_now(laid, seat)) for seat in range(len(companies))]
