"""Grandissimo: what scenarios cannot say. Decks, options, set-ups, tables that cannot be, what a view shows."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.parts.grandissimo.cards import DECKS, PRINTED
from meseta.games.el_grande.parts.grandissimo.view import (
    CardWithSymbols,
    SeatWithFigures,
    ViewWithGrandissimo,
)
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from tests.games.el_grande.laid_out import EL_GRANDE, fact, laid_out, play
from tests.refusals import refusal

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "el-grande-grandissimo"
GRANDISSIMO = {"expansion": "grandissimo"}
TABLES = [("1995", players) for players in "2345"] + [("2023", players) for players in "345"]


def seen(game: ElGrande, viewer: int | None = None) -> ViewWithGrandissimo:
    return cast("ViewWithGrandissimo", game.seen_by(viewer))


def seat(game: ElGrande, number: int) -> SeatWithFigures:
    return cast("SeatWithFigures", game.seen_by(None)["seats"][number])


# ---- Decks and options.
@pytest.mark.parametrize(("sixth_deck", "size"), [("all", 19), ("without-inquisitor", 16), ("first-game", 11)])
def test_sixth_deck_has_as_many_cards_as_its_option_says(sixth_deck: str, size: int) -> None:
    decks = rules_for({**GRANDISSIMO, "sixth-deck": sixth_deck}).board.decks.decks

    assert len(decks[5]) == size
    assert len(set(decks[6])) == 1, "the card of queen and jester, again and again"


@pytest.mark.parametrize("size", ["10", "20"])
def test_other_sizes_are_refused(size: str) -> None:
    with refusal(f"error-no-such-value .*{size}"):
        rules_for({**GRANDISSIMO, "sixth-deck": size})


def test_three_cards_are_those_of_the_inquisitor() -> None:
    rules = rules_for(GRANDISSIMO)
    names = Counter(rules.cards[card].name for card in rules.board.decks.decks[5])

    assert names["grand-inquisitor"] == 3
    assert len(names) == 17


@pytest.mark.parametrize("sixth_deck", ["without-inquisitor", "first-game"])
def test_without_the_inquisitor_there_is_no_black(sixth_deck: str) -> None:
    rules = rules_for({**GRANDISSIMO, "sixth-deck": sixth_deck})

    assert [part.NAME for part in rules.parts] == ["grandissimo"]
    assert rules.board.colour_names == ["blue", "orange", "green", "purple"]


def test_first_game_has_neither_ship_nor_jail() -> None:
    rules = rules_for({**GRANDISSIMO, "sixth-deck": "first-game"})

    assert rules.board.names[10:] == ["portugal", "gift-blue", "gift-orange", "gift-green", "gift-purple"]


WITHOUT_SENSE = [
    ({"edition": "2023", "players": "2"}, "objection-el-grande-expansion-two-players-2023"),
    ({"edition": "2023", "new-regency": "on"}, "objection-el-grande-taken-away-map .*option: new-regency"),
]


@pytest.mark.parametrize(("chosen", "sentence"), WITHOUT_SENSE)
def test_what_does_not_go_with_it_is_refused(chosen: dict[str, str], sentence: str) -> None:
    with refusal(sentence):
        rules_for({**GRANDISSIMO, **chosen})


def test_sixth_deck_needs_the_expansion() -> None:
    with refusal("objection-el-grande-only-with-expansion"):
        rules_for({"sixth-deck": "first-game"})


def test_what_goes_with_it_is_played_with_it() -> None:
    rules = rules_for(
        {
            **GRANDISSIMO,
            "edition": "2023",
            "players": "3",
            "merged-decks": "on",
            "shifting-powers": "on",
            "added-vetoes": "2",
            "added-secret-scoring": "on",
        }
    )

    assert [part.NAME for part in rules.parts] == ["shifting-powers", "alternative-cards", "grandissimo", "inquisitor"]


# ---- Setting up.
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_both_black_caballeros_stand_together_in_a_region_of_their_own(edition: str, players: str) -> None:
    for seed in range(20):
        view = new_game({**GRANDISSIMO, "edition": edition, "players": players}, seed).seen_by(None)
        black = {area["area"]: (area["caballeros"] or [0])[-1] for area in view["areas"] if area["area"] != "castillo"}

        [region] = [area for area, count in black.items() if count]

        assert black[region] == 2
        assert region not in (view["king"], "portugal", *[player["grande"] for player in view["seats"]])


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_board_has_a_gift_row_for_every_player(edition: str, players: str) -> None:
    names = rules_for({**GRANDISSIMO, "edition": edition, "players": players}).board.names

    assert len([name for name in names if name.startswith("gift-")]) == int(players)


# ---- Cards.
def test_every_card_is_tried_in_a_scenario() -> None:
    scenarios = " ".join(file.read_text(encoding="utf-8") for file in SCENARIOS.glob("*.scenario"))
    names = {each.card.name for cards in DECKS.values() for each in cards}

    assert [name for name in sorted(names) if f" {name}" not in scenarios] == []


def test_eleven_cards_have_symbols() -> None:
    assert len(PRINTED) == 11
    assert all(PRINTED.values())


def test_symbols_are_shown_where_the_card_lies() -> None:
    game = laid_out("offer galley", "now turn blue", **GRANDISSIMO)

    cards = cast("list[CardWithSymbols]", game.seen_by(None)["cards"])

    assert {card["deck"]: card["symbols"] for card in cards if card["symbols"]} == {6: ["ship", "jail"]}


def test_symbols_that_are_ignored_are_not_shown() -> None:
    game = laid_out("offer galley", "now turn blue", **GRANDISSIMO, **{"sixth-deck": "first-game"})

    assert [card["symbols"] for card in cast("list[CardWithSymbols]", game.seen_by(None)["cards"])] == [[]] * 7


# ---- Views.
def test_view_shows_ship_jail_tokens_figures_and_gifts() -> None:
    game = laid_out(
        *["caballeros ship blue 2", "caballeros jail orange 1 black 1", "caballeros gift-green blue 1"],
        *["ship-tokens purple", "queen blue", "jester blue", "now bidding blue"],
        **GRANDISSIMO,
    )
    view = seen(game)

    assert (view["ship"], view["jail"], view["free_tokens"]) == ([2, 0, 0, 0], [0, 1, 0, 0, 1], 1)
    assert seat(game, 0)["figures"] == ["queen", "jester"]
    assert [seat(game, number)["ship_token"] for number in range(4)] == [False, False, False, True]
    assert seat(game, 2)["gifts"] == [1, 0, 0, 0]


def test_view_of_a_first_game_has_neither_ship_nor_jail() -> None:
    view = seen(new_game({**GRANDISSIMO, "sixth-deck": "first-game"}, 1))

    assert (view["ship"], view["jail"], view["free_tokens"]) == (None, None, 0)


def test_view_shows_what_lasts() -> None:
    game = laid_out(
        *["boycott granada", "alliance aragon blue green", "free-choice orange", "revolution purple"],
        *["kept blue any-4", "now bidding blue"],
        **GRANDISSIMO,
    )
    view = seen(game)

    assert view["boycotts"] == ["granada"]
    assert view["alliances"] == [{"area": "aragon", "seats": [0, 2]}]
    assert (view["free_choice"], view["revolution"]) == (1, 3)
    assert view["kept_action"] == {"seat": 0, "card": "any-4"}


def test_two_cards_of_a_double_turn_are_shown_and_the_turn_goes_on_with_the_second() -> None:
    game = laid_out("offer double-turn", "now turn blue", **GRANDISSIMO)

    play(game, "blue: take 6", "blue: act", "blue: take 5")

    assert seat(game, 0)["decks_taken"] == [5, 6]
    assert seat(game, 0)["took"] == 5


def test_what_would_be_paid_ignores_black_and_boycotts_only_in_a_general_scoring() -> None:
    table = ["caballeros valencia blue 3 black 2 green 1", "boycott granada", "caballeros granada blue 1"]
    in_turn = laid_out(*table, "now turn blue", **GRANDISSIMO)
    scoring = laid_out(*table, "caballeros castillo blue 1", "now general-scoring", **GRANDISSIMO)

    def paid(game: ElGrande, area: str) -> list[int] | None:
        return next(each["if_scored_now"] for each in game.seen_by(None)["areas"] if each["area"] == area)

    assert (paid(in_turn, "valencia"), paid(in_turn, "granada")) == ([5, 0, 2, 0], [6, 0, 0, 0])
    assert (paid(scoring, "valencia"), paid(scoring, "granada")) == ([5, 0, 3, 0], [0, 0, 0, 0])


# ---- Tables that cannot be.
@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (["ship-tokens blue orange green"], "fault-ship-tokens"),
        (["caballeros gift-blue blue 1"], "fault-gift"),
        (["boycott granada", "alliance granada blue green"], "fault-region-cards"),
        (["alliance granada blue blue"], "fault-region-cards"),
        (["caballeros granada black 3"], "fault-caballeros"),
    ],
)
def test_table_that_cannot_be_is_refused(given: list[str], fault: str) -> None:
    with refusal(fault):
        laid_out(*given, "now turn blue", **GRANDISSIMO)


def test_grande_that_is_king_stands_where_the_king_is() -> None:
    game = laid_out("king aragon", "revolution blue", "now turn green", **GRANDISSIMO)
    assert fact(game, "grande blue ?") == "grande blue aragon"

    game.king = game.board.number["sevilla"]

    assert [str(fault) for fault in game.faults()] == ["fault-revolution"]


# ---- Saving.
def test_everything_that_lasts_is_saved_and_loaded() -> None:
    game = laid_out(
        *["ship-tokens blue", "queen orange", "boycott granada", "alliance aragon blue green", "free-choice orange"],
        *["revolution purple", "kept blue any-4", "inquisitor green", "now bidding blue"],
        **GRANDISSIMO,
    )

    loaded = EL_GRANDE.load(game.save())

    assert loaded.save() == game.save()
    assert loaded.seen_by(None) == game.seen_by(None)
