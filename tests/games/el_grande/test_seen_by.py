"""What each seat sees of El Grande, and what nobody sees."""

from collections.abc import Iterator
from typing import Any

import pytest

from meseta.games.el_grande.cards.edition_1995 import CARDS
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from meseta.games.el_grande.view import DisksFrame
from tests.any_game.play import decisions_from, viewers
from tests.games.el_grande.laid_out import laid_out, play

IN_THE_CASTILLO = ["caballeros castillo blue 2 orange 3 green 1", "now turn blue"]


def values(view: Any) -> Iterator[Any]:
    """Everything said anywhere in a view, but for the names of its keys and the legal answers."""
    yield view
    if isinstance(view, dict):
        for key, value in view.items():
            if key != "legal":
                yield from values(value)
    elif isinstance(view, list):
        for value in view:
            yield from values(value)


def castillo(setting: str) -> Any:
    return laid_out(*IN_THE_CASTILLO, castillo=setting).seen_by(0)["areas"][-1]


# ---- The Castillo.
def test_strict_castillo_shows_nothing_of_what_is_inside() -> None:
    shown = castillo("strict")

    assert shown["caballeros"] is None
    assert shown["if_scored_now"] is None


def test_tally_shows_what_went_in_but_not_what_it_would_earn() -> None:
    shown = castillo("tally")

    assert shown["caballeros"] == [2, 3, 1, 0]
    assert shown["if_scored_now"] is None


def test_open_castillo_shows_what_is_inside_and_what_it_would_earn() -> None:
    shown = castillo("open")

    assert shown["caballeros"] == [2, 3, 1, 0]
    assert shown["if_scored_now"] == [3, 5, 1, 0]


def test_strict_castillo_looks_the_same_whoever_is_inside() -> None:
    insides = [laid_out(f"caballeros castillo {inside}", "now turn blue") for inside in ("blue 2", "orange 3 green 1")]

    assert insides[0].seen_by(None)["areas"] == insides[1].seen_by(None)["areas"]


@pytest.mark.parametrize("setting", ["strict", "tally", "open"])
def test_regions_are_always_open(setting: str) -> None:
    for area in laid_out(*IN_THE_CASTILLO, castillo=setting).seen_by(None)["areas"][:-1]:
        assert area["caballeros"] == [0, 0, 0, 0]
        assert area["if_scored_now"] == [0, 0, 0, 0]


# ---- Secrets.
def test_no_view_holds_the_hand_of_another_seat() -> None:
    for seed in range(4):
        for number, game, _, _ in decisions_from(new_game({"players": "3"}, seed), seed):
            viewer = viewers(game)[number % 4]
            view = game.seen_by(viewer)
            for player in view["seats"]:
                assert (player["hand"] is not None) == (player["seat"] == viewer)
                hidden = game.seen_by(player["seat"])["seats"][player["seat"]]["hand"]
                if player["seat"] != viewer and player["taken_back_unseen"]:
                    assert hidden not in [value for value in values(view) if isinstance(value, list)]


def test_no_view_names_a_card_that_was_never_turned_up() -> None:
    kinds = {entry.card.name for entry in CARDS}
    for seed in range(4):
        for number, game, _, _ in decisions_from(new_game({}, seed), seed):
            view = game.seen_by(viewers(game)[number % 5])
            turned_up = {name for card in view["cards"] for name in [*card["before"], card["card"]]}
            chosen_as = {"own-from-one-region", "court-2"} if "own-or-court" in turned_up else set()

            assert {value for value in values(view) if isinstance(value, str)} & kinds <= turned_up | chosen_as
            assert all(len(card["before"]) == view["round"] - 1 for card in view["cards"][:-1])


def test_no_other_seat_sees_a_sealed_disk() -> None:
    game = laid_out("king galicia", "offer secret-scoring", "now turn blue")
    play(game, "blue: take 4", "blue: act", "green: disk sevilla")

    for viewer in (None, 0, 1, 3):
        assert "disk sevilla" not in list(values(game.seen_by(viewer)))
        assert disks(game, viewer)["answers"] == []
    assert disks(game, 2)["answers"] == ["disk sevilla"]


def test_everybody_sees_who_has_set_a_disk() -> None:
    game = laid_out("king galicia", "offer secret-scoring", "now turn blue")
    play(game, "blue: take 4", "blue: act", "green: disk sevilla")

    for viewer in viewers(game):
        assert disks(game, viewer)["asked"] == [0, 1, 2, 3]
        assert disks(game, viewer)["missing"] == [0, 1, 3]


def disks(game: ElGrande, viewer: int | None) -> DisksFrame:
    frame = game.seen_by(viewer)["business"][-1]
    assert frame["kind"] == "disks"
    return frame


def test_disks_are_seen_when_all_are_set() -> None:
    game = laid_out("king galicia", "offer secret-scoring", "now turn blue")
    play(game, "blue: take 4", "blue: act", "green: disk sevilla", "blue: disk granada", "orange: disk aragon")
    assert [player["disk"] for player in game.seen_by(None)["seats"]] == [None] * 4

    play(game, "purple: disk aragon")

    assert [player["disk"] for player in game.seen_by(None)["seats"]] == ["granada", "aragon", "sevilla", "aragon"]


# ---- The keys, as they are documented.
def test_view_has_these_keys() -> None:
    view = new_game({}, 1).seen_by(0)

    assert list(view) == [
        *["game", "options", "seat", "round", "king", "leader", "areas", "seats", "extra", "turn_order", "cards"],
        *["tiles", "business", "waiting", "legal", "winners"],
    ]
    assert list(view["areas"][0]) == ["area", "caballeros", "grandes", "values", "king", "if_scored_now"]
    assert list(view["seats"][0]) == [
        *["seat", "colour", "score", "court", "province", "grande", "bid", "power_card", "took"],
        *["hand", "hand_size", "played", "taken_back_unseen", "vetoes", "disk"],
    ]
    assert list(view["cards"][0]) == [
        *["deck", "card", "text", "caballeros", "provenance", "taken_by", "left", "before"],
    ]


def test_every_frame_of_unfinished_business_is_shown_in_words() -> None:
    shown: dict[str, set[str]] = {}
    for seed in range(12):
        for _, game, _, _ in decisions_from(new_game({"players": "5"}, seed), seed):
            for frame in game.seen_by(None)["business"]:
                shown.setdefault(frame["kind"], set()).update(frame)

    assert len(shown) > 15
    assert all("kind" in keys and len(keys) > 1 for keys in shown.values())


def test_played_power_cards_are_seen_by_all() -> None:
    game = laid_out("now bidding blue")
    play(game, "blue: bid 9", "orange: bid 13")

    for viewer in viewers(game):
        seats = game.seen_by(viewer)["seats"]
        assert [player["bid"] for player in seats] == [9, 13, None, None]
        assert [player["played"] for player in seats] == [[9], [13], [], []]


def test_turn_order_is_by_power() -> None:
    game: ElGrande = laid_out("now bidding blue")
    play(game, "blue: bid 9", "orange: bid 13", "green: bid 1", "purple: bid 10")

    assert game.seen_by(None)["turn_order"] == [1, 3, 0, 2]


def test_card_taken_shows_its_taker() -> None:
    game = play(laid_out("now turn blue"), "blue: take 5")

    cards = game.seen_by(None)["cards"]

    assert [card["taken_by"] for card in cards] == [None, None, None, None, 0]
    assert game.seen_by(None)["seats"][0]["took"] == 5
