"""Intrigue & the King in words: choosing a hand, the cards of a round, what lasts."""

from __future__ import annotations

import pytest

from meseta.engine.frame import AnyPosition
from meseta.games.catalogue import title_of
from meseta.wording.languages import LANGUAGES
from tests.cli.looking import answered, board, labels, legend, question, rows_of, text_board_of
from tests.cli.random_games import check_words_of_a_game

EL_GRANDE = title_of("el-grande")
BIDS = "bids blue 110 orange 180 green 60 purple 20"


def table(*facts: str, now: str = "turn blue", **options: str) -> AnyPosition:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    position = EL_GRANDE.bare_table({"expansion": "intrigue", **named})
    for fact in facts:
        EL_GRANDE.put(position, fact.split())
    EL_GRANDE.start(position, now.split(), [])
    return position


# ---- Choosing a hand.
def test_all_cards_are_shown_with_marks_on_those_chosen() -> None:
    lines = board(answered(table(now="choosing"), "keep 110", "keep 15"))

    assert "Your hand, 2 of 13, brings 7 to court; * is chosen" in lines
    assert rows_of("100", lines) == ["100 2! Score all the fours+ * 110 2! Score all the fives+"]
    assert rows_of("*", lines)[0] == "* 15 5 Place up to 5 20 5 Place anywhere"
    assert rows_of("J", lines) == ["J 0 Joker: choose your card last"]


def test_cards_are_chosen_and_put_back_by_their_values() -> None:
    said = labels(answered(table(now="choosing"), "keep 110"))

    assert said["keep joker"] == "joker"
    assert said["keep 15"] == "15"
    assert said["drop 110"] == "* 110"


def test_nobody_else_sees_what_is_chosen() -> None:
    position = answered(table(now="choosing"), "keep 110")

    assert not any("110" in line for line in board(position, seat=1) if line.startswith("*"))
    assert not any("Score" in line for line in board(position, seat=None))
    assert text_board_of(position).hides(position.seen_by(None), "keep 15")


def test_of_eighteen_cards_five_are_put_back() -> None:
    position = table(now="choosing", own_cards="tens")

    assert "Your hand, 18 of 13, brings 47 to court; * is chosen" in board(position)
    assert set(labels(position).values()) == {f"* {value}" for value in range(10, 190, 10)}


def test_help_says_what_the_cards_do() -> None:
    position = table("hand blue 15 110")
    signs = text_board_of(position).legend(position.seen_by(0))

    assert dict(signs)["15"].startswith("You may place up to 5 caballeros")
    assert "20" not in dict(signs)
    assert "K/I" in legend(position)


# ---- The hand.
def test_cards_in_the_hand_stand_above_what_they_bring() -> None:
    lines = board(table("hand blue joker 10 75 180", now="bidding blue"))

    assert rows_of("Your cards", lines) == ["Your cards 10 75 180 J"]
    assert rows_of("to court", lines) == ["to court 6 3 0 0"]
    assert len(next(line for line in lines if "Your cards" in line)) == len(
        next(line for line in lines if "to court" in line)
    )


def test_used_cards_lie_open_and_those_taken_back_are_known() -> None:
    lines = board(table("hand orange 110 20", "used orange joker 30", "known orange 110", now="bidding blue"))

    assert rows_of("Orange", lines)[0].startswith("Orange 0 7 23 - - - - J ")
    assert "  Orange has taken back openly: 110" in lines


def test_a_card_to_be_played_is_named_by_its_action() -> None:
    said = labels(table("hand blue joker 90 110", now="bidding blue"))

    assert said == {
        "bid joker": "Play the Joker: Joker: choose your card last",
        "bid 90": "Play card 90: Move a scoring tile",
        "bid 110": "Play card 110: Score all the fives+!",
    }


# ---- The cards of a round.
def test_cards_of_a_round_stand_in_the_order_of_turns() -> None:
    lines = board(answered(table(BIDS), "court 2"))

    first = lines.index("Cards of this round")
    assert lines[first + 1 : first + 3] == [
        "  5 Orange 180: King card. Move the king to any region.",
        "  4 Blue 110! (acting): Score all the fives+. All regions worth 5 are scored.",
    ]
    assert rows_of("2 Green", lines)[0].startswith("2 Green 60: Move your grande*.")
    assert rows_of("1 Purple", lines)[0].startswith("1 Purple 20: Intrigue card. Move 1 caballero of an opponent,")
    assert rows_of("*", lines) == ["* reconstructed"]


def test_players_show_what_they_got() -> None:
    lines = board(answered(table(BIDS), "court 2"))

    assert "points court province card K/I veto places used" in [" ".join(line.split()) for line in lines]
    assert rows_of("Orange", lines)[0].startswith("Orange 0 7 23 180 K - 5 ")
    assert rows_of("Blue", lines)[0].startswith("Blue 0 9 21 110 - - 4 ")
    assert rows_of("Purple", lines)[0].startswith("Purple 0 7 23 20 I - 1 ")


def test_an_action_that_gives_way_is_not_told_nor_its_mark_explained() -> None:
    lines = board(table("bids blue 110 orange 180 green 90 purple 10"))

    assert rows_of("*", lines) == [], "180 and 10 are reconstructed, but the King and Intrigue cards take their place"


def test_with_three_players_the_first_may_choose() -> None:
    position = table("bids blue 150 orange 60 green 10", players="3")
    answered(position, "court 0")

    shown = next(" ".join(line.split()) for line in board(position) if line.startswith("  5 Blue"))
    assert shown == "5 Blue 150 (acting): King card. Move the king to any region. / Score any one"
    assert labels(position) == {
        "take own": "Your own card: “Score any one area”",
        "take king": "King card: “Move the king anywhere”",
    }
    assert rows_of("5 Blue", board(answered(position, "take king"))) == [
        "5 Blue 150 (acting): King card. Move the king to any region."
    ]


def test_a_joker_waits_for_its_card() -> None:
    lines = board(answered(table("hand blue joker 60 180", now="bidding blue"), "bid joker"), seat=1)

    assert rows_of("- Blue", lines) == ["- Blue J: Joker: the card comes last."]
    assert rows_of("Blue", lines)[0].split()[4] == "J"


def test_the_action_is_read_out_as_long_as_it_may_be_carried_out() -> None:
    position = answered(table(BIDS), "court 2")

    assert question(position).endswith("All regions worth 5 are scored.")
    assert not question(answered(position, "act")).endswith("All regions worth 5 are scored.")


# ---- What lasts.
def test_a_quarantine_is_marked_and_told() -> None:
    lines = board(table("quarantine valencia 4", now="bidding blue"))

    assert rows_of("Q", lines) == ["Q Valencia 5 3 2 . . . ."]
    assert any(line.startswith("  Quarantine in Valencia until the next general scoring is over:") for line in lines)
    assert "quarantine" in legend(table())


def test_what_lasts_is_told_with_its_owner() -> None:
    facts = ("bridge galicia valencia orange", "conspiracy blue", "home-counts green")

    lines = "\n".join(board(table(*facts, now="bidding blue")))

    assert "  The bridge of Orange from Galicia to Valencia: these two are neighbours" in lines
    assert "  You conspire: at the next general scoring everybody turns a disk" in lines
    assert "  The grande of Green counts as a caballero when its region is scored next." in lines


def test_where_nothing_lasts_nothing_is_told() -> None:
    assert not any("neighbours" in line or "uarantine" in line for line in board(table(now="bidding blue")))


def test_a_region_is_named_in_words() -> None:
    position = table("bids blue 63 orange 180 green 120 purple 10")

    said = labels(answered(position, "court 0", "act"))

    assert said["name granada"] == "Name Granada"


# ---- All of it.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_own_cards_are_put_into_words_of_80_columns(seed: int, language: str) -> None:
    check_words_of_a_game({"expansion": "intrigue"}, seed, language)
