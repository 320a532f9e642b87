"""A table that cannot be played on, in a browser: it is looked at, gone through once more and taken home."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.visiting import Visit, answers, go, number, play_on, set_up
from tests.web.house import House, running_house


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """One server for all tests here, which stop it and start it again one after the other."""
    yield from running_house(tmp_path_factory.mktemp("house"))


def alter(house: House, statement: str, path: str) -> None:
    """While the server is down, as an upgrade is done."""
    house.stop()
    with closing(sqlite3.connect(house.data / "meseta.db")) as database, database:
        database.execute(statement, [path.removeprefix("/t/")])
    house.start()


def says_why(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("This game cannot be played on")
    expect(page.locator("#prompt .why")).to_contain_text("version 99 of the rules")


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_table_of_other_rules_is_looked_at_replayed_and_exported(old_house: House, visit: Visit, game: str) -> None:
    page = visit(old_house)
    path = set_up(page, game, ["you", "quick", "quick", "quick"])  # of two one may soon have won
    play_on(page, Random(4), most=2)
    stands = number(page)

    alter(old_house, "UPDATE tables SET revision = revision + 1, rules = 99 WHERE id = ?", path)
    go(page, path)

    says_why(page)
    expect(page.locator("#sheet-map svg").first).to_be_visible()
    assert answers(page).count() == 0
    assert number(page) >= stands
    with page.expect_download() as download:
        page.get_by_role("link", name="Export the game").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (record["game"], record["rules"]) == (game, 99)

    page.locator("#prompt").get_by_role("link", name="Replay").click()
    page.get_by_label("One forward").click()
    expect(page.locator("output")).to_have_text(f"Answer 1 of {len(record['answers'])}")
    page.get_by_label("To the end").click()
    says_why(page)


def test_table_changes_for_those_who_watch_when_somebody_talks(old_house: House, visit: Visit) -> None:
    """The stream of a table that cannot be played on lives as any other."""
    page = visit(old_house)
    path = set_up(page, "el-grande", ["you", "quick"])
    alter(old_house, "UPDATE tables SET revision = revision + 1, rules = 99 WHERE id = ?", path)
    go(page, path)
    watching = visit(old_house, path)

    page.get_by_text("Chat").first.click()
    page.locator("form.saying input").fill("What a pity")
    page.locator("form.saying button").click()

    expect(watching.locator(".chat .said")).to_have_count(1)
    says_why(watching)


def test_answer_that_is_not_legal_today_ends_the_replay_but_not_the_table(old_house: House, visit: Visit) -> None:
    page = visit(old_house)
    path = set_up(page, "el-grande", ["you", "quick"], start="blue")
    play_on(page, Random(4), most=6)

    alter(old_house, "UPDATE entries SET said = 'bid 99' WHERE table_id = ? AND number = 2", path)
    go(page, path)

    expect(page.locator("#prompt .why")).to_contain_text("do not accept what was played in this game")
    expect(page.locator("#sheet-map svg").first).to_be_visible()
    last = number(page)
    go(page, f"{path}/replay?at=1")
    expect(page.locator("output")).to_have_text(f"Answer 1 of {last}")
    page.get_by_label("One forward").click()
    expect(page.locator("output")).to_have_text(f"Answer {last} of {last}")


def test_other_tables_go_on_beside_it(old_house: House, visit: Visit) -> None:
    page = visit(old_house)
    gone = set_up(page, "condottiere", ["you", "quick"])
    goes_on = set_up(page, "el-grande", ["you", "quick"])
    alter(old_house, "UPDATE tables SET revision = revision + 1, rules = 99 WHERE id = ?", gone)

    go(page, "/")
    expect(page.get_by_text("earlier rules", exact=True)).to_have_count(1)
    go(page, goes_on)

    assert play_on(page, Random(4), most=3) == 3
    assert "Traceback" not in old_house.said()
    assert '"trace"' not in old_house.said()
