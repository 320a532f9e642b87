"""What the documents say of El Grande is so."""

import re
from pathlib import Path

import pytest
from tests.games.el_grande.laid_out import laid_out

from meseta.games.el_grande import notation
from meseta.games.el_grande.arranging import FACTS
from meseta.records import record, scenario

ROOT = Path(__file__).parents[3]


def document(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def example(name: str, language: str = "") -> str:
    """The first example of a document."""
    found = re.search(f"^```{language}\n(.*?)^```", document(name), re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def test_every_key_of_a_view_is_documented() -> None:
    view = laid_out("now turn blue").seen_by(0)
    keys = {*view, *view["areas"][0], *view["seats"][0], *view["cards"][0]}

    assert {key for key in keys if f"`{key}`" not in document("observation.md")} == set()


def test_every_kind_of_answer_is_documented() -> None:
    documented = {words.split()[0] for words in re.findall(r"`([^`\n]+)`", document("notation.md"))}

    assert {text.split()[0] for text in notation.NOTATION.texts.values()} <= documented


@pytest.mark.parametrize("word", [*FACTS, *scenario.EXPECTATIONS])
def test_every_line_of_a_scenario_is_documented(word: str) -> None:
    assert re.search(f"`{word}[ `]", document("scenarios.md"))


def test_example_of_a_scenario_holds() -> None:
    scenario.play(scenario.read(example("scenarios.md")))


def test_example_of_a_record_can_be_read() -> None:
    read = record.from_text(example("notation.md", "json"))

    assert record.begin(read).waiting()


def test_every_ruling_that_is_cited_is_there() -> None:
    rulings = set(re.findall(r"^\*\*(A\d+)\.", document("rulings.md"), re.MULTILINE))
    cited = {
        ruling
        for file in [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]
        for ruling in re.findall(r"ruling (A\d+)", file.read_text(encoding="utf-8"))
    }

    assert cited
    assert cited <= rulings
