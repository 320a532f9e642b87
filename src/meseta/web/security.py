"""What every request must be, and what every answer carries, for the safety of people."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope

from meseta.tables.refusals import NotYours
from meseta.web.visitor import YEAR, AnyRequest, key_of

LONGEST_NAME: Final = 255  # bytes of a file's name
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_SECURITY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "cache-control": "private, no-cache",  # what one person sees is no other person's; files say otherwise themselves
}


async def check_request(request: AnyRequest) -> None:
    path = request.scope["path"]
    if "\0" in path or any(len(name.encode()) > LONGEST_NAME for name in path.split("/")):
        raise NotFoundException  # no file has such a name, and asking for one is an error
    same_site_only(request)


def same_site_only(request: AnyRequest) -> None:
    """A page of another site cannot make a visitor's browser change anything here.

    Browsers say where a request comes from; a program that sends its own key has no cookie that could be abused.
    """
    if request.method in SAFE or key_of(request) is not None:
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    foreign = site not in (None, "same-origin", "none") or (
        origin is not None and origin.partition("://")[2] != request.headers.get("host", "")
    )
    if foreign:
        raise NotYours("error-other-site")


async def security_headers(message: Message, scope: Scope) -> None:
    """On everything that is sent, also refusals and files."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            if name not in headers:
                headers[name] = value
        if scope["scheme"] == "https":  # a proxy that is trusted may have said so
            headers["strict-transport-security"] = f"max-age={YEAR}"
