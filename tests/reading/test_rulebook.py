"""The rules to look up: for every question there is a topic, and a table reads only what it plays."""

from __future__ import annotations

import pytest

from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.reading.condottiere.rulebook import RULEBOOK as OF_CONDOTTIERE
from meseta.reading.el_grande.rulebook import RULEBOOK as OF_EL_GRANDE
from meseta.reading.rulebook import Rule, Rulebook, told_signs, told_topics
from meseta.reading.view import question
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words
from tests.any_game.play import TABLES, Table, some_decisions

BOOKS = {"el-grande": OF_EL_GRANDE, "condottiere": OF_CONDOTTIERE}
ENGLISH = words("en")


def played(game: str, **chosen: str) -> dict[str, str]:
    return resolve_options(title_of(game).options, chosen)


def everything(game: str) -> list[dict[str, str]]:
    """The game as it is by default, and with each other value of each option that goes with the others."""
    title = title_of(game)
    editions: list[dict[str, str]] = [{"edition": each} for each in ("1995", "2023")] if game == "el-grande" else [{}]
    return [
        played(game, **{**edition, option.name: value})
        for edition in editions
        for option in title.options
        for value in option.possible(played(game, **edition))
    ]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whoever_is_asked_finds_the_rules_about_it(table: Table) -> None:
    book, without = BOOKS[table.title.name], set[str]()

    for _, position, seat, _ in some_decisions(table):
        asked = question(position.seen_by(seat))
        if book.topic_of(asked, table.options) is None:
            without.add(asked)

    assert without == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_all_rules_and_signs_can_be_told_whatever_is_played(game: str, language: str) -> None:
    for options in everything(game):
        topics = told_topics(BOOKS[game], options, words(language))
        assert len({topic.name for topic in topics}) == len(topics)
        assert told_signs(BOOKS[game], options, words(language))


COMBINED = {
    "el-grande": played("el-grande", edition="2023", players="3", **{"merged-decks": "on"}),
    "condottiere": played("condottiere", players="2", kingdoms="larger"),
}


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_is_told_in_some_game(game: str) -> None:
    games = [*everything(game), COMBINED[game]]

    told = {rule.message for topic in BOOKS[game].topics for rule in topic.rules if any(map(rule.holds, games))}

    assert told == {rule.message for topic in BOOKS[game].topics for rule in topic.rules}


def headings(book: Rulebook, options: dict[str, str]) -> set[str]:
    return {topic.name for topic in told_topics(book, options, ENGLISH)}


def test_a_table_reads_only_what_it_plays() -> None:
    plain, intrigue = played("el-grande"), played("el-grande", expansion="intrigue")

    assert "power" in headings(OF_EL_GRANDE, plain)
    assert not {"modifiers", "automa", "intrigue-1", "own-cards"} & headings(OF_EL_GRANDE, plain)
    assert {"intrigue-1", "own-cards"} <= headings(OF_EL_GRANDE, intrigue)
    assert not {"power", "turn", "action-cards"} & headings(OF_EL_GRANDE, intrigue)


def test_cards_of_the_table_are_listed_with_what_they_do() -> None:
    old, new = (told_topics(OF_EL_GRANDE, played("el-grande", edition=each), ENGLISH) for each in ("1995", "2023"))
    old_cards, new_cards = (next(each.cards for each in told if each.name == "action-cards") for told in (old, new))

    assert any(card.startswith("Keep a veto") for card in old_cards)
    assert any(card.startswith("Fiesta") for card in new_cards)
    assert not any(card.startswith("Fiesta") for card in old_cards)


def test_condition_of_a_rule() -> None:
    options = {"edition": "1995", "points": "off"}

    assert Rule("", "edition=1995,2023 points!=20").holds(options)
    assert not Rule("", "edition=2023").holds(options)
    assert not Rule("", "points!=off").holds(options)
    assert not Rule("", "option-of-later=on").holds(options)
