"""The whole table of Condottiere: every answer can be given, nothing secret or unsafe is in it, and it is light."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from meseta.games.condottiere.view import CondottiereView
from meseta.reading.condottiere.questions import kept_cards
from meseta.web.boards.condottiere import italy
from meseta.web.panels.condottiere.table import classes, table
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words
from tests.any_game.play import TABLES as EVERY_TABLE
from tests.any_game.play import Table, decisions, viewer_in_turn
from tests.games.condottiere.laid_out import CONDOTTIERE, laid_out, play
from tests.web.boards.condottiere_moments import MOMENTS, moment
from tests.web.boards.guests import GUESTS, Guest

ENGLISH = words("en")
MOST_BYTES = 10_000  # of one update, compressed
TABLES = [table for table in EVERY_TABLE if table.title.name == CONDOTTIERE.name]


def drawn(view: CondottiereView, language: str = "en") -> str:
    return table(view, GUESTS[: len(view["seats"])], words(language))


def offered(markup: str) -> set[int]:
    return {int(answer) for answer in re.findall(r'data-answer="(\d+)"', markup)}


def views(chosen: Table) -> Iterator[tuple[CondottiereView, CondottiereView]]:
    """At every third decision of a game: what the asked seat sees, and what another one does. In so many games as there
    are tables each kind of question comes up often."""
    for decision in decisions(chosen):
        if decision.number % 3 == 1:
            game = decision.position
            yield game.seen_by(decision.seat), game.seen_by(viewer_in_turn(decision.number // 3, game))


@pytest.mark.parametrize("chosen", TABLES, ids=str)
def test_exactly_the_legal_answers_are_offered(chosen: Table) -> None:
    for asked, other in views(chosen):
        for view in (asked, other):
            assert offered(drawn(view)) == {legal["answer"] for legal in view["legal"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_can_be_told_in_every_language(name: str, language: str) -> None:
    assert drawn(moment(name), language)


@pytest.mark.parametrize("name", MOMENTS)
def test_an_update_is_light(name: str) -> None:
    view = moment(name)
    assert len(gzip.compress(drawn(view).encode(), 6)) < MOST_BYTES


@pytest.mark.parametrize("name", MOMENTS)
def test_names_of_nodes_are_unique(name: str) -> None:
    markup = drawn(moment(name)) + italy.definitions(ENGLISH)
    names = Counter(re.findall(r' id="([^"]*)"', markup))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_needs_a_looser_content_policy(name: str) -> None:
    markup = drawn(moment(name)) + italy.definitions(ENGLISH)
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:", markup)


def test_names_of_people_are_escaped() -> None:
    view = moment("battle")
    markup = table(view, [Guest('<b>"x" & co')] * 4, ENGLISH)
    assert "<b>&" not in markup
    assert '<b>"x"' not in markup
    assert "&lt;b&gt;" in markup
    assert "&amp; co" in markup


def test_spectators_have_no_hand_and_no_answers() -> None:
    markup = drawn(moment("watched"))
    assert 'class="hand"' not in markup
    assert not offered(markup)


def test_hands_of_others_are_not_in_the_page() -> None:
    table_with = ["token blue", "battle roma", "hand blue 1"]
    one, other = (laid_out(*table_with, f"hand orange {cards}") for cards in ("heroine 10", "winter 1"))
    for seat in (None, 0, 2):
        assert drawn(one.seen_by(seat)) == drawn(other.seen_by(seat))


def test_cards_of_a_kind_share_their_answer() -> None:
    view = laid_out("token blue", "battle roma", "hand blue 5 5 winter").seen_by(0)
    buttons = re.findall(r'<button type="button" class="in-hand"[^>]*data-answer="(\d+)"', drawn(view))
    assert len(buttons) == 3
    assert len(set(buttons)) == 2


def test_kept_cards_stand_out_and_cannot_be_kept_again() -> None:
    view = moment("keep")
    [kept] = kept_cards(view)
    chosen = re.search(rf'<button[^>]*class="in-hand chosen" id="hand-{kept}-1"[^>]*>', drawn(view))
    assert chosen
    assert "data-answer" not in chosen[0]


def test_mercenaries_of_the_own_company_can_be_taken_back_by_pressing_them() -> None:
    game = laid_out("token blue", "battle roma", "hand blue scarecrow 1", "company blue 10 winter")
    view = play(game, "blue: play scarecrow").seen_by(0)
    pressed = re.search(r'<g id="laid-0-10-1"[^>]*>', drawn(view))
    assert pressed
    assert f'data-answer="{game.parse("take 10")}"' in pressed[0]


def test_season_tints_the_table() -> None:
    view = laid_out("token blue", "battle roma", "hand blue 1", "company orange winter").seen_by(0)
    assert "winter" in classes(view).split()


def test_phones_show_the_whole_map_to_whoever_chooses_a_region() -> None:
    assert "asks-region" in classes(moment("region"))
    assert "asks-region" not in classes(moment("battle"))


def test_board_as_table_has_a_row_for_each_region_and_player() -> None:
    markup = drawn(moment("six"))
    assert markup.count('<th scope="row">') == 17 + 6


def test_discards_are_counted_by_kind() -> None:
    view = laid_out("token blue", "battle roma", "hand blue 1", "discard 10 10 bishop").seen_by(0)
    assert re.findall(r'#card-(\w+)"/></svg><b>× (\d+)<', drawn(view)) == [("10", "2"), ("bishop", "1")]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (["regions blue milano parma", "battle modena"], "with 3 adjacent regions"),
        (["regions blue torino venezia lucca napoli", "battle urbino"], "with 5 regions"),
    ],
)
def test_the_end_says_by_what_somebody_has_won(given: list[str], reason: str) -> None:
    game = laid_out("token blue", "hand blue 10", "company blue 10", *given)
    view = play(game, "blue: pass").seen_by(0)
    assert f"<h1>You win {reason}</h1>" in drawn(view)
