"""The table of El Grande and its questions in words, as a player sees them: above all what the 2023 edition adds."""

from __future__ import annotations

import pytest

from meseta.cli.boards.el_grande import TEXT_BOARD
from meseta.cli.boards.el_grande_parts.catalogue import PARTS
from meseta.cli.fuzz import drawn_options
from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.games.catalogue import title
from meseta.games.el_grande.parts.catalogue import PARTS as PARTS_OF_THE_GAME
from tests.cli.looking import answered, board, question, rows_of

BLUE, ORANGE = 0, 1
EL_GRANDE = title("el-grande")


def table(
    *facts: str, now: str = "turn blue", edition: str = "2023", players: str = "3", **options: str
) -> AnyPosition:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    position = EL_GRANDE.bare_table({"edition": edition, "players": players, **named})
    for fact in facts:
        EL_GRANDE.put(position, fact.split())
    EL_GRANDE.start(position, now.split(), [])
    return position


def legend(position: AnyPosition) -> str:
    return "\n".join(TEXT_BOARD.legend(position.seen_by(None)))


# ---- The automa.
def test_the_automa_has_a_column_and_a_line_but_no_points() -> None:
    lines = board(table("caballeros granada blue 2 green 3", "bids blue 9 orange 7 green 8", players="2"))

    assert lines[3].split() == ["worth", "blue", "orange", "green"]
    assert rows_of("granada", lines) == ["granada 6 3 2 +3 . 3"], "it takes the first place, and is not paid for it"
    assert rows_of("green", lines) == ["green - - 27 8 - - automa"]


def test_the_automa_s_cards_and_its_turn_are_told() -> None:
    lines = board(table("automa-regions aragon toledo", "bids blue 9 orange 7 green 8", players="2"))

    assert "  The automa's region cards of this round: aragon and toledo." in lines
    assert "  Turn order: blue 9 (now), green 8, orange 7" in lines


def test_the_automa_is_named_where_its_caballeros_are_chosen() -> None:
    position = table("offer assassin", "caballeros granada orange 1 green 3", players="2")

    assert "(left: orange, green)" in question(answered(position, "take 2", "act"))


def test_an_action_card_that_the_automa_took_says_so() -> None:
    position = table("bids blue 9 orange 7 green 13", now="turn green", players="2")

    assert rows_of("5", board(position))[0].startswith("5 your-majesty [green]")


def test_without_the_automa_nothing_is_said_of_it() -> None:
    assert "automa" not in "\n".join(board(table())) + legend(table())


# ---- Modifiers.
SHIFTING = {"shifting_powers": "on"}


def test_a_bid_is_shown_with_its_modifier() -> None:
    position = table("modifiers blue +1 +2-levy -1", now="bidding blue", **SHIFTING)

    assert rows_of("blue", board(answered(position, "modify +1")))[-1] == "blue 0 7 23 ?+1 - - 2 -"
    lines = board(answered(position, "bid 9", "bid 11"))
    assert rows_of("blue", lines)[-1] == "blue 0 7 23 9+1=10 - - 2 1"
    assert "  Turn order: orange 11, blue 10" in lines


def test_a_bid_below_nought_is_shown() -> None:
    position = table("modifiers blue -3 +1 -1", now="bidding blue", **SHIFTING)

    assert rows_of("blue", board(answered(position, "modify -3", "bid 3")))[-1].split()[4] == "3-3=0"


def test_the_turn_order_names_a_modifier_that_does_something() -> None:
    position = table("modifiers blue +1 +2-levy -1", now="bidding blue", **SHIFTING)

    assert "  Turn order: blue 11 with +2-levy" in board(answered(position, "modify +2-levy", "bid 9"))


def test_the_own_modifiers_are_shown_to_nobody_else() -> None:
    position = table("used-modifiers blue -2", "modifiers blue +1 +2-levy", now="bidding blue", **SHIFTING)

    lines = board(position)
    assert "  Your modifiers: +1 +2-levy; used: -2" in lines
    assert "    +2-levy: Place 1 caballero from your court next to the king or in the" in lines
    assert rows_of("blue", lines)[-1].split()[7] == "2", "how many are held everybody sees"
    assert "+2-levy" not in "\n".join(board(position, ORANGE) + board(position, None))


def test_giver_and_taker_know_which_modifier_was_passed() -> None:
    position = table("modifiers blue +1 +2-levy -1", "modifiers orange +3 -2 -3", now="passing", **SHIFTING)
    third = position.seen_by(2)["legal"][0]["notation"]

    assert board(position)[1] == "Before the first of 9 rounds. You are blue."
    assert "pass to orange, face down" in question(position)
    answered(position, "pass -1", "pass -3", third)

    received = third.removeprefix("pass ")
    assert any(f"; you passed -1 and received {received}" in line for line in board(position, BLUE))
    assert any("; you passed -3 and received -1" in line for line in board(position, ORANGE))


def test_the_legend_explains_modifiers_only_where_there_are_any() -> None:
    assert "-2-steward Take up to 2 more caballeros" in legend(table(**SHIFTING))
    assert "modifier" not in legend(table())


@pytest.mark.parametrize(
    ("now", "hidden"), [("passing", True), ("bidding blue", False)], ids=["in secret", "in the open"]
)
def test_what_is_passed_is_hidden_and_what_is_played_is_not(now: str, hidden: bool) -> None:
    position = table("modifiers blue +1 +2-levy -1", now=now, **SHIFTING)

    legal = position.seen_by(BLUE)["legal"]
    assert {TEXT_BOARD.hides(position.seen_by(None), each["notation"]) for each in legal} == {hidden}
    assert TEXT_BOARD.holds_secrets(position.seen_by(BLUE)), "a hand of modifiers is secret at any time"


def test_a_modifier_may_be_taken_back() -> None:
    position = table("used-modifiers blue -2", "offer authority", **SHIFTING)

    assert "power cards or modifiers back" in question(answered(position, "take 4", "act"))
    assert TEXT_BOARD.hides(position.seen_by(None), "modifier -2")


# ---- Power cards that lie face down.
def test_only_how_many_power_cards_the_others_have_used_is_shown() -> None:
    lines = board(table("hand orange 1 2 3 4 5 6 7 8", "bids blue 13 orange 12 green 11"))

    assert rows_of("orange", lines)[-1] == "orange 0 7 23 12 - - 5"
    assert "  Your power cards: 1 2 3 4 5 6 7 8 9 10 11 12; used: 13" in lines


def test_a_card_taken_back_is_counted_and_the_own_hand_shows_it() -> None:
    position = table("hand blue 2 3 4 5 6 7 8 9", "bids blue 13 orange 12 green 11", "offer authority")

    lines = board(answered(position, "take 4", "act", "power 1"))

    assert rows_of("blue", lines)[-1] == "blue 0 7 23 13 4 - 4, 1 back"
    assert "  Your power cards: 1 2 3 4 5 6 7 8 9; used: 10 11 12 13" in lines
    assert TEXT_BOARD.holds_secrets(position.seen_by(BLUE))


def test_in_1995_everybody_looks_through_the_discards() -> None:
    lines = board(table("hand orange 1 2 3 4 5 6 7 8", edition="1995", now="bidding blue"))

    assert rows_of("orange", lines)[-1] == "orange 0 7 23 - - - 9 10 11 12 13"
    assert "  Your power cards: 1 2 3 4 5 6 7 8 9 10 11 12 13" in lines


# ---- The king and the grandes.
REGENCY = {"new_regency": "on"}


@pytest.mark.parametrize(
    ("place", "sentence", "places"),
    [
        ("france", "The king is in France, next to aragon and cataluna.", "next to the king in France or in the"),
        ("portugal", "The king is in Portugal, next to galicia, castilla, toledo and sevilla.", "king in Portugal or"),
        (
            "castillo",
            "The king is beside the Castillo: nothing moves in or out of it.",
            "from your court in any region",
        ),
    ],
)
def test_a_king_in_no_region_is_told_in_words(place: str, sentence: str, places: str) -> None:
    position = table(f"king {place}", **REGENCY)

    assert board(position)[2] == sentence
    assert places in question(answered(position, "take 1"))


def test_a_king_in_a_region_is_marked_there() -> None:
    lines = board(table("king aragon", **REGENCY))

    assert rows_of("K", lines) == ["K aragon 5 4 . . ."]
    assert not any(line.startswith("The king") for line in lines)


def test_a_grande_in_the_castillo_is_shown_there_and_leaves_by_disk() -> None:
    facts = ("grande blue castillo", "caballeros castillo blue 2", "king aragon")

    assert rows_of("castillo", board(table(*facts, **REGENCY))) == ["castillo 5 3 ?G ? ?"]
    scoring = table(*facts, now="general-scoring", **REGENCY)
    assert "your grande and your caballeros in the Castillo will go to" in question(scoring)
    assert "caballeros to your court, and your grande stays." in question(scoring)


@pytest.mark.parametrize(
    ("card", "king", "sentence"),
    [
        ("exile", "aragon", "the king is in aragon: move him to france or portugal."),
        ("rebellion", "france", "the king is in France: move him to castillo."),
        ("entourage", "france", "move the king to any region."),
        ("entourage", "aragon", "move the king to any region but aragon."),
        ("progress", "cataluna", "the king is in cataluna: move him to navarra, aragon, castilla, toledo, granada or"),
    ],
)
def test_where_the_king_may_go(card: str, king: str, sentence: str) -> None:
    position = table(f"king {king}", f"offer {card}", **REGENCY)

    assert question(answered(position, "take 5", "act")).startswith(sentence)


def test_who_goes_with_the_king_is_asked() -> None:
    position = table("king aragon", "offer entourage", "caballeros aragon blue 1 green 2", **REGENCY)

    answered(position, "take 5", "act", "king granada")

    assert question(position) == "choose a caballero in aragon that goes with the king to granada; 2 go in all."


def test_whoever_infiltrates_may_place_with_the_king() -> None:
    position = table("king aragon", "offer infiltration", **REGENCY)

    assert "next to the king, with him or in the Castillo" in question(answered(position, "take 5", "act"))


# ---- The action cards.
def test_a_reconstructed_card_is_marked_and_the_mark_explained() -> None:
    lines = board(table("offer any-3 decree"))

    assert rows_of("1", lines) == ["1 any-3* Move up to 3 caballeros of any colours."]
    assert rows_of("4", lines)[0].startswith("4 decree Lay a scoring tile")
    assert rows_of("*", lines) == ["* reconstructed: no rulebook prints this card"]


def test_a_noted_card_has_a_mark_of_its_own() -> None:
    lines = board(table("offer regent", new_regency="on"))

    assert rows_of("5", lines)[0].startswith("5 regent+ The king and your grande")
    assert rows_of("+", lines) == ["+ noted: a rulebook names or annotates this card, the rest is ours"]


def test_no_card_of_1995_is_marked() -> None:
    assert "reconstructed" not in "\n".join(board(table(edition="1995"))) + legend(table(edition="1995"))


def test_merged_decks_say_how_many_caballeros_a_card_lets_one_place() -> None:
    position = table("offer fiesta", merged_decks="on")

    lines = board(position)
    assert rows_of("2", lines) == ["2 fiesta (place 3) All regions worth 5 are scored."]
    assert rows_of("3", lines) == []
    assert "unless it says another" in question(position)
    assert question(answered(position, "take 2")).startswith("place up to 3 caballeros")
    assert "; or first `act`" in question(position)
    assert "; or `act` " in question(answered(position, "place castillo"))


def test_the_longest_name_does_not_touch_its_text() -> None:
    lines = board(table("offer score-sixes-and-sevens"))

    assert rows_of("3", lines)[0].startswith("3 score-sixes-and-sevens* All regions")


@pytest.mark.parametrize(("edition", "card"), [("1995", "secret-return-all"), ("2023", "civil-war")])
def test_all_caballeros_of_a_region_are_lost_by_either_name(edition: str, card: str) -> None:
    position = table("king aragon", f"offer {card}", "caballeros granada orange 3", edition=edition)

    assert "all your caballeros return" in question(answered(position, "take 2", "act"))


def test_two_caballeros_are_lost_by_the_other_card() -> None:
    position = table("king aragon", "offer secret-return-2", "caballeros granada orange 3")

    assert ": 2 caballeros return" in question(answered(position, "take 2", "act"))


# ---- Vetoes of whole actions.
def test_a_whole_action_is_announced_with_its_text() -> None:
    position = table("veto orange 1", "offer any-4", added_vetoes="2")

    assert question(answered(position, "take 1", "act")) == (
        "it is announced that blue carries out any-4: Move up to 4 caballeros of any colours."
        " Do you allow it, or veto the whole action?"
    )


def test_of_two_actions_the_chosen_one_is_announced() -> None:
    position = table("veto orange 1", "offer own-or-militia", added_vetoes="2", added_own_or_militia="on")

    asked = question(answered(position, "take 1", "act", "choose 2"))

    assert asked.startswith("it is announced that blue carries out militia: one of the two actions of own-or-militia.")


# ---- All of it.
def test_every_part_on_the_board_is_one_of_the_game() -> None:
    assert set(PARTS) <= {part.NAME for part in PARTS_OF_THE_GAME}


def test_every_kind_of_business_that_asks_has_its_question() -> None:
    never_ask = {"program", "scoring", "turns"}
    position = table(**SHIFTING, **REGENCY)

    assert set(TEXT_BOARD.questions(position.seen_by(BLUE))) == set(position.frame_kinds().frames) - never_ask


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_all_options_are_put_into_words_of_80_columns(seed: int) -> None:
    random = from_seed(seed)
    position = EL_GRANDE.new_game(drawn_options(EL_GRANDE, {"edition": "2023", "rounds": "6"}, random), seed)

    while seats := position.waiting():
        lines = [*board(position, seats[0]), *board(position, None)]
        assert max(len(line) for line in lines) < 80
        assert question(position)
        position.answer(seats[0], random.choice(position.options(seats[0])))
