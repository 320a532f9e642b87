"""Every bot answers every question of every game legally, by what its seat sees alone, and always the same."""

from itertools import count

import pytest

from meseta.bots import catalogue, search_bot
from meseta.bots.catalogue import bots_for, choose, usual_bot
from meseta.bots.levels import level_of
from meseta.bots.search_bot import consider
from meseta.build_digest import compiled
from meseta.engine.randomness import from_seed
from meseta.games.catalogue import TITLES, title_of
from tests.any_game.play import Table, decisions
from tests.bots.play import laid_out, thoughts
from tests.refusals import refusal

GLANCING = ["quick", "random"]
EVERY = 13  # of the decisions of a game that is played at random, where all would take long


def test_whole_games_are_played_with_legal_answers(table: Table) -> None:
    names = [GLANCING[seat % len(GLANCING)] for seat in range(int(table.options["players"]))]
    position = table.new_game(3)

    for thought in thoughts(position, names, 3):
        assert thought.answer in position.answers(thought.seat)

    assert position.seen_by(None)["winners"]


def test_quick_bots_finish_games_among_themselves(short_table: Table) -> None:
    position = short_table.new_game(4)

    for _ in thoughts(position, ["quick"] * int(short_table.options["players"]), 4):
        pass

    assert position.seen_by(None)["winners"]


@pytest.mark.parametrize("bot", GLANCING)
def test_questions_of_any_game_are_answered_legally(table: Table, bot: str) -> None:
    for number, position, seat, _ in decisions(table, seed=5):
        if number % EVERY == 0:
            assert choose(bot, position, seat, number)[0] in position.answers(seat)


@pytest.mark.parametrize("bot", GLANCING)
def test_same_world_and_seed_give_the_same_answers(table: Table, bot: str) -> None:
    for number, position, seat, _ in decisions(table, seed=6):
        if number % EVERY == 0:
            before = position.save()

            assert choose(bot, position, seat, number) == choose(bot, position, seat, number)
            assert position.save() == before


@pytest.mark.parametrize("bot", GLANCING)
def test_answer_at_a_glance_is_the_same_in_every_world_the_seat_can_imagine(table: Table, bot: str) -> None:
    random = from_seed(1)
    for number, position, seat, _ in decisions(table, seed=7):
        if number % EVERY == 0:
            imagined = position.imagine(seat, random)

            assert choose(bot, imagined, seat, number) == choose(bot, position, seat, number)


def test_random_bot_gives_every_answer_in_the_end() -> None:
    position = laid_out("game el-grande\ngiven\n now bidding blue")

    answers = {answer for seed in range(200) for answer in choose("random", position, 0, seed)}

    assert answers == set(position.answers(0))


# ---- Which bots there are.
@pytest.mark.parametrize("game", [title.name for title in TITLES])
def test_games_of_the_house_are_played_by_all_bots_the_strongest_first(game: str) -> None:
    assert list(bots_for(game)) == ["strong", "middle", "quick", "random"]
    assert usual_bot(game) == ("middle" if compiled() else "quick")


def test_game_that_cannot_be_judged_is_played_by_bots_that_do_not_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "has_judgement", lambda *_: False)

    assert list(bots_for("el-grande")) == ["quick", "random"]
    assert usual_bot("el-grande") == "quick"


# ---- Bots that search.
def test_searching_bots_give_the_same_answers_to_the_same_world_and_seed() -> None:
    for game in [title.name for title in TITLES]:
        world = title_of(game).new_game({}, "the same")
        seat = int(world.seat)

        answers = [choose("middle:iterations=24,seconds=60", world, seat, 3) for _ in range(2)]

        assert answers[0] == answers[1]
        assert answers[0][0] in world.answers(seat)


def test_iterations_are_saved_only_where_they_change_nothing() -> None:
    """The first answer is that of all iterations."""
    iterations = 96
    for number, position, seat, _ in decisions(Table(title_of("el-grande"), {}), seed=8):
        if number % EVERY == 0 and len(position.answers(seat)) > 1:
            [first, *_] = choose(f"middle:iterations={iterations},seconds=60", position, seat, number)
            considered = consider(position, seat, number, iterations, 60)

            assert considered.iterations == iterations
            assert first == considered.tried[0].answer


def test_a_bot_whose_time_is_up_answers_all_the_same() -> None:
    world = title_of("el-grande").new_game({}, "the same")
    seat = int(world.seat)

    assert choose("strong:seconds=0.000001", world, seat, 3)[0] in world.answers(seat)


def test_all_answers_of_a_thought_have_not_much_more_time_than_one_where_people_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock that goes on whenever it is looked at stands for the processor's. A few iterations come in any case."""
    looks = count()
    monkeypatch.setattr(search_bot, "process_time", lambda: next(looks) / 100)
    seconds, longest = 0.2, dict.fromkeys([True, False], 0.0)

    for people_wait in longest:
        for number, position, seat, _ in decisions(Table(title_of("el-grande"), {}), seed=8):
            if number % (EVERY if compiled() else 3 * EVERY) == 0:
                began = next(looks)
                search_bot.think(position, seat, 1, 100_000, seconds, people_wait=people_wait)
                longest[people_wait] = max(longest[people_wait], (next(looks) - began) / 100)

    assert longest[True] < 3 * seconds < longest[False]


def test_searching_bots_do_not_change_the_world_they_are_given() -> None:
    world = title_of("el-grande").new_game({}, "the same")
    before = world.save()

    choose("middle:iterations=24,seconds=60", world, int(world.seat), 3)

    assert world.save() == before


def test_settings_of_a_level_that_cannot_be_are_refused() -> None:
    for setting in ("seconds", "seconds=0", "iterations=0.5", "depth=3"):
        with refusal(match=f"word: {setting}; kind: level"):
            level_of(f"strong:{setting}")


# ---- What is refused.
def test_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    position = laid_out("game el-grande\ngiven\n now bidding blue")

    with refusal(match="word: deep; kind: bot; possible: strong, middle, quick, random"):
        choose("deep", position, 0, 1)


def test_seat_that_is_not_asked_has_nothing_to_answer() -> None:
    position = laid_out("game el-grande\ngiven\n now bidding blue")

    with refusal(match=r"error-bot-not-asked \(seat: 1\)"):
        choose("quick", position, 1, 1)
