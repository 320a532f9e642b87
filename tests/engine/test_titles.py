"""Titles and their options, and finding a game by its name."""

import pytest

from meseta.engine.title import TitleOption, resolve_options
from meseta.games.catalogue import TITLES, title_of
from tests.refusals import refusal

OPTIONS = [TitleOption("players", ["4", "2"]), TitleOption("veto", ["on", "off"])]


def test_whatever_is_not_chosen_has_its_default() -> None:
    assert resolve_options(OPTIONS, {}) == {"players": "4", "veto": "on"}
    assert resolve_options(OPTIONS, {"veto": "off"}) == {"players": "4", "veto": "off"}


def test_unknown_option_is_refused() -> None:
    with refusal(match=r"error-no-such-option \(option: rounds; options: players, veto\)"):
        resolve_options(OPTIONS, {"rounds": "9"})


def test_unknown_value_is_refused() -> None:
    with refusal(match=r"error-no-such-value \(value: 3; option: players; possible: 4, 2\)"):
        resolve_options(OPTIONS, {"players": "3"})


def test_game_is_found_by_its_name() -> None:
    assert [title_of(known.name) for known in TITLES] == TITLES
    assert len({known.name for known in TITLES}) == len(TITLES)


def test_unknown_game_is_refused_with_the_known_ones() -> None:
    with refusal(match=r"error-no-such-game \(game: whist; games: el-grande"):
        title_of("whist")


def test_rules_have_a_version_for_all_options_also_where_some_are_missing() -> None:
    assert all(
        known.rules_version(options) >= 1 for known in TITLES for options in ({}, resolve_options(known.options, {}))
    )


def test_no_option_has_a_value_twice() -> None:
    assert all(len(set(option.values)) == len(option.values) for known in TITLES for option in known.options)


# ---- Numbers.
TARGET = TitleOption("target", ["off", "20"], numbers=range(5, 101))


@pytest.mark.parametrize("value", ["off", "5", "20", "77", "100"])
def test_number_between_two_bounds_is_a_value(value: str) -> None:
    assert resolve_options([TARGET], {"target": value}) == {"target": value}


@pytest.mark.parametrize("value", ["4", "101", "-5", "020", "7.5", " 7", "\N{ARABIC-INDIC DIGIT SEVEN}", "on", ""])
def test_other_number_is_refused_with_the_bounds(value: str) -> None:
    with refusal(match="possible: off; least: 5; most: 100"):
        resolve_options([TARGET], {"target": value})


def test_only_suggested_numbers_are_offered() -> None:
    assert TARGET.possible({}) == ["off", "20"]
