"""Scenario files: how they are read, what they can expect, and that a wrong expectation fails."""

import pytest

from meseta.engine.refusal import Refused
from meseta.records.scenario import Failed, play, read
from meseta.wording.words import words

HEAD = """title   A test   # a comment
source  nowhere
game    el-grande edition=1995 players=4
"""
KING = """given
  king galicia
  court blue 2
  now turn blue
when
  blue: take 5
"""
THEN = "then\n"


def test_scenario_is_read() -> None:
    scenario = read(HEAD + KING + THEN + "king galicia")

    assert scenario.title == "A test"
    assert scenario.source == "nowhere"
    assert scenario.game == "el-grande"
    assert scenario.options == {"edition": "1995", "players": "4"}
    assert [line.section for line in scenario.lines] == ["given", "given", "given", "when", "then"]


@pytest.mark.parametrize(
    "expectation",
    [
        "king galicia",
        "court blue 2 orange 7",
        "waiting blue",
        "options blue: place pais-vasco, place castilla-la-vieja, place castillo, act, end",
        "legal blue: place castillo, act",
        "legal blue: PLACE  Castillo",
        "illegal blue: place galicia, take 1",
        "illegal orange: take 1",
        "illegal blue: abracadabra",
        "refused blue: place granada because possible: place pais-vasco",
        "refused orange: take 1 because error-not-asked (seat: orange",
    ],
)
def test_what_is_so_holds(expectation: str) -> None:
    play(read(HEAD + KING + THEN + expectation))


@pytest.mark.parametrize(
    ("expectation", "sentence"),
    [
        ("king granada", "line 11: expected 'king granada', found 'king galicia'"),
        ("court blue 3", "expected 'court blue 3', found 'court blue 2'"),
        ("waiting orange", "expected orange; found blue"),
        ("waiting nobody", "expected nobody; found blue"),
        ("winners blue", "expected blue; found "),
        ("options blue: act, end", "expected act, end; found place pais-vasco"),
        ("legal blue: place granada", "'place granada' should be legal; legal are place pais-vasco"),
        ("illegal blue: end", "'end' should be refused, but was taken"),
        ("illegal blue: place galicia, act", "'act' should be refused, but was taken"),
        ("refused blue: end because no", "'end' should be refused, but was taken"),
        (
            "refused blue: place granada because of the rain",
            "the refusal should say 'of the rain', but says 'error-not-possible",
        ),
    ],
)
def test_what_is_not_so_fails_with_the_line_and_what_was_found(expectation: str, sentence: str) -> None:
    with pytest.raises(Failed) as failed:
        play(read(HEAD + KING + THEN + expectation))

    assert sentence in words("en").refusal(failed.value)
    assert words("en").refusal(failed.value).startswith("line 11: ")


@pytest.mark.parametrize(
    ("expectation", "sentence"),
    [
        ("weather fine", "'weather' is no fact of El Grande"),
        ("options pink: act", "should begin with a seat and a colon; the seats are blue, orange, green, purple"),
        ("options blue act", "should begin with a seat and a colon"),
        ("legal blue: abracadabra", "'abracadabra' is no answer"),
        ("refused blue: end", "should read 'refused COLOUR: ANSWER because TEXT'"),
    ],
)
def test_expectation_that_makes_no_sense_is_refused_with_its_line(expectation: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        play(read(HEAD + KING + THEN + expectation))

    assert sentence in words("en").refusal(refused.value)
    assert words("en").refusal(refused.value).startswith("line 11: ")


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("blue: place granada", "line 10: blue cannot answer 'place granada' now; possible: place pais-vasco"),
        ("orange: end", "line 10: orange is not asked now; awaited: blue"),
        ("blue: abracadabra", "line 10: 'abracadabra' is no answer"),
        ("pink: end", "line 10: 'pink: end' should begin with a seat and a colon"),
    ],
)
def test_wrong_answer_is_refused_with_its_line(answer: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        play(read(HEAD + KING + answer))

    assert sentence in words("en").refusal(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A scenario needs a game and at least one line"),
        (HEAD, "A scenario needs a game and at least one line"),
        ("given\n king galicia", "A scenario needs a game"),
        ("weather fine", "line 1: 'weather' is not known before 'given'; known are title, source and game"),
        ("game el-grande players\ngiven\n king galicia", "line 1: The option 'players' should read name=value"),
    ],
)
def test_text_that_is_no_scenario_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text)

    assert sentence in words("en").refusal(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game whist\ngiven\n king galicia", "There is no game 'whist'"),
        ("game el-grande players=6\ngiven\n king galicia", "'6' is no value of the option 'players'"),
        ("game el-grande\ngiven\n king london", "line 3: 'london' is no region"),
        ("game el-grande\ngiven\n now later", "line 3: 'now later' is no moment"),
    ],
)
def test_table_that_cannot_be_laid_out_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        play(read(text))

    assert sentence in words("en").refusal(refused.value)


def test_scenario_that_lays_nothing_out_begins_with_a_game_set_up() -> None:
    play(read(f"{HEAD}then\n round 1\n court blue 7 orange 7 green 7 purple 7"))
