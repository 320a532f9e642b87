"""What many connections cause is told once a minute, and nothing else is kept back."""

from __future__ import annotations

import logging

import pytest

from meseta.web.repeated import EVERY, OnceAMinute

INVALID, OTHER = "Invalid request.", "Another matter."


def test_warning_is_told_once_a_minute_with_how_often_it_came(caplog: pytest.LogCaptureFixture) -> None:
    logger, filtering = logging.Logger("any"), OnceAMinute()
    logger.addFilter(filtering)
    logger.addHandler(caplog.handler)

    for _ in range(2):
        for _ in range(100):
            logger.warning(INVALID)
        filtering.told_at[INVALID] -= EVERY
    for _ in range(2):
        logger.error(OTHER)

    told = [record.getMessage() for record in caplog.records]
    assert told == [INVALID, f"{INVALID} (99 times more since it was last said)", OTHER, OTHER]
