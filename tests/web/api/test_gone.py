"""Tables that cannot be played on, as pages and as data: shown to everybody, changed by nobody, never an error."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.games.catalogue import title_of
from meseta.storage.rows import Person
from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.stopping import Stopping
from tests.storage.altering import other_form
from tests.storage.before.database import STORED, fill
from tests.web.api.conftest import SECRET
from tests.web.api.guests import Guest

TODAY = {game: title_of(game).rules_version({}) for game in ("el-grande", "condottiere")}
GONE = {"played": 99, "program": TODAY["el-grande"], "gone": True}
LEADS = {"en": "This game cannot be played on", "pl": "W tę partię nie można grać dalej"}


def says(language: str, program: int = TODAY["el-grande"]) -> str:
    return {
        "en": f"This game follows version 99 of the rules, and this program has version {program}:",
        "pl": f"Ta partia toczyła się według wersji 99 zasad, a ten program ma wersję {program}:",
    }[language]


@contextmanager
def serving(folder: Path) -> Generator[TestClient[Litestar]]:
    app = make_app(f"sqlite:///{folder}/meseta.db", SECRET, Stopping(), Limits(by_address=False))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def alter(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "meseta.db")) as database, database:
        database.execute(statement, values)


def read(folder: Path, statement: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(folder / "meseta.db")) as database:
        return database.execute(statement, values).fetchall()


class Made:
    """A table of Mira's."""

    def __init__(self, folder: Path, client: TestClient[Litestar], *seats: str, game: str = "el-grande") -> None:
        self.folder = folder
        self.client = client
        self.mira = Guest(client, "Mira")
        self.id = self.mira.new_table(*seats, game=game)

    def play(self, answers: int) -> None:
        for _ in range(answers):
            self.mira.answer(self.id, self.mira.asked(self.id))
        self.mira.asked(self.id)

    def outlive_its_rules(self) -> None:
        alter(self.folder, "UPDATE tables SET revision = revision + 1, rules = 99, listed = 1 WHERE id = ?", self.id)

    def page(self, path: str = "", language: str = "en", guest: Guest | None = None) -> str:
        head = guest.head if guest else {}
        answer = self.client.get(f"/t/{self.id}{path}", headers={**head, "accept-language": language})
        assert answer.status_code == 200, answer.text
        return answer.text

    def log(self) -> list[Any]:
        return read(self.folder, "SELECT * FROM entries WHERE table_id = ? ORDER BY number", self.id)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def client(folder: Path) -> Generator[TestClient[Litestar]]:
    with serving(folder) as client:
        yield client


@pytest.fixture(scope="module")
def gone(folder: Path, client: TestClient[Litestar]) -> Made:
    """A table in the middle of a game, whose rules go while the server runs."""
    table = Made(folder, client, "you", "quick")
    table.play(6)
    table.outlive_its_rules()
    return table


# ---- Pages.
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("path", ["", "/part", "/part?after=0", "/part?at=2"])
def test_page_shows_the_table_and_says_why_nothing_can_be_done(gone: Made, language: str, path: str) -> None:
    for guest in (None, gone.mira):
        page = gone.page(path, language, guest)

        assert LEADS[language] in page
        assert says(language) in page
        assert 'class="map"' in page
        for button in ("data-answer", "data-typed", 'data-do="undo"', 'data-send="order"', "/join"):
            assert button not in page


def test_every_step_is_replayed_and_the_log_is_complete(gone: Made) -> None:
    answers = gone.log()

    pages = [gone.page(f"/replay?at={step}", guest=gone.mira) for step in range(len(answers) + 1)]

    assert f"Answer 3 of {len(answers)}" in pages[3]
    assert says("en") in pages[-1]
    assert says("en") not in pages[0]
    assert [f'data-line="{number}"' in pages[-1] for number in (1, 2, 3)] == [True] * 3


def test_export_is_offered_to_those_who_get_it(gone: Made) -> None:
    path = f"/api/tables/{gone.id}/record"

    assert path in gone.page(guest=gone.mira)
    assert path not in gone.page()


def test_front_page_leaves_it_out_for_strangers_and_marks_it_for_its_people(
    gone: Made, client: TestClient[Litestar]
) -> None:
    theirs, strangers = client.get("/", headers=gone.mira.head).text, client.get("/").text

    assert f"/t/{gone.id}" in theirs
    assert "earlier rules" in theirs
    assert f"/t/{gone.id}" not in strangers
    for page in ("/learn", "/learn/condottiere", "/new"):
        assert client.get(page).status_code == 200


# ---- Data.
def test_api_says_it_in_a_field(gone: Made) -> None:
    now = gone.mira.get(f"/tables/{gone.id}")

    assert now["table"]["rules"] == GONE
    assert (now["seat"], now["view"]["legal"], now["may_undo"]) == (0, [], False)
    assert now["number"] == len(gone.log())
    assert GONE in [table["rules"] for table in gone.mira.get("/tables") if table["id"] == gone.id]
    playable = gone.mira.new_table("you", "quick")
    assert gone.mira.get(f"/tables/{playable}")["table"]["rules"] == {
        **GONE,
        "played": TODAY["el-grande"],
        "gone": False,
    }


@pytest.mark.parametrize(
    ("deed", "sent"),
    [
        ("answers", {"decision": 0, "notation": "bid 1"}),
        ("answers", {"decision": 6, "answer": 1}),
        ("undo", None),
        ("restart", None),
        ("orders", {"veto": "never"}),
        ("start", None),
    ],
)
def test_deeds_are_refused_with_the_sentence_and_nothing_changes(gone: Made, deed: str, sent: Any) -> None:
    before = gone.log()

    refused = gone.mira.post(f"/tables/{gone.id}/{deed}", sent, status=400)

    assert refused["error"].startswith(says("en"))
    assert gone.log() == before


def test_strangers_take_no_seat_and_no_record(gone: Made) -> None:
    stranger = Guest(gone.client, "Ana")

    assert stranger.post(f"/tables/{gone.id}/join", {}, status=400)["error"].startswith(says("en"))
    assert stranger.get(f"/tables/{gone.id}/record", status=403) == {"error": "You do not sit at this table."}


def test_record_names_the_rules_it_was_played_by_and_is_not_taken_back_in(gone: Made) -> None:
    record = gone.mira.get(f"/tables/{gone.id}/record")

    assert record["rules"] == 99
    assert len(record["answers"]) == len(gone.log())
    refused = gone.mira.post("/records", {"record": json.dumps(record)}, status=400)
    assert refused["error"] == (
        "This record follows version 99 of the rules of El Grande, and this program has version "
        f"{TODAY['el-grande']}: "
        "it can be replayed with the version of Meseta that wrote it."
    )


def test_people_talk_and_begin_anew(gone: Made) -> None:
    gone.mira.post(f"/tables/{gone.id}/chat", {"text": "Once more?"})
    again = gone.mira.post(f"/tables/{gone.id}/rematch")["id"]

    now = gone.mira.asked(again)

    assert "Once more?" in gone.page()
    assert now["table"]["rules"]["gone"] is False
    gone.mira.answer(again, now)


# ---- Other tables that cannot be played on.
def test_waiting_table_is_shown_without_a_way_in(folder: Path, client: TestClient[Litestar]) -> None:
    waiting = Made(folder, client, "you", "open")
    waiting.outlive_its_rules()

    for guest in (None, waiting.mira):
        page = waiting.page(guest=guest)
        assert says("en") in page
        assert 'class="chairs"' in page
        assert "/join" not in page
        assert "/start" not in page


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_finished_game_shows_its_end_and_says_it(folder: Path, client: TestClient[Litestar], game: str) -> None:
    finished = Made(folder, client, "you", "random", game=game)
    finished.mira.play_to_the_end(finished.id)
    finished.outlive_its_rules()

    page = finished.page(guest=finished.mira)

    assert says("en", TODAY[game]) in page
    assert 'class="ending' in page
    assert "/rematch" in page
    assert Guest(client, "Ana").get(f"/tables/{finished.id}/record")["rules"] == 99


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_finished_game_that_todays_rules_do_not_follow_shows_who_has_won(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        mira = Guest(client, "Mira")
        table = mira.new_table("you", "random", game=game)
        mira.play_to_the_end(table)
    alter(tmp_path, "UPDATE entries SET said = 'nothing' WHERE table_id = ? AND number = 12", table)

    with serving(tmp_path) as client:
        now = client.get(f"/api/tables/{table}").json()
        page = client.get(f"/t/{table}").text
        last = client.get(f"/t/{table}/replay?at=99999").text

    assert now["table"]["rules"] == {"played": TODAY[game], "program": TODAY[game], "gone": True}
    assert now["view"]["winners"]
    assert "do not accept what was played in this game" in page
    said = page.partition('id="prompt"')[2].partition("</h1>")[0]
    assert "win" in said or "share the victory" in said
    assert f"of {len(read(tmp_path, 'SELECT * FROM entries WHERE table_id = ?', table))}</output>" in last


def test_game_whose_position_cannot_be_read_says_up_to_which_answer_it_is_shown(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        gone = Made(tmp_path, client, "you", "quick")
        gone.play(6)
        gone.outlive_its_rules()
    ((snapshot,),) = read(tmp_path, "SELECT snapshot FROM tables WHERE id = ?", gone.id)
    alter(
        tmp_path, "UPDATE tables SET revision = revision + 1, snapshot = ? WHERE id = ?", other_form(snapshot), gone.id
    )
    alter(tmp_path, "UPDATE entries SET said = 'nothing' WHERE table_id = ? AND number = 4", gone.id)
    told = '[["no-such-event",0,0,0],["took",0,9999,0]]'
    alter(tmp_path, "UPDATE entries SET events = ? WHERE table_id = ? AND number = 5", told, gone.id)

    with serving(tmp_path) as client:
        gone.client = client
        page = gone.page()
        for number in range(len(gone.log())):
            for path in (f"/part?after={number}", f"/part?at={number}"):
                assert "as it was after answer 3 of" in gone.page(path, guest=gone.mira)

    assert f"as it was after answer 3 of {len(gone.log())}" in page
    ((said,),) = read(tmp_path, "SELECT said FROM entries WHERE table_id = ? AND number = 5", gone.id)
    assert f"answers: {said}" in page  # what has no words any more


def test_finished_game_of_which_neither_end_nor_log_can_be_read_is_shown(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        finished = Made(tmp_path, client, "you", "random", game="condottiere")
        finished.mira.play_to_the_end(finished.id)
    alter(tmp_path, "UPDATE tables SET revision = revision + 1, snapshot = 'nothing' WHERE id = ?", finished.id)
    alter(tmp_path, "UPDATE entries SET said = 'nothing' WHERE table_id = ? AND number = 9", finished.id)

    with serving(tmp_path) as client:
        finished.client = client
        page = finished.page(guest=finished.mira)

    assert LEADS["en"] in page
    assert "as it was after answer 8 of" in page
    assert "/rematch" in page
    assert "/record" in page


def test_game_with_an_option_that_is_no_more_is_shown_with_its_log(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        gone = Made(tmp_path, client, "you", "quick")
        gone.play(6)
    alter(
        tmp_path,
        "UPDATE tables SET revision = revision + 1, options = json_insert(options, '$.weather', 'fine') WHERE id = ?",
        gone.id,
    )

    with serving(tmp_path) as client:
        gone.client = client
        page = gone.page()

    assert "do not accept what was played in this game" in page
    assert 'data-line="1"' in page


# ---- Every kind of table.
def test_every_table_of_the_version_before_has_a_page_and_a_replay(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/meseta.db")
    with serving(tmp_path):
        pass  # it is brought up to date
    alter(tmp_path, "UPDATE tables SET revision = revision + 1, rules = 99")
    before = read(tmp_path, "SELECT * FROM entries")

    with serving(tmp_path) as client:
        token = client.app.state.services.people.token
        people = {"en": token(Person("mira", "", 0.0)), "pl": token(Person("nobody", "", 0.0))}
        for stored in STORED:
            options = json.loads(read(tmp_path, "SELECT options FROM tables WHERE id = ?", stored.table)[0][0])
            today = title_of(stored.game).rules_version(options)
            for language, key in people.items():
                head = {"authorization": f"Bearer {key}", "accept-language": language}
                for path in ("", f"/replay?at={stored.entries // 2}", "/replay?at=99999"):
                    answer = client.get(f"/t/{stored.table}{path}", headers=head)
                    assert answer.status_code == 200, f"{stored.table}{path}: {answer.text}"
                assert says(language, today) in answer.text or stored.status == "over"
        assert client.get("/", headers=head).status_code == 200

    assert read(tmp_path, "SELECT * FROM entries") == before


# ---- Tables that go on under today's rules.
def test_game_that_goes_on_under_todays_rules_is_shown_and_answered(
    carried_over: Made, client: TestClient[Litestar]
) -> None:
    for language, says_so in (
        ("en", "rules hold: what was played before"),
        ("pl", "Odtąd obowiązują dzisiejsze zasady"),
    ):
        for path in ("", "/part?after=0", "/part?at=2", "/replay", "/replay?at=99"):
            page = carried_over.page(path, language, carried_over.mira)

            assert LEADS[language] not in page
            assert (says_so in page) == ("replay" not in path)
    assert f"/t/{carried_over.id}" in client.get("/", headers=carried_over.mira.head).text.partition("gone-tables")[0]


def test_game_whose_rules_changed_comes_to_its_end(carried_over: Made) -> None:
    mira, table = carried_over.mira, carried_over.id
    while (now := mira.asked(table))["table"]["status"] != "over":
        mira.answer_if_still_asked(table, now)

    page = carried_over.page(guest=mira)

    assert f"/t/{table}/rematch" in page
    assert f"/api/tables/{table}/record" not in page
    refused = mira.get(f"/tables/{table}/record", status=400)
    assert "changed while it was played" in refused["error"]
    assert carried_over.page("/replay?at=3").count("main") > 1


@pytest.fixture
def carried_over(folder: Path, client: TestClient[Litestar]) -> Made:
    """A table in the middle of a game, begun by earlier rules that told something else."""
    table = Made(folder, client, "you", "quick")
    table.play(6)
    told = json.dumps([["king-moves", 0, 0, 3]])
    alter(folder, "UPDATE entries SET events = ? WHERE table_id = ? AND number = 3", told, table.id)
    alter(folder, "UPDATE tables SET revision = revision + 1, rules = 0 WHERE id = ?", table.id)
    return table
