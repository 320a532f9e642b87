"""Searching: the same answers from the same seed, in every world, in bounded memory, with any game that is judged."""

from collections.abc import Iterator

import pytest

from meseta.build_digest import compiled
from meseta.engine.judgement import PlainJudgement
from meseta.engine.position import Position
from meseta.engine.randomness import from_seed
from meseta.engine.search import Search
from meseta.engine.tree import MOST_NODES
from meseta.games.catalogue import TITLES, title_of
from tests.any_game.play import Table, decisions_from

ITERATIONS = 60 if compiled() else 12
EVERY = 9 if compiled() else 29  # decisions of a game

JUDGED = [title for title in TITLES if title.judgement(title.bare_table({}).options_chosen()) is not None]


@pytest.fixture(params=JUDGED, ids=lambda title: title.name)
def table(request: pytest.FixtureRequest) -> Table:
    return Table(request.param, {"players": "3"})


def questions(table: Table, seed: int = 5) -> Iterator[tuple[Position, int]]:
    """Positions of a random game in which a seat has something to choose."""
    for number, position, seat, _ in decisions_from(table.new_game(seed), seed):
        if number % EVERY == 0 and len(position.answers(seat)) > 1:
            yield position, seat


def first_question(table: Table) -> tuple[Position, int]:
    position, seat = next(questions(table))
    return position.imagine(seat, from_seed(1)), seat


def searched(position: Position, seat: int, iterations: int = ITERATIONS, most_nodes: int = int(MOST_NODES)) -> Search:
    judgement = title_of(position.GAME).judgement(position.options_chosen())
    assert judgement is not None
    search = Search(judgement, seat, 3, most_nodes)
    search.begin(position)
    search.run(iterations)
    return search


# ---- What is found.
def test_the_same_world_and_seed_give_the_same_answers(table: Table) -> None:
    world, seat = first_question(table)

    assert searched(world, seat).tried() == searched(world, seat).tried()


def test_answers_do_not_change_when_the_unseen_is_dealt_anew(table: Table) -> None:
    for position, seat in questions(table):
        one, other = (searched(position.imagine(seat, from_seed(seed)), seat) for seed in (1, 2))

        assert one.tried() == other.tried()
        assert one.chances() == other.chances()


def test_every_legal_answer_may_be_tried_and_no_other_is(table: Table) -> None:
    world, seat = first_question(table)
    tried = searched(world, seat).tried()

    assert {each.answer for each in tried} <= set(world.answers(seat))
    assert sum(each.visits for each in tried) == ITERATIONS


def test_the_answer_that_was_tried_most_is_best(table: Table) -> None:
    world, seat = first_question(table)
    search = searched(world, seat)

    assert search.best() == max(search.tried(), key=lambda each: (each.visits, each.chance)).answer


def test_what_is_settled_stays_as_it_is(table: Table) -> None:
    settled = 0
    for position, seat in questions(table):
        search = searched(position.imagine(seat, from_seed(1)), seat)
        best, left = search.best(), ITERATIONS // 2
        if search.is_settled(left):
            settled += 1
            search.run(left)

            assert search.best() == best

    assert settled > 0


def test_nothing_is_settled_before_anything_was_tried(table: Table) -> None:
    world, seat = first_question(table)

    assert not searched(world, seat, 0).is_settled(0)


def test_chances_of_all_seats_make_a_whole(table: Table) -> None:
    for position, seat in questions(table):
        chances = searched(position.imagine(seat, from_seed(1)), seat).chances()

        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


def test_the_position_stays_as_it_is(table: Table) -> None:
    for position, seat in questions(table):
        before = position.save()
        searched(position, seat)

        assert position.save() == before


def test_what_knows_only_how_a_game_ends_searches_too(table: Table) -> None:
    world, seat = first_question(table)
    judgement = title_of(world.GAME).judgement(world.options_chosen())
    assert judgement is not None
    search = Search(PlainJudgement(judgement), seat, 3)
    search.begin(world)
    search.run(5)

    assert search.best() in world.answers(seat)


# ---- The tree.
def test_a_full_tree_grows_no_further_and_still_answers(table: Table) -> None:
    world, seat = first_question(table)
    search = searched(world, seat, ITERATIONS, most_nodes=40)

    assert search.tree.count <= 40
    assert search.best() in world.answers(seat)


def test_the_tree_is_followed_through_a_turn(table: Table) -> None:
    """What was found of the answers to the next question is still there."""
    followed = 0
    for position, seat in questions(table):
        world = position.imagine(seat, from_seed(1))
        search = searched(world, seat, 4 * ITERATIONS)
        answer = search.best()
        assert search.follow(seat, answer)
        world.answer(seat, answer)
        if world.seat == seat and world.reveals == position.reveals and len(world.answers(seat)) > 1:
            search.begin(world)
            followed += sum(each.visits for each in search.tried()) > 0

    assert followed > 0


def test_what_was_met_on_the_way_is_known_of_the_next_question(table: Table) -> None:
    world, seat = first_question(table)
    search = searched(world, seat)
    [best, *_] = search.tried()

    assert search.known() == ITERATIONS
    assert search.follow(seat, best.answer)
    assert search.known() == best.visits


def test_an_answer_that_was_never_met_is_not_followed(table: Table) -> None:
    world, seat = first_question(table)
    search = searched(world, seat, 0)

    assert not search.follow(seat, world.answers(seat)[0])


def test_a_forced_answer_needs_no_node(table: Table) -> None:
    for number, position, seat, answer in decisions_from(table.new_game(5), 5):
        if number > 1 and len(position.answers(seat)) == 1:
            search = searched(position.imagine(seat, from_seed(1)), seat, 0)
            nodes = search.tree.count

            assert search.best() == answer
            assert search.follow(seat, answer)
            assert search.tree.count == nodes
            return
