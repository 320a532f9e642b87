"""Mistakes are answered with a sentence a person understands: as data to programs, as a page to browsers.

Programs are told in English; who reads a page, in their own language, and so is the client of a table's page.
"""

from __future__ import annotations

import logging
import re
from typing import Any, Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException

from meseta.engine.refusal import Refused
from meseta.storage.refusals import OutOfReach
from meseta.tables.refusals import NoSuchTable, NotYours, Stale, TooMuch
from meseta.web.hosts import WrongHost
from meseta.web.page import page
from meseta.web.people import VoidCode
from meseta.web.short_codes import NoSuchCode
from meseta.web.visitor import AnyRequest, UnknownPerson, reader_of
from meseta.wording.languages import DEFAULT
from meseta.wording.words import words

LOGGER: Final = logging.getLogger("meseta.web")
SECRETS_IN_PATHS: Final = re.compile(r"(/(?:as|invited)/).*")
OF_STATUS: Final = {404: "error-page-not-found", 405: "error-not-here"}


class HeadTooLarge(Refused):
    """The head of a request, which holds its address and what browsers add, is too large."""


STATUS: Final[dict[type[Refused], int]] = {
    UnknownPerson: 401,
    NotYours: 403,
    NoSuchTable: 404,
    VoidCode: 404,
    NoSuchCode: 404,
    Stale: 409,
    WrongHost: 421,
    TooMuch: 429,
    HeadTooLarge: 431,
}


def refused(request: AnyRequest, error: Refused) -> Response[Any]:
    later = {"retry-after": "1"} if isinstance(error, TooMuch) else None
    return answer(request, status_of(error), error, later)


def status_of(error: Refused) -> int:
    return STATUS.get(type(error), 400)


def out_of_reach(request: AnyRequest, error: OutOfReach) -> Response[Any]:
    """Where the database is, and what it says, is for the log only."""
    LOGGER.error("%s %s: %s", request.method, path_for_logs(request), error)
    return answer(request, 503, Refused("error-out-of-reach"), {"retry-after": "2"})


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: wrong paths, methods, bodies."""
    return answer(request, error.status_code, refusal_of(request, error), error.headers)


def refusal_of(request: AnyRequest, error: HTTPException) -> Refused:
    if error.status_code in OF_STATUS:
        return Refused(OF_STATUS[error.status_code])
    if error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size()
        return Refused("error-too-large", most=(most or 0) // 1000)
    if isinstance(error, ValidationException):
        found: list[Any] = list(error.extra or [])
        if any(each.get("message") == "'data'" for each in found):
            return Refused("error-nothing-sent")
        return Refused("error-not-understood", reason="; ".join(map(wrong, found)) or error.detail)
    return Refused("error-not-understood", reason=error.detail)


def wrong(found: Any) -> str:
    """One thing that is wrong with what was sent, as the framework says it."""
    return f"{found['key']}: {found['message']}" if "key" in found else str(found["message"])


def unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """Bodies that the framework does not expect."""
    LOGGER.warning("%s %s could not be read: %s", request.method, path_for_logs(request), type(error).__name__)
    return answer(request, 400, Refused("error-nested" if isinstance(error, RecursionError) else "error-no-text"))


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    LOGGER.exception("%s %s failed", request.method, path_for_logs(request), exc_info=error)
    return answer(request, 500, Refused("error-server"))


def path_for_logs(request: AnyRequest) -> str:
    """Without the codes and invitations that paths may carry: whoever reads a log must not be able to use them."""
    return SECRETS_IN_PATHS.sub(r"\1...", request.url.path)


def answer(request: AnyRequest, status: int, error: Refused, headers: dict[str, str] | None = None) -> Response[Any]:
    if request.url.path.startswith("/api"):
        return Response(
            {"error": words(DEFAULT).refusal(error)}, status_code=status, media_type=MediaType.JSON, headers=headers
        )
    reader = reader_of(request)
    sentence = reader.words.refusal(error)
    if "text/html" in request.headers.get("accept", ""):
        return page("mistake.html", reader, status, headers, sentence=sentence)
    return Response({"error": sentence}, status_code=status, media_type=MediaType.JSON, headers=headers)
