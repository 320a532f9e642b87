"""Guests without accounts: a signed token says who a person is, as a cookie or a program's key.

A token names the person and the generation of their keys, so that all tokens of earlier generations are void. It never
stands in a page or a link: to another device a person goes with a code that is soon void and good for once.
"""

from __future__ import annotations

import hmac
import secrets
import time
from dataclasses import replace
from hashlib import sha256
from typing import Final, NamedTuple

from meseta.engine.refusal import Refused
from meseta.storage.rows import Person
from meseta.storage.storage import Storage
from meseta.tables.new_table import tidy

ID_BYTES: Final = 12
CODE_BYTES: Final = 12
CODE_SECONDS: Final = 600.0


class VoidCode(Refused):
    """A code that is too old, was used, or never was one."""


class Claim(NamedTuple):
    """What a token says, and its signature holds to be true."""

    person: str
    generation: int

    def is_of(self, person: Person) -> bool:
        return self == (person.id, person.generation)


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
        renamed = replace(person, name=tidy(name) or person.name)
        await self.storage.save_person(renamed)
        return renamed

    # ---- Tokens.
    def token(self, person: Person) -> str:
        """Of the first generation no number is named: so tokens from before there were any are good."""
        claim = f"{person.id}.{person.generation}" if person.generation else person.id
        return f"{claim}.{self.signature(claim)}"

    def claim(self, token: str) -> Claim | None:
        """Who a token says that somebody is; None for a forged one."""
        claim, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.signature(claim).encode()):
            return None
        person_id, _, generation = claim.partition(".")
        return Claim(person_id, int(generation or 0))

    async def find(self, claim: Claim | None) -> Person | None:
        """The person of a token that is not void."""
        person = None if claim is None else await self.storage.person(claim.person)
        return person if person is not None and claim is not None and claim.is_of(person) else None

    async def sign_out_everywhere(self, person: Person) -> Person:
        """The person with a token of a new generation: every other device and program is a stranger's."""
        signed_out = await self.storage.sign_out(person.id)
        if signed_out is None:
            raise Refused("error-unknown-person")
        return signed_out

    def signature(self, claim: str) -> str:
        return hmac.new(self.secret, claim.encode(), sha256).hexdigest()[:32]

    # ---- Codes: stored as digests, so that whoever reads the database cannot use one.
    async def new_code(self, person: Person) -> str:
        code = secrets.token_urlsafe(CODE_BYTES)
        if not await self.storage.save_code(person, digest(code), time.time() + CODE_SECONDS):
            raise Refused("error-unknown-person")
        return code

    async def look_up_code(self, code: str) -> Person:
        """Whose code it is; it stays good."""
        return good(await self.storage.person_of_code(digest(code), time.time()))

    async def use_code(self, code: str) -> Person:
        """Whose code it is, for once."""
        return good(await self.storage.use_code(digest(code), time.time()))


def good(person: Person | None) -> Person:
    if person is None:
        raise VoidCode("error-code")
    return person


def digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()
