"""The table of El Grande and its questions in words, as a player sees them: above all what the 2023 edition adds."""

from __future__ import annotations

import pytest

from meseta.cli.boards.el_grande.parts.catalogue import PARTS
from meseta.engine.frame import AnyPosition
from meseta.games.catalogue import title_of
from meseta.games.el_grande.parts.catalogue import PARTS as PARTS_OF_THE_GAME
from meseta.wording.forms import name_id
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words
from tests.cli.looking import answered, board, labels, legend, question, rows_of, text_board_of
from tests.cli.random_games import check_words_of_a_game

BLUE, ORANGE = 0, 1
EL_GRANDE = title_of("el-grande")


def table(
    *facts: str, now: str = "turn blue", edition: str = "2023", players: str = "3", **options: str
) -> AnyPosition:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    position = EL_GRANDE.bare_table({"edition": edition, "players": players, **named})
    for fact in facts:
        EL_GRANDE.put(position, fact.split())
    EL_GRANDE.start(position, now.split(), [])
    return position


# ---- The automa.
def test_the_automa_has_a_column_and_a_line_but_no_points() -> None:
    lines = board(table("caballeros granada blue 2 green 3", "bids blue 9 orange 7 green 8", players="2"))

    assert lines[3].split() == ["Values", "Blue", "Orange", "Green"]
    assert rows_of("Granada", lines) == ["Granada 6 3 2 +3 . 3"], "it takes the first place, and is not paid for it"
    assert rows_of("Green", lines) == ["Green - - 27 8 - - automa"]


def test_the_automa_s_cards_and_its_turn_are_told() -> None:
    lines = board(table("automa-regions aragon toledo", "bids blue 9 orange 7 green 8", players="2"))

    assert "  Region cards of the automa: Aragón and Toledo" in lines
    assert "  Turn order: Blue 9 (acting), Green 8, Orange 7" in lines


def test_the_automa_is_named_where_its_caballeros_are_chosen() -> None:
    position = table("offer assassin", "caballeros granada orange 1 green 3", players="2")

    assert "Still possible: Orange, automa." in question(answered(position, "take 2", "act"))


def test_an_action_card_that_the_automa_took_says_so() -> None:
    position = table("bids blue 9 orange 7 green 13", now="turn green", players="2")

    assert rows_of("5", board(position))[0].startswith("5 [Green] Your Majesty: move the king anywhere.")


def test_without_the_automa_nothing_is_said_of_it() -> None:
    assert "automa" not in "\n".join(board(table())) + legend(table())


# ---- Modifiers.
SHIFTING = {"shifting_powers": "on"}


def test_a_bid_is_shown_with_its_modifier() -> None:
    position = table("modifiers blue +1 +2-levy -1", now="bidding blue", **SHIFTING)

    assert rows_of("Blue", board(answered(position, "modify +1")))[-1] == "Blue 0 7 23 ?+1 - - 2 -"
    lines = board(answered(position, "bid 9", "bid 11"))
    assert rows_of("Blue", lines)[-1] == "Blue 0 7 23 9+1=10 - - 2 1"
    assert "  Turn order: Orange 11, Blue 10" in lines


def test_a_bid_below_nought_is_shown() -> None:
    position = table("modifiers blue -3 +1 -1", now="bidding blue", **SHIFTING)

    assert rows_of("Blue", board(answered(position, "modify -3", "bid 3")))[-1].split()[4] == "3-3=0"


def test_the_turn_order_names_a_modifier_that_does_something() -> None:
    position = table("modifiers blue +1 +2-levy -1", now="bidding blue", **SHIFTING)

    assert "  Turn order: Blue 11 (+2 Levy)" in board(answered(position, "modify +2-levy", "bid 9"))


def test_the_own_modifiers_are_shown_to_nobody_else() -> None:
    position = table("used-modifiers blue -2", "modifiers blue +1 +2-levy", now="bidding blue", **SHIFTING)

    lines = board(position)
    assert "  Your modifiers: +1, +2 Levy; used: −2" in lines
    assert "    +2 Levy: Place 1 caballero from your court next to the king or in the" in lines
    assert rows_of("Blue", lines)[-1].split()[7] == "2", "how many are held everybody sees"
    assert "Levy" not in "\n".join(board(position, ORANGE) + board(position, None))


def test_giver_and_taker_know_which_modifier_was_passed() -> None:
    position = table("modifiers blue +1 +2-levy -1", "modifiers orange +3 -2 -3", now="passing", **SHIFTING)
    third = position.seen_by(2)["legal"][0]["notation"]

    assert board(position)[1] == "Before the first round. You are Blue."
    assert "Orange gets this one face down" in question(position)
    answered(position, "pass -1", "pass -3", third)

    received = words("en").say(name_id("modifier", third.removeprefix("pass ")))
    assert any(f". You passed −1 and received {received}." in line for line in board(position, BLUE))
    assert any(". You passed −3 and received −1." in line for line in board(position, ORANGE))


def test_the_legend_explains_modifiers_only_where_there_are_any() -> None:
    assert "−2 Steward Take up to 2 more caballeros" in legend(table(**SHIFTING))
    assert "modifier" not in legend(table())


@pytest.mark.parametrize(
    ("now", "hidden"), [("passing", True), ("bidding blue", False)], ids=["in secret", "in the open"]
)
def test_what_is_passed_is_hidden_and_what_is_played_is_not(now: str, hidden: bool) -> None:
    position = table("modifiers blue +1 +2-levy -1", now=now, **SHIFTING)

    legal = position.seen_by(BLUE)["legal"]
    assert {text_board_of(position).hides(position.seen_by(None), each["notation"]) for each in legal} == {hidden}
    assert text_board_of(position).holds_secrets(position.seen_by(BLUE)), "a hand of modifiers is secret at any time"


def test_a_modifier_may_be_taken_back() -> None:
    position = table("used-modifiers blue -2", "offer authority", **SHIFTING)

    assert "Take a power card or a modifier back." in question(answered(position, "take 4", "act"))
    assert text_board_of(position).hides(position.seen_by(None), "modifier -2")


# ---- Power cards that lie face down.
def test_only_how_many_power_cards_the_others_have_used_is_shown() -> None:
    lines = board(table("hand orange 1 2 3 4 5 6 7 8", "bids blue 13 orange 12 green 11"))

    assert rows_of("Orange", lines)[-1] == "Orange 0 7 23 12 - - 5"
    assert "  Your power cards: 1 2 3 4 5 6 7 8 9 10 11 12; used: 13" in lines


def test_a_card_taken_back_is_counted_and_the_own_hand_shows_it() -> None:
    position = table("hand blue 2 3 4 5 6 7 8 9", "bids blue 13 orange 12 green 11", "offer authority")

    lines = board(answered(position, "take 4", "act", "power 1"))

    assert rows_of("Blue", lines)[-1] == "Blue 0 7 23 13 4 - 4, 1 back"
    assert "  Your power cards: 1 2 3 4 5 6 7 8 9; used: 10 11 12 13" in lines
    assert text_board_of(position).holds_secrets(position.seen_by(BLUE))


def test_in_1995_everybody_looks_through_the_discards() -> None:
    lines = board(table("hand orange 1 2 3 4 5 6 7 8", edition="1995", now="bidding blue"))

    assert rows_of("Orange", lines)[-1] == "Orange 0 7 23 - - - 9 10 11 12 13"
    assert "  Your power cards: 1 2 3 4 5 6 7 8 9 10 11 12 13" in lines


# ---- The king and the grandes.
REGENCY = {"new_regency": "on"}


@pytest.mark.parametrize(
    ("place", "sentence", "places"),
    [
        ("france", "The king stands in France, next to Aragón and Cataluña.", "Next to the king, or in the Castillo."),
        (
            "portugal",
            "The king stands in Portugal, next to Galicia, Castilla, Toledo and Sevilla.",
            "Next to the king, or in the Castillo.",
        ),
        ("castillo", "The king stands beside the Castillo: it is closed.", "In any region: the king stands beside"),
    ],
)
def test_a_king_in_no_region_is_told_in_words(place: str, sentence: str, places: str) -> None:
    position = table(f"king {place}", **REGENCY)

    assert board(position)[2] == sentence
    assert places in question(answered(position, "take 1"))


def test_a_king_in_a_region_is_marked_there() -> None:
    lines = board(table("king aragon", **REGENCY))

    assert rows_of("K", lines) == ["K Aragón 5 4 . . ."]
    assert not any(line.startswith("The king") for line in lines)


def test_a_grande_in_the_castillo_is_shown_there_and_leaves_by_disk() -> None:
    facts = ("grande blue castillo", "caballeros castillo blue 2", "king aragon")

    assert rows_of("Castillo", board(table(*facts, **REGENCY))) == ["Castillo 5 3 ?G ? ?"]
    scoring = table(*facts, now="general-scoring", **REGENCY)
    assert "Your grande and your caballeros leave the Castillo" in question(scoring)
    assert "sends your caballeros back to your court, and your grande stays." in question(scoring)


@pytest.mark.parametrize(
    ("card", "king", "places"),
    [
        ("exile", "aragon", ["to France", "to Portugal"]),
        ("rebellion", "france", ["beside the Castillo"]),
    ],
)
def test_where_the_king_may_go(card: str, king: str, places: list[str]) -> None:
    position = table(f"king {king}", f"offer {card}", **REGENCY)

    said = labels(answered(position, "take 5", "act"))

    assert sorted(said.values()) == sorted(f"Move the king {place}" for place in places)


def test_who_goes_with_the_king_is_asked() -> None:
    position = table("king aragon", "offer entourage", "caballeros aragon blue 1 green 2", **REGENCY)

    answered(position, "take 5", "act", "king granada")

    assert question(position) == (
        "Choose who goes with the king, 2 left. The caballeros come from Aragón and go to Granada."
    )


def test_whoever_infiltrates_may_place_with_the_king() -> None:
    position = table("king aragon", "offer infiltration", **REGENCY)

    assert "Next to the king, with him, or in the Castillo." in question(answered(position, "take 5", "act"))


# ---- The action cards.
def test_a_reconstructed_card_is_marked_and_the_mark_explained() -> None:
    lines = board(table("offer any-3 decree"))

    assert rows_of("1", lines) == ["1 Move any 3*. Move up to 3 caballeros of any colours."]
    assert rows_of("4", lines)[0].startswith("4 Decree: move a scoring tile. Lay a scoring tile")
    assert rows_of("*", lines) == ["* reconstructed"]


def test_a_noted_card_has_a_mark_of_its_own() -> None:
    lines = board(table("offer regent", new_regency="on"))

    assert rows_of("5", lines)[0].startswith("5 Regent: swap king and grande+. The king and your grande")
    assert rows_of("+", lines) == ["+ noted by a rulebook, the rest is ours"]


def test_no_card_of_1995_is_marked() -> None:
    assert "reconstructed" not in "\n".join(board(table(edition="1995"))) + legend(table(edition="1995"))


def test_merged_decks_say_how_many_caballeros_a_card_lets_one_place() -> None:
    position = table("offer fiesta", merged_decks="on")

    lines = board(position)
    assert rows_of("2", lines) == ["2 Fiesta: score all the fives (3 caballeros). All regions worth 5 are scored."]
    assert rows_of("3", lines) == []
    assert question(position).startswith("Take an action card. Its number is how many caballeros it lets you place,")
    assert question(answered(position, "take 2")).startswith("Place a caballero, 3 left.")


def test_the_action_in_hand_is_read_out_as_long_as_it_may_be_carried_out() -> None:
    position = table("offer fiesta")

    assert "All regions worth 5 are scored." in question(answered(position, "take 3"))
    assert "All regions worth 5 are scored." not in question(answered(position, "act"))


@pytest.mark.parametrize(("edition", "card"), [("1995", "secret-return-all"), ("2023", "civil-war")])
def test_all_caballeros_of_a_region_are_lost_by_either_name(edition: str, card: str) -> None:
    position = table("king aragon", f"offer {card}", "caballeros granada orange 3", edition=edition)

    assert "you return all your caballeros from this region" in question(answered(position, "take 2", "act"))


def test_two_caballeros_are_lost_by_the_other_card() -> None:
    position = table("king aragon", "offer secret-return-2", "caballeros granada orange 3")

    assert "you return 2 caballeros from this region" in question(answered(position, "take 2", "act"))


# ---- Vetoes of whole actions.
def test_a_whole_action_is_announced_with_its_text() -> None:
    position = table("veto orange 1", "offer any-4", added_vetoes="2")

    assert question(answered(position, "take 1", "act")) == (
        "Blue wants to carry out “Move any 4”. Veto? A veto stops the whole action and spends your card."
        " Move up to 4 caballeros of any colours."
    )


def test_of_two_actions_the_chosen_one_is_announced() -> None:
    position = table("veto orange 1", "offer own-or-militia", added_vetoes="2", added_own_or_militia="on")

    asked = question(answered(position, "take 1", "act", "choose 2"))

    assert asked.startswith("Blue wants to carry out “Militia: place 2 more”.")


# ---- All of it.
def test_every_part_on_the_board_is_one_of_the_game() -> None:
    assert set(PARTS) <= {part.NAME for part in PARTS_OF_THE_GAME}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_all_options_are_put_into_words_of_80_columns(seed: int, language: str) -> None:
    check_words_of_a_game({"edition": "2023"}, seed, language)
