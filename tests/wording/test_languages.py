"""Every language says everything, with the same variables, all plurals and all forms of names."""

import pytest
from fluent.syntax import ast

from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words
from tests.wording.messages import choices, counts, messages, parts, variables
from tests.wording.samples import arguments

PLURAL_FORMS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}

# What is the same word in both languages.
ALIKE = {
    "board-region",
    "brand",
    "deed-el-grande-disk-shown",
    "events-el-grande-paid",
    "front-doors",
    "game-condottiere",
    "game-el-grande",
    "legend-condottiere-strength",
    "legend-el-grande-after",
    "legend-el-grande-back",
    "legend-el-grande-bonus",
    "legend-el-grande-modifiers",
    "legend-el-grande-paid",
    "legend-el-grande-star",
    "legend-el-grande-values",
    "modifiers-tag",
    "own-card-short",
    "own-card-sign",
    "page-title",
    "review-lost",
    "role-automa",
    "value-el-grande-expansion-grandissimo",
}
ALIKE_PREFIXES = ("modifier-plus-", "modifier-minus-", "region-", "tile-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_forms(language: str) -> None:
    forms = {message: [form for form, _ in parts(language, message)] for message in messages(language)}

    assert forms == {message: [form for form, _ in parts("en", message)] for message in messages("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_all_languages(language: str) -> None:
    for message in messages("en"):
        for (_, here), (_, there) in zip(parts(language, message), parts("en", message), strict=True):
            assert variables(language, here) == variables("en", there), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_every_plural_of_the_language(language: str) -> None:
    for message in messages(language):
        for _, pattern in parts(language, message):
            for variable, keys in choices(language, pattern):
                plurals = {key for key in keys if not key.isdecimal()}
                if counts(keys) and plurals:
                    assert plurals == PLURAL_FORMS[language], (message, variable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_that_count_nothing_are_between_the_same_in_all_languages(language: str) -> None:
    for message in messages("en"):
        for (_, here), (_, there) in zip(parts(language, message), parts("en", message), strict=True):
            assert decisions(language, here) == decisions("en", there), message


def decisions(language: str, pattern: ast.Pattern) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for variable, keys in choices(language, pattern):
        if not counts(keys):
            found.setdefault(variable, set()).update(keys)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_whatever_its_choices(language: str) -> None:
    for message in messages(language):
        for form, pattern in parts(language, message):
            for given in arguments(language, pattern) if form == "name" else []:
                said = words(language).say(message, **given)
                assert said.strip() == said, message
                assert said, message
                assert not set("{}\u2068\u2069\n") & set(said), message


def test_what_is_said_differs_between_languages() -> None:
    alike = {message for message in messages("en") if not message.startswith(ALIKE_PREFIXES) and said_alike(message)}

    assert alike == ALIKE


def said_alike(message: str) -> bool:
    """Whatever its choices, does Polish repeat the English?"""
    given = list(arguments("en", dict(parts("en", message))["name"]))
    return all(words("en").say(message, **each) == words("pl").say(message, **each) for each in given)
