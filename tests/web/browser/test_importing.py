"""Importing a game through the set-up page: a file or its text, with a script or without; wrong ones are refused."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.visiting import Visit
from tests.web.house import House

FILE = Path(__file__).parents[2] / "finished_games" / "el-grande-5-players-short.json"


def open_form(page: Page) -> None:
    page.get_by_text("Import a game").click()


@pytest.mark.parametrize("script", [True, False])
def test_record_file_becomes_a_table(house: House, visit: Visit, script: bool) -> None:
    page = visit(house, "/new", java_script_enabled=script)

    open_form(page)
    page.get_by_label("Record file").set_input_files(FILE)
    page.get_by_role("button", name="Import it").click()

    expect(page.locator("main.is-over .standings ol li")).to_have_count(5)


def test_pasted_record_becomes_a_table(house: House, visit: Visit) -> None:
    page = visit(house, "/new")

    open_form(page)
    page.get_by_text("Or paste its text").click()
    page.locator("textarea[name=pasted]").fill(FILE.read_text())
    page.get_by_role("button", name="Import it").click()

    expect(page.locator("main.is-over .standings ol li")).to_have_count(5)


def test_game_that_is_not_over_is_played_on(house: House, visit: Visit, tmp_path: Path) -> None:
    record = json.loads(FILE.read_text())
    half = tmp_path / "half.json"
    half.write_text(json.dumps(record | {"answers": record["answers"][:20]}))
    page = visit(house, "/import")

    page.get_by_label("Record file").set_input_files(half)
    page.get_by_role("button", name="Import it").click()

    expect(page.locator("main.is-running")).to_be_visible()


def test_wrong_answer_is_named_with_why_and_what_was_pasted_stays(house: House, visit: Visit) -> None:
    record = json.loads(FILE.read_text())
    record["answers"][4][1] = "bid 99"
    page = visit(house, "/import")

    page.get_by_text("Or paste its text").click()
    page.locator("textarea[name=pasted]").fill(json.dumps(record))
    page.get_by_role("button", name="Import it").click()

    expect(page.get_by_role("alert")).to_contain_text("Answer 5 of this record")
    expect(page.locator("textarea[name=pasted]")).to_have_value(json.dumps(record))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "choose a record file"),
        (b"\xff\xfe", "no text in UTF-8"),
        (b"a letter", "no JSON"),
        (b" " * 200_000, "too long"),
    ],
    ids=["nothing", "no text", "no record", "too long"],
)
def test_what_is_no_record_is_refused(
    house: House, visit: Visit, tmp_path: Path, content: bytes | None, says: str
) -> None:
    page = visit(house, "/import")

    if content is not None:
        file = tmp_path / "file.json"
        file.write_bytes(content)
        page.get_by_label("Record file").set_input_files(file)
    page.get_by_role("button", name="Import it").click()

    expect(page.get_by_role("alert")).to_contain_text(says)
