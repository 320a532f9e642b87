"""Mistakes are answered with a sentence a person understands: as data to programs, as a page to browsers."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException

from meseta.engine.refusal import Refused
from meseta.storage.refusals import OutOfReach
from meseta.tables.refusals import NoSuchTable, NotYours, Stale
from meseta.web.visitor import AnyRequest

LOGGER: Final = logging.getLogger("meseta.web")
STATUS: Final[dict[type[Refused], int]] = {NoSuchTable: 404, NotYours: 403, Stale: 409, OutOfReach: 503}


def refused(request: AnyRequest, error: Refused) -> Response[Any]:
    return answer(request, STATUS.get(type(error), 400), str(error))


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: wrong paths, methods, bodies."""
    detail = str(error.detail)
    if isinstance(error, ValidationException):
        wrong = [f"{each.get('key', 'it')}: {each['message']}" for each in error.extra or [] if isinstance(each, dict)]
        detail = "This was not understood. " + "; ".join(wrong or [detail])
    return answer(request, error.status_code, detail, error.headers)


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    LOGGER.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, "Something is broken here. It has been noted; nothing was lost.")


def answer(request: AnyRequest, status: int, sentence: str, headers: dict[str, str] | None = None) -> Response[Any]:
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return Response({"error": sentence}, status_code=status, media_type=MediaType.JSON, headers=headers)
    page = request.app.template_engine.get_template("mistake.html")  # type: ignore[union-attr]
    return Response(page.render(sentence=sentence), status_code=status, media_type=MediaType.HTML, headers=headers)
