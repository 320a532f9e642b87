"""Whoever may veto a change is told who gains and loses what by it."""

import re
from collections.abc import Iterator

import pytest

from meseta.engine.proposal import Proposal
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.standing_orders import if_allowed as allowed
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import announced
from meseta.web.boards.el_grande.if_allowed import areas_then, if_allowed
from tests.any_game.play import Table, decisions
from tests.web.boards.guests import TABLES, arranged, drawn

SEEDS = range(1, 5)
STAND = (
    "king pais-vasco",
    "veto blue 1",
    "grande orange aragon",
    "caballeros granada blue 2 green 1",
    "caballeros sevilla orange 2 blue 1",
    "caballeros aragon green 1",
)


def asked(offer: str, *answers: str, language: str = "en") -> tuple[str, str]:
    """What Mira (blue) is asked when Ana (orange) carries out a card: the heading, and what stands below it."""
    deck, *steps = answers
    when = (f"orange: take {deck}", "orange: act", *steps)
    view = arranged("players=4", *STAND, f"offer {offer}", "now turn orange", when=when)
    found = re.search('<h1>(.*?)</h1><p class="why">(.*?)</p>', drawn(view, language))
    assert found is not None
    return found[1], found[2]


@pytest.mark.parametrize(
    ("card", "answers", "would_change"),
    [
        ("any-4", ("1", "orange: move blue granada", "orange: to sevilla"), "Ana −1, you −3"),
        ("one-of-each", ("2", "orange: remove blue granada"), "you −3"),
        ("king", ("5", "orange: king granada"), "you +2"),
        ("grande", ("4", "orange: grande sevilla"), "Ana +2, you 0"),
        (
            "secret-return-all",
            ("2", "blue: allow", "green: disk granada", "blue: disk granada", "orange: next blue"),
            "Tomás +3, you −6",
        ),
    ],
)
def test_change_on_the_map_says_what_it_would_change_in_a_scoring(
    card: str, answers: tuple[str, ...], would_change: str
) -> None:
    _, below = asked(card, *answers)

    assert below.startswith(f"In a scoring: {would_change}. A veto stops ")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Ana wants to score Granada: you +6, Tomás +3. Veto?"),
        ("pl", "Ana chce podliczyć Granadę: ty +6, Tomás +3. Wetujesz?"),
    ],
)
def test_scoring_says_who_would_be_paid_what(language: str, says: str) -> None:
    heading, _ = asked("score-one", "2", "orange: score granada", language=language)

    assert heading == says


def test_whoever_gets_nothing_in_a_scoring_reads_that() -> None:
    heading, _ = asked("score-one", "2", "orange: score aragon")

    assert heading.endswith("you 0. Veto?")


def test_change_that_means_no_points_says_nothing_of_them() -> None:
    _, below = asked("king", "5", "orange: king cataluna")

    assert below.startswith("A veto stops ")


# ---- In random games.
def questions(table: Table) -> Iterator[tuple[ElGrande, int]]:
    """Positions in which somebody may veto, and who."""
    for seed in SEEDS:
        for decision in decisions(table, seed):
            if isinstance(decision.position.top, Proposal):
                yield decision.position, decision.seat


def seen_points(view: ElGrandeView) -> list[int]:
    """What each seat would be paid for all areas that show it."""
    shown = [area["if_scored_now"] for area in view["areas"] if area["if_scored_now"] is not None]
    return [sum(points) for points in zip(*shown, strict=True)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_said_is_what_happens_if_nobody_vetoes(table: Table) -> None:
    for position, seat in questions(table):
        view: ElGrandeView = position.seen_by(seat)
        change = announced(view)
        assert change is not None
        if areas_then(view, change):
            then: ElGrandeView = allowed(position, seat).seen_by(seat)
            gains = [after - now for after, now in zip(seen_points(then), seen_points(view), strict=True)]
            assert if_allowed(view, change) == gains[: len(view["seats"])], change
