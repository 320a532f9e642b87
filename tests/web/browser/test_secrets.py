"""What others hold in secret never reaches a browser: not in a page, not in an update, not as data."""

import json
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Response

from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.engine.saving import to_text
from meseta.storage.rows import Person, Table
from meseta.tables.game import new_game
from meseta.tables.new_table import new_seat, new_table
from meseta.web.api_data import Now
from meseta.web.scene import Scene
from meseta.web.table_part import TablePart
from meseta.wording.words import words
from tests.any_game.play import CuriousPlayer, viewers
from tests.web.browser.visiting import (
    Visit,
    data_of,
    go,
    join,
    number,
    press_something,
    set_up,
    wait_for_number,
    whoever_is_asked,
)
from tests.web.house import House

GAMES = [
    pytest.param("el-grande", {"edition": "2023", "shifting-powers": "on", "castillo": "strict"}, id="shifting-powers"),
    pytest.param("el-grande", {"edition": "1995"}, id="el-grande-1995"),
    pytest.param("condottiere", {"face-down": "on", "hand-sizes": "hidden"}, id="condottiere"),
]


# ---- In a browser.
class Heard:
    """The bodies of all that a page was sent since it was opened; when it goes elsewhere, browsers forget them."""

    def __init__(self, page: Page) -> None:
        self.responses: list[Response] = []
        page.on("response", lambda response: self.responses.append(response))

    def bodies(self) -> list[str]:
        """Streams have no end, so they are left out; they hold nothing but numbers."""
        whole = [each for each in self.responses if not each.url.endswith("/live") and each.status < 300]
        return [response.text() for response in whole]


def hand(now: Any, seat: int) -> Any:
    """The cards a seat holds, as the data for programs has them."""
    held = now["view"]["seats"][seat]
    return held["modifiers"]["hand"] if held.get("modifiers") else held["hand"]


def stored_facts(house: House, path: str) -> list[str]:
    """What must never leave the house, as text that occurs nowhere by chance: all follows from the seed, or its key."""
    with sqlite3.connect(house.data / "meseta.db") as database:
        found = database.execute("select seed, snapshot from tables where id = ?", [path.removeprefix("/t/")])
        seed, snapshot = found.fetchone()
    database.close()
    return [json.loads(seed), json.loads(snapshot)["random"][0], snapshot[:60]]


@pytest.mark.parametrize(("game", "options"), [GAMES[0], GAMES[2]])
def test_nothing_a_player_is_sent_holds_what_another_hides(
    house: House, visit: Visit, game: str, options: dict[str, str]
) -> None:
    mira = visit(house)
    path = set_up(mira, game, ["you", "open"], **options)
    ana = visit(house, path)
    join(ana, "Ana")
    ana, random = ana.context.new_page(), Random(4)
    heard = Heard(ana)
    go(ana, path)

    for _ in range(10):
        asked = whoever_is_asked([mira, ana])
        before = number(asked)
        if press_something(asked, random):
            wait_for_number(mira, before + 1)
            wait_for_number(ana, before + 1)
        now, shown = at_one_moment(ana, game)
        assert hand(now, 0) is None
        assert shown == len(hand(now, now["seat"]))

    bodies = [*heard.bodies(), json.dumps(data_of(ana))]
    assert len(bodies) > 10
    mira_is = next(cookie for cookie in mira.context.cookies() if cookie.get("name") == "meseta").get("value", "")
    facts = [*stored_facts(house, path), mira_is, mira_is.partition(".")[0]]
    assert [fact for fact in facts for body in bodies if fact in body] == []


OWN_CARDS = {"el-grande": ".modifiers .tag, .modifiers .btn", "condottiere": ".hand .in-hand"}
COUNTED = """(cards) => [
  Number(document.querySelector("main").dataset.number), document.querySelectorAll(cards).length
]"""


def at_one_moment(page: Page, game: str) -> tuple[Any, int]:
    """The data for programs, and how many cards the page shows as the visitor's own after the same entry.

    Between two looks an answer without a choice may be given by itself: then both are looked at once more.
    """
    while True:
        now = data_of(page)
        wait_for_number(page, now["number"])
        number, cards = page.evaluate(COUNTED, OWN_CARDS[game])
        if number == now["number"]:
            return now, cards


# ---- Rendered for two worlds that differ in nothing but what the viewer cannot know.
def world(table: Table, position: AnyPosition, viewer: int | None, entries: int) -> Scene:
    return Scene(
        table=replace(table, snapshot=to_text(position.save()), seed=position.random_state),
        seat=viewer,
        shown=viewer,
        sits=viewer is not None,
        away=False,
        hosts=viewer == 0,
        number=entries,
        newest=entries,
        decision=entries,
        view=position.seen_by(viewer),
        entries=[],
        lines=[],
        may_undo=False,
    )


def worlds(game: str, options: dict[str, str]) -> Iterator[tuple[Scene, Scene]]:
    """At many moments of a random game: the real one, and another that looks the same to somebody."""
    host = Person("mira", "Mira", 1.0)
    table = new_table(game, {**options, "players": "3"}, ["you", "quick", "quick"], host, "", False, seed=5)
    table = replace(table, seats=[*table.seats[:2], new_seat(game, table.options, 2, "random", host)])
    position, player, random = new_game(table).position, CuriousPlayer(5), from_seed(9)
    for given in range(150):
        if not position.waiting():
            return
        if given % 3 == 0:
            for viewer in viewers(position):
                imagined = position.imagine(viewer, random)
                yield world(table, position, viewer, given), world(table, imagined, viewer, given)
        position.answer(*player.choose(position))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_pages_and_data_are_the_same_in_worlds_that_differ_in_secret(game: str, options: dict[str, str]) -> None:
    differing = 0
    for real, imagined in worlds(game, options):
        differing += real.table.snapshot != imagined.table.snapshot
        assert TablePart(real, words("en")).body == TablePart(imagined, words("en")).body
        assert msgspec.json.encode(Now.of(real)) == msgspec.json.encode(Now.of(imagined))

    assert differing > 100


def test_record_of_a_running_game_is_kept_back(house: House, visit: Visit) -> None:
    page = visit(house)
    path = set_up(page, "condottiere", ["you", "quick"])

    refused = page.request.get(f"/api{path.replace('/t/', '/tables/')}/record")

    assert refused.status == 403
    assert re.search("when the game is over", refused.json()["error"])
