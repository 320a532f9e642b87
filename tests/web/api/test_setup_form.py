"""What the set-up page says of an option is true of the edition that is chosen there."""

import pytest

from meseta.games.catalogue import title
from meseta.games.el_grande.editions import EDITIONS
from meseta.web.setup_form import form_of
from meseta.web.visitor import NORMAL, Visitor

PLACES = {1: "Only first place scores", 2: "First and second place score", 3: "First, second and third place score"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_places_that_score_are_those_of_the_edition(edition: str) -> None:
    form = form_of(title("el-grande"), {"option-edition": edition}, Visitor(None, "en", "system", NORMAL), False)
    [players] = [field for field in form.fields if field.name == "option-players"]

    for choice in players.choices:
        assert choice.says.startswith(PLACES[EDITIONS[edition].places[int(choice.value)]])
