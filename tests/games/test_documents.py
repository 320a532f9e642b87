"""What the documents say of the games is so."""

import re
from pathlib import Path
from typing import Any

import pytest

from meseta.engine.frame import AnyPosition
from meseta.engine.notation import Notation
from meseta.games.condottiere.arranging import FACTS as FACTS_OF_CONDOTTIERE
from meseta.games.condottiere.notation import NOTATION as ANSWERS_OF_CONDOTTIERE
from meseta.games.el_grande.arranging.facts import FACTS as FACTS_OF_EL_GRANDE
from meseta.games.el_grande.assembly import rules_for
from meseta.records import record, scenario
from tests.games.condottiere import laid_out as condottiere
from tests.games.el_grande import laid_out as el_grande

WITH_ALL_PARTS = {"edition": "2023", "players": "2", "shifting-powers": "on", "new-regency": "on"}
ANSWERS_OF_EL_GRANDE = rules_for(WITH_ALL_PARTS).notation
ROOT = Path(__file__).parents[2]


def document(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def example(name: str, language: str = "") -> str:
    """The first example of a document."""
    found = re.search(f"^```{language}\n(.*?)^```", document(name), re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def keys(value: Any) -> set[str]:
    """Every key of plain data, but for those of options, tiles and unfinished business, which have their own names."""
    if isinstance(value, list):
        return {key for each in value for key in keys(each)}
    if not isinstance(value, dict):
        return set()
    inside = [keys(each) for name, each in value.items() if name not in ("options", "business", "tiles")]
    return set(value).union(*inside)


@pytest.mark.parametrize(
    "game",
    [
        el_grande.laid_out("now turn blue"),
        el_grande.laid_out("now turn blue", **WITH_ALL_PARTS),
        condottiere.laid_out("hand blue 1"),
    ],
)
def test_every_key_of_a_view_is_documented(game: AnyPosition) -> None:
    seen = keys(game.seen_by(0)) - {"answer", "notation"}

    assert {key for key in seen if f"`{key}`" not in document("observation.md")} == set()


@pytest.mark.parametrize("notation", [ANSWERS_OF_EL_GRANDE, ANSWERS_OF_CONDOTTIERE])
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
    rulings = set(re.findall(r"^\*\*([AC]\d+)\.", document("rulings.md"), re.MULTILINE))
    cited = {
        ruling
        for file in [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]
        for ruling in re.findall(r"ruling ([AC]\d+)", file.read_text(encoding="utf-8"))
    }

    assert cited
    assert cited <= rulings
