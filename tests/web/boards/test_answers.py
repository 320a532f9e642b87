"""Every legal answer stands on the page exactly once, and nothing else answers."""

import re
from collections import Counter

import pytest

from tests.any_game.play import Table, decisions
from tests.web.boards.guests import TABLES, buttons, drawn, views


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_each_legal_answer_is_one_button(table: Table) -> None:
    for view in views(table):
        assert Counter(buttons(drawn(view))) == Counter(legal["answer"] for legal in view["legal"])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_page_keeps_to_the_content_security_policy(table: Table) -> None:
    for view in views(table, seed=2):
        markup = drawn(view)
        assert " style=" not in markup
        assert "<script" not in markup
        assert "<style" not in markup
        assert not re.search(r"<[^>]* on[a-z]+=", markup)


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_everything_can_be_said_in_polish(table: Table) -> None:
    for view in views(table, seed=3):
        assert drawn(view, "pl")


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_ids_are_unique(table: Table) -> None:
    for view in views(table, seed=4):
        ids = Counter(part.split('"')[0] for part in drawn(view).split(' id="')[1:])
        assert max(ids.values()) == 1


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_spectators_see_the_table_and_answer_nothing(table: Table) -> None:
    for decision in decisions(table):
        if decision.number % 5 == 0:
            markup = drawn(decision.position.seen_by(None))
            assert 'data-area="granada"' in markup
            assert not buttons(markup)
