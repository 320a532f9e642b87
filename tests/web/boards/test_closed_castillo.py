"""A closed Castillo shows a player how little and how much it may pay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.closed_castillo import Inside, inside, least_and_most, paid_to_own
from meseta.web.boards.el_grande.spain import board
from meseta.wording.words import words
from tests.any_game.play import Table, decisions
from tests.web.boards.guests import GUESTS, TABLES, arranged, drawn, element

VALUES = [(5, 3, 1), (8, 4, 0), (4, 0, 0), (5, 3)]


def all_splits(total: int, colours: int) -> Iterator[list[int]]:
    """Every way in which so many caballeros may be of so many colours."""
    if colours == 1:
        yield [total]
        return
    for first in range(total + 1):
        yield from ([first, *rest] for rest in all_splits(total - first, colours - 1))


@pytest.mark.parametrize("values", VALUES)
@pytest.mark.parametrize("rivals", [1, 2, 3, 4])
def test_the_range_is_that_of_all_that_may_be_inside(values: tuple[int, ...], rivals: int) -> None:
    for own in range(1, 6):
        for others in range(12):
            pays = [paid_to_own([own, *split], values, king=True, home=False) for split in all_splits(others, rivals)]
            assert least_and_most(Inside(own, others, rivals), values, king=True, home=False) == (min(pays), max(pays))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_known_is_what_is_inside(table: Table) -> None:
    for decision in decisions(table):
        known = inside(decision.position.seen_by(decision.seat))
        if known is not None:
            assert isinstance(decision.position, ElGrande)
            board = decision.position.board
            first = int(board.castillo * board.width)
            counts = [decision.position.caballeros[first + colour] for colour in range(decision.position.colours)]
            assert known.own == counts[decision.seat]
            assert known.others == sum(counts) - known.own


def castillo(*facts: str, options: str = "players=4", seat: int | None = 0) -> ElGrandeView:
    return arranged(options, "king galicia", *facts, "now bidding blue", seat=seat)


def label(view: ElGrandeView) -> str:
    return element(board(view, GUESTS[:4], words("en")), 'data-area="castillo"')


def test_a_player_sees_the_own_caballeros_and_the_range() -> None:
    view = castillo("caballeros castillo blue 2 orange 1 green 1")
    assert '<text class="inside-count" x="4" y="6">2</text>' in drawn(view)
    assert "+3–5</text>" in drawn(view)
    assert "you would be paid 3 to 5" in label(view)


def test_who_the_others_are_makes_no_difference() -> None:
    one = castillo("caballeros castillo blue 2 orange 2")
    two = castillo("caballeros castillo blue 2 green 1 purple 1")
    assert label(one) == label(two)


def test_where_nothing_else_is_possible_the_range_is_one_number() -> None:
    view = castillo("caballeros castillo blue 3 orange 2")
    assert "+5</text>" in drawn(view)
    assert "you would be paid 5" in label(view)


def test_home_and_king_count_for_a_sole_first_place() -> None:
    options = "edition=2023 players=4 veto=off new-regency=on"
    view = castillo("caballeros castillo blue 3", "grande blue castillo", options=options)
    assert "you would be paid 7" in label(view)


def test_a_tally_tells_the_viewer_exactly() -> None:
    view = castillo("caballeros castillo blue 2 orange 2", options="players=4 castillo=tally")
    assert "you would be paid 3" in label(view)


@pytest.mark.parametrize("seat", [1, None])
def test_whoever_has_nobody_inside_sees_a_question_mark_alone(seat: int | None) -> None:
    view = castillo("caballeros castillo blue 3", seat=seat)
    assert '<text class="secret" y="27">?</text>' in drawn(view)
    assert 'class="share"' not in drawn(view)
    assert "would be paid" not in label(view)
