"""What the games' data say in English, by the ids under which other languages translate it: typed once, there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from meseta.engine.program import Card
from meseta.engine.title import settle
from meseta.games.catalogue import TITLES
from meseta.games.el_grande.cards.action_card import OURS
from meseta.games.el_grande.editions import EDITIONS, OPTIONS
from meseta.games.el_grande.parts.catalogue import PARTS


@cache
def english_texts() -> dict[str, str]:
    return {**dict(card_texts()), **dict(option_texts())}


# ---- Cards.
@cache
def cards_of(edition: str) -> list[Card]:
    """Every card that can come up in an edition of El Grande, with all its parts."""
    of_parts = [card for chosen in variants(edition) for card in cards_of_parts(chosen)]
    more = {name: text for part in PARTS for name, text in part.rewords().items()}
    of_edition = [entry.card for entry in EDITIONS[edition].cards]
    return [Card(card.name, more.get(card.name, card.text), card.does) for card in of_edition] + unique(of_parts)


def unique(cards: list[Card]) -> list[Card]:
    return list(dict.fromkeys(cards))


def variants(edition: str) -> Iterator[dict[str, str]]:
    """The plain game of an edition, and every game in which one option is another."""
    plain = settle(OPTIONS, {"edition": edition})
    for option in OPTIONS:
        for value in option.possible(plain) if option.name != "edition" else [edition]:
            yield settle(OPTIONS, {"edition": edition, option.name: value})


def cards_of_parts(chosen: dict[str, str]) -> list[Card]:
    parts = [part for part in PARTS if part.is_played(chosen)]
    entries = [entry for part in parts for entry in [*part.cards(), *part.added_cards(chosen)]]
    return [*[entry.card for entry in entries], *[card for part in parts for card in part.programs()]]


@cache
def card_id(card: str, edition: str) -> str:
    """The id of a card's text. A name of an older edition that a later one gave another text has the year there."""
    classic = {each.name: each.text for each in cards_of("1995")}
    texts = {each.name: each.text for each in cards_of(edition)}
    return f"card-{card}-{edition}" if texts[card] != classic.get(card, texts[card]) else f"card-{card}"


def card_texts() -> Iterator[tuple[str, str]]:
    for edition in EDITIONS:
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
