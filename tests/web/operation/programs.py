"""Programs that talk to a real server: they take names, hold seats and answer."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from tests.web.house import House


class Program:
    """Somebody with a key of their own."""

    def __init__(self, house: House, name: str = "Robot") -> None:
        self.house = house
        self.key = ""
        self.key = self.ask("/people", {"name": name})[1]["key"]

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
            with urllib.request.urlopen(request, timeout=20) as answer:
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

    def look(self, table: str) -> Any:
        return self.ask(f"/tables/{table}")[1]

    def answer(self, table: str, now: Any, choice: int = 0) -> tuple[int, Any]:
        legal = now["view"]["legal"]
        sent = {"decision": now["decision"], "answer": legal[choice % len(legal)]["answer"]}
        return self.ask(f"/tables/{table}/answers", sent)
