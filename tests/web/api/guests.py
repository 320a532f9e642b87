"""People who talk to the API with a key of their own."""

from __future__ import annotations

import time
from typing import Any

from litestar.testing import TestClient

from tests.patience import PATIENCE

SHORT = {"players": "2", "rounds": "6", "start": "blue"}


class Guest:
    def __init__(self, client: TestClient[Any], name: str) -> None:
        self.client = client
        self.key = ""
        self.key = self.post("/people", {"name": name})["key"]

    @classmethod
    def nobody(cls, client: TestClient[Any]) -> Guest:
        """Somebody without a key."""
        nobody = cls.__new__(cls)
        nobody.client, nobody.key = client, ""
        return nobody

    # ---- Requests.
    @property
    def head(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    def post(self, path: str, sent: Any = None, status: int | None = None) -> Any:
        """What is answered; it must be what was expected, usually no refusal."""
        answer = self.client.post(f"/api{path}", json=sent, headers=self.head)
        assert answer.status_code == status if status else answer.status_code < 300, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(f"/api{path}", headers=self.head)
        assert answer.status_code == status, answer.text
        return answer.json()

    # ---- Tables.
    def new_table(self, *seats: str, game: str = "el-grande", **options: str) -> str:
        short = SHORT if game == "el-grande" else {"start": "blue"}
        chosen = {**short, **options, "players": str(len(seats))}
        table: str = self.post("/tables", {"game": game, "seats": seats, "options": chosen})["id"]
        return table

    def asked(self, table: str) -> Any:
        """The table when this person is asked, or when it is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            now = self.get(f"/tables/{table}")
            if now["view"]["legal"] or now["table"]["status"] == "over":
                return now
            time.sleep(0.01)
        raise AssertionError("nobody is asked")

    def answer(self, table: str, now: Any, choice: int = 0, status: int = 200) -> Any:
        legal = now["view"]["legal"]
        sent = {"decision": now["decision"], "answer": legal[choice % len(legal)]["answer"]}
        return self.post(f"/tables/{table}/answers", sent, status)

    def answer_if_still_asked(self, table: str, now: Any, choice: int = 0) -> None:
        legal = now["view"]["legal"]
        sent = {"decision": now["decision"], "answer": legal[choice % len(legal)]["answer"]}
        answer = self.client.post(f"/api/tables/{table}/answers", json=sent, headers=self.head)
        assert answer.status_code in (200, 409), answer.text  # 409: a forced answer came between

    def play_to_the_end(self, table: str) -> Any:
        now = self.asked(table)
        while now["table"]["status"] != "over":
            self.answer_if_still_asked(table, now)
            now = self.asked(table)
        return now
