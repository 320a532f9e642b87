"""Whatever a game can ask, tell, show or offer has its words: a new card or option without them fails here."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from meseta.engine.frame import Frame
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.catalogue import TITLES, title_of
from meseta.games.condottiere import events as condottiere_events
from meseta.games.condottiere import notation as condottiere_notation
from meseta.games.condottiere.board import REGION_NAMES
from meseta.games.condottiere.deck import KIND_NAMES
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, ActionCard
from meseta.games.el_grande.editions import EDITIONS
from meseta.games.el_grande.every_card import cards_of, variants
from meseta.games.el_grande.parts.alternative_cards.part import ALTERNATIVES
from meseta.games.el_grande.parts.colonies import cards as colonies
from meseta.games.el_grande.parts.grandissimo import cards as grandissimo
from meseta.games.el_grande.parts.intrigue.own_cards import OWN_CARDS
from meseta.games.el_grande.parts.new_regency import cards as new_regency
from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIER_NAMES, MODIFIERS
from meseta.games.el_grande.spain import TILES
from meseta.wording.forms import name_id
from meseta.wording.languages import LANGUAGES
from meseta.wording.options import made_of
from meseta.wording.words import words
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
    return any("legal" in vars(each) for each in kind.__mro__ if each is not Frame)


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
def test_every_card_of_el_grande_has_a_name(edition: str) -> None:
    assert missing([f"card-name-{card.name}" for card in cards_of(edition)]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_text(game: str) -> None:
    assert missing([f"card-{text}" for text in title_of(game).card_texts()]) == []


def test_a_card_says_what_its_edition_prints() -> None:
    def said(edition: str, card: str) -> list[str]:
        return [words("en").say(f"card-{each.text}") for each in cards_of(edition) if each.name == card]

    assert said("1995", "score-one") == ["Choose one region or the Castillo: it is scored."]
    assert said("2023", "score-one") == ["Choose one region: it is scored."]


def test_a_card_says_more_where_a_part_is_played() -> None:
    plain, more = (rules_for({"edition": "2023", "shifting-powers": value}) for value in ("off", "on"))

    assert plain.cards[plain.card_number["authority"]].text == "authority"
    assert more.cards[more.card_number["authority"]].text == "authority-with-modifiers"


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
        assert spoken.say("piece-object", piece_you="no", piece_owner="nobody", piece_colour=colour)


# ---- What can be chosen before the game.
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_has_a_name_and_a_sentence(game: str) -> None:
    options = title_of(game).options
    named = [f"option-{game}-{option.name}" for option in options]
    named += [f"value-{game}-{option.name}-{value}" for option in options for value in option.values]
    named += [f"value-{game}-{option.name}-number" for option in options if option.numbers]

    assert missing([name + more for name in named for more in ("", "-says")]) == []


def test_every_objection_to_a_value_has_a_sentence() -> None:
    conditions = [condition for each in TITLES for option in each.options for condition in option.conditions]

    assert missing([condition.objection for condition in conditions]) == []


# ---- What an edition and its parts are made of.
def numbers(text: str) -> list[str]:
    return re.findall(r"\d+", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_tells_its_decks_its_places_and_its_switches(language: str, name: str) -> None:
    edition, spoken = EDITIONS[name], words(language)
    decks = sorted({deck for entry in edition.cards for deck in entry.copies})
    sizes = [sum(entry.copies.get(deck, 0) for entry in edition.cards) for deck in decks]
    places = [str(number) for players, count in edition.places.items() for number in (count, players)]

    told = made_of(spoken, "el-grande", "edition", name)

    assert numbers(told[0]) == [str(size) for size in sizes]
    assert numbers(told[1]) == places
    assert told[2 : 2 + len(edition.switches)] == [spoken.say(f"switch-el-grande-{each}") for each in edition.switches]


def test_the_newer_edition_tells_of_its_automa() -> None:
    assert any("automa" in sentence for sentence in made_of(words("en"), "el-grande", "edition", "2023"))


def of_provenance(cards: list[ActionCard], provenance: str) -> list[str]:
    return [f"card-name-{entry.card.name}" for entry in cards if entry.provenance == provenance]


def own_of_provenance(provenance: str) -> list[str]:
    return [f"card-name-{own.card.name}" for own in OWN_CARDS if own.provenance == provenance]


# The option and its value, where something comes from, and the names of what no rulebook prints.
NOT_PRINTED = [
    ("edition", "2023", RECONSTRUCTED, of_provenance(EDITIONS["2023"].cards, RECONSTRUCTED)),
    ("new-regency", "on", RECONSTRUCTED, of_provenance(new_regency.CARDS, RECONSTRUCTED)),
    ("new-regency", "on", NOTED, of_provenance(new_regency.CARDS, NOTED)),
    (
        *("shifting-powers", "on", RECONSTRUCTED),
        [name_id("modifier", modifier.name) for modifier in MODIFIERS if modifier.provenance == RECONSTRUCTED],
    ),
    *[
        (each.option, value, each.card.provenance, [f"card-name-{each.card.card.name}"])
        for each in ALTERNATIVES
        for value in each.values[1:]
    ],
    *[
        ("expansion", value, provenance, names)
        for provenance in (RECONSTRUCTED, NOTED)
        for value, names in {
            "intrigue": own_of_provenance(provenance),
            "colonies": of_provenance(colonies.CARDS, provenance),
            "king-and-colonies": own_of_provenance(provenance) + of_provenance(colonies.CARDS, provenance),
            "grandissimo": of_provenance(grandissimo.cards_of(grandissimo.ALL), provenance),
        }.items()
    ],
]
LEADS = {
    "en": {RECONSTRUCTED: "Reconstructed", NOTED: "Noted"},
    "pl": {RECONSTRUCTED: "Odtworzone", NOTED: "Wspomniane"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("option", "value", "provenance", "names"), NOT_PRINTED)
def test_every_language_lists_the_cards_that_no_rulebook_prints(
    language: str, option: str, value: str, provenance: str, names: list[str]
) -> None:
    spoken = words(language)

    [told] = [
        sentence
        for sentence in made_of(spoken, "el-grande", option, value)
        if sentence.startswith(LEADS[language][provenance])
    ]

    assert told.split(": ", 1)[1].rstrip(".").split("; ") == [spoken.say(name) for name in names]


# ---- Translations.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", title_of("el-grande").card_texts())
def test_a_card_has_the_same_numbers_in_every_language(language: str, text: str) -> None:
    assert sorted(numbers(words(language).say(f"card-{text}"))) == sorted(numbers(words("en").say(f"card-{text}")))
