"""Whoever would throw something of a turn away is asked whether they mean it, in every expansion."""

import re

import pytest
from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.view import answers
from tests.any_game.play import Table
from tests.web.boards.guests import TABLES, drawn, views


def ending_beside(table: Table, verb: str) -> list[ElGrandeView]:
    """Where a turn can be ended although the viewer could do this too."""
    return [view for view in views(table) if {"end", verb} <= {said.split()[0] for said in answers(view)}]


def asks(markup: Markup, chosen: int) -> str:
    """What a button asks before it gives this answer; nothing where it just does."""
    button = re.search(f'<button[^>]* data-answer="{chosen}"[^>]*>', markup)
    assert button is not None, "it is on the page"
    sure = re.search(' data-sure="([^"]*)"', button[0])
    return sure[1] if sure is not None else ""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_end_of_a_turn_beside_a_placing_says_how_many_are_not_placed(table: Table) -> None:
    moments = ending_beside(table, "place")

    for view in moments:
        assert re.search(r"\d caballeros? (is|are) not placed", asks(drawn(view), answers(view)["end"]))

    assert moments


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_end_of_a_turn_beside_an_action_says_that_it_is_lost(table: Table) -> None:
    moments = ending_beside(table, "act")

    for view in moments:
        assert re.search("no action|action is not carried out", asks(drawn(view), answers(view)["end"]))

    assert moments


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_end_of_a_turn_that_throws_nothing_away_asks_nothing(table: Table) -> None:
    for view in views(table):
        verbs = {said.split()[0] for said in answers(view)}
        if "end" in verbs and not verbs & {"place", "act"}:
            assert not asks(drawn(view), answers(view)["end"])
