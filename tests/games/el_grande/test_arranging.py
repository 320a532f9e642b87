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
FACTS_WITH_OWN_CARDS = [
    "hand blue joker 10 93 180",
    "used blue 10 180",
    "known orange joker 170",
    "bids blue 150 orange 93",
    "bridge galicia valencia green",
    "quarantine valencia 4",
    "conspiracy orange",
    "home-counts blue green",
]
FACTS_WITH_COLONIES = [
    "king france",
    "grande blue america",
    "tile 8 ship",
    "caballeros captain blue 1",
    "caballeros america-gold orange 2 black 1",
    "caballeros outside green 3",
    "cargo ambassador gold envoy wares",
    "limit mediterranean",
    "inquisitor purple",
    "inquisitor beside",
    "discs gold 1 wares 2",
    "promised gold 1",
    "turned-over 3 6",
    "conspiracy green",
    "offer grand-inquisitor embarkation",
]
FACTS_THAT_FOLLOW = ["supply gold 5 wares 6"]
OWN_CARDS = {"expansion": "intrigue"}
COLONIES = {"expansion": "colonies"}
FACTS_WITH_GRANDISSIMO = [
    "king portugal",
    "caballeros ship blue 2",
    "caballeros jail orange 1 black 1",
    "caballeros gift-green purple 1",
    "ship-tokens blue green",
    "queen orange",
    "jester beside",
    "inquisitor blue",
    "boycott aragon granada",
    "alliance valencia blue purple",
    "free-choice orange",
    "revolution blue",
    "kept green any-4",
]
GRANDISSIMO = {"expansion": "grandissimo"}
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


# ---- Own cards.
@pytest.mark.parametrize("words", FACTS_WITH_OWN_CARDS)
def test_fact_of_own_cards_is_found_as_it_was_laid_out(words: str) -> None:
    game = EL_GRANDE.bare_table(OWN_CARDS)

    EL_GRANDE.put(game, words.split())

    assert fact(game, words) == words


@pytest.mark.parametrize("words", ["bridge none", "quarantine none", "conspiracy none", "home-counts none"])
def test_mark_that_is_not_there_is_none(words: str) -> None:
    assert fact(EL_GRANDE.bare_table(OWN_CARDS), words) == words


@pytest.mark.parametrize("words", FACTS_WITH_GRANDISSIMO)
def test_fact_of_grandissimo_is_found_as_it_was_laid_out(words: str) -> None:
    game = EL_GRANDE.bare_table(GRANDISSIMO)

    EL_GRANDE.put(game, words.split())

    assert fact(game, words) == words


@pytest.mark.parametrize(
    "words",
    ["ship-tokens none", "boycott none", "alliance none", "free-choice none", "revolution none", "kept none"],
)
def test_mark_of_grandissimo_that_is_not_there_is_none(words: str) -> None:
    assert fact(EL_GRANDE.bare_table(GRANDISSIMO), words) == words


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("alliance granada blue", "should read 'alliance REGION COLOUR COLOUR'"),
        ("alliance portugal blue green", "'portugal' is no region"),
        ("boycott castillo", "'castillo' is no region"),
        ("queen nowhere", "'nowhere' is no player"),
        ("kept blue", "should read 'kept COLOUR CARD'"),
        ("kept blue bridge", "'bridge' is no card"),
        ("ship-tokens pink", "'pink' is no player"),
    ],
)
def test_wrong_fact_of_grandissimo_is_refused(words: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        EL_GRANDE.put(EL_GRANDE.bare_table(GRANDISSIMO), words.split())

    assert sentence in ENGLISH.refusal(refused.value)


def test_hand_that_is_not_laid_out_has_the_lowest_tens() -> None:
    game = laid_out("used blue 10 joker", **OWN_CARDS)

    assert fact(game, "hand blue ?") == "hand blue 20 30 40 50 60 70 80 90 100 110 120"
    assert fact(game, "hand orange ?") == "hand orange 10 20 30 40 50 60 70 80 90 100 110 120 130"


def test_where_a_hand_is_laid_out_other_cards_were_used() -> None:
    game = laid_out("hand blue 20 93 180", **OWN_CARDS)

    assert fact(game, "used blue ?") == "used blue 10 30 40 50 60 70 80 90 100 110"


def test_whoever_has_the_turn_has_played_the_highest_own_card() -> None:
    game = laid_out("now turn green", **OWN_CARDS)

    assert fact(game, "bids blue ? orange ? green ? purple ?") == "bids blue 160 orange 150 green 180 purple 170"


def test_moments_before_the_first_round_with_own_cards() -> None:
    dialling, choosing = laid_out("now dialling", **OWN_CARDS), laid_out("now choosing", **OWN_CARDS)

    assert waiting(dialling) == waiting(choosing) == ["blue", "orange", "green", "purple"]
    assert "disk granada" in answers(dialling, "blue")
    assert "keep joker" in answers(choosing, "blue")
    assert dialling.round == choosing.round == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("used pink 10", "'pink' is no player in this game"),
        ("used blue 14", "There is no power card 14: there are joker, 10, 13"),
        ("known blue ten", "There is no power card ten: there are joker, 10, 13"),
        ("bids blue 1", "There is no power card 1: there are joker, 10, 13"),
        ("bridge galicia valencia", "'bridge galicia valencia' should read 'bridge REGION REGION COLOUR'"),
        ("bridge galicia castillo blue", "'castillo' is no region"),
        ("bridge galicia valencia pink", "'pink' is no player in this game"),
        ("quarantine valencia", "'quarantine valencia' should read 'quarantine REGION TILE'"),
        ("quarantine london 4", "'london' is no region"),
        ("quarantine valencia 6", "'6' is no scoring tile; possible: 8, 4"),
        ("conspiracy", "'' is no player in this game"),
        ("home-counts pink", "'pink' is no player in this game"),
        ("offer king", "No deck of this game has the card 'king'"),
    ],
)
def test_mistake_in_a_fact_of_own_cards_is_told(words: str, sentence: str) -> None:
    game = EL_GRANDE.bare_table(OWN_CARDS)

    with pytest.raises(Refused) as refused:
        EL_GRANDE.put(game, words.split())

    assert sentence in ENGLISH.refusal(refused.value)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (["used blue 10", "hand blue 10 20"], "fault-own-cards"),
        (["hand blue 10 13 15 20 23 25 30 35 40 43 50 60 63 70"], "fault-own-cards"),
        (["bids blue 90 orange 90 green 80 purple 70", "now turn blue"], "error-bids-equal"),
    ],
)
def test_table_with_own_cards_that_cannot_be_is_refused(given: list[str], fault: str) -> None:
    with pytest.raises(Refused) as refused:
        laid_out(*given, **OWN_CARDS)

    assert fault in str(refused.value)


# ---- Colonies.
@pytest.mark.parametrize("words", FACTS_WITH_COLONIES)
def test_fact_of_the_colonies_is_found_as_it_was_laid_out(words: str) -> None:
    game = EL_GRANDE.bare_table(COLONIES)
    EL_GRANDE.put(game, ["round", "2"])

    EL_GRANDE.put(game, words.split())

    assert fact(game, words) == words


@pytest.mark.parametrize("words", [*FACTS_THAT_FOLLOW, "limit none", "cargo france none", "turned-over none"])
def test_colonies_of_a_bare_table(words: str) -> None:
    assert fact(EL_GRANDE.bare_table(COLONIES), words) == words


def test_discs_that_are_not_laid_out_lie_beside_the_board() -> None:
    game = laid_out(
        "discs gold 1", "caballeros ship-wares blue 2", "caballeros france blue 1", "cargo france gold", **COLONIES
    )

    assert fact(game, "supply gold ? wares ?") == "supply gold 3 wares 4"


def test_black_caballeros_that_are_not_laid_out_stand_in_the_castillo() -> None:
    game = laid_out("caballeros ship black 1", **COLONIES)

    assert fact(game, "caballeros castillo black ?") == "caballeros castillo black 3"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("supply gold 3", "'supply' follows from the rest: it can only be expected"),
        ("discs silver 1", "'silver' is no kind of goods; possible: gold, wares"),
        ("discs gold many", "'many' should be a whole number"),
        ("cargo captain gold", "'captain' is no place in this region; possible: france, ambassador, envoy"),
        ("limit castillo", "'castillo' is no region"),
        ("inquisitor black", "'black' is no player in this game"),
        ("grande blue captain", "'captain' is no region"),
    ],
)
def test_mistake_in_a_fact_of_the_colonies_is_told(words: str, sentence: str) -> None:
    game = EL_GRANDE.bare_table(COLONIES)

    with pytest.raises(Refused) as refused:
        EL_GRANDE.put(game, words.split())

    assert sentence in ENGLISH.refusal(refused.value)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (["caballeros captain blue 1 orange 1"], "more than one caballero stands"),
        (["caballeros france blue 2"], "more than one caballero stands"),
        (["discs gold 6"], "the discs are wrongly counted"),
        (["cargo envoy gold"], "the discs are wrongly counted"),
        (["limit aragon", "caballeros aragon blue 11"], "10"),
        (["caballeros ship black 5"], "black has"),
    ],
)
def test_table_with_colonies_that_cannot_be_is_refused(given: list[str], fault: str) -> None:
    with pytest.raises(Refused) as refused:
        laid_out(*given, **COLONIES)

    assert fault in ENGLISH.refusal(refused.value)


@pytest.mark.parametrize("words", FACTS_LAID_OUT)
def test_fact_is_found_as_it_was_laid_out(words: str) -> None:
    game = EL_GRANDE.bare_table({})
    EL_GRANDE.put(game, ["round", "2"])

    EL_GRANDE.put(game, words.split())

    assert fact(game, words) == words


def test_every_kind_of_fact_is_tried_here() -> None:
    of_expansions = [*FACTS_WITH_OWN_CARDS, *FACTS_WITH_COLONIES, *FACTS_WITH_GRANDISSIMO]
    tried = [*FACTS_LAID_OUT, *FACTS_OF_2023, *of_expansions, *FACTS_THAT_FOLLOW]

    assert {words.split()[0] for words in tried} == set(FACTS)


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
        ("bids blue 14", "There is no power card 14: there are 1, 2, 3"),
        ("bids blue 0", "There is no power card 0"),
        ("tile 8", "should be pairs"),
        ("tile 6 granada", "'6' is no scoring tile; possible: 8, 4"),
        ("tile 8 london", "'london' is no area"),
        ("hand", "'' is no player in this game"),
        ("modifiers blue +1", "'modifiers' belongs to the part shifting-powers, which is not played"),
        ("automa-power 3", "'automa-power' belongs to the part automa, which is not played"),
        ("hand blue one", "There is no power card one: there are 1, 2, 3"),
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
        (["now"], "'now ' is no moment; moments are dialling, passing, choosing, round COLOUR, bidding COLOUR"),
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
