"""Guests without accounts: a signed token says who a person is, as a cookie, a link or a program's key."""

from __future__ import annotations

import hmac
import secrets
import time
from hashlib import sha256
from typing import Final

from meseta.engine.refusal import Refused
from meseta.storage.rows import Person
from meseta.storage.storage import Storage
from meseta.tables.new_table import one_line

LONGEST_NAME: Final = 24
ID_BYTES: Final = 12


class People:
    """Makes guests and knows them again."""

    def __init__(self, storage: Storage, secret: bytes) -> None:
        self.storage = storage
        self.secret = secret

    async def welcome(self, name: str) -> Person:
        """A new guest under the name they give."""
        if not tidy(name):
            raise Refused("error-name")
        person = Person(secrets.token_urlsafe(ID_BYTES), tidy(name), time.time())
        await self.storage.save_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, tidy(name) or person.name, person.created)
        await self.storage.save_person(renamed)
        return renamed

    def token(self, person: Person) -> str:
        return f"{person.id}.{self.signature(person.id)}"

    def person_id(self, token: str) -> str | None:
        """The person whose token this is; None for a forged one."""
        person_id, _, signature = token.partition(".")
        genuine = hmac.compare_digest(signature.encode(), self.signature(person_id).encode())
        return person_id if genuine else None

    async def find(self, person_id: str | None) -> Person | None:
        return None if person_id is None else await self.storage.person(person_id)

    def signature(self, person_id: str) -> str:
        return hmac.new(self.secret, person_id.encode(), sha256).hexdigest()[:32]


def tidy(name: str) -> str:
    """One line without odd characters, not too long."""
    return one_line(name)[:LONGEST_NAME].strip()
