"""Where the luck of a table comes from: a secret of the server and words of its players, together one seed.

The server commits itself to the secret before the players say their words: it shows its SHA-256. When the game is over
it shows the secret, and everybody can find out that cards and luck followed from it: see `verifying`.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Final

from meseta.engine.events import Event
from meseta.engine.randomness import Seed

BYTES: Final = 32  # of a secret


def new_secret() -> str:
    return secrets.token_hex(BYTES)


def commitment_to(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


# ---- The seed: the secret, then a line for each seat that has said something.
def seed_of(secret: str, words: Mapping[str, str]) -> str:
    """Words by the seats' colours. None of them has a line break."""
    return "\n".join([secret, *[f"{colour}: {said}" for colour, said in words.items() if said]])


def secret_of(seed: Seed) -> str | None:
    """None: a game that was dealt from a number."""
    return seed.split("\n")[0] if isinstance(seed, str) else None


def words_in(seed: Seed) -> list[str]:
    """What players have added, each line with its colour."""
    return seed.split("\n")[1:] if isinstance(seed, str) else []


# ---- What the luck has come to.
def digest_of(events: Iterable[Event]) -> str:
    """Of all that was told in a game: if it is the same once more, so were cards and luck."""
    told = [[event.name, int(event.by), int(event.first), int(event.second)] for event in events]
    return sha256(json.dumps(told, separators=(",", ":")).encode()).hexdigest()
