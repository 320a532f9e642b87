"""Chances as people read them."""

from __future__ import annotations

from typing import Final

from meseta.reviewing.looking import WHOLE
from meseta.reviewing.review import Account

MINUS: Final = "−"


def percent(chance: int) -> int:
    return round(100 * chance / WHOLE)


def in_percent(account: Account) -> list[str]:
    """The parts, rounded so that they are still the whole."""
    start, choice, others, end = map(percent, (account.start, account.choice, account.others, account.end))
    luck = end - start - choice - others
    return [f"{start}%", *map(signed, (choice, others, luck)), f"{end}%"]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"
