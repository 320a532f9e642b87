"""Whatever people write is shown as they wrote it, and is never markup: on every page, in every refusal."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Generator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.records.record import new_record
from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.stopping import Stopping
from tests.any_game.play import MOST_DECISIONS, decisions_from
from tests.web.api.conftest import SECRET
from tests.web.api.guests import Guest

GAMES = ("el-grande", "condottiere")
LANGUAGES = ("en", "pl")
SOME = 8  # answers
HTML = {"accept": "text/html"}
ATTRIBUTE = re.compile(r"[a-z][a-z0-9:-]*")


def evil(mark: str) -> str:
    """Short enough for a name. A tag, both quotes, and what would be another text if it were unescaped once more."""
    return f"<x-{mark} \"'&lt;>"


HOST, FRIEND, TABLE, CHAT, TYPED = map(evil, ["host", "friend", "table", "chat", "typed"])
SHOWN = {  # by the state of a table: what its page shows
    "waiting": [HOST],
    "running": [HOST, FRIEND, CHAT],
    "left": [FRIEND, CHAT],
    "over": [HOST, CHAT],
    "gone": [HOST, FRIEND, CHAT],
}


class Reading(HTMLParser):
    """A page as a browser reads it: the texts it shows, and what is in it that no page of ours has."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: list[str] = []
        self.strange: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.strange += [tag] if tag.startswith("x-") else []
        self.strange += [name for name, _ in attrs if not ATTRIBUTE.fullmatch(name)]
        self.texts += [value for _, value in attrs if value]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def shows(self, text: str) -> bool:
        return any(text in each for each in self.texts)


def check(page: str, *texts: str) -> None:
    """The page shows these texts, and nothing in it is markup that people wrote."""
    reading = Reading(page)
    assert reading.strange == []
    assert [text for text in texts if not reading.shows(text)] == []


@pytest.mark.parametrize("page", ["<p>{}</p>", '<p title="{}">', "<p title='{}'>", "<p title={}>"])
def test_text_that_is_not_escaped_is_found(page: str) -> None:
    """Otherwise the tests below could not fail."""
    assert Reading(page.format(HOST)).strange


def test_text_that_is_escaped_twice_is_found() -> None:
    twice = HOST.replace("&", "&amp;").replace("&", "&amp;").replace("<", "&lt;")

    assert not Reading(f"<p>{twice}</p>").shows(HOST)


# ---- Tables of people with such names.
@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def client(folder: Path) -> Generator[TestClient[Litestar]]:
    app = make_app(f"sqlite:///{folder}/meseta.db", SECRET, Stopping(), Limits(by_address=False))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def host(client: TestClient[Litestar]) -> Guest:
    return Guest(client, HOST)


@pytest.fixture(scope="module")
def friend(client: TestClient[Litestar]) -> Guest:
    return Guest(client, FRIEND)


@pytest.fixture(scope="module")
def tables(folder: Path, host: Guest, friend: Guest) -> dict[tuple[str, str], str]:
    """By game and state. A table is waiting, running, left by its host, over, or one whose rules are gone."""
    made: dict[tuple[str, str], str] = {}
    for game in GAMES:
        for state in SHOWN:
            made[game, state] = table = finished(host, game) if state == "over" else new_table(host, game)
            host.post(f"/tables/{table}/chat", {"text": CHAT})
            if state != "over":
                host.post(f"/tables/{table}/words", {"text": HOST})
            if state in ("running", "left", "gone"):
                friend.post(f"/tables/{table}/join", {})
                play(table, host, friend)
            if state == "left":
                host.post(f"/tables/{table}/leave")
            if state == "gone":
                outlive_its_rules(folder, table)
        new_table(Guest(host.client, HOST), game)  # a host has one listed table only: this one is found by everybody
    return made


def new_table(host: Guest, game: str) -> str:
    options = {"players": "2", "start": "blue"}
    sent = {"game": game, "seats": ["you", "open"], "options": options, "name": TABLE, "listed": True}
    table: str = host.post("/tables", sent)["id"]
    return table


def finished(host: Guest, game: str) -> str:
    """A random game to its end, which the host has imported."""
    its_title = title_of(game)
    position = its_title.new_game(resolve_options(its_title.options, {"players": "2"}), 1)
    record = new_record(its_title, position, 1)
    names = its_title.seat_names(2)
    for decision in decisions_from(position, 1, MOST_DECISIONS):
        record.answers.append((names[decision.seat], position.notation(decision.option)))
    table: str = host.post("/records", {"record": record.to_text(), "name": TABLE, "seat": 0})["id"]
    return table


def play(table: str, host: Guest, friend: Guest) -> None:
    """Two people begin to play."""
    for _ in range(SOME):
        looks = [(guest, guest.get(f"/tables/{table}")) for guest in (host, friend)]
        guest, now = next((guest, now) for guest, now in looks if now["view"]["legal"])
        guest.answer(table, now)


def outlive_its_rules(folder: Path, table: str) -> None:
    with closing(sqlite3.connect(folder / "meseta.db")) as database, database:
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", [table])


def page(client: TestClient[Litestar], path: str, guest: Guest | None = None, language: str = "en") -> str:
    head = guest.head if guest else {}
    answer = client.get(path, headers={**head, **HTML, "accept-language": language})
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", SHOWN)
@pytest.mark.parametrize("game", GAMES)
def test_names_and_chat_on_the_pages_of_a_table(
    client: TestClient[Litestar],
    host: Guest,
    tables: dict[tuple[str, str], str],
    game: str,
    state: str,
    language: str,
) -> None:
    path = f"/t/{tables[game, state]}"
    shown = SHOWN[state]

    for guest in (None, host):
        check(page(client, path, guest, language), TABLE, *shown)
        for part in ("/part", "/part?after=1", "/part?at=5"):
            check(page(client, f"{path}{part}", guest, language), *shown)
        for replay in ("/replay", "/replay?at=9"):
            check(page(client, f"{path}{replay}", guest, language), TABLE)


@pytest.mark.parametrize("state", ["waiting", "running", "gone"])
def test_words_that_players_add_to_the_shuffle(
    client: TestClient[Litestar], host: Guest, tables: dict[tuple[str, str], str], state: str
) -> None:
    path = f"/t/{tables['condottiere', state]}"

    check(page(client, f"{path}/verify", host), f"blue: {HOST}")
    if state == "waiting":
        check(page(client, path, host), f"blue: {HOST}")


@pytest.mark.parametrize("game", GAMES)
def test_names_where_a_game_is_seen_once_more(
    client: TestClient[Litestar], host: Guest, tables: dict[tuple[str, str], str], game: str
) -> None:
    path = f"/t/{tables[game, 'running']}/replay"

    for question in ("", "?at=5", "?at=8&seat=0"):
        check(page(client, f"{path}{question}", host), HOST, FRIEND, TABLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_tables_and_people_in_lists(
    client: TestClient[Litestar], host: Guest, tables: dict[tuple[str, str], str], language: str
) -> None:
    assert tables

    for guest in (None, host):
        check(page(client, "/", guest, language), TABLE)
        for game in GAMES:
            check(page(client, f"/learn/{game}", guest, language), TABLE)
    check(page(client, "/new", host, language), HOST)


def test_names_on_the_page_that_asks_whether_to_be_somebody_else(
    client: TestClient[Litestar], host: Guest, friend: Guest, tables: dict[tuple[str, str], str]
) -> None:
    code = host.post("/people/codes")["code"]

    check(page(client, f"/t/{tables['condottiere', 'running']}/as/{code}", friend), FRIEND, HOST)


# ---- Forms.
@pytest.mark.parametrize("field", ["name", "table", "game", "friends", "seat-1", "option-players", "option-points"])
def test_set_up_form_with_anything_in_it(client: TestClient[Litestar], field: str) -> None:
    asked = {"game": "condottiere", "option-points": "number", field: evil(field)}

    answer = client.get("/new", params=asked, headers=HTML)

    check(answer.text, *([evil(field)] if field in ("name", "table") else []))


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ({"name": HOST, "table": TABLE, "seat-1": "you"}, [HOST, TABLE]),
        ({"seat-1": evil("seat")}, [evil("seat")]),
        ({"game": evil("game")}, [evil("game")]),
        ({"option-points-number": evil("points"), "option-points": "number", "seat-1": "you"}, []),
    ],
    ids=["names", "seat", "game", "number"],
)
def test_set_up_that_is_refused(client: TestClient[Litestar], sent: dict[str, str], shown: list[str]) -> None:
    answer = client.post("/new", data={"game": "condottiere", **sent}, headers=HTML, follow_redirects=False)

    assert answer.status_code in (200, 400)
    check(answer.text, *shown)


RECORD: dict[str, Any] = {
    "meseta-record": 1,
    "game": "condottiere",
    "rules": 1,
    "options": {"players": "2"},
    "seats": ["blue", "orange"],
    "seed": 1,
    "answers": [],
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"meseta-record": evil("format")},
        {"game": evil("game")},
        {"options": {evil("option"): "2"}},
        {"options": {"players": evil("value")}},
        {"seats": [evil("colour"), "orange"]},
        {"seed": evil("seed")},
        {"answers": [[evil("who"), "pass"]]},
        {"answers": [["blue", evil("said")]]},
    ],
    ids=str,
)
@pytest.mark.parametrize("way", ["pasted", "as a file"])
def test_record_that_is_refused(client: TestClient[Litestar], wrong: dict[str, Any], way: str) -> None:
    record = json.dumps({**RECORD, **wrong})

    if way == "pasted":
        answer = client.post("/import", data={"pasted": record}, headers=HTML)
    else:
        answer = client.post("/import", files={"record": (evil("file"), record.encode())}, headers=HTML)

    assert answer.status_code == 400
    check(answer.text, *([record] if way == "pasted" else []))


# ---- Addresses, cookies, answers.
@pytest.mark.parametrize(
    "path",
    [
        f"/{evil('page')}",
        f"/t/{evil('table')}",
        f"/t/{evil('table')}/replay",
        f"/learn/{evil('game')}",
        f"/language/{evil('language')}",
        f"/theme/{evil('theme')}",
    ],
)
def test_address_that_leads_nowhere(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path, headers=HTML)

    assert 400 <= answer.status_code < 500
    check(answer.text)


@pytest.mark.parametrize("name", ["at", "seat", "after", "back"])
@pytest.mark.parametrize("path", ["", "/part", "/replay"])
def test_question_with_anything_in_it(
    client: TestClient[Litestar], tables: dict[tuple[str, str], str], path: str, name: str
) -> None:
    answer = client.get(f"/t/{tables['condottiere', 'over']}{path}", params={name: evil(name)}, headers=HTML)

    assert answer.status_code < 500
    check(answer.text)


@pytest.mark.parametrize("setting", ["language/pl", "theme/dark"])
def test_place_to_go_back_to(client: TestClient[Litestar], setting: str) -> None:
    answer = client.get(f"/{setting}", params={"back": f"/{evil('back')}"}, headers=HTML, follow_redirects=False)

    check(answer.text)
    assert "<" not in answer.headers["location"]


def test_cookies_with_anything_in_them(
    client: TestClient[Litestar], host: Guest, tables: dict[tuple[str, str], str]
) -> None:
    cookies = "; ".join(f"{name}=<x-{name}>" for name in ("meseta", "language", "theme", "pace"))

    for path in ("/", "/new", f"/t/{tables['el-grande', 'running']}"):
        answer = client.get(path, headers={**HTML, "cookie": cookies, "accept-language": evil("language")})

        check(answer.text)


@pytest.mark.parametrize(
    ("does", "sent"),
    [
        ("answer", {"decision": TYPED}),
        ("say", {"text": TYPED}),
        ("order", {"veto": TYPED}),
        ("pace", {"pace": TYPED}),
        ("join", {"seat": TYPED, "name": TYPED}),
    ],
    ids=str,
)
def test_what_is_sent_to_a_table(
    client: TestClient[Litestar],
    host: Guest,
    tables: dict[tuple[str, str], str],
    does: str,
    sent: dict[str, Any],
) -> None:
    path, head = f"/t/{tables['el-grande', 'running']}/{does}", {**host.head, **HTML}

    answer = (
        client.post(path, json=sent, headers=head)
        if does == "answer"
        else client.post(path, data=sent, headers=head, follow_redirects=False)
    )

    assert answer.status_code < 500
    check(answer.text)


@pytest.mark.parametrize("game", GAMES)
def test_typed_answer_that_is_refused(
    client: TestClient[Litestar], host: Guest, friend: Guest, tables: dict[tuple[str, str], str], game: str
) -> None:
    table = tables[game, "running"]
    looks = [(guest, guest.get(f"/tables/{table}")) for guest in (host, friend)]
    asked, now = next((guest, now) for guest, now in looks if now["view"]["legal"])

    sent = {"decision": now["decision"], "notation": TYPED}
    answer = client.post(f"/t/{table}/answer", json=sent, headers={**asked.head, **HTML})

    assert answer.status_code == 400
    check(answer.text, TYPED)


# ---- The API speaks JSON, whatever is asked for: a browser that opens an answer reads no page in it.
@pytest.mark.parametrize("path", [f"/api/{evil('page')}", f"/api/tables/{evil('table')}", "/api/tables/no?x=<x-y>"])
def test_refusal_of_the_api_is_no_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path, headers=HTML)

    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_refused_data_of_the_api_is_no_page(client: TestClient[Litestar], host: Guest) -> None:
    sent = {"game": evil("game"), "seats": [evil("seat")], "options": {}, "name": TABLE}

    for path in ("tables", "records", "people"):
        answer = client.post(f"/api/{path}", json=sent, headers={**host.head, **HTML})

        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
