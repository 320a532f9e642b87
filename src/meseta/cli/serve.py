"""`meseta serve`: the table in the browser, for this machine or for the world."""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import secrets
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

from meseta.cli.logs import structured_logs
from meseta.engine.refusal import Refused

SHORTEST_SECRET = 16  # bytes
HELP = "play in the browser: starts a server on this machine"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default 127.0.0.1: this machine)"
    )
    parser.add_argument("--port", type=int, default=8765, help="the port to listen on (default 8765)")
    parser.add_argument(
        "--database", metavar="URL", help="where tables are stored (default: SQLite in the data folder)"
    )
    parser.add_argument(
        "--overdue",
        metavar="MINUTES",
        type=float,
        default=10.0,
        help="after so many minutes of silence a bot may be asked to play for a person (default 10)",
    )
    parser.add_argument(
        "--bot-pause",
        metavar="SECONDS",
        type=float,
        default=1.0,
        help="bots wait so long after an answer that a person may take back (default 1)",
    )
    parser.add_argument(
        "--keep",
        metavar="DAYS",
        type=float,
        default=0.0,
        help="remove tables where no person has come or answered for so many days (default 0: never)",
    )
    parser.add_argument(
        "--review",
        metavar="ITERATIONS",
        type=int,
        default=400,
        help="how long to think about each answer when a game that is over is reviewed (default 400; 0: no reviews)",
    )
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
        help="a name by which this server is called, such as games.example.org; * for any (also: MESETA_HOSTS)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--no-rate-limit", action="store_true", help="let every address ask as often as it likes")


def run(chosen: argparse.Namespace) -> int:
    os.umask(0o077)  # what is kept is nobody else's on this machine
    structured_logs()
    check_free(chosen.host, chosen.port)
    check_settings(chosen.overdue, chosen.keep, chosen.bot_pause, chosen.review)
    database = chosen.database or default_database()
    asyncio.run(check_database(database))
    # The web's libraries take a moment to load: a server that cannot start does not wait for them.
    from meseta.tables.settings import TableSettings
    from meseta.web.app import make_app
    from meseta.web.hosts import Hosts
    from meseta.web.limits import limits_from
    from meseta.web.server import serve
    from meseta.web.stopping import Stopping

    stopping, limits = Stopping(), limits_from(os.environ, by_address=not chosen.no_rate_limit)
    settings = TableSettings(chosen.overdue, chosen.keep, bot_pause=chosen.bot_pause, review_iterations=chosen.review)
    hosts = Hosts(names(chosen.host, chosen.allow_host))
    app = make_app(database, secret(), stopping, limits, hosts, settings)
    page = page_at(chosen.host, chosen.port)
    print(f"Meseta is at {page} (stop it with Ctrl-C)", flush=True)
    if not chosen.no_browser and sys.stdout.isatty():
        threading.Timer(1.0, webbrowser.open, [page]).start()
    serve(app, stopping, limits, chosen.host, chosen.port)
    return 0


def check_free(host: str, port: int) -> None:
    if not 0 < port < 65536:
        raise Refused("command-no-port", port=str(port))
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Refused("command-port-taken", address=f"{host}:{port}", reason=str(reason)) from None


def check_settings(overdue_minutes: float, keep_days: float, bot_pause: float, review: int) -> None:
    if not 1 <= overdue_minutes < math.inf:
        raise Refused("command-no-minutes", minutes=f"{overdue_minutes:g}")
    if not 0 <= keep_days < math.inf:
        raise Refused("command-no-days", days=f"{keep_days:g}")
    if not 0 <= bot_pause < math.inf:
        raise Refused("command-no-seconds", seconds=f"{bot_pause:g}")
    if review < 0:
        raise Refused("command-no-iterations", iterations=str(review))


async def check_database(url: str) -> None:
    """A database that cannot be used is told in a sentence before the server starts."""
    from meseta.storage.storage import Storage

    await (await Storage.open(url, for_server=True)).close()


def page_at(host: str, port: int) -> str:
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    return f"http://{everywhere.get(host, f'[{host}]' if ':' in host else host)}:{port}/"


def names(host: str, allowed: list[str]) -> list[str]:
    """The names by which the server may be called: those of this machine, and those it was told."""
    machine = socket.gethostname()
    return [host, machine, f"{machine}.local", *allowed, *os.environ.get("MESETA_HOSTS", "").split(",")]


# ---- Where things are kept.
def data_folder() -> Path:
    """MESETA_DATA, or the usual place of a user's data."""
    chosen = os.environ.get("MESETA_DATA")
    usual = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(chosen) if chosen else Path(usual) / "meseta"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'meseta.db'}"


def secret() -> bytes:
    """What signs guests' tokens: MESETA_SECRET where several machines share a database, otherwise a file."""
    chosen = os.environ.get("MESETA_SECRET")
    if chosen:
        return long_enough(chosen.encode(), "MESETA_SECRET")
    file = data_folder() / "secret"
    if not file.exists():
        write_secret(file)
    written = file.read_bytes()
    if not written:
        raise Refused("command-empty-secret", file=str(file))
    return long_enough(written, str(file))


def long_enough(chosen: bytes, place: str) -> bytes:
    """Whoever guesses the secret can sit anywhere."""
    if len(chosen) < SHORTEST_SECRET:
        raise Refused("command-short-secret", place=place, least=SHORTEST_SECRET)
    return chosen


def write_secret(file: Path) -> None:
    """At once and only if there is none: another process may start at this moment, and must not read half of it."""
    draft = file.with_name(f"secret.{os.getpid()}")
    draft.touch(mode=0o600)
    draft.write_text(secrets.token_urlsafe(32), encoding="utf-8")
    with suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()
