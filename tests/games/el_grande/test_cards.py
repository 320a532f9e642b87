"""The action cards of 1995: 45 cards of 33 kinds in five decks."""

from collections import Counter
from pathlib import Path

import pytest

from meseta.games.el_grande.cards.action_card import RULEBOOK
from meseta.games.el_grande.cards.edition_1995 import CARDS
from meseta.games.el_grande.editions import deck_of

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def test_there_are_33_kinds_of_cards_counted_by_deck() -> None:
    kinds = [(entry.card.name, deck) for entry in CARDS for deck in entry.copies]

    assert len(set(kinds)) == len(kinds) == 33


def test_there_are_45_cards() -> None:
    assert sum(sum(entry.copies.values()) for entry in CARDS) == 45


@pytest.mark.parametrize(("deck", "size"), [(1, 11), (2, 11), (3, 11), (4, 11), (5, 1)])
def test_decks_have_their_sizes(deck: int, size: int) -> None:
    assert sum(entry.copies.get(deck, 0) for entry in CARDS) == size


def test_copies_are_those_of_the_rulebook() -> None:
    more_than_one = {(entry.card.name, deck): n for entry in CARDS for deck, n in entry.copies.items() if n > 1}

    assert more_than_one == {
        ("five-from-one-region", 1): 2,
        ("own-2-others-2", 1): 2,
        ("veto", 2): 2,
        ("score-one", 2): 3,
        ("score-fours", 3): 2,
        ("score-fives", 3): 2,
        ("score-castillo", 3): 2,
        ("scoring-tile", 4): 3,
        ("grande", 4): 2,
        ("power-card", 4): 2,
    }


def test_deck_2_without_vetoes_has_nine_cards() -> None:
    names = Counter(CARDS[card].card.name for card in deck_of(2, veto=False))

    assert names["veto"] == 0
    assert names.total() == 9


def test_king_card_comes_up_in_every_round() -> None:
    assert {CARDS[card].card.name for card in deck_of(5, veto=True)} == {"king"}
    assert len(deck_of(5, veto=True)) >= 9


def test_no_two_cards_share_a_name() -> None:
    names = [entry.card.name for entry in CARDS]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("entry", CARDS, ids=lambda entry: entry.card.name)
def test_card_has_a_wording_and_something_to_do_and_a_source(entry: object) -> None:
    assert isinstance(entry, tuple)
    card, _, provenance = entry

    assert card.text.endswith(".")
    assert card.does
    assert provenance == RULEBOOK


@pytest.mark.parametrize("name", [entry.card.name for entry in CARDS if 5 not in entry.copies])
def test_card_has_a_scenario_that_offers_it(name: str) -> None:
    offers = [
        line.split()[1:]
        for file in SCENARIOS.rglob("*.scenario")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.split()[:1] == ["offer"]
    ]

    assert any(name in offer for offer in offers)
