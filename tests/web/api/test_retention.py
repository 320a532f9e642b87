"""Tables that were left for long are removed by a server that is told to."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient

from meseta.tables.settings import TableSettings
from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.live import Live
from meseta.web.stopping import Stopping
from tests.patience import wait_until
from tests.web.api.conftest import SECRET
from tests.web.api.guests import Guest


@contextmanager
def server(folder: Path, keep_days: float) -> Generator[TestClient[Litestar]]:
    database, settings = f"sqlite:///{folder}/meseta.db", TableSettings(keep_days=keep_days)
    with TestClient(make_app(database, SECRET, Stopping(), Limits(by_address=False), settings=settings)) as client:
        yield client


def test_table_without_an_answer_for_some_days_is_removed(tmp_path: Path) -> None:
    with server(tmp_path, keep_days=0) as client:
        guest = Guest(client, "Mira")
        left, played = guest.new_table("you", "quick"), guest.new_table("you", "quick")
    with closing(sqlite3.connect(tmp_path / "meseta.db")) as database, database:
        database.execute("UPDATE tables SET answered = answered - 3 * 86400 WHERE id = ?", [left])

    with server(tmp_path, keep_days=4):
        pass
    with server(tmp_path, keep_days=0) as client:
        assert client.get(f"/api/tables/{left}").status_code == 200
    with server(tmp_path, keep_days=2) as client:
        wait_until(lambda: client.get(f"/api/tables/{left}").status_code == 404)
        assert client.get(f"/api/tables/{played}").status_code == 200


def test_stream_ends_when_its_table_is_removed(client: TestClient[Litestar], guest: Guest) -> None:
    table, services = guest.new_table("you", "open"), client.app.state.services
    live: Live = services.live

    async def listen() -> int:
        heard = 0
        async for _ in live.hints(table):
            heard += 1
            await services.storage.remove_tables([table])
        return heard

    with client.portal() as portal:
        assert portal.call(listen) == 2, "who was there, and where the table stood"
    assert not live.broadcasts
