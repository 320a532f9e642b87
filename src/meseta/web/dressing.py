"""What every request must be, and what every answer carries, for the safety of people."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar import Response
from litestar.exceptions import PermissionDeniedException

from meseta.web.visitor import AnyRequest

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
}


async def same_site_only(request: AnyRequest) -> None:
    """A page of another site cannot make a visitor's browser change anything here.

    Browsers say where a request comes from; a program that sends its own key has no cookie that could be abused.
    """
    if request.method in SAFE or "authorization" in request.headers:
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    foreign = site not in (None, "same-origin", "none") or (
        origin is not None and urlsplit(origin).netloc != request.headers.get("host", "")
    )
    if foreign:
        raise PermissionDeniedException("This was sent from another site, so it was not done.")


async def security_headers(response: Response[object]) -> Response[object]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
