"""What the documents say of the games is so."""

import re
from pathlib import Path

import pytest

from meseta.engine.notation import Notation
from meseta.games.condottiere.arranging import FACTS as FACTS_OF_CONDOTTIERE
from meseta.games.condottiere.notation import NOTATION as ANSWERS_OF_CONDOTTIERE
from meseta.games.el_grande.arranging.facts import FACTS as FACTS_OF_EL_GRANDE
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from meseta.records import record, scenario

WITH_ALL_PARTS = {"edition": "2023", "players": "2", "shifting-powers": "on", "new-regency": "on"}
ANSWERS_OF_EL_GRANDE = [
    rules_for(options).notation for options in [WITH_ALL_PARTS, *[{"expansion": name} for name in EXPANSIONS]]
]
ROOT = Path(__file__).parents[2]


def document(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def example(name: str, language: str = "") -> str:
    """The first example of a document."""
    found = re.search(f"^```{language}\n(.*?)^```", document(name), re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("notation", [*ANSWERS_OF_EL_GRANDE, ANSWERS_OF_CONDOTTIERE])
def test_every_kind_of_answer_is_documented(notation: Notation) -> None:
    documented = {words.split()[0] for words in re.findall(r"`([^`\n]+)`", document("notation.md"))}

    assert {text.split()[0] for text in notation.texts.values()} <= documented


@pytest.mark.parametrize("word", [*FACTS_OF_EL_GRANDE, *FACTS_OF_CONDOTTIERE, *scenario.EXPECTATIONS])
def test_every_line_of_a_scenario_is_documented(word: str) -> None:
    assert re.search(f"`{word}[ `]", document("scenarios.md"))


def test_example_of_a_scenario_holds() -> None:
    scenario.play(scenario.read(example("scenarios.md")))


def test_example_of_a_record_can_be_read() -> None:
    read = record.from_text(example("notation.md", "json"))

    assert len(list(record.replay(read))) == len(read.answers) + 1


def test_every_ruling_that_is_cited_is_there() -> None:
    rulings = set(re.findall(r"^\*\*([ABC]\d+)\.", document("rulings.md"), re.MULTILINE))
    cited = {
        ruling
        for file in [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]
        for ruling in re.findall(r"ruling ([ABC]\d+)", file.read_text(encoding="utf-8"))
    }

    assert cited
    assert cited <= rulings
