"""What the players of Condottiere can and cannot see of each other."""

import json

from meseta.engine.randomness import from_seed
from meseta.games.condottiere.deck import KINDS
from meseta.games.condottiere.position import Condottiere
from tests.games.condottiere.laid_out import laid_out, play

HANDS = ("hand blue 10 heroine", "hand orange 2 winter", "hand green 3", "hand purple 4")


def test_only_the_own_hand_is_seen() -> None:
    game = laid_out(*HANDS)

    hands = [player["hand"] for player in game.seen_by(1)["seats"]]

    assert hands == [None, ["2", "winter"], None, None]
    assert [player["hand"] for player in game.seen_by(None)["seats"]] == [None] * 4


def test_hand_sizes_are_shown_unless_they_are_hidden() -> None:
    shown, hidden = laid_out(*HANDS), laid_out(*HANDS, hand_sizes="hidden")

    assert [player["hand_size"] for player in shown.seen_by(2)["seats"]] == [2, 2, 1, 1]
    assert [player["hand_size"] for player in hidden.seen_by(2)["seats"]] == [None, None, 1, None]


def test_a_face_down_card_is_seen_by_its_owner_alone() -> None:
    game = play(laid_out(*HANDS, face_down="on"), "blue: play heroine")

    assert game.seen_by(0)["seats"][0]["own_face_down"] == "heroine"
    for viewer in (None, 1, 2, 3):
        seen = game.seen_by(viewer)
        assert seen["seats"][0]["face_down"] is True
        assert seen["seats"][0]["own_face_down"] is None
        assert seen["seats"][0]["strength"]["total"] == 0
        assert '"heroine"' not in json.dumps(seen)


def test_a_mercenary_taken_back_stays_with_its_hand_in_every_imagined_world() -> None:
    game = laid_out("hand blue scarecrow 1", "company blue 10", "hand orange 2", "hand green 3", "hand purple 4")
    play(game, "blue: play scarecrow", "blue: take 10")

    assert game.seen_by(1)["seats"][0]["known_in_hand"] == ["10"]
    hands = {tuple(game.imagine(1, from_seed(seed)).hand)[: int(KINDS)] for seed in range(30)}
    assert all(hand[6] >= 1 and sum(hand) == 2 for hand in hands)
    assert len(hands) > 3


def test_a_known_mercenary_may_be_the_card_that_lies_face_down() -> None:
    game = laid_out(
        "hand blue scarecrow 1",
        "company blue 10",
        *[f"hand {colour} 2 3" for colour in ("orange", "green", "purple")],
        face_down="on",
    )
    play(game, "blue: play scarecrow", "blue: take 10", "orange: pass", "green: pass", "purple: pass", "blue: play 10")

    worlds = [game.imagine(1, from_seed(seed)) for seed in range(60)]

    assert {world.hidden[0] for world in worlds} > {6}
    assert all(world.hidden[0] == 6 or world.hand[6] == 1 for world in worlds)
    assert all(not world.faults() for world in worlds)


def test_a_single_known_mercenary_in_an_empty_hand_must_lie_face_down() -> None:
    game = laid_out("hand blue scarecrow", "company blue 10", "hand orange 2 3", players="2", face_down="on")
    play(game, "blue: play scarecrow", "blue: take 10", "orange: play 2", "blue: play 10")

    worlds = [game.imagine(1, from_seed(seed)) for seed in range(10)]

    assert {world.hidden[0] for world in worlds} == {6}


def test_cards_kept_at_the_end_of_a_round_are_not_seen() -> None:
    game = laid_out("hand blue 10 6 5", "company orange 3", "token orange", players="2")
    play(game, "blue: pass", "orange: region roma", "blue: hold", "blue: keep 10")

    assert kept(game, 0) == ["keep 10"]
    assert kept(game, 1) == []
    assert '"keep 10"' not in json.dumps(game.seen_by(1))
    worlds = [game.imagine(1, from_seed(seed)) for seed in range(30)]
    assert len({str(kept(world, 0)) for world in worlds}) > 1


def kept(game: Condottiere, viewer: int) -> list[str]:
    frame = game.seen_by(viewer)["business"][-1]
    assert frame["kind"] == "keeping-cards"
    return frame["answers"]
