"""What an address may bring only so often: records, codes that open no table, and new guests, for each of these has
requests of their own."""

from __future__ import annotations

import time

from meseta.tables.refusals import TooMuch
from meseta.web.buckets import Buckets
from meseta.web.limits import Limits


class Budgets:
    def __init__(self, limits: Limits) -> None:
        self.limited = limits.by_address
        self.guests = Buckets(limits.guests_at_once, limits.guests_a_minute / 60)
        self.codes = Buckets(limits.codes_at_once, limits.codes_a_minute / 60)
        self.records = Buckets(limits.records_at_once, limits.records_a_minute / 60)

    def take_guest(self, address: str) -> None:
        self.take(self.guests, address, "error-many-guests")

    def take_record(self, address: str) -> None:
        self.take(self.records, address, "error-imports")

    def take_code(self, address: str) -> None:
        """One that opens a table is given back."""
        self.take(self.codes, address, "error-many-codes")

    def give_code_back(self, address: str) -> None:
        self.codes.of(address, time.monotonic()).left += 1

    def take(self, buckets: Buckets, address: str, sentence: str) -> None:
        now = time.monotonic()
        if self.limited and not buckets.of(address, now).take(now):
            raise TooMuch(sentence)
