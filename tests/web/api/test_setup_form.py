"""What the set-up page says of an option is true of what else is chosen there, and what is typed there is taken."""

import re

import pytest

from meseta.games.catalogue import title_of
from meseta.games.condottiere.optional_rules import rules_for
from meseta.games.condottiere.rules import GOALS
from meseta.games.el_grande.editions import EDITIONS
from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from meseta.web.setup_form import Field, chosen_options, form_of
from meseta.web.visitor import NORMAL, Visitor
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words

PLACES = {1: "Only first place scores", 2: "First and second place score", 3: "First, second and third place score"}


def field_of(game: str, option: str, language: str = "en", **chosen: str) -> Field:
    sent = {f"option-{name}": value for name, value in chosen.items()}
    form = form_of(title_of(game), sent, Visitor(None, language, "system", NORMAL), False)
    [field] = [field for field in form.fields if field.name == f"option-{option}"]
    return field


def says(field: Field, value: str) -> str:
    [said] = [choice.says for choice in field.choices if choice.value == value]
    return said


@pytest.mark.parametrize("edition", EDITIONS)
def test_places_that_score_are_those_of_the_edition(edition: str) -> None:
    for choice in field_of("el-grande", "players", edition=edition).choices:
        assert choice.says.startswith(PLACES[EDITIONS[edition].places[int(choice.value)]])


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_who_begins_is_one_of_those_who_play(game: str) -> None:
    offered = [choice.value for choice in field_of(game, "start", players="3").choices]

    assert offered == ["random", "blue", "orange", "green"]


def test_a_part_says_in_its_own_words_what_a_value_changes() -> None:
    def veto(expansion: str) -> str:
        return says(field_of("el-grande", "veto", expansion=expansion), "on")

    assert veto("none").startswith("Two cards let their owner stop")
    assert veto("intrigue").startswith("The card 40 lets its player stop")


# ---- Condottiere: the goals.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kingdoms", ["normal", "larger"])
@pytest.mark.parametrize("players", GOALS)
def test_goals_are_those_of_the_chosen_options(players: int, kingdoms: str, language: str) -> None:
    rules = rules_for({"players": str(players), "kingdoms": kingdoms})
    chosen = {"players": str(players), "kingdoms": kingdoms}

    of_players = says(field_of("condottiere", "players", language, **chosen), str(players))
    of_kingdoms = says(field_of("condottiere", "kingdoms", language, **chosen), kingdoms)

    assert re.findall(r"\d", of_players) == [str(rules.regions_to_win), str(rules.kingdom_to_win)]
    assert re.findall(r"\d", of_kingdoms) == [str(rules.kingdom_to_win)]


@pytest.mark.parametrize(
    ("language", "advised"),
    [("en", ["The rulebook advises against it", "Not advised"]), ("pl", ["Instrukcja odradza to", "Niezalecane"])],
)
def test_points_with_retaking_are_advised_against(language: str, advised: list[str]) -> None:
    for points in ("off", "20", "30", "number"):
        said = says(field_of("condottiere", "retaking", language, points=points), "on")
        assert (advised[0] in said) == (points != "off")
    for retaking in ("off", "on"):
        field = field_of("condottiere", "points", language, retaking=retaking)
        assert field.number is not None
        for said in (says(field, "20"), says(field, "30"), field.number.choice.says):
            assert (advised[1] in said) == (retaking == "on")


# ---- A number of one's own.
def test_number_is_offered_with_suggestions_beside_it() -> None:
    field = field_of("condottiere", "points")

    assert [choice.value for choice in field.choices] == ["off", "20", "30"]
    assert field.number is not None
    assert (field.number.value, field.number.least, field.number.most) == ("20", 5, 100)
    assert not field.number.choice.chosen
    assert field_of("condottiere", "draw").number is None


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        ("12", "12"),
        ("5", "5"),
        ("100", "100"),
        ("3", "5"),
        ("1000", "100"),
        ("", "20"),
        ("many", "20"),
        ("9" * 5000, "20"),
    ],
)
def test_number_that_is_typed_is_taken_or_the_nearest_one(typed: str, taken: str) -> None:
    sent = {"option-points": "number", "option-points-number": typed}

    assert chosen_options(title_of("condottiere"), sent)["points"] == taken


def test_number_of_ones_own_stays_chosen() -> None:
    field = field_of("condottiere", "points", **{"points": "number", "points-number": "30"})

    assert field.number is not None
    assert field.number.choice.chosen
    assert field.number.value == "30"
    assert not any(choice.chosen for choice in field.choices)


def test_number_in_an_address_is_taken_too() -> None:
    field = field_of("condottiere", "points", points="25")

    assert field.number is not None
    assert field.number.choice.chosen
    assert field.number.value == "25"


def test_number_of_ones_own_is_only_for_options_with_numbers() -> None:
    assert chosen_options(title_of("condottiere"), {"option-draw": "number"})["draw"] == "off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_no_rulebook_prints_are_named_where_they_are_chosen(language: str) -> None:
    chosen = {"option-edition": "2023", "option-new-regency": "on", "option-shifting-powers": "on"}

    form = form_of(title_of("el-grande"), chosen, Visitor(None, language, "system", NORMAL), False)

    made_of = {field.name: " ".join(field.made_of) for field in form.fields}
    spoken = words(language)
    assert spoken.say("card-name-any-4") in made_of["option-edition"]
    assert spoken.say("card-name-regent") in made_of["option-new-regency"]
    assert spoken.say("modifier-minus-2-steward") in made_of["option-shifting-powers"]
    assert not made_of["option-added-vetoes"], "none is added"


def test_five_players_leave_cards_where_an_expansion_offers_seven() -> None:
    assert says(field_of("el-grande", "players"), "5").endswith("and every action card is taken.")
    assert says(field_of("el-grande", "players", players="5", expansion="colonies"), "5").endswith(
        "two of the seven cards stay on offer."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_an_expansion_says_what_it_is_and_what_it_is_made_of(language: str, expansion: str) -> None:
    field = field_of("el-grande", "expansion", language, expansion=expansion)

    assert says(field, expansion)
    assert len(field.made_of) >= 4
