"""From where a link to this house can be opened: one that names this computer works nowhere else."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from meseta.web.hosts import OF_THIS_MACHINE, name_in
from meseta.web.visitor import AnyRequest

A_MOMENT: Final = 0.5  # seconds in which this machine answers itself
ANYWHERE: Final = (
    "192.0.2.1",
    9,
)  # an address for examples: nothing is sent there, but the system says from where it would


@dataclass(frozen=True, slots=True)
class Reach:
    origin: str  # how the visitor calls the house, or others in the local network can
    only_here: bool = False  # others cannot open what is called so
    in_network: str = ""  # how others in the local network would call it; nothing where there is none
    serves_network: bool = False  # and does it answer there


async def reach_of(request: AnyRequest) -> Reach:
    origin, port = str(request.base_url).rstrip("/"), request.url.port
    if not is_loopback(request.url.hostname or ""):
        return Reach(origin)
    address = network_address()
    if not address:
        return Reach(origin, only_here=True)
    there = f"{request.url.scheme}://{address}" + (f":{port}" if port else "")
    return Reach(origin, True, there, await answers(address, port or 80))


def is_loopback(host: str) -> bool:
    name = name_in(host)
    if name == OF_THIS_MACHINE or name.endswith(f".{OF_THIS_MACHINE}"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def network_address() -> str:
    """The address of this machine in its network; nothing if it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ANYWHERE)
            address: str = probe.getsockname()[0]
    except OSError:
        return ""
    return "" if is_loopback(address) else address


async def answers(address: str, port: int) -> bool:
    """Whether this server listens on an address of its machine: the system knows, whatever it was started with."""
    try:
        async with asyncio.timeout(A_MOMENT):
            _, writer = await asyncio.open_connection(address, port)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True
