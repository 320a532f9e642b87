"""What the quick bot takes from a view before it thinks: who stands where, whose points hurt, what is to come."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.part import Place
from meseta.games.el_grande.board import Board
from meseta.games.el_grande.view import ElGrandeView


def standing(view: ElGrandeView, board: Board, places: list[Place]) -> dict[int, list[int]]:
    """Caballeros by row and colour. In a closed tower are those who are nowhere else: all can count (ruling A54)."""
    seen: dict[int, list[int]] = {
        board.number[area["area"]]: list(area["caballeros"]) for area in view["areas"] if area["caballeros"] is not None
    }
    seen.update({place.row: place.caballeros[:] for place in places})
    if board.castillo not in seen:
        aside = [player["court"] + player["province"] for player in view["seats"]]
        aside += [extra["province"] for extra in view["extra"]]
        seen[board.castillo] = [
            colour.pieces - aside[number] - sum(counts[number] for counts in seen.values())
            for number, colour in enumerate(board.colours)
        ]
    return seen


def rivalry(score: list[int], me: int, colours: int) -> list[float]:
    """What a point of each colour means to the own seat: one for an own point, nothing where nobody plays."""
    rivals = [seat for seat in range(len(score)) if seat != me]
    best = max(score[seat] for seat in rivals)
    weight = [weights.LEADING_RIVAL if score[seat] == best else 1.0 for seat in rivals]
    meaning = [0.0] * colours
    meaning[me] = 1.0
    for seat, share in zip(rivals, weight):
        meaning[seat] = -weights.RIVALRY * share / sum(weight)
    return meaning


def calendar(view: ElGrandeView) -> tuple[int, int]:
    """How many rounds follow this one before the next general scoring, and how many scorings come after that."""
    rounds = int(view["options"]["rounds"])
    span, number = rounds // 3, max(view["round"], 1)
    return (-number) % span, 2 - (number - 1) // span
