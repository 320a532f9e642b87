"""Refusals as people read them."""

from __future__ import annotations

from meseta.engine.refusal import Refused
from meseta.wording.refusal import RefusedInWords
from meseta.wording.words import Words


def refusal_in(words: Words, refused: Refused) -> str:
    """In the language of the terminal, as far as the refusal has words there."""
    return refused.said(words) if isinstance(refused, RefusedInWords) else str(refused)
