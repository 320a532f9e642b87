"""What is said: plurals, cases and persons; and what is refused."""

import pytest

from meseta.engine.refusal import Refused
from meseta.wording.sources import BadFile, merged
from meseta.wording.words import NoWords, Words, best_language, words


# ---- Polish counts and declines.
@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "zostało 0 kart"),
        (1, "została 1 karta"),
        (3, "zostały 3 karty"),
        (5, "zostało 5 kart"),
        (12, "zostało 12 kart"),
        (22, "zostały 22 karty"),
    ],
)
def test_polish_has_the_plural_a_number_needs(count: int, said: str) -> None:
    assert words("pl").say("on-card-left", count=count) == said


def test_polish_has_the_case_a_sentence_needs() -> None:
    moved = words("pl").say(
        "event-el-grande-caballero-moves",
        by="Ana",
        you="no",
        piece_you="no",
        piece_colour="blue",
        piece_owner="Diego",
        piece_region="castilla-la-vieja",
        area="pais-vasco",
    )

    assert moved == "Ana rusza caballero gracza Diego z Castilli la Vieja do País Vasco"


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        ("en", "yes", "You place a caballero in the Castillo"),
        ("en", "no", "Ana places a caballero in the Castillo"),
        ("pl", "yes", "Umieszczasz caballero w Castillo"),
        ("pl", "no", "Ana umieszcza caballero w Castillo"),
    ],
)
def test_the_reader_is_spoken_to_and_others_are_spoken_of(language: str, you: str, said: str) -> None:
    assert words(language).say("event-el-grande-placed", by="Ana", you=you, count=1, area="castillo") == said


def test_an_area_is_spoken_with_its_values_and_who_is_first() -> None:
    label = words("en").say(
        "area-label-el-grande",
        area="granada",
        values="6 3 1",
        state="led",
        counts="you 3, Ana 4",
        leader="Ana",
        you="no",
    )

    assert label == "Granada, scores 6 3 1, you 3, Ana 4, first Ana"


def test_thirty_caballeros_are_all_of_them() -> None:
    said = words("en").say("event-el-grande-court-shrinks", seat="Ana", seat_you="no", count=30)

    assert said == "Ana returns all caballeros from the court"


def test_progress_is_said_in_chips() -> None:
    assert words("en").say("condottiere-adjacent", have=2, goal=3) == "2 of 3 adjacent"
    assert words("en").say("condottiere-regions", have=3, goal=5) == "3 of 5 any"


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["Ana"], "Ana"), (["Ana", "Bruno"], "Ana i Bruno"), (["Ana", "Bruno", "Mira"], "Ana, Bruno i Mira")],
)
def test_names_are_listed(items: list[str], said: str) -> None:
    assert words("pl").listed(items) == said


def test_a_persons_name_stays_as_it_is() -> None:
    assert words("en").say("table-waiting-for", name='{ $x } "Zoë" <b>') == 'Waiting for { $x } "Zoë" <b>'


# ---- What is refused.
def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(NoWords, match="no-such-sentence"):
        words("pl").say("no-such-sentence")


def test_a_message_without_what_it_needs_is_refused() -> None:
    with pytest.raises(NoWords, match="area"):
        words("en").say("answer-el-grande-place")


def test_a_place_nobody_knows_is_refused() -> None:
    with pytest.raises(NoWords, match="region-narnia"):
        words("en").say("answer-el-grande-place", area="narnia")


def test_a_language_nobody_has_written_is_refused() -> None:
    with pytest.raises(NoWords, match="en, pl"):
        Words("tlh")


def test_the_words_of_a_language_are_read_once() -> None:
    assert words("pl") is words("pl")


def test_a_file_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadFile, match=r"broken\.ftl"):
        merged({"broken.ftl": "undo = { $open\n"})["undo"].read()
    with pytest.raises(BadFile, match=r"broken\.ftl"):
        merged({"broken.ftl": "# Comment\n?\n\nundo = Undo\n"})
    with pytest.raises(BadFile, match=r"broken\.ftl"):
        merged({"broken.ftl": "undo = Undo\n\n?\n"})["undo"].read()


def test_what_is_said_twice_is_refused() -> None:
    with pytest.raises(BadFile, match="undo"):
        merged({"first.ftl": "undo = Undo\n", "second.ftl": "undo = Take back\n"})


# ---- Refusals.
def test_a_refusal_is_said_in_every_language() -> None:
    refused = Refused("error-no-such-option", option="weather", options=["players", "rounds"])

    assert words("en").refusal(refused) == "There is no option 'weather'; the options are players, rounds."
    assert words("pl").refusal(refused) == "Nie ma opcji „weather”; opcje to players, rounds."


def test_a_refusal_within_a_refusal_is_said_with_it() -> None:
    refused = Refused("error-line", number=7, because=Refused("error-not-asked", seat="sky", awaited=["blue", "green"]))

    assert words("en").refusal(refused) == "line 7: sky blue is not asked now; awaited: blue, green."
    assert words("pl").refusal(refused) == "wiersz 7: błękitny nie jest teraz pytany; odpowiada: niebieski, zielony."


def test_several_faults_are_said_one_after_the_other() -> None:
    refused = Refused("error-impossible-table", faults=[Refused("fault-seasons"), Refused("fault-token")])

    assert words("en").refusal(refused) == (
        "This table cannot be: both seasons are in play, nobody holds the Condottiere token."
    )


def test_what_a_refusal_repeats_is_shortened() -> None:
    said = words("en").refusal(Refused("error-no-number", word="x" * 100_000))

    assert said.startswith("'xxx")
    assert said.endswith("…' should be a whole number.")


def test_a_refusal_can_be_understood_without_words() -> None:
    refused = Refused("error-line", number=7, because=Refused("error-not-asked", seat="blue", awaited=["green"]))

    assert str(refused) == "error-line (number: 7; because: error-not-asked (seat: blue; awaited: green))"


# ---- Which language a visitor reads.
@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("de-DE,de;q=0.9,pl;q=0.8,en;q=0.5", "pl"),
        ("en-GB, pl;q=0.9", "en"),
        ("en;q=0.2,pl;q=0.3", "pl"),
        ("pl;q=0, *", "en"),
        ("PL", "pl"),
        ("de, fr", "en"),
        ("pl;q=much, ;;=, q=1", "en"),
        ("pl;q=nan", "en"),
    ],
)
def test_the_language_is_the_one_a_browser_likes_best_of_ours(header: str | None, language: str) -> None:
    assert best_language(header) == language


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ana takes no caballeros from the province"), ("pl", "Ana nie bierze caballero z prowincji")],
)
def test_who_takes_nothing_from_the_province_is_said_to(language: str, said: str) -> None:
    assert words(language).say("event-el-grande-intake", by="Ana", you="no", count=0) == said
