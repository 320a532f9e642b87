"""The action cards: 45 of 33 kinds in 1995, 41 in 2023, four alternatives and ten of New Regency."""

from collections import Counter
from pathlib import Path

import pytest

from meseta.engine.program import Step
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.cards import edition_1995, edition_2023
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, RULEBOOK, ActionCard
from meseta.games.el_grande.parts.alternative_cards.part import ALTERNATIVES
from meseta.games.el_grande.parts.new_regency import cards as new_regency
from meseta.games.el_grande.parts.shifting_powers.modifiers import ABILITIES, MODIFIERS
from meseta.games.el_grande.rules import Rules
from meseta.wording.words import words

SCENARIOS = Path(__file__).parents[2] / "scenarios"
OF_1995 = edition_1995.CARDS
OF_2023 = [*edition_2023.CARDS, *[each.card for each in ALTERNATIVES], *new_regency.CARDS]
ALL_2023 = {
    "edition": "2023",
    "new-regency": "on",
    "shifting-powers": "on",
    "added-own-or-militia": "on",
    "added-vetoes": "2",
    "added-secret-scoring": "on",
}


def names(rules: Rules, deck: int) -> Counter[str]:
    """The cards of a deck before any is added."""
    return Counter(rules.cards[card].name for card in rules.board.decks.decks[deck - 1])


# ---- 1995.
def test_there_are_33_kinds_of_cards_counted_by_deck() -> None:
    kinds = [(entry.card.name, deck) for entry in OF_1995 for deck in entry.copies]

    assert len(set(kinds)) == len(kinds) == 33


def test_there_are_45_cards() -> None:
    assert sum(sum(entry.copies.values()) for entry in OF_1995) == 45


@pytest.mark.parametrize(("deck", "size"), [(1, 11), (2, 11), (3, 11), (4, 11), (5, 1)])
def test_decks_have_their_sizes(deck: int, size: int) -> None:
    assert sum(entry.copies.get(deck, 0) for entry in OF_1995) == size


def test_copies_are_those_of_the_rulebook() -> None:
    more_than_one = {(entry.card.name, deck): n for entry in OF_1995 for deck, n in entry.copies.items() if n > 1}

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
    deck = names(rules_for({"veto": "off"}), 2)

    assert deck["veto"] == 0
    assert deck.total() == 9


@pytest.mark.parametrize(("edition", "card"), [("1995", "king"), ("2023", "your-majesty")])
def test_king_card_comes_up_in_every_round(edition: str, card: str) -> None:
    deck = names(rules_for({"edition": edition}), 5)

    assert set(deck) == {card}
    assert deck.total() >= 9


# ---- 2023.
@pytest.mark.parametrize(("deck", "size"), [(1, 10), (2, 10), (3, 10), (4, 10), (5, 1)])
def test_decks_of_2023_have_their_sizes(deck: int, size: int) -> None:
    assert sum(entry.copies.get(deck, 0) for entry in edition_2023.CARDS) == size


def test_four_cards_are_alternatives() -> None:
    copies = Counter(deck for each in ALTERNATIVES for deck, count in each.card.copies.items() for _ in range(count))

    assert copies == {1: 1, 2: 2, 4: 1}


def test_ten_cards_of_new_regency_replace_the_king_card() -> None:
    deck = names(rules_for({"edition": "2023", "new-regency": "on"}), 5)

    assert len(deck) == deck.total() == 10
    assert "your-majesty" not in deck


def test_sixteen_modifiers_balance_each_other() -> None:
    assert sum(modifier.copies for modifier in MODIFIERS) == 16
    assert sum(modifier.copies * modifier.change for modifier in MODIFIERS) == 0


def test_abilities_of_modifiers_are_those_that_are_defined() -> None:
    assert {modifier.ability for modifier in MODIFIERS} == {"", *[ability.name for ability in ABILITIES]}


def test_what_the_rulebooks_of_2023_do_not_print_is_marked() -> None:
    provenance = {entry.card.name: entry.provenance for entry in OF_2023}

    assert [name for name in provenance if provenance[name] == RULEBOOK] == [
        *["militia", "intrigue", "own-4", "withdrawal", "assassin", "outposts", "fiesta", "revelation", "decree"],
        *["coup", "new-house", "authority", "your-majesty"],
        *["infiltration", "rebellion", "retreat", "exile"],
    ]
    assert [name for name in provenance if provenance[name] == NOTED] == ["veto", "regent", "entourage", "tournament"]


def test_of_the_modifiers_only_the_plain_one_is_printed() -> None:
    assert [modifier.name for modifier in MODIFIERS if modifier.provenance != RECONSTRUCTED] == ["+1"]


def test_provenance_of_a_card_is_shown_where_it_lies() -> None:
    rules = rules_for({"edition": "2023"})

    assert rules.faces[rules.card_number["any-4"]].provenance == RECONSTRUCTED
    assert rules.faces[rules.card_number["fiesta"]].provenance == RULEBOOK


# ---- Both.
@pytest.mark.parametrize("cards", [OF_1995, OF_2023])
def test_no_two_cards_share_a_name(cards: list[ActionCard]) -> None:
    names = [entry.card.name for entry in cards]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("entry", [*OF_1995, *OF_2023], ids=lambda entry: entry.card.name)
def test_card_has_a_wording_and_something_to_do_and_a_source(entry: ActionCard) -> None:
    assert words("en").say(f"card-{entry.card.text}").endswith(".")
    assert entry.card.does
    assert entry.provenance in (RULEBOOK, NOTED, RECONSTRUCTED)


def test_every_card_of_1995_is_printed_in_the_rulebooks() -> None:
    assert {entry.provenance for entry in OF_1995} == {RULEBOOK}


def test_kinds_that_both_editions_have_are_the_same_steps() -> None:
    """Nothing is written twice: what both have is one kind under two names."""
    steps_of_1995 = [entry.card.does for entry in OF_1995]
    own: list[list[Step]] = [entry.card.does for entry in OF_2023 if entry.card.does not in steps_of_1995]

    assert len(own) == len(new_regency.CARDS) + 2, "New Regency, the choice that names militia, and the assassin (A1)"


@pytest.mark.parametrize(
    ("edition", "name"),
    [
        *[("edition=1995", entry.card.name) for entry in OF_1995 if 5 not in entry.copies],
        *[("edition=2023", entry.card.name) for entry in OF_2023 if entry.card.name != "your-majesty"],
    ],
)
def test_card_has_a_scenario_that_offers_it(edition: str, name: str) -> None:
    offers = [
        line.split()[1:]
        for file in SCENARIOS.rglob("*.scenario")
        for text in [file.read_text(encoding="utf-8")]
        if edition in text
        for line in text.splitlines()
        if line.split()[:1] == ["offer"]
    ]

    assert any(name in offer for offer in offers)


# ---- Cards that are added.
def test_card_that_is_added_sends_one_of_its_deck_to_the_box() -> None:
    rules = rules_for(ALL_2023)

    assert rules.board.decks.sizes == [10, 10, 10, 10, 10]
    assert [len(deck) for deck in rules.board.decks.added] == [1, 2, 0, 1, 0]


def test_merged_decks_lie_in_one_pile() -> None:
    rules = rules_for({"edition": "2023", "players": "3", "merged-decks": "on"})

    assert rules.board.decks.sizes == [10, 20, 0, 10, 11]
