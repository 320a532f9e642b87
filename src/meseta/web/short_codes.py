"""Short codes to be told by word of mouth: each opens a waiting table, and only while it waits.

A code follows from the table's link and the secret of the house, so nothing is stored, and a link tells none. There are
387 million: whoever guesses is slowed down (`MESETA_LIMIT_CODES_...`), and comes no further than to a waiting room.
"""

from __future__ import annotations

import hmac
import time
from hashlib import sha256
from typing import Final

from meseta.engine.refusal import Refused
from meseta.storage.rows import Table, TableStatus
from meseta.storage.storage import Storage

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ23456789"  # none that look or sound alike, and no words
LENGTH: Final = 6
GOOD_FOR: Final = 7 * 24 * 3600.0  # seconds after a table was made


class NoSuchCode(Refused):
    """No table waits that has this code."""


class ShortCodes:
    def __init__(self, storage: Storage, secret: bytes) -> None:
        self.storage = storage
        self.secret = secret

    def of(self, table: Table) -> str:
        """As it is shown, such as KQ7-M3X; nothing where it would not be understood."""
        if table.status != TableStatus.WAITING or table.created < time.time() - GOOD_FOR:
            return ""
        code = self.letters(table.id)
        return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"

    async def find(self, written: str) -> str:
        """The link of the table whose code somebody has written, in whatever way."""
        code = "".join(letter for letter in written.upper() if letter in LETTERS)
        waiting = await self.storage.waiting_ids(time.time() - GOOD_FOR)
        for table_id in waiting:
            if hmac.compare_digest(self.letters(table_id), code):
                return table_id
        raise NoSuchCode("error-no-such-code")

    def letters(self, table_id: str) -> str:
        number = int.from_bytes(hmac.digest(self.secret, f"code of {table_id}".encode(), sha256))
        letters = ""
        for _ in range(LENGTH):
            number, at = divmod(number, len(LETTERS))
            letters += LETTERS[at]
        return letters
