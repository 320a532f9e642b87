"""Who asks: a guest known by cookie or key, and the language and theme they read in."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from litestar import Request

from meseta.engine.refusal import Refused
from meseta.storage.rows import Person
from meseta.tables.look import Look
from meseta.tables.new_table import tidy
from meseta.web.addresses import address_of
from meseta.web.people import Claim
from meseta.web.services import Services
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import Words, best_language, words

WHO: Final = "meseta"  # the cookies' names
LANGUAGE: Final = "language"
THEME: Final = "theme"
THEMES: Final = ("system", "light", "dark")
PACE: Final = "pace"
NORMAL: Final = "normal"
PACES: Final = {"slow": 1600, NORMAL: 800, "at-once": 0}  # milliseconds for which each step of others is shown
COACH: Final = "coach"  # the table where the visitor's first round is guided
YEAR: Final = 365 * 24 * 3600

AnyRequest = Request[Any, Any, Any]


class UnknownPerson(Refused):
    """A stranger wants to do what only a person we know may do."""


@dataclass(frozen=True, slots=True)
class Visitor:
    person: Person | None
    language: str
    theme: str
    pace: str
    origin: str = ""  # how they call this house, such as https://games.example
    coach: str = ""  # where their first round is guided

    @property
    def languages(self) -> dict[str, str]:
        return LANGUAGES

    @property
    def words(self) -> Words:
        return words(self.language)


def services(request: AnyRequest) -> Services:
    found: Services = request.app.state.services
    return found


async def visitor_of(request: AnyRequest) -> Visitor:
    return replace(reader_of(request), person=await find_person(request))


async def find_person(request: AnyRequest) -> Person | None:
    return seen(request, await services(request).people.find(claim_of(request)))


@asynccontextmanager
async def looking(request: AnyRequest, table_id: str) -> AsyncGenerator[tuple[Look, Visitor]]:
    """The table of a request and who asks: looked up once, for all that the request does."""
    claim = claim_of(request)
    async with services(request).tables.look(table_id, claim.person if claim else None) as look:
        if claim is not None and look.person is not None and not claim.is_of(look.person):
            look.person = None  # signed out everywhere since
        seen(request, look.person)
        yield look, replace(reader_of(request), person=look.person)


def reader_of(request: AnyRequest) -> Visitor:
    """A visitor of whom only language, theme and pace matter."""
    chosen = request.cookies.get(LANGUAGE, "")
    language = chosen if chosen in LANGUAGES else best_language(request.headers.get("accept-language", ""))
    theme, pace = request.cookies.get(THEME, "system"), request.cookies.get(PACE, NORMAL)
    return Visitor(
        None,
        language,
        theme if theme in THEMES else "system",
        pace if pace in PACES else NORMAL,
        str(request.base_url).rstrip("/"),
        request.cookies.get(COACH, ""),
    )


def claim_of(request: AnyRequest) -> Claim | None:
    """By the key a program sends, or by the cookie of a browser."""
    key = key_of(request)
    token = request.cookies.get(WHO, "") if key is None else key
    return services(request).people.claim(token) if token else None


async def get_or_create_person(request: AnyRequest, name: str = "") -> Person:
    """Who asks, under the name given now; a new guest if the request names no person we know."""
    return await named_person(request, await visitor_of(request), name)


async def named_person(request: AnyRequest, visitor: Visitor, name: str) -> Person:
    """The visitor under the name given now; a new guest if the visitor has none."""
    person = visitor.person
    if person is None:
        return await new_guest(request, tidy(name) or visitor.words.say("guest"))
    return await services(request).people.rename(person, name) if name not in ("", person.name) else person


async def new_guest(request: AnyRequest, name: str) -> Person:
    services(request).budgets.take_guest(address_of(request.scope))
    person = await services(request).people.welcome(name)
    seen(request, person)
    return person


def seen(request: AnyRequest, person: Person | None) -> Person | None:
    """Somebody is where this request comes from."""
    if person is not None:
        services(request).tables.whereabouts.see(person.id, address_of(request.scope))
    return person


def key_of(request: AnyRequest) -> str | None:
    """The key of a program; a browser never sends one by itself."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


async def require_person(request: AnyRequest) -> Person:
    """For what a stranger may not do."""
    return not_a_stranger(await find_person(request))


def not_a_stranger(person: Person | None) -> Person:
    if person is None:
        raise UnknownPerson("error-unknown-person")
    return person
