"""How the finished games of this folder ended: each record is replayed, its end is pinned down in results.txt.

Add a record here (`meseta play --record`), then its result with `python -m tests.golden.golden_files --write`.
A record that no longer replays to the same end means that the version of the rules must grow.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from meseta.records.record import from_text, replay
from tests.any_game.play import text
from tests.golden.standings import STANDINGS

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.txt"
RECORDS = sorted(FOLDER.glob("*.json"))


def results() -> str:
    return "\n".join(result(file) for file in RECORDS) + "\n"


def result(file: Path) -> str:
    """The file, its answers, winners, standing, and a checksum of the position after every answer."""
    record = from_text(file.read_text(encoding="utf-8"))
    saves = sha256()
    for position in replay(record):
        saves.update(text(position).encode())
    view = position.seen_by(None)
    winners = "+".join(position.seat_name(seat) for seat in view["winners"])
    figures = "-".join(map(str, STANDINGS[record.game](view).figures))
    return f"{file.name} {len(record.answers)} {winners or 'running'} {figures} {saves.hexdigest()[:16]}"
