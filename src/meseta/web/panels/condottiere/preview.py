"""What the totals of all companies would be if the viewer played a card now."""

from __future__ import annotations

from itertools import chain
from typing import Final

from meseta.games.condottiere.deck import COURTESAN_STRENGTH, HEROINE_STRENGTH, SPRING_BONUS
from meseta.web.boards.condottiere.cards import is_mercenary
from meseta.web.boards.page import View

SHOWN_AT_ONCE: Final = ("winter", "spring", "bishop", "scarecrow", "surrender")  # never laid face down


def totals_after(view: View, card: str) -> list[int]:
    """By seat, of what would lie face up then. A scarecrow's mercenary is still in its company."""
    return totals(companies_after(view, card))


def companies_after(view: View, card: str) -> list[list[str]]:
    companies = [list(player["company"]) for player in view["seats"]]
    own = companies[view["seat"]]
    hidden = view["seats"][view["seat"]]["own_face_down"]
    if hidden is not None:
        own.append(hidden)  # the next card turns it up
    if view["options"]["face-down"] == "on" and card not in SHOWN_AT_ONCE:
        return companies
    if card == "bishop":
        face_up = [line if line is not own or hidden is None else line[:-1] for line in companies]
        return without(companies, strongest(face_up), hidden, view["seat"])
    gone = {"winter": "spring", "spring": "winter"}.get(card)
    if gone:
        companies = [[each for each in line if each != gone] for line in companies]
    companies[view["seat"]].append(card)
    return companies


def without(companies: list[list[str]], card: str, hidden: str | None, seat: int) -> list[list[str]]:
    """A bishop strikes what lies face up; the card that is turned up after it stays (ruling C31)."""
    left = [[each for each in line if each != card] for line in companies]
    if hidden is not None and hidden == card:
        left[seat].append(hidden)
    return left


def strongest(companies: list[list[str]]) -> str:
    """Of the mercenaries, as printed."""
    return max((card for card in chain(*companies) if is_mercenary(card)), key=int, default="")


def totals(companies: list[list[str]]) -> list[int]:
    """The strength of each company, as the rules count it."""
    everything = list(chain(*companies))
    winter = "winter" in everything
    favoured = strongest(companies) if "spring" in everything else ""
    return [total(company, winter, favoured) for company in companies]


def total(company: list[str], winter: bool, favoured: str) -> int:
    """Winter, drummer and spring in this order; heroines and courtesans are touched by none."""
    soldiers = [card for card in company if is_mercenary(card)]
    strength = sum(1 if winter else int(card) for card in soldiers)
    if "drummer" in company:
        strength *= 2
    strength += SPRING_BONUS * soldiers.count(favoured)
    return int(strength + HEROINE_STRENGTH * company.count("heroine") + COURTESAN_STRENGTH * company.count("courtesan"))
