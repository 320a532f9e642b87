"""Is this server well? For the operator and the tools that watch it."""

from __future__ import annotations

from litestar import get
from litestar.openapi import ResponseSpec
from litestar.response import Response

from meseta.web.health_check import WELL, Health
from meseta.web.visitor import AnyRequest, services


@get(
    "/health",
    summary="Whether the server can read and write its storage",
    responses={503: ResponseSpec(Health, generate_examples=False, description="It cannot")},
)
async def health(request: AnyRequest) -> Response[Health]:
    found = await services(request).health.look()
    return Response(found, status_code=200 if found.status == WELL else 503)
