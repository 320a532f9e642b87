"""Mistakes are answered with a sentence a person understands: as data to programs, as a page to browsers."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.response import Template

from meseta.engine.refusal import Refused
from meseta.storage.refusals import OutOfReach
from meseta.tables.refusals import NoSuchTable, NotYours, Stale
from meseta.web.visitor import AnyRequest

LOGGER: Final = logging.getLogger("meseta.web")
LARGEST: Final = 1_000_000  # bytes of a request
SENTENCES: Final = {
    404: "There is nothing at this address.",
    405: "This cannot be done at this address.",
    413: f"This is too large: at most {LARGEST // 1_000_000} MB can be sent.",
}
STATUS: Final[dict[type[Refused], int]] = {NoSuchTable: 404, NotYours: 403, Stale: 409}


def refused(request: AnyRequest, error: Refused) -> Response[Any]:
    return answer(request, STATUS.get(type(error), 400), str(error))


def out_of_reach(request: AnyRequest, error: OutOfReach) -> Response[Any]:
    """Where the database is, and what it says, is for the log only."""
    LOGGER.error("%s %s: %s", request.method, request.url.path, error)
    return answer(request, 503, "Tables cannot be reached at the moment. Please try again soon.", {"retry-after": "2"})


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: wrong paths, methods, bodies."""
    sentence = SENTENCES.get(error.status_code, error.detail)
    if isinstance(error, ValidationException):
        sentence = f"This was not understood: {'; '.join(map(wrong, error.extra or [])) or error.detail}."
    elif isinstance(error, SerializationException) or isinstance(error.__cause__, SerializationException):
        sentence = f"This was not understood: {error.detail}."
    return answer(request, error.status_code, sentence, error.headers)


def wrong(found: Any) -> str:
    """One thing that is wrong with what was sent."""
    if found.get("message") == "'data'":
        return "nothing was sent"
    return f"{found['key']}: {found['message']}" if "key" in found else str(found["message"])


def unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """Bodies that the framework does not expect."""
    LOGGER.warning("%s %s could not be read", request.method, request.url.path, exc_info=error)
    reason = "nested too deeply" if isinstance(error, RecursionError) else "no text in UTF-8"
    return answer(request, 400, f"This was not understood: it is {reason}.")


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    LOGGER.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, "Something is broken here. It has been noted; nothing was lost.")


def answer(request: AnyRequest, status: int, sentence: str, headers: dict[str, str] | None = None) -> Response[Any]:
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return Response({"error": sentence}, status_code=status, media_type=MediaType.JSON, headers=headers)
    return Template("mistake.html", context={"sentence": sentence}, status_code=status, headers=headers)
