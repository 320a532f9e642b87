"""The secret disk lies over the map while the viewer turns it."""

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.panels.el_grande.table import classes
from tests.web.boards.guests import arranged, drawn, element


def scoring(*when: str, seat: int = 0) -> ElGrandeView:
    facts = ("king sevilla", "caballeros castillo blue 2 orange 1", "caballeros granada blue 3", "round 3")
    return arranged("players=4", *facts, "now general-scoring", when=when, seat=seat)


def dial(view: ElGrandeView) -> str:
    return drawn(view).partition('class="board dial"')[2].partition("</svg>")[0]


def test_every_region_can_be_chosen_on_the_disk_only() -> None:
    assert dial(scoring()).count("data-answer") == 9
    assert drawn(scoring()).count("data-answer") == 9
    assert classes(scoring()) == "table el-grande asks-disk"


def test_the_kings_region_is_hatched_and_its_price_is_told() -> None:
    assert "legal barred" in element(dial(scoring()), 'data-area="sevilla"')
    assert "sends your caballeros back to your court" in drawn(scoring())


def test_a_sealed_choice_is_marked_and_may_be_changed() -> None:
    view = scoring("blue: disk granada")
    assert "chosen" in element(dial(view), 'data-area="granada"')
    assert dial(view).count("data-answer") == 9


def test_others_see_who_has_sealed_but_not_what() -> None:
    view = scoring("blue: disk granada", seat=1)
    assert "1 of 2 sealed" in drawn(view)
    assert "chosen" not in dial(view)


def test_region_tells_what_it_would_bring() -> None:
    """Two of blue leave the Castillo: they join three in Granada, and stand alone in Galicia."""
    assert "you would be first: 6" in element(dial(scoring()), 'data-area="granada"')
    assert "you would be first: 4" in element(dial(scoring()), 'data-area="galicia"')
    assert "you would be paid nothing" in element(dial(scoring()), 'data-area="sevilla"')
