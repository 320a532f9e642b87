"""A table served for one program: the routes that holding a seat needs, answered as the API says."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Final

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from meseta.engine.view import View

TABLE: Final = "arena"
KEY: Final = "arena"
AT_TABLE: Final = f"/api/tables/{TABLE}"


class Given(Struct):
    """What is sent to `answers`."""

    decision: int
    answer: int | None = None
    notation: str | None = None


class Server:
    """What the program is shown and what it answers, under one condition: requests have threads of their own."""

    def __init__(self) -> None:
        self.http = HTTPServer(("127.0.0.1", 0), Requests)
        self.http.table = self
        self.address = f"http://127.0.0.1:{self.http.server_port}"
        self.news = Condition()
        self.seat = 0
        self.view: View | None = None
        self.revision = 0
        self.decision = 0  # how many answers of the program were taken
        self.given: int | None = None  # its answer until it is taken
        self.status = "running"
        self.ended = False

    # ---- For the game.
    def start(self) -> None:
        Thread(target=self.http.serve_forever, args=[0.05], daemon=True).start()

    def show(self, view: View, over: bool = False) -> None:
        with self.news:
            self.view = view
            self.revision += 1
            self.status = "over" if over else "running"
            self.news.notify_all()

    def taken(self, seconds: float) -> int | None:
        """The program's answer; None if it gives none for so long."""
        with self.news:
            self.news.wait_for(lambda: self.given is not None, seconds)
            answer, self.given = self.given, None
            self.decision += answer is not None
            return answer

    def end_streams(self) -> None:
        with self.news:
            self.ended = True
            self.news.notify_all()

    def stop(self) -> None:
        self.http.shutdown()
        self.http.server_close()

    # ---- For requests.
    def now(self, error: str = "") -> dict[str, object]:
        table = {"id": TABLE, "status": self.status}
        shown = {"table": table, "seat": self.seat, "revision": self.revision, "decision": self.decision}
        return {**shown, "view": self.view, **({"error": error} if error else {})}

    def answer(self, given: Given) -> tuple[int, dict[str, object]]:
        """When the answer has been taken, the table is as it is then."""
        with self.news:
            legal = self.view["legal"] if self.view is not None and self.status == "running" else []
            if given.decision != self.decision or not legal:
                return 409, self.now("The table has moved on.")
            for each in legal:
                if each["answer"] == given.answer or each["notation"] == given.notation:
                    return 200, self.given_now(each["answer"])
            return 400, {"error": "This is no legal answer: view.legal lists those there are."}

    def given_now(self, answer: int) -> dict[str, object]:
        self.given = answer
        self.news.notify_all()
        before = self.revision
        self.news.wait_for(lambda: self.ended or (self.given is None and self.revision > before))
        return self.now()

    def next_revision(self, after: int) -> int:
        """0: there will be no more."""
        with self.news:
            self.news.wait_for(lambda: self.ended or self.revision > after)
            return self.revision if self.revision > after else 0


class HTTPServer(ThreadingHTTPServer):
    daemon_threads = True
    table: Server


class Requests(BaseHTTPRequestHandler):
    """One request of the program."""

    def table(self) -> Server:
        assert isinstance(self.server, HTTPServer)
        return self.server.table

    def do_GET(self) -> None:
        table = self.table()
        if self.path == AT_TABLE:
            with table.news:
                now = table.now()
            self.reply(200, now)
        elif self.path == f"{AT_TABLE}/live":
            self.stream(table)
        else:
            self.nothing_here()

    def do_POST(self) -> None:
        table = self.table()
        sent = self.rfile.read(int(self.headers.get("content-length", 0)))
        if self.path == "/api/people":
            self.reply(201, {"name": KEY, "key": KEY})
        elif self.path == f"{AT_TABLE}/join":
            self.reply(200, {"seat": table.seat})
        elif self.path == f"{AT_TABLE}/answers":
            try:
                self.reply(*table.answer(decode(sent, type=Given)))
            except (DecodeError, UnicodeDecodeError) as error:
                self.reply(400, {"error": str(error)})
        else:
            self.nothing_here()

    def reply(self, status: int, told: object) -> None:
        body = encode(told)
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def nothing_here(self) -> None:
        self.reply(404, {"error": "The arena has no such address: see docs/arena.md."})

    def stream(self, table: Server) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        revision = 0
        while revision := table.next_revision(revision):
            said = f'id: {revision}\nevent: changed\ndata: {{"revision":{revision}}}\n\n'
            try:
                self.wfile.write(said.encode())
            except OSError:  # the program listens no more
                return

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads a log of these requests."""
