"""Mistakes are answered with a sentence a person understands: as data to programs, as a page to browsers.

Programs are told in English; who reads a page, in their own language, and so is the client of a table's page.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException

from meseta.engine.refusal import Refused
from meseta.storage.refusals import OutOfReach
from meseta.tables.refusals import NoSuchTable, NotYours, Stale
from meseta.web.page import page
from meseta.web.visitor import AnyRequest, UnknownPerson, reader_of
from meseta.wording.refusal import RefusedInWords
from meseta.wording.words import Words

LOGGER: Final = logging.getLogger("meseta.web")
LARGEST: Final = 1_000_000  # bytes of a request
OF_STATUS: Final = {404: "error-page-not-found", 405: "error-not-here", 429: "error-rate-limited"}
STATUS: Final[dict[type[Refused], int]] = {UnknownPerson: 401, NoSuchTable: 404, NotYours: 403, Stale: 409}


def refused(request: AnyRequest, error: Refused) -> Response[Any]:
    return answer(request, STATUS.get(type(error), 400), error)


def out_of_reach(request: AnyRequest, error: OutOfReach) -> Response[Any]:
    """Where the database is, and what it says, is for the log only."""
    LOGGER.error("%s %s: %s", request.method, request.url.path, error)
    return answer(request, 503, RefusedInWords("error-out-of-reach"), {"retry-after": "2"})


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: wrong paths, methods, bodies."""
    return answer(request, error.status_code, refusal_of(error), error.headers)


def refusal_of(error: HTTPException) -> Refused:
    if error.status_code in OF_STATUS:
        return RefusedInWords(OF_STATUS[error.status_code])
    if error.status_code == 413:
        return RefusedInWords("error-too-large", most=LARGEST // 1_000_000)
    if isinstance(error, ValidationException):
        return Refused(f"This was not understood: {'; '.join(map(wrong, error.extra or [])) or error.detail}.")
    if isinstance(error, SerializationException) or isinstance(error.__cause__, SerializationException):
        return Refused(f"This was not understood: {error.detail}.")
    return Refused(error.detail)


def wrong(found: Any) -> str:
    """One thing that is wrong with what was sent."""
    if found.get("message") == "'data'":
        return "nothing was sent"
    return f"{found['key']}: {found['message']}" if "key" in found else str(found["message"])


def unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """Bodies that the framework does not expect."""
    LOGGER.warning("%s %s could not be read", request.method, request.url.path, exc_info=error)
    reason = "nested too deeply" if isinstance(error, RecursionError) else "no text in UTF-8"
    return answer(request, 400, Refused(f"This was not understood: it is {reason}."))


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    LOGGER.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, RefusedInWords("error-server"))


def answer(request: AnyRequest, status: int, error: Refused, headers: dict[str, str] | None = None) -> Response[Any]:
    if request.url.path.startswith("/api"):
        return Response({"error": str(error)}, status_code=status, media_type=MediaType.JSON, headers=headers)
    reader = reader_of(request)
    sentence = told(error, reader.words)
    if "text/html" in request.headers.get("accept", ""):
        return page("mistake.html", reader, status, headers, sentence=sentence)
    return Response({"error": sentence}, status_code=status, media_type=MediaType.JSON, headers=headers)


def told(error: Refused, words: Words) -> str:
    """The rules of the games, and what is meant for programs, refuse in English: that gets a lead in the language."""
    return error.said(words) if isinstance(error, RefusedInWords) else f"{words.say('error-title')}: {error}"
