"""What a seat cannot know is dealt anew: cards face down, power cards taken back, sealed disks."""

from collections import Counter

from meseta.engine.randomness import from_seed
from meseta.engine.saving import numbers
from meseta.games.el_grande.board import DECK_SIZE
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import decisions_from
from tests.games.el_grande.laid_out import laid_out, play

TO_SEAL = ["king galicia", "offer secret-scoring", "now turn blue"]


def deck(game: ElGrande, number: int) -> list[int]:
    first = number * int(DECK_SIZE)
    return numbers(game.decks)[first : first + int(DECK_SIZE)]


def test_cards_face_down_are_shuffled_and_those_face_up_stay() -> None:
    game = laid_out("round 4", "now turn blue")
    random = from_seed(1)

    worlds = [game.imagine(0, random) for _ in range(20)]

    for number in range(4):
        orders = {tuple(deck(world, number)) for world in worlds}
        assert len(orders) > 1
        assert {order[:4] for order in orders} == {tuple(deck(game, number)[:4])}
        assert all(Counter(order) == Counter(deck(game, number)) for order in orders)


def test_deck_without_vetoes_keeps_its_gap_at_the_end() -> None:
    game = new_game({"veto": "off"}, 1)
    random = from_seed(1)

    assert all(deck(game.imagine(None, random), 1)[9:] == [-1, -1] for _ in range(20))


def test_sealed_disks_of_others_are_dealt_anew_and_the_own_stays() -> None:
    game = play(laid_out(*TO_SEAL), "blue: take 4", "blue: act", "blue: disk granada", "green: disk sevilla")
    random = from_seed(1)

    def answers_imagined_by(seat: int | None) -> list[tuple[int, ...]]:
        worlds = [game.imagine(seat, random) for _ in range(100)]
        return [tuple(world.save()[-1][-1][4]) for world in worlds]  # of the topmost frame

    blue, orange, green, purple = zip(*[answers[:4] for answers in answers_imagined_by(0)])
    assert len(set(blue)) == 1
    assert len(set(green)) == 9
    assert set(orange) == set(purple) == {-1}
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

    imagined = {game.notation(game.imagine(0, random).save()[-1][-1][4][1]) for _ in range(50)}

    assert imagined == {"disk granada", "disk sevilla"}


def test_castillo_is_not_imagined_anew() -> None:
    game = laid_out("caballeros castillo blue 2 orange 3 green 1", "now turn blue", castillo="strict")
    random = from_seed(1)

    assert all(numbers(game.imagine(3, random).caballeros) == numbers(game.caballeros) for _ in range(20))


def test_over_whole_games_everything_hidden_is_once_imagined_otherwise() -> None:
    """Decks, hands and sealed disks: so the tests on secrets compare worlds that really differ in each."""
    changed = Counter[str]()
    random = from_seed(1)
    for seed in range(8):
        for _, game, seat, _ in decisions_from(new_game({}, seed), seed):
            world = game.imagine(seat, random)
            changed["decks"] += numbers(world.decks) != numbers(game.decks)
            changed["hands"] += numbers(world.hand) != numbers(game.hand)
            changed["disks"] += world.save()[-1] != game.save()[-1]

    assert min(changed["decks"], changed["hands"], changed["disks"]) > 0
