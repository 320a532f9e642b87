"""Who is counted as one: an address, or the network that one subscriber gets."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from litestar.types import Scope

ONE_SUBSCRIBER: Final = 64  # bits: of IPv6 everybody has 2^64 addresses


def address_of(scope: Scope) -> str:
    """Where a request comes from, as far as it is told apart from others; a proxy that is trusted may have said so."""
    client = scope["client"]
    return network_of(client[0]) if client else ""


@lru_cache(10_000)
def network_of(address: str) -> str:
    try:
        parsed: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # no network: a socket of this machine
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, ONE_SUBSCRIBER), strict=False))
