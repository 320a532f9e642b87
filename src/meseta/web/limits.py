"""How much one guest may ask of the house. Whoever runs it may set each number: see docs/security.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from meseta.engine.refusal import Refused

PREFIX: Final = "MESETA_LIMIT_"  # of the variables: MESETA_LIMIT_STREAMS=500


@dataclass(frozen=True, slots=True)
class Limits:
    by_address: bool = True  # False: every address may ask as often as it likes, and hold as much as it likes

    # ---- Connections: of one address, and for how long.
    connections: int = 100  # that ask nothing, or have not finished asking
    streams: int = 100
    head_seconds: int = 10  # for the head of a request, from its first byte or from the connection on
    body_seconds: int = 30  # for its body
    reading_seconds: int = 30  # for the other side to read what it is sent

    # ---- Requests: each counts for what it takes, at least one.
    requests_at_once: int = 200  # of one person, or of all strangers of an address
    requests_a_second: int = 40
    address_at_once: int = 1000  # of all people of an address together
    address_a_second: int = 100
    files_at_once: int = 3000  # style sheets, scripts and pictures, of one address
    files_a_second: int = 100
    guests_at_once: int = 60  # who are new, of one address
    guests_a_minute: int = 12

    codes_at_once: int = 30  # of waiting tables that do not exist, tried from one address
    codes_a_minute: int = 6

    # ---- What is sent.
    head_bytes: int = 8_000
    body_bytes: int = 16_000  # of everything but records
    record_bytes: int = 150_000
    record_answers: int = 3_000
    records_at_once: int = 20  # of one address
    records_a_minute: int = 6

    # ---- Tables.
    unanswered_tables: int = 10  # that run, made by one person in the last hour, where no person has answered
    waiting_tables: int = 20  # that have not begun, made by one person in the last day
    hints_at_once: int = 5  # for which people of one address wait
    hints_a_minute: int = 10  # of one person: each is a second's thought
    kept_entries: int = 100_000  # of all games in memory together: about 1 kB each
    review_seconds: int = 300  # of work at the review of one game, which is then made of what was found


def limits_from(variables: Mapping[str, str], by_address: bool) -> Limits:
    """As the environment sets them."""
    chosen: dict[str, int] = {}
    for field in fields(Limits):
        written = variables.get(variable(field.name))
        if field.name != "by_address" and written is not None:
            chosen[field.name] = whole(variable(field.name), written)
    return Limits(by_address=by_address, **chosen)


def variable(name: str) -> str:
    return PREFIX + name.upper()


def whole(name: str, written: str) -> int:
    if not (written.isascii() and written.isdecimal() and 0 < len(written) < 10 and int(written) > 0):
        raise Refused("command-no-limit", name=name, value=written)
    return int(written)
