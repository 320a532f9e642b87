"""Grand Inquisitor & the Colonies and King & Colonies in words: new regions, who carries what, cards on offer."""

from __future__ import annotations

import pytest

from meseta.engine.frame import AnyPosition
from meseta.games.catalogue import title_of
from meseta.wording.languages import LANGUAGES
from tests.cli.looking import answered, board, labels, legend, question, rows_of
from tests.cli.random_games import check_words_of_a_game

EL_GRANDE = title_of("el-grande")
BIDS = "bids blue 110 orange 180 green 60 purple 20"


def table(*facts: str, now: str = "turn blue", expansion: str = "colonies", **options: str) -> AnyPosition:
    position = EL_GRANDE.bare_table({"expansion": expansion, **options})
    for fact in facts:
        EL_GRANDE.put(position, fact.split())
    EL_GRANDE.start(position, now.split(), [])
    return position


# ---- The map.
def test_places_of_honour_stand_below_their_regions_even_if_they_are_empty() -> None:
    lines = board(table("limit aragon", "caballeros captain orange 1", now="bidding blue"))

    ship = next(number for number, line in enumerate(lines) if line.split()[:1] == ["Ship"])
    assert lines[ship + 1].split() == ["Captain", "+3", ".", "1", ".", ".", "."]
    assert rows_of("Viceroy", lines) == ["Viceroy +5 . . . . ."]
    assert rows_of("Ambassador", lines) == ["Ambassador +2 . . . . ."]


def test_those_who_carry_something_have_a_row_of_their_own() -> None:
    lines = board(table("limit aragon", "caballeros ship-gold blue 1", now="bidding blue"))

    assert rows_of("with gold", lines) == ["with gold 1 . . . ."]
    assert rows_of("with wares", lines) == []


def test_what_is_carried_in_france_is_told() -> None:
    facts = ("caballeros ambassador blue 1", "caballeros france green 1", "cargo ambassador gold france wares")

    lines = board(table("limit aragon", *facts, now="bidding blue"))

    assert rows_of("Ambassador", lines) == ["Ambassador +2 gold 1 . . . ."]
    assert "  On the third place in France: wares." in lines


def test_the_limit_table_is_marked_and_told_with_those_off_it() -> None:
    facts = ("king sevilla", "limit valencia", "caballeros valencia blue 5 green 5", "caballeros outside orange 2")

    lines = board(table(*facts, now="bidding blue"))

    assert rows_of("L Valencia", lines) == ["L Valencia 5 3 2 5 +3 . 5 +3 . ."]
    assert rows_of("off the table", lines) == ["off the table . 2 . . ."]
    assert "  Limit table in Valencia: 10 of 10 spaces taken." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_and_the_inquisitor_have_room_side_by_side(language: str) -> None:
    lines = board(table("limit aragon", now="bidding blue", players="5"), language=language)

    assert max(len(line) for line in lines) < 80
    assert any(len(line) > 60 for line in lines)


# ---- Around it.
def test_discs_and_the_inquisitor_are_told() -> None:
    facts = ("limit aragon", "discs gold 2 wares 1", "promised gold 1", "inquisitor orange")

    lines = board(table(*facts, now="bidding blue"))

    assert "  Gold: 2 in America, 3 beside the board." in lines
    assert "  Wares: 1 in the Mediterranean, 5 beside the board." in lines
    assert "  At the next general scoring: 1 disc of gold." in lines
    assert "  The inquisitor is in the court of Orange: black caballeros are theirs." in lines


def test_a_card_that_was_turned_over_is_marked() -> None:
    lines = board(table("limit aragon", "turned-over 5"))

    assert rows_of("5", lines)[0].startswith("5 [turned over] Move the king anywhere.")


def test_help_explains_places_and_marks() -> None:
    signs = legend(table("limit aragon"))

    assert "Captain on the Ship, which pays nobody else" in signs
    assert "L the limit table" in signs
    assert "with gold they carry gold: 6 points when they arrive in Spain" in signs
    assert "inquisitor Black caballeros belong to whoever has the inquisitor" in signs


# ---- What is asked and answered.
def test_sailing_is_asked_piece_by_piece() -> None:
    facts = ("king sevilla", "limit aragon", "discs gold 1", "caballeros ship-gold blue 1", "caballeros america blue 1")
    position = table(*facts)

    assert question(position).startswith("Choose who sails, or stay. From the Ship to a colony,")
    assert question(position).endswith("You may claim gold: a caballero in America takes it, without a move.")
    assert labels(position) == {
        "done": "Done",
        "move blue america": "Move your caballero from America",
        "move blue ship-gold": "Move your caballero with gold from the Ship",
        "claim america": "Claim gold with your caballero",
    }
    answered(position, "move blue ship-gold")
    assert question(position) == "Choose where it sails. You send your caballero with gold from the Ship."
    assert labels(position)["to granada"] == "Go to Granada"


def test_a_turn_tells_what_else_may_be_done_in_it() -> None:
    facts = ("king sevilla", "limit aragon", "offer score-fives", "discs gold 1", "inquisitor blue")
    position = table(*facts, "caballeros america black 1")

    said = labels(answered(position, "done", "take 3"))

    assert said["claim black america"] == "Claim gold with a black caballero"
    assert said["inquisitor court"] == "Inquisitor's help: 1 more to your court"
    assert said["inquisitor granada"] == "Inquisitor's help: place 1 in Granada"
    assert said["place captain"] == "Place as captain on the Ship"
    assert "On the Ship too, for the king stands on a coast." in question(position)
    assert "The inquisitor helps once" in question(position)


def test_a_turn_whose_halves_are_done_goes_on_for_what_else_there_is() -> None:
    position = table("king sevilla", "limit aragon", "offer score-fives", "inquisitor blue", "court blue 1")

    answered(position, "take 3", "act", "place granada")

    assert question(position).startswith("End your turn, or do more. Your action is carried out,")


def test_the_limit_table_is_moved_in_words() -> None:
    position = table("king sevilla", "limit valencia", "offer limit-table-2")

    answered(position, "take 7", "act")

    assert question(position).startswith("Move the limit table. It lies in Valencia. Where it lies, only 10 caballeros")
    assert labels(position)["limit ship"] == "Move the limit table to the Ship"


def test_a_card_on_offer_is_turned_over_by_its_name() -> None:
    position = table("king sevilla", "limit valencia", "offer turn-over-card")

    answered(position, "take 7", "act")

    assert labels(position)["turn-over 5"] == "Turn over “Move the king anywhere”"


def test_black_caballeros_are_moved_by_the_card_of_the_inquisitor() -> None:
    position = table("king sevilla", "limit valencia", "caballeros granada black 2")

    answered(position, "take 6", "act")

    assert question(position).startswith("Move a black caballero, 2 left.")
    assert labels(position)["move black granada"] == "Move a black caballero from Granada"


def test_two_caballeros_begin_where_the_disk_says() -> None:
    position = EL_GRANDE.new_game({"expansion": "colonies"}, 1)

    assert "2 caballeros of your court begin in this region." in question(position)


def test_a_conspiracy_is_told_when_disks_are_set() -> None:
    position = table("limit aragon", "conspiracy orange", "round 3", now="general-scoring")

    assert any(line.startswith("  Orange conspires: at the next general scoring") for line in board(position))
    assert "A conspiracy is on: your grande goes to this region" in question(position)
    assert question(position).endswith("and your grande stays.")


# ---- King & Colonies.
def test_a_turn_takes_the_own_action_or_a_card_on_offer() -> None:
    position = table("limit aragon", BIDS, "offer embarkation", expansion="king-and-colonies")

    answered(position, "court 0")

    assert labels(position)["take own"] == "Your own card: “Score all the fives”"
    assert labels(position)["take 7"] == "Take “Embark 3 from your court (gold, wares)”"
    assert "Or a card on offer: it also says how many you place" in question(position)


def test_who_took_a_card_on_offer_is_shown_with_it() -> None:
    position = table("limit aragon", BIDS, expansion="king-and-colonies")

    lines = board(answered(position, "court 0", "take 6"))

    assert rows_of("Blue", lines)[0].split()[4:6] == ["110", "6"]
    assert rows_of("3 Blue", lines) == ["3 Blue 110 (acting): Grand Inquisitor: take him, move 2 black."]
    assert "6, 7 the card on offer that was taken in the place of the own action" in legend(position)


# ---- All of it.
@pytest.mark.parametrize("expansion", ["colonies", "king-and-colonies"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_colonies_are_put_into_words_of_80_columns(seed: int, language: str, expansion: str) -> None:
    check_words_of_a_game({"expansion": expansion}, seed, language)
