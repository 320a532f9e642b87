"""Every card that can come up, whatever the edition and the options."""

from __future__ import annotations

from collections.abc import Iterator

from meseta.engine.program import Card
from meseta.engine.title import resolve_options
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.editions import EDITIONS, OPTIONS


def variants(edition: str) -> Iterator[dict[str, str]]:
    """The plain game of an edition, and every game in which one option is another."""
    plain = resolve_options(OPTIONS, {"edition": edition})
    for option in OPTIONS:
        for value in option.possible(plain) if option.name != "edition" else [edition]:
            yield resolve_options(OPTIONS, {"edition": edition, option.name: value})


def cards_of(edition: str) -> list[Card]:
    """With all its parts: one card for each name and text, as it is played in one of the games."""
    found: dict[tuple[str, str], Card] = {}
    for chosen in variants(edition):
        rules = rules_for(chosen)
        for card in rules.cards[: rules.castillo_card]:  # the programs of the whole game lie behind them
            found.setdefault((card.name, card.text), card)
    return list(found.values())


def text_names() -> list[str]:
    """Under which names the texts of all cards are written."""
    return list(dict.fromkeys(card.text for edition in EDITIONS for card in cards_of(edition)))
