"""Where people were last seen: the network they came from. It is kept in memory only, and shown to nobody."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST: Final = 10_000  # people who are remembered
NOWHERE: Final = ""  # where all are who were not seen since the start: to hide there brings nobody more


class Whereabouts:
    def __init__(self) -> None:
        self.networks: OrderedDict[str, str] = OrderedDict()  # by person, the longest ago first

    def see(self, person: str, network: str) -> None:
        self.networks[person] = network
        self.networks.move_to_end(person)
        if len(self.networks) > MOST:
            self.networks.popitem(last=False)

    def of(self, person: str) -> str:
        return self.networks.get(person, NOWHERE)
