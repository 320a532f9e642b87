"""`meseta serve`: the table in the browser, for this machine or for the world."""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from meseta.cli.logs import structured_logs
from meseta.engine.refusal import Refused

HELP = "play in the browser: starts a server on this machine"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default 127.0.0.1: this machine)"
    )
    parser.add_argument("--port", type=int, default=8765, help="the port to listen on (default 8765)")
    parser.add_argument(
        "--database", metavar="URL", help="where tables are stored (default: SQLite in the data folder)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--no-rate-limit", action="store_true", help="let every address ask as often as it likes")


def run(chosen: argparse.Namespace) -> int:
    # The web's libraries take a moment to load: only this command waits for them.
    from meseta.web.app import make_app
    from meseta.web.server import serve
    from meseta.web.stopping import Stopping

    structured_logs()
    check_free(chosen.host, chosen.port)
    stopping = Stopping()
    app = make_app(chosen.database or default_database(), secret(), stopping, limit=not chosen.no_rate_limit)
    page = f"http://{'127.0.0.1' if chosen.host == '0.0.0.0' else chosen.host}:{chosen.port}/"
    print(f"Meseta is at {page} (stop it with Ctrl-C)", flush=True)
    if not chosen.no_browser and sys.stdout.isatty():
        threading.Timer(1.0, webbrowser.open, [page]).start()
    serve(app, stopping, chosen.host, chosen.port)
    return 0


def check_free(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Refused(f"{host}:{port} cannot be listened on ({error.strerror}); try --port N.") from None


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
        return chosen.encode()
    file = data_folder() / "secret"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(32), encoding="utf-8")
    return file.read_bytes()
