"""Nothing secret is seen: in every world a seat can imagine, it sees the same as in the real one."""

from meseta.engine.events import Log
from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from tests.any_game.play import (
    Table,
    decisions,
    decisions_from,
    seen,
    some_decisions,
    takes_several_answers,
    text,
    viewers,
)

SEVERAL = 30  # games, of which hands are dealt differently
FIRST = 30  # decisions of each


def test_every_seat_sees_the_same_in_an_imagined_world(table: Table) -> None:
    random = from_seed(1)
    for _, position, _, _ in some_decisions(table):
        for viewer in viewers(position):
            assert seen(position.imagine(viewer, random), viewer) == seen(position, viewer)


def test_every_seat_has_the_same_options_in_an_imagined_world(table: Table) -> None:
    random = from_seed(1)
    for _, position, _, _ in some_decisions(table):
        for seat in range(position.seats):
            imagined = position.imagine(seat, random)

            assert imagined.answers(seat) == position.answers(seat)
            assert imagined.waiting() == position.waiting()


def test_whether_others_have_a_choice_tells_nothing_hidden(table: Table) -> None:
    """What leaves no choice is answered at once, which everybody sees; unless it is known that this would tell."""
    random = from_seed(1)
    for seed in range(SEVERAL):
        for _, position, _, _ in decisions_from(table.new_game(seed), seed, FIRST):
            if position.top is None or position.top.ANSWER_COUNT_IS_SECRET:
                continue
            for viewer in range(position.seats):
                imagined = position.imagine(viewer, random)
                for seat in position.waiting():
                    assert (len(imagined.answers(seat)) == 1) == (len(position.answers(seat)) == 1)


def test_imagined_world_differs_in_more_than_the_luck_to_come(table: Table) -> None:
    """Otherwise the two tests above could not fail."""
    random = from_seed(1)
    differing = 0
    for _, position, seat, _ in some_decisions(table):
        imagined = position.imagine(seat, random)
        imagined.random_state = position.random_state
        differing += text(imagined) != text(position)

    assert differing


def test_imagined_world_has_its_own_luck(table: Table) -> None:
    random = from_seed(1)
    for _, position, seat, _ in decisions(table):
        assert position.imagine(seat, random).random_state != position.random_state


def test_world_imagined_of_a_secret_game_has_nothing_of_its_secret(table: Table) -> None:
    position = table.new_game("the secret of a table")

    for random in (from_seed(1), from_seed("other")):
        imagined = position.imagine(0, random)
        assert imagined.random_key not in (position.random_key, random.key or position.random_key)
        assert bool(imagined.random_key) == bool(random.key)
        assert position.random_key.hex() not in text(imagined)
        assert not random.key or random.key.hex() not in text(imagined)


def test_imagined_world_depends_on_what_the_seat_knows_and_on_the_stream_alone(table: Table) -> None:
    """So who has both, such as a bot that is sent an imagined world, cannot work out what really lies there."""
    random = from_seed(1)
    for number, position, _, _ in some_decisions(table):
        for viewer in viewers(position):
            other = position.imagine(viewer, random)

            imagined = position.imagine(viewer, from_seed(number)).save()

            assert imagined == other.imagine(viewer, from_seed(number)).save()


def test_same_answers_look_the_same_in_both_worlds_until_something_is_revealed(table: Table) -> None:
    random = from_seed(1)
    worlds: dict[int | None, AnyPosition] = {}  # one for each viewer, until it gives itself away
    logs: dict[int | None, Log] = {}
    revealed, steps, log = -1, 0, Log()
    for _, position, seat, option in decisions(table):
        told = log.take()
        position.listener = log
        if position.reveals != revealed:
            revealed = position.reveals
            worlds.clear()
        for viewer in viewers(position):
            if viewer in worlds and takes_several_answers(position) and gave_itself_away(worlds[viewer], position):
                del worlds[viewer]
            if viewer in worlds:
                steps += 1
                assert seen(worlds[viewer], viewer) == seen(position, viewer)
                assert logs[viewer].take() == told
            else:
                worlds[viewer] = position.imagine(viewer, random)
                worlds[viewer].listener = logs[viewer] = Log()
            if option in worlds[viewer].answers(seat):
                worlds[viewer].answer(seat, option)
            else:  # somebody shows what is hidden in the real world and is not there in the imagined one
                del worlds[viewer]

    assert steps


def gave_itself_away(world: AnyPosition, position: AnyPosition) -> bool:
    """How many answers a choice still lacks is hidden until it is sealed: an imagined one may be over before."""
    return bool(position.waiting() != world.waiting()) or not takes_several_answers(world)


def test_imagining_takes_its_chances_from_the_given_stream_alone(table: Table) -> None:
    for number, position, seat, _ in some_decisions(table):
        before = text(position)

        worlds = [text(position.imagine(seat, from_seed(number))) for _ in range(2)]

        assert worlds[0] == worlds[1]
        assert text(position) == before


def test_imagined_world_can_be_imagined_from_again(table: Table) -> None:
    random = from_seed(1)
    for _, position, seat, _ in some_decisions(table):
        world = position.imagine(seat, random).imagine(None, random).imagine(seat, random)

        assert seen(world, None) == seen(position, None)
