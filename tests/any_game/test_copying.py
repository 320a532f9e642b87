"""A copy is the same game, and from then on another one."""

from meseta.engine.randomness import from_seed
from tests.any_game.play import Table, decisions, play_to_the_end, seen, some_decisions, text

NOW_AND_THEN = 5  # playing on to the end from every single decision would take long


def test_copy_equals_the_original(table: Table) -> None:
    for _, position, seat, _ in some_decisions(table):
        twin = position.copy()

        assert text(twin) == text(position)
        assert twin.waiting() == position.waiting()
        assert twin.answers(seat) == position.answers(seat)
        assert seen(twin, seat) == seen(position, seat)


def test_answer_on_a_copy_leaves_the_original_alone(table: Table) -> None:
    for _, position, seat, _ in some_decisions(table):
        before = text(position)
        for option in position.answers(seat):
            position.copy().answer(seat, option)

            assert text(position) == before


def test_answer_on_the_original_leaves_a_copy_alone(table: Table) -> None:
    kept: list[tuple[object, str]] = []
    for _, position, _, _ in decisions(table):
        kept.append((position.copy(), text(position)))

    assert all(text(twin) == before for twin, before in kept)


def test_copy_plays_on_like_the_original(table: Table) -> None:
    twin = table.new_game(1)
    for _, position, seat, option in decisions(table):
        assert text(twin) == text(position)
        twin = twin.copy()
        twin.answer(seat, option)


def test_game_played_on_from_a_copy_leaves_the_original_alone(table: Table) -> None:
    for number, position, _, _ in decisions(table):
        if number % NOW_AND_THEN == 0:
            before = text(position)

            play_to_the_end(position.copy(), number)

            assert text(position) == before


def test_game_played_on_in_an_imagined_world_leaves_the_original_alone(table: Table) -> None:
    random = from_seed(1)
    for number, position, seat, _ in decisions(table):
        if number % NOW_AND_THEN == 0:
            before = text(position)

            play_to_the_end(position.imagine(seat, random), number)

            assert text(position) == before


def test_game_played_on_from_the_original_leaves_an_imagined_world_alone(table: Table) -> None:
    random = from_seed(1)
    kept: list[tuple[object, str]] = []
    for _, position, seat, _ in decisions(table):
        world = position.imagine(seat, random)
        kept.append((world, text(world)))

    assert all(text(world) == before for world, before in kept)
