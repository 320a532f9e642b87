"""What happened, as one reader is told it."""

import pytest

from meseta.engine.events import Event, Log
from meseta.games.el_grande.position import ElGrande
from meseta.wording.telling import Reader
from meseta.wording.words import words
from tests.games.el_grande.laid_out import EL_GRANDE, laid_out, play

COLOURS = EL_GRANDE.seat_names(4)
ENGLISH = Reader(words("en"), EL_GRANDE, COLOURS)


def told(reader: Reader, game: ElGrande, *answers: str) -> list[str]:
    """What the reader is told while these answers are given."""
    log = Log()
    game.listener = log
    play(game, *answers)
    return [reader.told(event, EL_GRANDE.meanings(game.options_chosen(), event)) for event in log.take()]


def test_turn_is_told_in_words() -> None:
    game = laid_out("king galicia", "offer any-4", "caballeros granada green 1", "now turn blue")

    heard = told(
        ENGLISH,
        game,
        "blue: take 1",
        "blue: place castillo",
        "blue: act",
        "blue: move green granada",
        "blue: to sevilla",
    )

    assert heard == [
        "blue takes card 1, “Move any 4”",
        "blue places a caballero in the Castillo",
        "blue carries out “Move any 4”",
        "blue moves a caballero of green from Granada to Sevilla",
    ]


def test_new_round_is_told_with_its_cards() -> None:
    game = laid_out("round 1", "bids blue 13 orange 12 green 11 purple 10", "now turn purple")
    play(game, "purple: court 1", "purple: take 5")

    heard = told(ENGLISH, game, "purple: end")

    assert heard[:2] == ["purple ends the turn", "Round 2 begins"]
    assert [sentence.split(" shows ")[0] for sentence in heard[2:]] == [f"Deck {deck}" for deck in range(1, 6)]


def test_veto_is_told_instead_of_what_it_stops() -> None:
    game = laid_out("king galicia", "veto green 1", "now turn blue")

    heard = told(ENGLISH, game, "blue: take 5", "blue: act", "blue: king granada", "green: veto")

    assert heard[-1] == "green vetoes the action of blue"
    assert "blue moves the king to Granada" not in heard


def test_disks_are_told_only_when_all_are_set() -> None:
    game = laid_out("king galicia", "offer secret-scoring", "now turn blue")
    play(game, "blue: take 4", "blue: act")

    early = told(ENGLISH, game, "green: disk sevilla", "blue: disk aragon", "orange: disk aragon")
    late = told(ENGLISH, game, "purple: disk granada")

    assert early == []
    assert late[:4] == [
        "The disk of blue shows Aragón",
        "The disk of orange shows Aragón",
        "The disk of green shows Sevilla",
        "The disk of purple shows Granada",
    ]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ["orange returns 3 caballeros from Sevilla", "green returns a caballero from Granada"]),
        ("pl", ["orange zwraca 3 caballero z Sevilli", "green zwraca caballero z Granady"]),
    ],
)
def test_return_by_disk_is_told_with_number_and_region(language: str, says: list[str]) -> None:
    stand = ("caballeros sevilla orange 3", "caballeros granada green 1")
    game = laid_out("king galicia", "offer secret-return-all", *stand, "now turn blue")
    play(game, "blue: take 2", "blue: act")

    heard = told(Reader(words(language), EL_GRANDE, COLOURS), game, "orange: disk sevilla", "green: disk granada")

    assert heard[-2:] == says


def test_power_card_taken_back_is_told_without_its_value() -> None:
    game = laid_out("hand blue 1 2", "bids blue 10 orange 9 green 8 purple 7", "offer power-card", "now turn blue")
    play(game, "blue: court 1", "blue: take 4")

    assert told(ENGLISH, game, "blue: act", "blue: power 12")[-1] == "blue takes a power card back"


# ---- The reader.
@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (None, "Ana moves a caballero of Bruno from Granada to Sevilla"),
        (0, "You move a caballero of Bruno from Granada to Sevilla"),
        (1, "Ana moves your caballero from Granada to Sevilla"),
    ],
)
def test_reader_is_spoken_to_of_what_the_reader_does_and_owns(seat: int | None, said: str) -> None:
    reader = Reader(words("en"), EL_GRANDE, ["Ana", "Bruno"], seat)

    moved = reader.told(Event("caballero-moves", 0, 0, 0), {"piece": "orange granada", "area": "sevilla"})

    assert moved == said


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "You veto the action of Bruno"),
        (1, "Ana vetoes your action"),
        (None, "Ana vetoes the action of Bruno"),
    ],
)
def test_reader_is_spoken_to_of_what_concerns_the_reader(seat: int | None, said: str) -> None:
    reader = Reader(words("en"), EL_GRANDE, ["Ana", "Bruno"], seat)

    assert reader.told(Event("vetoed", 0, 1, 0), {"seat": 1}) == said


def test_reader_is_told_in_the_readers_language() -> None:
    reader = Reader(words("pl"), EL_GRANDE, ["Ana", "Bruno"])

    told = reader.told(Event("placed", 0, 1, 0), {"count": 1, "area": "castillo"})

    assert told == "Ana umieszcza caballero w Castillo"


def test_what_no_seat_did_is_told_without_a_name() -> None:
    spectator = Reader(words("en"), EL_GRANDE, ["Ana", "Bruno"])

    assert spectator.told(Event("round", -1, 2, 0), {"round": 2}) == "Round 2 begins"
