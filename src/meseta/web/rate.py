"""Rate limits: so many requests at once, then so many a second, for each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

AT_ONCE: Final = 200.0
EACH_SECOND: Final = 40.0
MOST_ADDRESSES: Final = 10_000


class Bucket:
    """What an address may still do: it fills up again as time goes by."""

    def __init__(self, now: float) -> None:
        self.left = AT_ONCE
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(AT_ONCE, self.left + (now - self.at) * EACH_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimit(ASGIMiddleware):
    def __init__(self) -> None:
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP and not self.may(address_of(scope)):
            raise TooManyRequestsException(headers={"retry-after": "1"})
        await next_app(scope, receive, send)

    def may(self, address: str) -> bool:
        now = time.monotonic()
        bucket = self.buckets.setdefault(address, Bucket(now))
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(now)


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""
