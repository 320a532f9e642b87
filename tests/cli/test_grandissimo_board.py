"""Grandissimo in words: Ship and Jail, figures and tokens, what lasts, and what a turn may do besides its halves."""

from __future__ import annotations

import pytest

from meseta.engine.frame import AnyPosition
from meseta.games.catalogue import title_of
from meseta.wording.languages import LANGUAGES
from tests.cli.looking import answered, board, labels, legend, question, rows_of
from tests.cli.random_games import check_words_of_a_game

EL_GRANDE = title_of("el-grande")
SIXTH_DECKS = ("all", "without-inquisitor", "first-game")


def table(*facts: str, now: str = "turn blue", **options: str) -> AnyPosition:
    position = EL_GRANDE.bare_table({"expansion": "grandissimo", **options})
    for fact in facts:
        EL_GRANDE.put(position, fact.split())
    EL_GRANDE.start(position, now.split(), [])
    return position


# ---- The map.
def test_ship_and_jail_stand_below_the_regions_without_a_value() -> None:
    lines = board(table("caballeros ship orange 2", "caballeros jail blue 1 black 1", now="bidding blue"))

    assert rows_of("Portugal", lines) == ["Portugal 5 0 0 . . . . ."]
    assert rows_of("Ship", lines) == ["Ship . 2 . . ."]
    assert rows_of("Jail", lines) == ["Jail 1 . . . 1"]


def test_a_first_game_has_neither_ship_nor_jail() -> None:
    lines = board(table(now="bidding blue", **{"sixth-deck": "first-game"}))

    assert rows_of("Ship", lines) == []
    assert rows_of("Jail", lines) == []


def test_boycotts_and_alliances_are_marked_and_told() -> None:
    lines = board(table("boycott granada", "alliance aragon blue green", now="bidding blue"))

    assert rows_of("B Granada", lines)
    assert rows_of("A Aragón", lines)
    assert "  Boycott: Granada is left out of the next general scoring." in lines
    assert "  Alliance in Aragón: you, Green count as one in the next general scoring." in lines


# ---- Around it.
def test_figures_tokens_and_gifts_are_told() -> None:
    facts = ("queen orange", "ship-tokens blue", "caballeros gift-green orange 1")

    lines = board(table(*facts, now="bidding blue"))

    assert any(line.startswith("  The queen is in the court of Orange: in each of their turns") for line in lines)
    assert "  The jester stands beside the board." in lines
    assert "  You have a ship token: you may place on the Ship, wherever the king is." in lines
    assert "  1 ship token lies beside the board." in lines
    assert "  A gift of Orange for Green: 1 caballero, to be placed when that turn begins." in lines


def test_what_cards_leave_behind_is_told() -> None:
    facts = ("king galicia", "grande orange galicia", "revolution orange", "free-choice green", "kept blue galley")

    lines = " ".join(line.strip() for line in board(table(*facts, now="bidding blue")))

    assert "Revolution: the grande of Orange is king until the next general scoring is over." in lines
    assert "Free choice: Green moves 2 caballeros in the next general scoring" in lines
    assert "You keep the action “Galley: king to a neighbouring region” for your next turn." in lines


def test_symbols_stand_beside_what_a_card_lets_one_place() -> None:
    lines = board(table("offer galley"))

    assert rows_of("6", lines)[0].startswith("6 Galley: king to a neighbouring region* (2 caballeros, ship, prison).")


def test_help_explains_boxes_and_marks() -> None:
    signs = legend(table())

    assert "B a boycott: the region is left out" in signs
    assert "A an alliance: two count there as one" in signs
    assert "Jail prisoners, until the King card pardons all of them" in signs


# ---- What is asked and answered.
def test_a_turn_tells_what_else_may_be_done_in_it() -> None:
    facts = ("king galicia", "queen blue", "jester blue", "ship-tokens orange green", "offer galley")
    position = table(*facts, "caballeros aragon green 1")

    said = labels(answered(position, "take 6"))

    assert said["token orange"] == "Take the ship token of Orange"
    assert said["jail"] == "Send a caballero to the Jail"
    assert said["queen court"] == "Queen's help: 1 more to your court"
    assert said["queen portugal"] == "Queen's help: place 1 in Portugal"
    assert said["jester purple"] == "Jester: give a caballero to Purple"
    assert "The queen may help once: 1 more to your court, or 1 more placed. The jester may give once:" in question(
        position
    )


def test_prisoners_are_pardoned_in_words() -> None:
    position = table("king galicia", "caballeros jail orange 1")

    said = labels(answered(position, "take 5"))

    assert said["pardon portugal"] == "Pardon all prisoners, to Portugal"


def test_landing_is_asked_piece_by_piece() -> None:
    position = table("king galicia", "caballeros ship blue 1")

    assert question(position).startswith("Choose who lands, or stay aboard.")
    assert labels(position) == {"done": "Done", "move blue ship": "Move your caballero from the Ship"}
    answered(position, "move blue ship")
    assert question(position).startswith("Choose where it lands. On any coast and in Portugal")


def test_a_gift_is_named_when_it_is_placed() -> None:
    position = table("king galicia", "caballeros gift-blue orange 1")

    assert question(position).startswith("Place the gift. You were given a caballero of Orange:")
    assert labels(position)["place portugal"] == "Place in Portugal"


# ---- All of it.
@pytest.mark.parametrize("sixth_deck", SIXTH_DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_are_put_into_words_of_80_columns(seed: int, language: str, sixth_deck: str) -> None:
    check_words_of_a_game({"expansion": "grandissimo", "sixth-deck": sixth_deck}, seed, language)
