"""Whatever a game can ask, tell, show or offer has its words: a new card or option without them fails here."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from meseta.engine.frame import Frame
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.catalogue import TITLES, title
from meseta.games.condottiere import events as condottiere_events
from meseta.games.condottiere import notation as condottiere_notation
from meseta.games.condottiere.board import REGION_NAMES
from meseta.games.condottiere.deck import KIND_NAMES
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.editions import EDITIONS
from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIER_NAMES
from meseta.games.el_grande.spain import TILES
from meseta.wording.forms import name_id
from meseta.wording.game_texts import card_id, cards_of, english_texts, lists_cards, variants
from meseta.wording.words import LANGUAGES, words
from tests.wording.messages import messages, parts

GAMES = [each.name for each in TITLES]
RULES = [rules_for(chosen) for edition in EDITIONS for chosen in variants(edition)]  # of El Grande, with all its parts
NOTATIONS = {"el-grande": [rules.notation for rules in RULES], "condottiere": [condottiere_notation.NOTATION]}
EVENTS = {
    "el-grande": sorted({event for rules in RULES for event in rules.means}),
    "condottiere": list(condottiere_events.MEANS),
}
CHANGES = sorted({change for rules in RULES for change in rules.frames.changes})
REGION_FORMS = ["name", "in", "to", "from", "of", "object"]


def missing(expected: list[str]) -> list[str]:
    return [message for message in expected if message not in messages("en")]


# ---- What is asked, answered and told.
def asking(game: str) -> Iterator[str]:
    """The kinds of business that ask somebody; a proposal asks only where something can be vetoed."""
    yield from asking_below(Frame, f"meseta.games.{game.replace('-', '_')}.")
    if game == "el-grande" and CHANGES:
        yield "proposal"


def asking_below(base: type[Any], module: str) -> Iterator[str]:
    kinds: list[type[Any]] = base.__subclasses__()
    for kind in kinds:
        if kind.NAME and kind.__module__.startswith(module) and asks(kind):
            yield kind.NAME
        yield from asking_below(kind, module)


def asks(kind: type[Any]) -> bool:
    return any("options" in vars(each) for each in kind.__mro__ if each is not Frame)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_business_that_asks_has_a_heading_a_reason_and_a_line_for_those_who_wait(game: str) -> None:
    kinds = list(asking(game))

    assert len(kinds) > 5
    assert missing([f"{what}-{game}-{kind}" for kind in kinds for what in ("ask", "why", "doing")]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_the_notation_has_words(game: str) -> None:
    answers = {text for notation in NOTATIONS[game] for text in notation.texts.values()}

    assert [text for text in answers if not has_answer(game, text)] == []


def has_answer(game: str, text: str) -> bool:
    """Some answers are one of a kind, `return court`; the others are said by their verb and what comes with it."""
    return any(f"answer-{game}-{name}" in messages("en") for name in (text.replace(" ", "-"), text.split()[0]))


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_line_for_the_log(game: str) -> None:
    assert missing([f"event-{game}-{event}" for event in EVENTS[game]]) == []


def test_every_change_a_veto_can_stop_is_announced() -> None:
    assert missing([f"proposal-el-grande-{change}" for change in CHANGES]) == []


# ---- What is shown.
def places() -> list[str]:
    return sorted({place for rules in RULES for place in rules.board.names} | {*REGION_NAMES})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", places())
def test_every_place_has_all_its_forms(language: str, place: str) -> None:
    assert [form for form, _ in parts(language, f"region-{place}")] == REGION_FORMS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", KIND_NAMES)
def test_every_card_of_condottiere_can_be_named_played_and_explained(language: str, card: str) -> None:
    assert [form for form, _ in parts(language, f"card-name-{card}")] == ["name", "object"]
    assert words(language).has(f"card-{card}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_el_grande_has_a_name_and_a_text(edition: str) -> None:
    cards = [card.name for card in cards_of(edition)]

    assert missing([f"card-name-{card}" for card in cards]) == []
    assert missing([card_id(card, edition) for card in cards]) == []


def test_a_card_says_what_its_edition_prints() -> None:
    for edition in EDITIONS:
        for card in cards_of(edition):
            assert words("en").say(card_id(card.name, edition)) == card.text


def test_no_card_of_one_game_is_called_like_one_of_the_other() -> None:
    assert not {card.name for edition in EDITIONS for card in cards_of(edition)} & {*KIND_NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_modifiers_tiles_and_colours_can_be_named(language: str) -> None:
    spoken = words(language)

    for modifier in MODIFIER_NAMES:
        assert spoken.say("event-el-grande-modifies", by="Ana", you="no", modifier=modifier)
    for tile in TILES:
        assert spoken.say("answer-el-grande-tile", tile=tile)
    for colour in COLOUR_NAMES:
        assert spoken.say("piece-object", piece_you="no", piece_colour=colour)


# ---- What can be chosen before the game.
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_has_a_name_and_a_sentence(game: str) -> None:
    options = title(game).options
    named = [f"option-{game}-{option.name}" for option in options]
    named += [f"value-{game}-{option.name}-{value}" for option in options for value in option.values]
    named += [f"value-{game}-{option.name}-number" for option in options if option.numbers]

    assert missing([name + more for name in named for more in ("", "-says")]) == []


def test_options_say_in_english_what_the_game_says() -> None:
    for option in title("el-grande").options:
        assert words("en").say(f"option-el-grande-{option.name}-says") == option.says


# ---- Translations of what the games' data say.
def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("message", english_texts())
def test_a_translation_has_the_numbers_of_the_games_data(message: str) -> None:
    assert numbers(words("pl").say(message)) == numbers(english_texts()[message])


def lists_of_cards() -> dict[str, list[str]]:
    """The names in the sentences of options that list cards or modifiers, by their ids."""
    return {
        f"value-el-grande-{option.name}-{value}-says-{number}": sentence.split(": ")[1].rstrip(".").split(", ")
        for option in title("el-grande").options
        for value, sentences in option.values_say.items()
        for number, sentence in enumerate(sentences, 1)
        if lists_cards(sentence)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", lists_of_cards())
def test_every_language_lists_the_cards_that_no_rulebook_prints(language: str, message: str) -> None:
    spoken = words(language)
    ids = [name_id("modifier" if name in MODIFIER_NAMES else "card-name", name) for name in lists_of_cards()[message]]

    assert spoken.say(message).split(": ", 1)[1].rstrip(".").split("; ") == [spoken.say(each) for each in ids]
