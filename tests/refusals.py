"""What is refused: by the id that the rules give, and in the sentence that a person reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from meseta.engine.refusal import Refused
from meseta.wording.words import words


@contextmanager
def refusal(match: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """Something is refused, and its id or its English sentence has these words."""
    with pytest.raises(Refused) as caught:
        yield caught
    told = f"{caught.value} {sentence(caught.value)}"
    assert re.search(match, told), told


def sentence(error: Refused) -> str:
    return words("en").refusal(error)
