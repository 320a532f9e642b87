"""Saved positions as text, and what is refused instead of being loaded."""

from collections.abc import Callable
from typing import Any

import pytest

from meseta.engine.refusal import Refused
from meseta.engine.saving import from_text, numbers, table, to_text
from meseta.games.catalogue import title
from meseta.games.el_grande.setup import new_game

Saved = Any
NAME, OPTIONS, STATE, TABLES, LOOSE, REVEALS, FRAMES = range(7)


def test_text_is_compact_and_read_back() -> None:
    saved = ["el-grande", {"players": "4"}, [1, 2, [3]], -1]

    assert to_text(saved) == '["el-grande",{"players":"4"},[1,2,[3]],-1]'
    assert from_text(to_text(saved)) == saved


@pytest.mark.parametrize("text", ["", "[1, 2", "abc", "[1,]"])
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="This is not a saved position"):
        from_text(text)


@pytest.mark.parametrize("text", ["{}", "5", '"text"', "null"])
def test_json_that_is_no_list_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="it should be a list"):
        from_text(text)


def test_table_of_numbers_is_read_back() -> None:
    assert numbers(table([3, -1, 2**40])) == [3, -1, 2**40]


def put(*path: Any) -> Callable[[Saved], None]:
    """Puts the last value given at the place the others lead to."""
    *way, last, value = path

    def change(saved: Saved) -> None:
        for step in way:
            saved = saved[step]
        saved[last] = value

    return change


def cut(*path: Any) -> Callable[[Saved], None]:
    """Takes the last entry away from the list at that place."""

    def change(saved: Saved) -> None:
        for step in path:
            saved = saved[step]
        saved.pop()

    return change


DAMAGE = {
    "another-game": put(NAME, "whist"),
    "no-name": put(NAME, None),
    "unknown-option": put(OPTIONS, {"weather": "fine"}),
    "unknown-value": put(OPTIONS, "players", "6"),
    "no-tables": put(TABLES, []),
    "a-table-missing": cut(TABLES),
    "a-table-of-texts": put(TABLES, 0, ["a", "b"]),
    "a-table-that-is-none": put(TABLES, 3, None),
    "a-number-missing": cut(LOOSE),
    "a-number-too-many": put(LOOSE, [0, 1, 2, 3, 4, 5]),
    "a-table-too-short": cut(TABLES, 1),
    "too-many-caballeros": put(TABLES, 0, 0, 99),
    "options-that-have-no-names": put(OPTIONS, []),
    "a-text-for-randomness": put(OPTIONS + 1, "x"),
    "no-frames": put(FRAMES, None),
    "an-unknown-frame": put(FRAMES, 0, ["sleeping", 1]),
    "a-frame-with-too-few-numbers": cut(FRAMES, 0),
    "a-frame-with-too-many-numbers": put(FRAMES, 0, ["program", 1, 2, 3, 4]),
    "a-frame-that-is-a-number": put(FRAMES, 0, 5),
    "a-nameless-frame": put(FRAMES, 0, []),
    "an-unknown-change": put(FRAMES, 1, ["proposal", "earthquake", 0, 0, 0, 1]),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_save_is_refused(damage: str) -> None:
    saved = new_game({}, 1).save()
    DAMAGE[damage](saved)

    with pytest.raises(Refused, match=r"el-grande|option|value"):
        title("el-grande").load(saved)


@pytest.mark.parametrize("missing", range(7))
def test_save_without_one_of_its_parts_is_refused(missing: int) -> None:
    saved = new_game({}, 1).save()
    del saved[missing]

    with pytest.raises(Refused):
        title("el-grande").load(saved)
