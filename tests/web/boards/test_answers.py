"""Every legal answer stands on the page exactly once, and nothing else answers."""

import re
from collections import Counter
from itertools import cycle

import pytest

from tests.any_game.play import Table, decisions
from tests.web.boards.guests import TABLES, buttons, drawn, views


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whoever_answers_sees_each_legal_answer_once_on_a_sound_page(table: Table) -> None:
    """Drawing takes long, so all that holds for every drawing is asked of the same ones, in both languages in turn."""
    for view, language in zip(views(table), cycle(["en", "pl"])):
        markup = drawn(view, language)
        assert Counter(buttons(markup)) == Counter(legal["answer"] for legal in view["legal"])
        assert max(ids(markup).values()) == 1
        assert keeps_to_the_content_security_policy(markup)


def ids(markup: str) -> Counter[str]:
    return Counter(part.split('"')[0] for part in markup.split(' id="')[1:])


def keeps_to_the_content_security_policy(markup: str) -> bool:
    """Nothing in it is a style or a script."""
    return not re.search(r" style=|<script|<style|<[^>]* on[a-z]+=", markup)


def test_a_style_or_a_script_in_a_page_would_be_found() -> None:
    for forbidden in ("<p style=x>", "<script>", "<style>", "<p onclick=x>"):
        assert not keeps_to_the_content_security_policy(f"<p>{forbidden}</p>")


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_spectators_see_the_table_and_answer_nothing(table: Table) -> None:
    for decision in decisions(table):
        if decision.number % 20 == 1:
            markup = drawn(decision.position.seen_by(None))
            assert 'data-area="granada"' in markup
            assert not buttons(markup)
