"""What the set-up page says of an option is true of the edition that is chosen there."""

import pytest

from meseta.games.catalogue import title
from meseta.games.el_grande.editions import EDITIONS
from meseta.web.setup_form import form_of
from meseta.web.visitor import NORMAL, Visitor
from meseta.wording.words import LANGUAGES, words

PLACES = {1: "Only first place scores", 2: "First and second place score", 3: "First, second and third place score"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_places_that_score_are_those_of_the_edition(edition: str) -> None:
    form = form_of(title("el-grande"), {"option-edition": edition}, Visitor(None, "en", "system", NORMAL), False)
    [players] = [field for field in form.fields if field.name == "option-players"]

    for choice in players.choices:
        assert choice.says.startswith(PLACES[EDITIONS[edition].places[int(choice.value)]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_no_rulebook_prints_are_named_where_they_are_chosen(language: str) -> None:
    chosen = {"option-edition": "2023", "option-new-regency": "on", "option-shifting-powers": "on"}

    form = form_of(title("el-grande"), chosen, Visitor(None, language, "system", NORMAL), False)

    made_of = {field.name: " ".join(field.made_of) for field in form.fields}
    spoken = words(language)
    assert spoken.say("card-name-any-4") in made_of["option-edition"]
    assert spoken.say("card-name-regent") in made_of["option-new-regency"]
    assert spoken.say("modifier-minus-2-steward") in made_of["option-shifting-powers"]
    assert not made_of["option-added-vetoes"], "none is added"
