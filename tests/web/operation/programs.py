"""Programs that talk to a real server: they take names, hold seats and answer."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from copy import copy
from typing import Any

from tests.patience import PATIENCE
from tests.web.house import House


class Program:
    """Somebody with a key of their own."""

    def __init__(self, house: House, name: str = "Robot") -> None:
        self.house = house
        self.key = ""
        self.key = self.ask("/people", {"name": name})[1]["key"]

    def at(self, house: House) -> Program:
        """The same at another server that has the same secret."""
        other = copy(self)
        other.house = house
        return other

    def ask(self, path: str, sent: Any = None, **headers: str) -> tuple[int, Any]:
        """The status and the data of an answer."""
        body = None if sent is None else json.dumps(sent).encode()
        request = urllib.request.Request(f"{self.house.address}/api{path}", body)
        request.add_header("content-type", "application/json")
        if self.key:
            request.add_header("authorization", f"Bearer {self.key}")
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)

    def new_table(self, *seats: str, game: str = "el-grande", **options: str) -> str:
        chosen = {"players": str(len(seats)), **options}
        status, made = self.ask("/tables", {"game": game, "seats": list(seats), "options": chosen})
        assert status == 201, made
        table: str = made["id"]
        return table

    def listen(self, table: str, **headers: str) -> Any:
        """The live stream of a table; to be closed."""
        request = urllib.request.Request(f"{self.house.address}/api/tables/{table}/live", headers=headers)
        return urllib.request.urlopen(request, timeout=PATIENCE)

    def wait_until_over(self, *tables: str) -> None:
        """For tables at which only bots play."""
        for table in tables:
            with self.listen(table) as stream:
                while self.look(table)["table"]["status"] != "over":
                    next_revision(stream)

    def look(self, table: str) -> Any:
        return self.ask(f"/tables/{table}")[1]

    def answer(self, table: str, now: Any, choice: int = 0) -> tuple[int, Any]:
        legal = now["view"]["legal"]
        sent = {"decision": now["decision"], "answer": legal[choice % len(legal)]["answer"]}
        return self.ask(f"/tables/{table}/answers", sent)


def next_revision(stream: Any) -> int:
    """The revision that the next hint of a live stream names."""
    while not (line := stream.readline()).startswith(b"id:"):
        assert line, "the stream has ended"
    return int(line[3:])


def next_present(stream: Any) -> Any:
    """Who is there, as a live stream says next."""
    while not (line := stream.readline()).startswith(b"event: present"):
        assert line, "the stream has ended"
    return json.loads(stream.readline().removeprefix(b"data:"))


def status(house: House, path: str) -> int:
    try:
        with urllib.request.urlopen(house.address + path, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code
