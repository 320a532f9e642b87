"""The editions and their options: what each differs in, and which sets of options make no sense."""

import pytest

from meseta.engine.refusal import Refused
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.cards import edition_2023
from meseta.games.el_grande.cards.action_card import OURS
from meseta.games.el_grande.editions import EDITIONS, OPTIONS, differences
from meseta.games.el_grande.parts.alternative_cards.part import ALTERNATIVES
from meseta.games.el_grande.parts.new_regency import cards as new_regency
from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIERS
from tests.games.el_grande.laid_out import laid_out, options, play, waiting

WITHOUT_SENSE = [
    ({"new-regency": "on"}, "New Regency belongs to the 2023 edition"),
    ({"shifting-powers": "on"}, "Shifting Powers belongs to the 2023 edition"),
    ({"added-vetoes": "1"}, "The alternative card veto belongs to the 2023 edition"),
    ({"added-own-or-militia": "on"}, "own-or-militia belongs to the 2023 edition"),
    ({"added-secret-scoring": "on"}, "secret-scoring belongs to the 2023 edition"),
    ({"merged-decks": "on"}, "Decks 2 and 3 are one only with two or three players of the 2023 edition"),
    ({"edition": "2023", "players": "4", "merged-decks": "on"}, "only with two or three players"),
    ({"edition": "2023", "players": "2", "merged-decks": "off"}, "With two players decks 2 and 3 are always one"),
    ({"edition": "2023", "veto": "on"}, "Deck 2 of the 2023 edition has no vetoes: add them with added-vetoes=2"),
    ({"edition": "2023", "players": "2", "start": "green"}, "green cannot start"),
    ({"edition": "1492"}, "'1492' is no value of the option 'edition'; possible: 1995, 2023"),
]


@pytest.mark.parametrize(("chosen", "sentence"), WITHOUT_SENSE)
def test_options_that_make_no_sense_are_refused_in_one_sentence(chosen: dict[str, str], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        rules_for(chosen)

    assert sentence in str(refused.value)
    assert str(refused.value).count(". ") == 0


def test_defaults_follow_the_edition_and_the_players() -> None:
    assert rules_for({}).chosen["veto"] == "on"
    assert rules_for({"edition": "2023"}).chosen["veto"] == "off"
    assert rules_for({"edition": "2023", "players": "2"}).chosen["merged-decks"] == "on"
    assert rules_for({"edition": "2023", "players": "3"}).chosen["merged-decks"] == "off"


def test_what_was_settled_can_be_settled_again() -> None:
    """A record holds all options: also those that had no choice."""
    for edition in EDITIONS:
        for players in "2345":
            settled = rules_for({"edition": edition, "players": players}).chosen

            assert rules_for(settled).chosen == settled


def test_every_option_says_what_it_changes() -> None:
    assert all(option.says.endswith(".") for option in OPTIONS)


def test_every_edition_tells_what_it_differs_in() -> None:
    older, newer = (differences(name) for name in EDITIONS)

    assert older[0] == "Decks of 11, 11, 11, 11, 1 action cards."
    assert newer[0] == "Decks of 10, 10, 10, 10, 1 action cards."
    assert any("automa" in sentence for sentence in newer)
    assert newer[-1].startswith("Reconstructed")
    assert not set(older) & set(newer)


@pytest.mark.parametrize("provenance", OURS)
def test_options_name_every_card_and_modifier_that_no_rulebook_prints(provenance: str) -> None:
    said = [sentence for option in OPTIONS for sentences in option.values_say.values() for sentence in sentences]
    lists = [sentence.split(": ")[1].rstrip(".").split(", ") for sentence in said if OURS[provenance] in sentence]
    cards = [*edition_2023.CARDS, *[each.card for each in ALTERNATIVES], *new_regency.CARDS]
    ours = {entry.card.name for entry in cards if entry.provenance == provenance}

    assert {name for names in lists for name in names} == ours | {
        modifier.name for modifier in MODIFIERS if modifier.provenance == provenance
    }


def test_no_switch_is_without_effect() -> None:
    """Each sentence is looked at somewhere: the rules of the two editions differ in as many flags."""
    flags = ["castillo_is_a_region", "veto_step_by_step", "shortage_for_cards", "discards_face_down"]
    older, newer = rules_for({}), rules_for({"edition": "2023"})

    assert all(getattr(older, flag) != getattr(newer, flag) for flag in flags)


def test_every_part_is_played_where_its_options_say() -> None:
    def parts(**options: str) -> list[str]:
        return [part.NAME for part in rules_for(options).parts]

    assert parts(edition="1995", players="2") == []
    assert parts(edition="2023", players="2") == ["automa"]
    assert parts(edition="2023") == []
    assert parts(**{"edition": "2023", "new-regency": "on", "added-vetoes": "1"}) == [
        "new-regency",
        "alternative-cards",
    ]
    assert parts(**{"edition": "2023", "shifting-powers": "on"}) == ["shifting-powers"]


# ---- The veto of 2023, which scenarios show from the outside.
def test_holder_of_a_veto_is_asked_once_for_each_action() -> None:
    game = laid_out(
        *["king galicia", "caballeros granada blue 2", "veto green 1", "offer own-4", "now turn blue"],
        **{"edition": "2023", "added-vetoes": "2"},
    )

    play(game, "blue: take 1", "blue: act")
    assert waiting(game) == ["green"]
    assert options(game, "green") == ["allow", "veto"]
    play(game, "green: allow", "blue: move blue granada", "blue: to sevilla", "blue: move blue granada")

    assert waiting(game) == ["blue"]


def test_announced_action_is_shown_by_its_card() -> None:
    game = laid_out(
        *["king galicia", "veto green 1", "offer fiesta", "now turn blue"], **{"edition": "2023", "added-vetoes": "1"}
    )
    play(game, "blue: take 3", "blue: act")

    assert game.seen_by(2)["business"][-1] == {
        "kind": "proposal",
        "change": "action-begins",
        "by": 0,
        "card": "fiesta",
    }
