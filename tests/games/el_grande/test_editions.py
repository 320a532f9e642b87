"""The editions and their options: which sets of options make no sense, and what follows from those that do."""

import pytest

from meseta.engine.refusal import Refused
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.editions import EDITIONS
from tests.games.el_grande.laid_out import answers, laid_out, play, waiting

WITHOUT_SENSE = [
    ({"new-regency": "on"}, "objection-el-grande-only-2023 (option: new-regency; without: off)"),
    ({"shifting-powers": "on"}, "objection-el-grande-only-2023 (option: shifting-powers; without: off)"),
    ({"added-vetoes": "1"}, "objection-el-grande-only-2023 (option: added-vetoes; without: 0)"),
    ({"added-own-or-militia": "on"}, "objection-el-grande-only-2023 (option: added-own-or-militia; without: off)"),
    ({"added-secret-scoring": "on"}, "objection-el-grande-only-2023 (option: added-secret-scoring; without: off)"),
    ({"merged-decks": "on"}, "objection-el-grande-merged-decks-on"),
    ({"edition": "2023", "players": "4", "merged-decks": "on"}, "objection-el-grande-merged-decks-on"),
    ({"edition": "2023", "players": "2", "merged-decks": "off"}, "objection-el-grande-merged-decks-off"),
    ({"edition": "2023", "veto": "on"}, "objection-el-grande-veto-on"),
    ({"edition": "2023", "veto": "on", "expansion": "colonies"}, "objection-el-grande-veto-on"),
    (
        {"edition": "2023", "veto": "on", "expansion": "intrigue"},
        "objection-el-grande-veto-on-no-decks (expansion: intrigue)",
    ),
    (
        {"edition": "2023", "veto": "on", "expansion": "king-and-colonies"},
        "objection-el-grande-veto-on-no-decks (expansion: king-and-colonies)",
    ),
    ({"edition": "2023", "players": "2", "start": "green"}, "objection-start (colour: green; players: 3)"),
    ({"edition": "1492"}, "error-no-such-value (value: 1492; option: edition; possible: 1995, 2023)"),
]


@pytest.mark.parametrize(("chosen", "refusal"), WITHOUT_SENSE)
def test_options_that_make_no_sense_are_refused(chosen: dict[str, str], refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        rules_for(chosen)

    assert str(refused.value) == refusal


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


def test_no_switch_is_without_effect() -> None:
    """The rules of the two editions differ in a flag for each."""
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
    assert answers(game, "green") == ["allow", "veto"]
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
