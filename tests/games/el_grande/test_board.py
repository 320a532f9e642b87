"""The board has room for what is coming, and says so where something does not fit."""

import pytest

from meseta.games.el_grande.answers import FIRST_OF_PARTS
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.board import Board, Colour, Decks, PowerCards, Row
from meseta.games.el_grande.notation import notation_for
from tests.games.el_grande.laid_out import answers, laid_out

COLOURS = ["blue", "orange", "green", "purple", "vermilion", "sky", "black", "grey"]


def board(rows: int = 10, colours: int = 4, decks: int = 5, powers: int = 13) -> Board:
    return Board(
        rows=[
            Row("castillo", "castillo", (5, 3, 1), ()),
            *[Row(f"region-{number}", "region", (4, 2, 0), ("region-1",)) for number in range(1, rows)],
        ],
        tiles={"8": (8, 4, 0), "4": (4, 0, 0)},
        colours=[Colour(name, "seat", 30, 7) for name in COLOURS[:colours]],
        most_seats=5,
        powers=PowerCards([str(value) for value in range(1, powers + 1)], [1] * powers),
        decks=Decks([[deck] for deck in range(decks)], [[] for _ in range(decks)], [], ()),
    )


def test_there_is_room_for_40_rows_7_colours_10_decks_and_31_power_cards() -> None:
    large = board(rows=40, colours=7, decks=10, powers=31)

    texts = notation_for(large, []).texts

    assert len(set(texts.values())) == len(texts)
    assert max(texts) < FIRST_OF_PARTS
    assert {"bid 31", "take 10", "score region-39", "move black region-39", "next black"} <= set(texts.values())
    assert large.colour_of[39 * 7 + 6] == 6
    assert large.row_of[39 * 7 + 6] == 39
    assert len(large.decks.left) == 1 << 10


@pytest.mark.parametrize(
    ("too_much", "says"),
    [
        ({"rows": 41}, "room for 40 rows, not 41"),
        ({"colours": 8}, "room for 7 colours, not 8"),
        ({"decks": 11}, "room for 10 decks, not 11"),
        ({"powers": 32}, "room for 31 power cards"),
    ],
)
def test_what_does_not_fit_is_said(too_much: dict[str, int], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        board(**too_much)


def test_places_for_the_king_alone_are_there_with_new_regency_only() -> None:
    assert rules_for({"edition": "2023"}).board.names[-1] == "castillo"
    assert rules_for({"edition": "2023", "new-regency": "on"}).board.names[-2:] == ["france", "portugal"]


def test_rules_of_the_same_options_are_shared() -> None:
    assert rules_for({}) is rules_for({"players": "4"})
    assert rules_for({}) is not rules_for({"players": "3"})


def test_decks_that_an_expansion_replaces_are_not_on_offer() -> None:
    game = laid_out("bids blue 110 orange 180 green 60", "now turn orange", players="3", expansion="king-and-colonies")

    assert answers(game, "orange") == ["take own", "take king", "take 6", "take 7"]
