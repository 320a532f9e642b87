"""`meseta options`: what can be chosen before a game."""

from __future__ import annotations

import pytest

from meseta.cli.options import values
from meseta.engine.title import Title
from meseta.games.catalogue import TITLES, title_of
from meseta.games.el_grande.editions import EDITIONS
from meseta.wording.languages import LANGUAGES
from meseta.wording.options import changes, made_of
from meseta.wording.words import words
from tests.cli.commands import meseta, on_one_line


def options(game: str, language: str = "en") -> str:
    listed = meseta("options", game, "--language", language)
    assert (listed.returncode, listed.stderr) == (0, "")
    return listed.stdout


@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.name))
def test_every_option_is_listed_with_its_values_and_what_it_changes(game: Title) -> None:
    shown = on_one_line(options(game.name))

    for option in game.options:
        assert f" {option.name}={values(option)} {changes(words('en'), game.name, option.name)}" in shown


def test_numbers_between_are_not_listed() -> None:
    assert "\npoints=off|20|30|5..100\n" in options("condottiere")


def test_each_edition_says_in_what_it_differs() -> None:
    shown = on_one_line(options("el-grande"))

    for name in EDITIONS:
        differences = made_of(words("en"), "el-grande", "edition", name)
        assert len(differences) > 3
        assert f" edition={name} - {' - '.join(differences)}" in shown


def test_the_default_comes_first() -> None:
    assert "\nedition=1995|2023\n" in options("el-grande")
    assert title_of("el-grande").new_game({}, 1).seen_by(None)["options"]["edition"] == "1995"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.name))
def test_it_fits_80_columns(game: Title, language: str) -> None:
    assert max(len(line) for line in options(game.name, language).splitlines()) < 80


def test_options_are_explained_in_polish() -> None:
    assert "Plansza, karty i zasady którego wydania." in options("el-grande", "pl")


def test_an_unknown_game_is_refused_in_one_sentence() -> None:
    refused = meseta("options", "go")

    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == "meseta: There is no game 'go'; the games are el-grande, condottiere.\n"


def test_play_help_lists_them_in_short() -> None:
    shown = on_one_line(meseta("play", "--help").stdout)

    for game in TITLES:
        assert all(f" {option.name}={values(option)}" in shown for option in game.options)
