"""A program that holds a seat: it takes a name, joins a table, and answers at random until the game is over.

python examples/hold_a_seat.py http://127.0.0.1:8765 TABLE
"""

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any

HOUSE, TABLE = sys.argv[1], sys.argv[2]


def ask(path: str, sent: dict[str, Any] | None = None, key: str = "") -> Any:
    request = urllib.request.Request(f"{HOUSE}/api{path}", json.dumps(sent).encode() if sent is not None else None)
    request.add_header("content-type", "application/json")
    if key:
        request.add_header("authorization", f"Bearer {key}")
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as error:
        if error.code != 409:  # 409: the table has moved on, and this is how it stands now
            sys.exit(json.load(error)["error"])
        return json.load(error)


key = ask("/people", {"name": "Robot"})["key"]
seat = ask(f"/tables/{TABLE}/join", {}, key)["seat"]
hints = urllib.request.urlopen(f"{HOUSE}/api/tables/{TABLE}/live")  # a line whenever the table changes
for _ in hints:
    now = ask(f"/tables/{TABLE}", key=key)
    while now["table"]["status"] == "running" and seat in now["view"]["waiting"] and now["view"]["legal"]:
        chosen = random.choice(now["view"]["legal"])["answer"]  # none are legal while one is just being given by itself
        now = ask(f"/tables/{TABLE}/answers", {"decision": now["decision"], "answer": chosen}, key)
    if now["table"]["status"] == "over":
        print(seat, now["view"]["winners"])
        break
