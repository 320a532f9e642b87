"""Whatever befalls PostgreSQL, a whole server says so, and answers again soon after it is back."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import wait_until
from tests.storage.databases import postgres, postgres_url
from tests.storage.network import Network, network_to
from tests.storage.postgres import Postgres
from tests.web.operation.programs import Program, status
from tests.web.operation.siege import started

__all__ = ["postgres", "postgres_url"]

SOON = 20.0  # seconds after its return within which answers are taken again


def answer_is_taken(program: Program, table: str) -> bool:
    """If the person is asked: so the bot at the table must have gone on as well."""
    status, now = program.ask(f"/tables/{table}")
    return status == 200 and bool(now["view"]["legal"]) and program.answer(table, now)[0] == 200


@contextmanager
def swallowed(network: Network) -> Generator[None]:
    """Packets vanish; afterwards there are new connections, and those of before are silent for ever."""
    network.swallow()
    yield
    network.fail_over()


def test_server_tells_that_postgresql_is_silent_and_answers_again_when_it_is_back(
    tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    with network_to(postgres) as (network, url), started(tmp_path, url, 1) as [house]:
        program = Program(house)
        table = program.new_table("you", "quick", rounds="6")
        wait_until(lambda: answer_is_taken(program, table))
        waited: dict[str, float] = {}

        def go_on(fault: str) -> None:
            began = time.monotonic()
            wait_until(lambda: answer_is_taken(program, table))
            waited[fault] = time.monotonic() - began
            wait_until(lambda: status(house, "/health") == 200)

        for fault, silent in {"frozen": postgres.frozen(), "swallowed": swallowed(network)}.items():
            with silent:
                wait_until(lambda: status(house, "/health") == 503)
            go_on(fault)
        postgres.cut_connections()
        go_on("cut")
        postgres.crash()
        go_on("restarted")

        assert max(waited.values()) < SOON, waited
