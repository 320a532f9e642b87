"""Is this server well? For the operator and the tools that watch it."""

from __future__ import annotations

from litestar import get
from litestar.response import Response

from meseta.web.visitor import AnyRequest, services


@get("/health", summary="Whether the server can reach its storage")
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    await services(request).storage.check_reading()  # refused with a sentence where storage is out of reach
    return Response({"status": "well"})
