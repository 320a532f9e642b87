"""The names by which this house may be called.

A page of another site may give its own name the address of this machine, and would then read our answers as its own: so
names that are not ours are not answered. Addresses are nobody's names.
"""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from typing import Final

from litestar.types import HTTPScope

from meseta.engine.refusal import Refused

ANY: Final = "*"
OF_THIS_MACHINE: Final = "localhost"


class WrongHost(Refused):
    """The house does not go by this name."""


class Hosts:
    def __init__(self, names: Collection[str]) -> None:
        self.any = ANY in names
        self.names = {plain(name) for name in names}

    def check(self, scope: HTTPScope) -> None:
        written = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if written and not self.allows(name_in(written)):
            raise WrongHost("error-no-such-host", host=written)

    def allows(self, name: str) -> bool:
        return (
            self.any
            or name in self.names
            or name == OF_THIS_MACHINE
            or name.endswith(f".{OF_THIS_MACHINE}")
            or is_address(name)
        )


def name_in(host: str) -> str:
    """Without the port."""
    inside, bracket, _ = host.removeprefix("[").partition("]")
    return plain(inside if bracket else host.partition(":")[0])


def plain(name: str) -> str:
    return name.strip().lower().rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


ANY_HOST: Final = Hosts([ANY])
