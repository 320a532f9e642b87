"""Laying a table out for a scenario: each fact is found as it was laid out, and each mistake is told in a sentence."""

import pytest

from meseta.engine.refusal import Refused
from meseta.games.el_grande.arranging.facts import FACTS
from meseta.wording.words import words
from tests.games.el_grande.laid_out import EL_GRANDE, answers, fact, laid_out, waiting

ENGLISH = words("en")

FACTS_LAID_OUT = [
    "king granada",
    "caballeros granada blue 3 green 2",
    "caballeros castillo purple 1",
    "grande blue sevilla orange aragon",
    "disk blue sevilla orange aragon",
    "court blue 4 orange 0",
    "province blue 20 orange 30",
    "score blue 99 purple 1",
    "bids blue 9 orange 8 green 7 purple 6",
    "veto blue 2 green 1 purple 0",
    "tile 8 castillo",
    "tile 4 beside",
    "hand purple 1 2 13",
    "round 7",
    "offer any-4 veto score-fours eviction king",
    "leader green",
]
FACTS_OF_2023 = [
    "king portugal",
    "king castillo",
    "grande blue castillo",
    "caballeros navarra green 3",
    "bids blue 9 green 3",
    "modifiers orange +2 +3 -3",
    "modifiers blue +1 +1 +1",
    "used-modifiers blue -2-steward",
    "automa-power 11",
    "automa-regions toledo castilla",
    "round 5",
    "offer militia withdrawal decree exile",
]
FOR_TWO = {"edition": "2023", "players": "2", "new-regency": "on", "shifting-powers": "on"}


@pytest.mark.parametrize("words", FACTS_OF_2023)
def test_fact_of_2023_is_found_as_it_was_laid_out(words: str) -> None:
    game = EL_GRANDE.bare_table(FOR_TWO)
    EL_GRANDE.put(game, ["round", "2"])

    EL_GRANDE.put(game, words.split())

    assert fact(game, words) == words


def test_what_the_automa_draws_goes_with_the_round_whichever_is_laid_out_first() -> None:
    drawn = ["automa-power 3", "automa-regions granada aragon"]

    for facts in ([*drawn, "round 6"], ["round 6", *drawn]):
        game = laid_out(*facts, "now round blue", **FOR_TWO)

        assert [fact(game, each) for each in [*drawn, "round 6", "bids green 3"]] == [*drawn, "round 6", "bids green 3"]


def test_modifiers_laid_out_are_taken_from_whoever_holds_them() -> None:
    game = laid_out("modifiers blue +1 +1 +1", "modifiers orange +3 -3 +1-recruit", **FOR_TWO)

    assert fact(game, "modifiers blue ?") == "modifiers blue +1 +1 +1"
    assert game.faults() == []


def test_modifiers_are_passed_before_the_first_round() -> None:
    game = laid_out("modifiers blue +1 +2 +3", "now passing", **FOR_TWO)

    assert waiting(game) == ["blue", "orange"]
    assert answers(game, "blue") == ["pass +1", "pass +2", "pass +3"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("king london", "'london' is no place for the king; possible: galicia, navarra"),
        ("modifiers blue +4", "'+4' is no modifier; possible: +1, +2, +3"),
        ("modifiers blue +3 +3", "There are not so many modifiers +3"),
        ("modifiers blue +1 +1 +1 +2", "blue has 3 modifiers, no more"),
        ("modifiers green +1", "'green' is no player in this game; possible: blue, orange"),
        ("automa-power 14", "There is no power card 14"),
        ("automa-regions london", "'london' is no region"),
    ],
)
def test_mistake_in_a_fact_of_2023_is_told(words: str, sentence: str) -> None:
    game = EL_GRANDE.bare_table(FOR_TWO)

    with pytest.raises(Refused) as refused:
        EL_GRANDE.put(game, words.split())

    assert sentence in ENGLISH.refusal(refused.value)


@pytest.mark.parametrize("words", FACTS_LAID_OUT)
def test_fact_is_found_as_it_was_laid_out(words: str) -> None:
    game = EL_GRANDE.bare_table({})
    EL_GRANDE.put(game, ["round", "2"])

    EL_GRANDE.put(game, words.split())

    assert fact(game, words) == words


def test_every_kind_of_fact_is_tried_here() -> None:
    assert {words.split()[0] for words in FACTS_LAID_OUT + FACTS_OF_2023} == set(FACTS)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("weather fine", "'weather' is no fact of El Grande; facts are king, caballeros"),
        ("king", "'king' should read 'king PLACE'"),
        ("king castillo", "'castillo' is no region; possible: galicia"),
        ("king granada sevilla", "should read 'king PLACE'"),
        ("caballeros", "'' is no area; possible: galicia"),
        ("caballeros london blue 1", "'london' is no area; possible: galicia"),
        ("caballeros granada", "should be pairs of a colour and its value"),
        ("caballeros granada blue", "'blue' should be pairs of a colour and its value"),
        ("caballeros granada pink 1", "'pink' is no colour in this game; possible: blue, orange, green, purple"),
        ("caballeros granada vermilion 1", "'vermilion' is no colour in this game"),
        ("caballeros granada blue many", "'many' should be a whole number"),
        ("caballeros granada blue -1", "'-1' should be a whole number"),
        ("grande blue castillo", "'castillo' is no region"),
        ("grande", "should be pairs"),
        ("disk blue nowhere", "'nowhere' is no region"),
        ("court blue", "should be pairs"),
        ("court blue x", "'x' should be a whole number"),
        ("veto blue 3", "There are only two vetoes"),
        ("bids blue 14", "There is no power card 14: they run from 1 to 13"),
        ("bids blue 0", "There is no power card 0"),
        ("tile 8", "should be pairs"),
        ("tile 6 granada", "'6' is no scoring tile; possible: 8, 4"),
        ("tile 8 london", "'london' is no area"),
        ("hand", "'' is no player in this game"),
        ("modifiers blue +1", "'modifiers' belongs to the part shifting-powers, which is not played"),
        ("automa-power 3", "'automa-power' belongs to the part automa, which is not played"),
        ("hand blue one", "'one' should be a whole number"),
        ("round", "should read 'round N'"),
        ("round 10", "'10' is no round of this game; possible: 1, 2, 3, 4, 5, 6, 7, 8, 9"),
        ("offer abracadabra", "No deck of this game has the card 'abracadabra'"),
        ("offer any-3 any-4", "'any-4' cannot be on offer: another card is named for its deck"),
        ("leader", "should read 'leader COLOUR'"),
        ("leader vermilion", "'vermilion' is no player in this game"),
    ],
)
def test_mistake_in_a_fact_is_told(words: str, sentence: str) -> None:
    game = EL_GRANDE.bare_table({})

    with pytest.raises(Refused) as refused:
        EL_GRANDE.put(game, words.split())

    assert sentence in ENGLISH.refusal(refused.value)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("weather fine", "'weather' is no fact of El Grande; facts are king, caballeros"),
        ("tile", "'' is no scoring tile"),
        ("hand", "'' is no player"),
        ("caballeros", "'' is no area"),
        ("caballeros granada", "should be pairs"),
        ("court", "should be pairs"),
        ("court pink 3", "'pink' is no colour"),
    ],
)
def test_mistake_in_an_expectation_is_told(words: str, sentence: str) -> None:
    game = EL_GRANDE.bare_table({})

    with pytest.raises(Refused) as refused:
        EL_GRANDE.look(game, words.split())

    assert sentence in ENGLISH.refusal(refused.value)


def test_looking_tells_what_is_there_not_what_is_expected() -> None:
    game = laid_out("court blue 4", "king granada", "offer any-4", "now turn blue")

    assert fact(game, "court blue 5") == "court blue 4"
    assert fact(game, "king sevilla") == "king granada"
    assert fact(game, "grande blue sevilla") == "grande blue nowhere"
    assert fact(game, "disk blue sevilla") == "disk blue nowhere"
    assert fact(game, "offer any-4 any-3") == "offer any-4"


# ---- Moments.
def test_table_without_a_moment_begins_with_the_auction() -> None:
    game = laid_out("king granada")

    assert waiting(game) == ["blue"]
    assert answers(game, "blue") == [f"bid {value}" for value in range(1, 14)]


def test_turn_begins_with_the_colour_named_and_goes_on_by_power() -> None:
    game = laid_out("bids blue 3 orange 13 green 4 purple 5", "now turn green")

    assert waiting(game) == ["green"]
    assert game.seen_by(None)["turn_order"] == [1, 3, 2, 0]


def test_general_scoring_moves_on_to_the_round_it_belongs_to() -> None:
    assert laid_out("round 4", "caballeros castillo blue 1", "now general-scoring").round == 6
    assert laid_out("round 5", "caballeros castillo blue 1", "now general-scoring", rounds="6").round == 4


def test_what_is_not_in_court_or_on_the_board_is_in_the_province() -> None:
    game = laid_out("court blue 4", "caballeros granada blue 3", "caballeros castillo blue 2")

    assert fact(game, "province blue ?") == "province blue 21"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["now"], "'now ' is no moment; moments are passing, round COLOUR, bidding COLOUR, turn COLOUR"),
        (["now later"], "'now later' is no moment"),
        (["now turn"], "'now turn' is no moment"),
        (["now turn pink"], "'pink' is no colour in this game"),
        (["now bidding pink"], "'pink' is no player in this game"),
        (["now passing"], "'now passing' is no moment"),
        (["bids blue 3", "now turn blue"], "In a turn everybody has played a power card"),
        (["caballeros granada blue 31", "now turn blue"], "blue has more than 30 caballeros"),
        (["bids blue 9 orange 9 green 8 purple 7", "now turn blue"], "cannot play power cards of the same value"),
        (["bids blue 9 orange 8 green 7 purple 6", "hand blue 9", "now turn blue"], "blue holds the power card"),
        (["province blue 1", "now turn blue"], "This table cannot be: blue has 8 caballeros"),
        (["tile 8 granada", "tile 4 granada", "now turn blue"], "both scoring tiles lie on one area"),
    ],
)
def test_table_or_moment_that_cannot_be_is_refused(given: list[str], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        laid_out(*given)

    assert sentence in ENGLISH.refusal(refused.value)


def test_short_game_knows_only_its_own_rounds() -> None:
    with pytest.raises(Refused, match="word: 4; kind: round; possible: 2, 3, 5, 6, 8, 9"):
        laid_out("round 4", rounds="6")


def test_card_that_lies_in_two_decks_is_offered_where_nothing_else_is_named() -> None:
    game = laid_out("offer score-one authority-lost-3", "now turn blue")

    cards = [card["card"] for card in game.seen_by(None)["cards"]]

    assert cards[1:3] == ["authority-lost-3", "score-one"]


def test_the_card_on_offer_goes_with_the_round_whichever_is_laid_out_first() -> None:
    first = laid_out("offer any-4", "round 4", "now turn blue")
    last = laid_out("round 4", "offer any-4", "now turn blue")

    assert fact(first, "offer any-4") == fact(last, "offer any-4") == "offer any-4"
