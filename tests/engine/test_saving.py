"""Saved positions as text, and what is refused instead of being loaded."""

from collections.abc import Callable
from typing import Any

import pytest

from meseta.engine.refusal import Refused
from meseta.engine.saved import Saved, named
from meseta.engine.saving import from_text, to_list, to_text, to_vec
from meseta.games.catalogue import title_of
from meseta.games.el_grande.setup import load, new_game
from tests.games.el_grande.laid_out import laid_out, play, sealed_answers


def test_text_is_compact_and_read_back() -> None:
    saved: Saved = {"game": "el-grande", "options": {"players": "4"}, "court": [1, 2, 3], "king": -1}

    assert to_text(saved) == '{"game":"el-grande","options":{"players":"4"},"court":[1,2,3],"king":-1}'
    assert from_text(to_text(saved)) == saved


@pytest.mark.parametrize("text", ["", "[1, 2", "abc", "[1,]"])
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="error-saved-text"):
        from_text(text)


@pytest.mark.parametrize("text", ["[]", "5", '"text"', "null"])
def test_json_without_names_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="error-saved-shape"):
        from_text(text)


def test_table_of_numbers_is_read_back() -> None:
    assert to_list(to_vec([3, -1, 2**40])) == [3, -1, 2**40]


def test_what_is_as_on_a_blank_table_is_not_written() -> None:
    saved = new_game({}, 1).save()

    assert saved["options"] == {}
    assert "score" not in saved
    assert "parts" not in saved
    assert "tile" not in saved


def test_options_and_parts_are_written_where_they_are_played() -> None:
    saved = new_game({"edition": "2023", "shifting-powers": "on"}, 1).save()

    assert saved["options"] == {"edition": "2023", "shifting-powers": "on"}
    assert list(named(saved["parts"])) == ["shifting-powers"]


def test_save_that_lacks_a_field_of_a_later_version_has_it_blank() -> None:
    saved = new_game({}, 1).save()
    del saved["grande"]

    assert to_list(load(saved).grande) == [-1, -1, -1, -1]


def test_sealed_answers_are_written_in_notation() -> None:
    game = laid_out("king galicia", "offer secret-scoring", "now turn blue")
    play(game, "blue: take 4", "blue: act", "green: disk sevilla")

    assert sealed_answers(game)[:4] == [None, None, "disk sevilla", None]


def put(*path: Any) -> Callable[[Any], None]:
    """Puts the last value given at the place the others lead to."""
    *way, last, value = path

    def change(saved: Any) -> None:
        for step in way:
            saved = saved[step]
        saved[last] = value

    return change


def cut(*path: Any) -> Callable[[Any], None]:
    """Takes the last entry away from the list at that place."""

    def change(saved: Any) -> None:
        for step in path:
            saved = saved[step]
        saved.pop()

    return change


DAMAGE = {
    "another-game": put("game", "whist"),
    "no-name": put("game", None),
    "unknown-option": put("options", {"weather": "fine"}),
    "unknown-value": put("options", "players", "6"),
    "options-that-have-no-names": put("options", []),
    "a-table-of-texts": put("court", ["a", "b", "c", "d"]),
    "a-table-that-is-none": put("grande", None),
    "a-table-too-short": cut("grande"),
    "a-table-that-is-a-number": put("grande", 5),
    "a-field-nobody-knows": put("weather", 5),
    "a-part-that-is-not-played": put("parts", {"shifting-powers": {}}),
    "too-many-caballeros": put("caballeros", 0, 99),
    "a-text-for-randomness": put("random", "x"),
    "no-frames": put("frames", None),
    "an-unknown-frame": put("frames", 0, {"frame": "sleeping"}),
    "a-frame-with-too-few-fields": put("frames", 0, {"frame": "program", "card": 1, "by": 2}),
    "a-frame-with-too-many-fields": put("frames", 0, {"frame": "program", "card": 1, "by": 2, "at": 3, "on": 4}),
    "a-frame-that-is-a-number": put("frames", 0, 5),
    "a-nameless-frame": put("frames", 0, {}),
    "an-unknown-change": put(
        "frames", 1, {"frame": "proposal", "change": "earthquake", "by": 0, "first": 0, "second": 0, "missing": 1}
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_save_is_refused(damage: str) -> None:
    saved = new_game({}, 1).save()
    DAMAGE[damage](saved)

    with pytest.raises(Refused, match=r"el-grande|option|value|error-saved"):
        title_of("el-grande").load(saved)


@pytest.mark.parametrize("missing", ["game", "options", "random", "reveals", "frames"])
def test_save_without_what_every_game_has_is_refused(missing: str) -> None:
    saved = new_game({}, 1).save()
    del saved[missing]

    with pytest.raises(Refused):
        title_of("el-grande").load(saved)
