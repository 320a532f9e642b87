"""What the games' data say in English, by the ids under which other languages translate it: typed once, there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from meseta.engine.program import Card
from meseta.games.catalogue import TITLES
from meseta.games.el_grande.cards import edition_1995, edition_2023, new_regency
from meseta.games.el_grande.cards.shifting_powers import ABILITIES
from meseta.games.el_grande.editions import OURS


@cache
def english_texts() -> dict[str, str]:
    return {**dict(card_texts()), **dict(option_texts())}


# ---- Cards.
def cards_of(edition: str) -> list[Card]:
    """Every card that can come up in an edition of El Grande, with all its expansions."""
    if edition == "1995":
        return [entry.card for entry in edition_1995.CARDS]
    entries = [*edition_2023.CARDS, *edition_2023.ALTERNATIVES.values(), *new_regency.CARDS]
    return [*(entry.card for entry in entries), *ABILITIES]


@cache
def card_id(card: str, edition: str) -> str:
    """The id of a card's text. A name of 1995 that 2023 gave another text has the year behind it there."""
    classic = {each.name: each.text for each in cards_of("1995")}
    texts = {each.name: each.text for each in cards_of(edition)}
    return f"card-{card}-{edition}" if texts[card] != classic.get(card, texts[card]) else f"card-{card}"


def card_texts() -> Iterator[tuple[str, str]]:
    for edition in ("1995", "2023"):
        for card in cards_of(edition):
            yield card_id(card.name, edition), card.text


# ---- Options.
def option_texts() -> Iterator[tuple[str, str]]:
    """What each option changes, what a value is made of, and why a value is not possible.

    Lists of cards are left out: in every language they name the cards as they are called on a table.
    """
    for title in TITLES:
        for option in title.options:
            yield f"option-{title.name}-{option.name}-says", option.says
            for value, sentences in option.values_say.items():
                for number, sentence in enumerate(sentences, 1):
                    if not lists_cards(sentence):
                        yield f"value-{title.name}-{option.name}-{value}-says-{number}", sentence
            for condition in option.conditions:
                yield f"objection-{title.name}-{option.name}-{condition.value}", condition.says


def lists_cards(sentence: str) -> bool:
    return sentence.startswith(tuple(OURS.values()))
