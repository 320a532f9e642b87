"""What a seat cannot know is dealt anew: cards face down, power cards taken back, sealed disks."""

from collections import Counter

from meseta.engine.randomness import from_seed
from meseta.engine.saving import to_list
from meseta.games.el_grande.parts.automa.third_colour import cards_of
from meseta.games.el_grande.parts.shifting_powers.view import ModifiersView, with_modifiers
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import decisions_from
from tests.games.el_grande.laid_out import laid_out, play, sealed_answers

TO_SEAL = ["king galicia", "offer secret-scoring", "now turn blue"]


def deck(game: ElGrande, number: int) -> list[int]:
    decks = game.board.decks
    return to_list(game.decks)[decks.first[number] : decks.first[number] + decks.sizes[number]]


def test_cards_face_down_are_shuffled_and_those_face_up_stay() -> None:
    game = laid_out("round 4", "now turn blue")
    random = from_seed(1)

    worlds = [game.imagine(0, random) for _ in range(20)]

    for number in range(4):
        orders = {tuple(deck(world, number)) for world in worlds}
        assert len(orders) > 1
        assert {order[:4] for order in orders} == {tuple(deck(game, number)[:4])}
        assert all(Counter(order) == Counter(deck(game, number)) for order in orders)


def test_sealed_disks_of_others_are_dealt_anew_and_the_own_stays() -> None:
    game = play(laid_out(*TO_SEAL), "blue: take 4", "blue: act", "blue: disk granada", "green: disk sevilla")
    random = from_seed(1)

    def answers_imagined_by(seat: int | None) -> list[tuple[str | None, ...]]:
        worlds = [game.imagine(seat, random) for _ in range(100)]
        return [tuple(sealed_answers(world)) for world in worlds]

    blue, orange, green, purple = zip(*[answers[:4] for answers in answers_imagined_by(0)])
    assert len(set(blue)) == 1
    assert len(set(green)) == 9
    assert set(orange) == set(purple) == {None}
    blue, _, green, _ = zip(*[answers[:4] for answers in answers_imagined_by(None)])
    assert len(set(blue)) == len(set(green)) == 9


def test_imagined_disks_are_legal_ones() -> None:
    game = laid_out(
        "king galicia",
        "caballeros granada orange 2 green 1",
        "caballeros sevilla orange 2",
        "caballeros valencia orange 1",
        "offer secret-return-2",
        "now turn blue",
    )
    play(game, "blue: take 2", "blue: act", "orange: disk sevilla")
    random = from_seed(1)

    imagined = {sealed_answers(game.imagine(0, random))[1] for _ in range(50)}

    assert imagined == {"disk granada", "disk sevilla"}


def test_castillo_is_not_imagined_anew() -> None:
    game = laid_out("caballeros castillo blue 2 orange 3 green 1", "now turn blue", castillo="strict")
    random = from_seed(1)

    assert all(to_list(game.imagine(3, random).caballeros) == to_list(game.caballeros) for _ in range(20))


# ---- 2023.
def worlds_of(game: ElGrande, seat: int | None) -> list[ElGrande]:
    random = from_seed(1)
    return [game.imagine(seat, random) for _ in range(200)]


def test_card_that_went_to_the_box_is_unknown_but_never_one_that_was_added() -> None:
    game = new_game({"edition": "2023", "added-vetoes": "2"}, 1)
    veto = game.rules.card_number["veto"]

    boxes = {tuple(to_list(world.decks)[-2:]) for world in worlds_of(game, 0)}

    assert len(boxes) > 20
    assert all(veto not in box for box in boxes)
    assert all(deck(world, 1).count(veto) == 2 for world in worlds_of(game, 0))


def test_card_of_one_merged_deck_does_not_go_to_the_box_for_the_other() -> None:
    game = new_game({"edition": "2023", "players": "2", "added-vetoes": "2"}, 1)
    of_deck_2 = set(game.board.decks.decks[1])

    assert all(set(to_list(world.decks)[-2:]) <= of_deck_2 for world in worlds_of(game, 0))


def test_cards_of_the_automa_still_to_come_are_shuffled() -> None:
    game = laid_out("round 4", "now round blue", edition="2023", players="2")
    real = to_list(cards_of(game))

    worlds = [to_list(cards_of(world)) for world in worlds_of(game, 0)]

    assert {tuple(world[:4]) for world in worlds} == {tuple(real[:4])}, "four power cards were seen"
    assert {tuple(world[13:19]) for world in worlds} == {tuple(real[13:19])}, "so were six regions before the scoring"
    assert {tuple(world[22:24]) for world in worlds} == {tuple(real[22:24])}, "two regions of this round were seen"
    assert all(len({tuple(world[part]) for world in worlds}) > 20 for part in (slice(4, 13), slice(24, 31)))


def test_region_cards_that_were_not_drawn_may_still_come() -> None:
    """In round 5 all caballeros of the automa are out; the two cards of round 4 are gone, the other seven are not."""
    facts = ["round 4", "caballeros toledo green 28", "automa-regions granada aragon", "now round blue"]
    game = laid_out(*facts, edition="2023", players="2")
    while game.round == 4:
        game.answer(game.seat, game.answers(game.seat)[-1])  # nobody does anything
    real = to_list(cards_of(game))
    assert real[22:26] == [7, 2, -1, -1]

    worlds = [to_list(cards_of(world)) for world in worlds_of(game, 0)]

    assert {tuple(world[22:26]) for world in worlds} == {tuple(real[22:26])}
    assert {region for world in worlds for region in world[26:31]} == {0, 1, 3, 4, 5, 6, 8}
    assert all(len(set(world[26:31])) == 5 for world in worlds)


SHIFTING = {"edition": "2023", "shifting-powers": "on", "start": "blue"}
MODIFIERS_OF_ALL = ["modifiers blue +1 +2 +3", "modifiers orange -1 -2 -3", "modifiers green +1 -1 -2-steward"]


def passed_on() -> ElGrande:
    """Blue passed +3 to orange, who passed -3 to green; in round 1 blue has played +1 and orange +3."""
    game = laid_out(*MODIFIERS_OF_ALL, "now passing", **SHIFTING)
    play(game, "blue: pass +3", "orange: pass -3", "green: pass +1")
    seat = 3
    game.answer(seat, game.answers(seat)[0])
    return play(game, "blue: modify +1", "blue: bid 9", "orange: modify +3", "orange: bid 9")


def hands_in(worlds: list[ElGrande], seat: int) -> set[tuple[str, ...]]:
    return {tuple(own_modifiers(world, seat)["hand"] or []) for world in worlds}


def own_modifiers(world: ElGrande, seat: int) -> ModifiersView:
    return with_modifiers(world.seen_by(seat)["seats"][seat])["modifiers"]


def test_modifiers_of_others_are_dealt_anew_and_the_own_stay() -> None:
    game = passed_on()

    worlds = worlds_of(game, 0)

    assert hands_in(worlds, 0) == hands_in([game], 0)
    assert all(len(hands_in(worlds, seat)) > 20 for seat in (1, 2, 3))
    assert all(world.faults() == [] for world in worlds)


def test_modifier_passed_is_known_to_its_giver() -> None:
    game = passed_on()

    assert all("-3" in hand for hand in hands_in(worlds_of(game, 1), 2))
    assert not all("-3" in hand for hand in hands_in(worlds_of(game, 0), 2))


def test_giver_and_taker_know_what_was_passed_and_nobody_else() -> None:
    game = passed_on()

    def passed_by_orange(viewer: int | None) -> set[str | None]:
        return {own_modifiers(world, 1)["passed"] for world in worlds_of(game, viewer)}

    assert passed_by_orange(1) == passed_by_orange(2) == {"-3"}
    assert len(passed_by_orange(0)) > 5
    assert len(passed_by_orange(None)) > 5


def test_before_the_passing_nobody_knows_anything_of_the_others() -> None:
    game = play(laid_out(*MODIFIERS_OF_ALL, "now passing", **SHIFTING), "orange: pass -3")

    worlds = worlds_of(game, 0)

    assert len(hands_in(worlds, 1)) > 20
    assert all(world.answers(1) for world in worlds)
    sealed = [(world, sealed_answers(world)[1] or "") for world in worlds]
    assert all(world.parse(answer) in world.answers(1) for world, answer in sealed), "the sealed answer is a legal one"


def test_over_whole_games_everything_hidden_is_once_imagined_otherwise() -> None:
    """Decks, hands and sealed disks: so the tests on secrets compare worlds that really differ in each."""
    changed = Counter[str]()
    random = from_seed(1)
    for seed in range(8):
        for _, game, seat, _ in decisions_from(new_game({}, seed), seed):
            world = game.imagine(seat, random)
            changed["decks"] += to_list(world.decks) != to_list(game.decks)
            changed["hands"] += to_list(world.hand) != to_list(game.hand)
            changed["disks"] += world.save()["frames"] != game.save()["frames"]

    assert min(changed["decks"], changed["hands"], changed["disks"]) > 0
