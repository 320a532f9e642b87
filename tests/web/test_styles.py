"""What style sheets must not say."""

import re
from importlib.resources import files

import pytest

SHEETS = sorted(
    (each.name, each.read_text(encoding="utf-8"))
    for each in files("meseta.web").joinpath("static").iterdir()
    if each.name.endswith(".css")
)
LARGE = {
    "html",
    "body",
    "main",
    ".table-page",
    ".table",
    ".map",
    ".spain",
    ".pieces",
    ".italy",
    ".condottiere",
    ".side",
}


def those_asked_what_they_hold(sheet: str) -> list[str]:
    """What stands before `:has(`, back to the last space or combinator."""
    return [match[1] for match in re.finditer(r"([^\s,>~+{}]*):has\(", sheet)]


@pytest.mark.parametrize(("name", "sheet"), SHEETS, ids=[name for name, _ in SHEETS])
def test_nothing_large_looks_different_for_what_it_holds(name: str, sheet: str) -> None:
    """Whenever anything in it changed, the browser would style all of it anew: seven times as much work an answer."""
    asked = [each for each in those_asked_what_they_hold(sheet) if LARGE & set(re.findall(r"[.#]?[\w-]+", each))]

    assert asked == []


def test_a_large_one_would_be_found() -> None:
    sheet = "html .table.over:has(.a), .map:not(:has(.b)), .small:has(.c) { color: red }"

    assert those_asked_what_they_hold(sheet) == [".table.over", ".map:not(", ".small"]
