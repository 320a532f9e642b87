"""What every request passes before the app sees it, also one that leads nowhere: its name, its head, its rate."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from meseta.engine.refusal import Refused
from meseta.web.hosts import Hosts
from meseta.web.limits import Limits
from meseta.web.mistakes import HeadTooLarge, refused
from meseta.web.rate import RateLimit
from meseta.web.visitor import AnyRequest

HEALTH: Final = "/health"  # whoever watches over the house waits for nobody in it


class Gate:
    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts
        self.rate = RateLimit(limits) if limits.by_address else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        try:
            self.hosts.check(scope)
            self.check_head(scope)
            admitted = self.rate.admit(scope) if self.rate else None
        except Refused as error:
            request: AnyRequest = Request(scope, receive, send)
            answer: Any = refused(request, error)
            await answer.to_asgi_response(None, request)(scope, receive, send)
            return
        if admitted is None or scope["path"] == HEALTH:
            await self.app(scope, receive, send)
        else:
            await admitted.answer(self.app, scope, receive, send)

    def check_head(self, scope: HTTPScope) -> None:
        sent = len(scope["raw_path"]) + len(scope["query_string"])
        sent += sum(len(name) + len(value) for name, value in scope["headers"])
        if sent > self.limits.head_bytes:
            raise HeadTooLarge("error-head", most=self.limits.head_bytes)
