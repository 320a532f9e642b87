"""What cards say, and the marks on those whose text is ours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED
from meseta.games.el_grande.view import ElGrandeView

# Cards that no rulebook prints, or not wholly, carry a mark.
MARKS: Final = {RECONSTRUCTED: "*", NOTED: "+"}


def text_of(view: ElGrandeView, card: str, writer: Writer) -> str:
    """What a card does."""
    rules = rules_for(view["options"])
    return writer.say(f"card-{rules.cards[rules.card_number[card]].text}")


def marked(provenances: Iterable[str]) -> list[str]:
    """Those among the provenances of some cards that carry a mark."""
    found = set(provenances)
    return [provenance for provenance in MARKS if provenance in found]


def footnotes(provenances: Iterable[str], writer: Writer) -> list[str]:
    return [f"  {MARKS[each]} {writer.say(f'provenance-{each}')}" for each in marked(provenances)]
