"""What people wait for that takes longer than a page: one thing each, and so many of a network."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from meseta.tables.refusals import TooMuch
from meseta.tables.whereabouts import Whereabouts


class Pending:
    def __init__(self, whereabouts: Whereabouts, of_a_network: int, own: str, others: str) -> None:
        self.whereabouts = whereabouts
        self.of_a_network = of_a_network  # 0: any number
        self.own = own  # the sentence for who waits already
        self.others = others  # and for who comes from where many wait
        self.people: dict[str, str] = {}  # who waits, and the network they came from

    def check(self, person: str) -> None:
        """Refused to who would have to wait for too much."""
        if person in self.people:
            raise TooMuch(self.own)
        beside = [*self.people.values()].count(self.whereabouts.of(person))
        if self.of_a_network and beside >= self.of_a_network:
            raise TooMuch(self.others)

    @contextmanager
    def one(self, person: str) -> Generator[str]:
        """One thing for which a person waits from now on; it gives the network they came from."""
        self.check(person)
        network = self.people[person] = self.whereabouts.of(person)
        try:
            yield network
        finally:
            del self.people[person]
